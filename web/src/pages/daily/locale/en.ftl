daily = The day's deal
daily-about = Everybody at this inn begins with the same cards and dice. Your first try counts; after it you can practise as often as you like. Of guests from one address the first stands in the list; whoever keeps their name always does. Nobody sees how others play until the results are shown.
daily-solo = alone
daily-bots = against { $bots }
daily-people = { $count ->
    [0] Nobody has finished yet
    [one] One person has finished
   *[other] { $count } people have finished
}
daily-yours = your result: { $points }
daily-play = Play
daily-go-on = Go on
daily-practise = Practise
daily-results = Results
daily-none = There are no deals for this day.
daily-hours = You can begin until { $ends }; who has begun may finish until { $reveals }. Then all results, games and the seed are shown.
daily-today = Today's deals
daily-before = Days before
daily-streak = { $days ->
    [0] No days in a row at the moment
    [one] One day in a row
   *[other] { $days } days in a row
} (the longest row: { $best })
daily-commitments = Tomorrow's deals are fixed already
daily-commitments-about = The seed of a deal is drawn in advance. Its fingerprint (SHA-256) is shown beforehand, the seed itself when the deal is over: so everybody can check that nothing was changed.
deal-challenge = { $name } has { $points } points. Can you beat that?
deal-challenge-yours = Beat my { $points }!
deal-link = Copy the link for a friend
deal-own = My game
deal-over = The deal is over: all games can be looked at and compared, and it can be played for practice.
deal-once = Your first try counts; after it you can practise as often as you like.
deal-wait = Score sheets and games of the others are shown when the deal is over.
deal-hidden = You see the results when you have finished your own try.
deal-place = Place
deal-name = Name
deal-points = Points
deal-count = People
deal-more = Sheet and game
deal-you = you
deal-won = won the game
deal-sheet = Score sheet
deal-spread = How many people came to how many points
deal-compare = Move by move
deal-first = First game
deal-second = Second game
deal-same = Both games are the same, move for move.
deal-parts = The games part at move { $number }.
deal-player = Player
deal-move = Move
deal-proof = Fixed in advance
deal-seed = Seed
challenge-title = Challenge a friend
challenge-about = Whoever opens the link plays your deal from the same start, in your seat,
challenge-back = Back to the table
