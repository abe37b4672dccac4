# Stonespine Architects. All languages have the same ids and variables; names of cards come from the content files.

title = Stonespine Architects

rival = Jael
hidden-chamber = face down

## Chapters of the rules

chapter-construction = Construction
chapter-open-construction = Construction (face up)
chapter-solo-construction = Construction
chapter-market = Improvement: visit the market
chapter-placing = Improvement: place the tokens
chapter-challenge = Improvement: choose a challenge
chapter-end = Final scoring

## What is asked

ask-place = Year { $year }, turn { $turn } of 4: lay a chamber in the current row.
ask-discard = Discard one more card from your hand.
ask-keep = Keep one card for the next turn. Jael inspects the others.
ask-market = Buy a set of tokens or pass. You have { count-gold }.
ask-token = { $count ->
    [one] Place the token: { $token }
   *[other] Place { $count } tokens, in any order; the first one: { $token }
}
ask-challenge = Choose a challenge card.

## Moves

move-place = Lay { $card } in column { $column }
move-discard = Discard { $card }
move-keep = Keep { $card }
move-buy = Buy the { $half } set of market card { $stall }
move-pass = Pass
move-put = Put the { $token } token in { $cell }
move-passage = Open a secret passage at the { $edge }
move-challenge = Take the challenge { $card }

## Short names for filters: kinds of moves, and what is chosen in them

action-place = Lay a chamber
action-discard = Discard
action-keep = Keep
action-buy = Buy
action-pass = Pass
action-put = Put a token
action-passage = Secret passage
action-challenge = Take a challenge
param-card = Card
param-column = Column
param-stall = Market card
param-half = Set
param-token = Token
param-cell = Place
param-edge = Edge

## Events

event-year = Year { $year } begins.
event-place = { $seat } lays the { $card } in { $cell }.
event-discard = { $card_id ->
    [hidden] { $seat } discards a card face down.
   *[other] { $seat } discards the { $card }.
}
event-hands-pass-left = The hands go to the left.
event-hands-pass-right = The hands go to the right.
event-draw = { $card_id ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws the { $card }.
}
event-income = { $seat } comes to the market with { count-gold }.
event-buy = { $seat } buys the { $half } set of market card { $stall } for { count-gold }.
event-bought = { $seat } gets the { $token } token.
event-put = { $seat } puts the { $token } token in { $cell }.
event-passage = { $seat } opens a secret passage at the { $edge }.
event-no-room = { $seat } has no room for the { $token } token and discards it.
event-pass = { $seat } passes, gives up { count-gold } and takes place { $place } on the priority track.
event-solo-pass = { $seat } passes with { count-gold }.
event-challenge = { $seat } takes the challenge { $card }.
event-jael-card = { $card } is turned up.
event-jael-collects = Jael collects the { $card }.
event-jael-token = Jael takes the { $token } token.
event-jael-discards = Jael discards the challenge { $card }.
event-end = Four years have passed. The dungeons are scored.

## Refusals

refused-choose-chamber = You cannot choose this card for that now.
refused-construction = Lay a chamber first.
refused-not-in-hand = This card is not in your hand.
refused-column-taken = There is already a chamber in this column.
refused-discard-first = You have laid your chamber. Now discard another card.
refused-market = You are at the market. Buy a set or pass.
refused-no-such-stall = There is no market card here.
refused-sold = No tokens are left in this set.
refused-too-expensive = You do not have enough gold for this set.
refused-token-not-bought = This token is not among those you have bought.
refused-passage-there = This edge already has a secret passage.
refused-no-chamber-there = There is no chamber here yet.
refused-place-tokens = Place the bought tokens first.
refused-chamber-full = This chamber is full. It holds four elements.
refused-not-on-display = Choose one of the challenge cards on display.
refused-place-taken = There is already a chamber in { $cell }.
refused-keep-first = You have laid your chamber. Now keep one card.
refused-just-laid = You have just laid this card. Choose another one.
refused-needs-gold = This costs { $count } gold, you have { $have }.
refused-no-such-token = You have no { $token } token to place.
refused-passage-edge = A secret passage goes between two chambers or on an outer edge.

## Scoring

category-priority = Final priority
category-final_gold = Final gold
category-goal = Goal card
category-challenges = Challenge cards
category-reputation = Chamber reputation
category-blueprint = Blueprint
category-paths = Dungeon paths
category-jael_cards = Jael cards
amount-gold = Gold
amount-income = Income
score-priority = Place on the priority track: { $place }
score-final-gold = Final gold: { $gold }, Jael { $jael }
score-goal = { $place ->
    [0] { $goal }: { $count }
   *[other] { $goal }: { $count }, place { $place }
}
score-no-challenges = No challenge cards
score-challenge = { $card }: { $count } × { $each }
score-reputation = { $count ->
    [one] { $count } reputation star, added up by value
   *[other] { $count } reputation stars, added up by value
}
score-blueprint = Requirements met: { $count } of 8
score-paths = Chambers connected to the entrance: { $entrance }, to the exit: { $exit }
score-jael-card = { $card }: base { $base }, condition { $bonus }
pad-table = Several players
pad-solo = Solo against Jael
pad-priority = Place on the priority track
pad-gold = Gold left
pad-goal-count = Counted for the goal card
pad-counted = counted
pad-stars = Sum of all stars
pad-met = Blueprint requirements met
pad-entrance = Chambers connected to the entrance
pad-exit = Chambers connected to the exit
pad-jael-gold = Gold on his card of year 4
pad-jael-base = Card { $number }: base
pad-jael-each = Card { $number }: points for each
pad-jael-count = Card { $number }: how many
pad-runes = { $rune }

## What the cards do; $what lists the elements, $points is the reputation for each counted thing

reputation-points = { $points } reputation
challenge-central-count = { reputation-points } for each of these in the four central chambers: { $what }
challenge-distinct-market-tokens = { reputation-points } for each different market token in the dungeon
challenge-cluster-count = { reputation-points } for each cluster of chambers of one type
challenge-best-column-count = { reputation-points } for each of these in your best single column: { $what }
challenge-largest-cluster-size = { reputation-points } for each chamber of your largest cluster
challenge-outer-side-openings = { reputation-points } for each door or secret passage on the outer left and right edges
challenge-best-cluster-count = { reputation-points } for each of these in your best single cluster: { $what }
challenge-total-count = { reputation-points } for each of these in the dungeon: { $what }
challenge-best-single-path-count = { reputation-points } for each of these on your best single path: { $what }
challenge-full-chambers = { reputation-points } for each chamber with four elements
challenge-chambers-with-at-least = { reputation-points } for each chamber with at least { $threshold } of these in any mix: { $what }
challenge-chambers-with-each = { reputation-points } for each chamber with all of these: { $what }
challenge-distinct-elements = { reputation-points } for each of these kinds found in the dungeon: { $what }
challenge-exit-connected-count = { reputation-points } for each of these in chambers connected to the exit: { $what }
challenge-sets = { reputation-points } for each set in the dungeon: { $what }
challenge-uniform-lines = { reputation-points } for each row and each column with four chambers of one type
challenge-outer-column-count = { reputation-points } for each of these in columns 1 and 4: { $what }
challenge-distinct-cluster-sizes = { reputation-points } for each different cluster size
challenge-flat = { reputation-points }, without any condition

goal-most-count = Most of these in the dungeon: { $what }
goal-most-identical-pairs = Most identical pairs: { $what }
goal-most-sets = Most sets: { $what }
goal-fewest-count = Fewest of these in the dungeon: { $what }
goal-fewest-identical-pairs = Fewest identical pairs: { $what }
goal-fewest-sets = Fewest sets: { $what }
goal-rewards = Reputation by place: { $first } / { $second } / { $third } (only the first two places alone or with two players)

jael-condition = Base reputation { $base }, plus { $points } for each such element Jael has collected: { $what }
jael-condition-set = Base reputation { $base }, plus { $points } for each such set Jael has collected: { $what }
jael-action = If you have { $gold } gold or less, Jael takes the { $left } set of the first market card and the { $right } set of the second, and the challenge with the lowest number is discarded.

## Options

option-placement = Laying chambers
option-placement-secret = in secret, revealed together
option-placement-open = openly, visible at once
option-jael_deck = Jael’s deck
option-jael_deck-basic = basic
option-jael_deck-legendary = legendary (harder)
option-start_order = Starting priority
option-start_order-random = random
option-start_order-seats = in the order of the seats
option-discards = Discarded chamber cards
option-discards-hidden = face down
option-discards-open = face up
option-outer_edges = Outer edge with a door and a secret passage
option-outer_edges-once = counts once
option-outer_edges-each = counts twice
option-lone_chambers = A chamber without connections
option-lone_chambers-no-paths = is no single path
option-lone_chambers-paths = is a single path
option-solo_gold = Starting gold in the solo game
option-solo_gold-0 = none
option-solo_gold-1 = 1 gold
option-solo_gold-2 = 2 gold
option-last_card = Last hand card of the year in the solo game
option-last_card-discarded = is discarded
option-last_card-inspected = is inspected by Jael
option-token_recycling = Empty token stack
option-token_recycling-true = discarded tokens are shuffled again
option-token_recycling-false = the spaces stay empty

## The table as text

board-year = Year { $year } of 4 – { $chapter }
board-pass-left = hands go to the left
board-pass-right = hands go to the right
board-market = Market
board-challenges = Challenges and what they would score now
board-goal = Goal
board-sold = –
board-passed = passed
board-place = priority { $place }
board-gold-now = { $gold } gold
board-blueprint = { $blueprint }: { $met } of 8 met
board-paths = entrance { $entrance }, exit { $exit }
board-taken = Challenges
board-bought = To be placed
board-hand = Your hand
board-card = Card
board-type = Type
board-doors = Doors
board-elements = Elements
board-gold = Gold
board-rune = Rune
board-jael = Gold { $gold }, runes: { $runes }; collected: { $chambers } chambers, { $tokens } tokens; reputation so far: { $points }
board-jael-acted = Jael has acted this year.
board-key = * token, ║ ═ connection, ╥ ╨ ╞ ╡ door against a wall, ≈ secret passage, ▲ from the entrance, ▼ from the exit, ✓ ✗ blueprint
count-gold = { $gold } gold
