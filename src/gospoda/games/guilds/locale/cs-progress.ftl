# Jak daleko hra je; tato slova má i úvodní stránka.

progress-guilds = { $phase ->
    [auction] Kolo { $round } z { $rounds } · dražba
    [exchange] Kolo { $round } z { $rounds } · směna
    [building] Kolo { $round } z { $rounds } · stavba
    [final] Závěrečné bodování
   *[other] Kolo { $round } z { $rounds }
}
