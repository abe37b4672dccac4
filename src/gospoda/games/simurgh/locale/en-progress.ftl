# How far a game is; the home page has these words too.

progress-simurgh-set-up = Set-up
progress-simurgh-turn = Turn { $turn }
progress-simurgh-last = Turn { $turn } · the last ones
