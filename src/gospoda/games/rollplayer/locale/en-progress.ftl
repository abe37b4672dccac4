# How far a game is; the home page has these words too.

progress-rollplayer-set-up = Set-up
progress-rollplayer = { $phase ->
    [market] Round { $round } of { $rounds } · market
    [cleanup] Round { $round } of { $rounds } · cleanup
   *[other] Round { $round } of { $rounds } · dice
}
