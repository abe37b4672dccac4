# Jak daleko hra je; tato slova má i úvodní stránka.

progress-rollplayer-set-up = Příprava
progress-rollplayer = { $phase ->
    [market] Kolo { $round } z { $rounds } · trh
    [cleanup] Kolo { $round } z { $rounds } · úklid
   *[other] Kolo { $round } z { $rounds } · kostky
}
