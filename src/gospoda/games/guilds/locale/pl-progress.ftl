# Jak daleko jest gra; te słowa ma też strona główna.

progress-guilds = { $phase ->
    [auction] Runda { $round } z { $rounds } · licytacja
    [exchange] Runda { $round } z { $rounds } · wymiana
    [building] Runda { $round } z { $rounds } · budowa
    [final] Punktacja końcowa
   *[other] Runda { $round } z { $rounds }
}
