# Jak daleko hra je; tato slova má i úvodní stránka.

progress-stonespine-turn = { $year }. rok · { $turn }. tah
progress-stonespine-market = { $year }. rok · trh
