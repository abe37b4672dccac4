# Jak daleko jest gra; te słowa ma też strona główna.

progress-simurgh-set-up = Przygotowanie
progress-simurgh-turn = Tura { $turn }
progress-simurgh-last = Tura { $turn } · ostatnie
