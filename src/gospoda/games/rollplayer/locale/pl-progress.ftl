# Jak daleko jest gra; te słowa ma też strona główna.

progress-rollplayer-set-up = Przygotowanie
progress-rollplayer = { $phase ->
    [market] Runda { $round } z { $rounds } · rynek
    [cleanup] Runda { $round } z { $rounds } · porządkowanie
   *[other] Runda { $round } z { $rounds } · kości
}
