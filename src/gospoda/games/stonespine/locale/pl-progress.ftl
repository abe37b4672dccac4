# Jak daleko jest gra; te słowa ma też strona główna.

progress-stonespine-turn = Rok { $year } · tura { $turn }
progress-stonespine-market = Rok { $year } · rynek
