# Words of the page on which one says when one's time counts.

hours-about = In games that are played turn by turn your clock stands still at night, on your days off and on your holidays. It begins as soon as you sit down at such a table, with nights from 22:00 to 8:00; change here what does not fit.
hours-nobody = Take a seat at a table first, then this can be kept for you.
hours-zone = Time zone
hours-night = Night (12 hours at most)
hours-from = from
hours-to = to
hours-free = Days off every week (three at most)
hours-holidays = Holidays (from tomorrow on, 40 days a year at most)
hours-first = First day
hours-last = last day
hours-add = Add
hours-drop = Remove { $day }
hours-saved = Saved.
hours-public = Public holidays in the next 12 months:
hours-added = { $count ->
    [one] One day was added; it counts once it is saved.
   *[other] { $count } days were added; they count once they are saved.
}
