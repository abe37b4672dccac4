# What a seat observes as numbers: the parts of `gospoda observe`.

observed-seat = the observer’s seat, counted from 0
observed-asked = who has a decision to make now
observed-chapter = which question is open, or that the game is over
observed-below = which questions follow it
observed-question = the fields of the coming steps and of the observer’s open questions in binary, one after the other
observed-options = the options of this game
observed-ready = how many secret moves each seat has chosen
observed-choice = the observer’s secret moves

observe-title = What a seat of { $title } observes with { $seats ->
    [one] one player
   *[other] { $seats } players
}: { $size } numbers
observe-part = Part
observe-first = From
observe-size = Size
observe-shape = Shape
observe-meaning = Meaning
observe-features = 1 or 0
observe-scaled = from 0 to 1

dataset-written = { $rows ->
    [one] One row
   *[other] { $rows } rows
} in { $file }.
