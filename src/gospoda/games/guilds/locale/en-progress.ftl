# How far a game is; the home page has these words too.

progress-guilds = { $phase ->
    [auction] Round { $round } of { $rounds } · auction
    [exchange] Round { $round } of { $rounds } · exchange
    [building] Round { $round } of { $rounds } · building
    [final] Final scoring
   *[other] Round { $round } of { $rounds }
}
