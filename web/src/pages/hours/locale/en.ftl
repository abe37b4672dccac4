# Texts of the page for the hours when clocks run.

hours-about = In correspondence games your clock stops at night, on your days off and on your holidays. This starts when you sit down at such a table, with nights from 22:00 to 8:00. Change whatever does not fit.
hours-nobody = Take a seat at a table first. Then we can save this for you.
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
    [one] One day added. Save to apply it.
   *[other] { $count } days added. Save to apply them.
}
