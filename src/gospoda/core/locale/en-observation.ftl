# What a seat observes as numbers: the parts of `gospoda observe`.

observed-seat = the own seat, counted from 0
observed-asked = who owes a decision now
observed-chapter = which question is open, or that the game is over
observed-below = which questions are still to be answered after it
observed-question = the fields of the steps to come and of the own open questions in binary, one after the other
observed-options = the options of this game
observed-ready = how many secret moves each seat has laid down
observed-choice = the own secret moves

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
