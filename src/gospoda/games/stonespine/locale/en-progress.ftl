# How far a game is; the home page has these words too.

progress-stonespine-turn = Year { $year } · turn { $turn }
progress-stonespine-market = Year { $year } · market
