# Jak daleko hra je; tato slova má i úvodní stránka.

progress-simurgh-set-up = Příprava
progress-simurgh-turn = { $turn }. tah
progress-simurgh-last = { $turn }. tah · poslední
