daily = The day's deal
daily-about = Everybody at this inn starts with the same cards and dice. Your first try counts. After it you can practise as often as you like. Only the first guest from each network is listed; members always are. Nobody sees how others play until the results are shown.
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
daily-hours = You can start until { $ends }. If you have started, you can finish until { $reveals }. Then we show all results, games and the seed.
daily-today = Today's deals
daily-before = Days before
daily-streak = { $days ->
    [0] No streak at the moment
    [one] One day in a row
   *[other] { $days } days in a row
} (longest streak: { $best })
daily-commitments = Tomorrow's deals are already fixed
daily-commitments-about = We draw the seed of a deal in advance. We publish its fingerprint (SHA-256) before the deal and the seed after it, so anyone can check that nothing was changed.
deal-challenge = { $points ->
    [one] { $name } has { $points } point. Can you beat that?
   *[other] { $name } has { $points } points. Can you beat that?
}
deal-challenge-yours = Beat my { $points }!
deal-link = Copy the link for a friend
deal-own = My game
deal-over = The deal is over. You can watch and compare all games and play it for practice.
deal-once = Your first try counts. After it you can practise as often as you like.
deal-wait = We show the score sheets and games of the others when the deal is over.
deal-hidden = You see the results after you finish your own try.
deal-place = Place
deal-name = Name
deal-points = Points
deal-count = People
deal-more = Sheet and game
deal-you = you
deal-won = won the game
deal-sheet = Score sheet
deal-spread = Number of people by points
deal-compare = Move by move
deal-first = First game
deal-second = Second game
deal-same = Both games are the same, move for move.
deal-parts = The games differ from move { $number } on.
deal-player = Player
deal-move = Move
deal-proof = Fixed in advance
deal-seed = Seed
challenge-title = Challenge a friend
challenge-about = Anyone who opens the link plays your deal from the same start, in your seat,
challenge-back = Back to the table
