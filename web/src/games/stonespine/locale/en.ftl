# The words of the board of Stonespine Architects.

ss-year = Year { $year } of 4
ss-year-brief = Year { $year }
ss-heading-turn = Year { $year } · turn { $turn }
ss-heading-market = Year { $year } · market
ss-turn = Turn { $turn } of 4
ss-other-row = Chambers go into row { $row } this year.
ss-passage-between = A secret passage connects two chambers: choose one of the circles.
ss-then-to = then to
ss-glows = you can afford what glows
ss-pass-means = { $gold ->
    [0] place { $place }, no gold lost
   *[other] place { $place }, you give up { $gold } gold
}
ss-doors = Doors
ss-side-N = top
ss-side-E = right
ss-side-S = bottom
ss-side-W = left
ss-elements = Elements
ss-no-elements = no elements
ss-gold = Gold
ss-tokens = Tokens
ss-cell = Row { $row }, column { $column }
ss-empty = empty
ss-blueprint = Blueprint
ss-blueprint-tip = Blueprint requirements met; 4, 5, 6, 7 or 8 of them bring { $ladder } reputation respectively
ss-from-entrance = connected to the entrance
ss-from-exit = connected to the exit
ss-entrance = Entrance: every chamber connected to it brings 1 reputation
ss-exit = Exit: every chamber connected to it brings 1 reputation
ss-dungeon-of = Dungeon of { $name }
ss-enlarge = Enlarge the dungeon of { $name }
ss-chosen = chosen
ss-laid = You have laid { $card } face down.
ss-staged = { $card } in column { $column }
ss-sold = sold
ss-stall = Market card { $number }
ss-market-closed = The market is closed.
ss-stacks-tip = Tokens left in the stacks, by shape
ss-pass = Pass
ss-challenges = Challenges
ss-no-challenges = No challenges are on display.
ss-tracks = Gold and priority
ss-gold-track-tip = Gold track: the richest player acts first at the market
ss-priority = Priority
ss-priority-tip = Priority track: whoever passes first is first next year. Below: this year's order
ss-collected = Collected
board-hand-count = Cards in hand
ss-deck-tip = Chamber cards: in the deck / discarded
gallery-tokens = Market tokens
gallery-elements = Symbols
gallery-chambers = Chamber cards
gallery-blueprints = Blueprints
gallery-goals = Goal cards
gallery-market = Market cards
ss-tie = Higher priority breaks a tie.
ss-tie-solo = Jael wins a tie.

jael-title = Jael’s deck
jael-intro = For a solo game with the real components: draw a card each year and see what Jael does. Everything else is on your table.
jael-draw = Next year: draw a card
jael-restart = Start over
jael-count = How often his condition is met
jael-ours = Most values on these cards are house values, because we do not know the printed ones. If you have Jael’s printed cards, use the score pad.
