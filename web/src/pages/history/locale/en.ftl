history = Games played
history-none = No finished game yet, or none that matches.
history-game = Game
history-any = any
history-seats = Players
history-opponent = Against
history-result = Result
history-won = won
history-lost = not won
history-when = Finished
history-points = Points
history-sheet = Score sheet
history-export = Game file
history-more = Older games
history-rated = rated
history-change = Rating { $rating } ({ $change })
history-any-result = any
history-any-seats = any
statistics = Statistics
statistics-own = Your results
statistics-none = You have not finished a game of this title yet.
statistics-best = Best score: { $points }
statistics-players = { $seats ->
    [1] alone
    [one] { $seats } player
   *[other] { $seats } players
}
statistics-played = Played
statistics-average = Average
statistics-record = Best
statistics-against = Against
statistics-sources = Where the points come from
statistics-openings = What you begin with
statistics-plot = Points over time
statistics-plot-of = { $count ->
    [one] Points of one game
   *[other] Points of { $count } games, oldest first
}
statistics-inn = Results at this inn
statistics-inn-about = { $games ->
    [one] One game
   *[other] { $games } games
}. People win { $people } of their games, bots { $bots }.
statistics-thing = What
statistics-people = People
statistics-bots = Bots
statistics-won = won
statistics-inn-none = Nobody has finished a game here yet.
ladder = Ladder
ladder-none = Nobody has finished a rated game yet. You choose whether a table is rated when you set it up.
ladder-about = Only rated tables count. Newcomers start at 1000, and a rating is provisional until ten games. Anyone who hands a seat to a bot counts as last; the others are rated among themselves.
ladder-name = Name
ladder-rating = Rating
ladder-games = Games
ladder-provisional = provisional
ladder-you = you
