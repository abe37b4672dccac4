# The board of Simurgh.

sg-pay-gain = pay { $paid }: gain { $gain }
sg-room-any-one = one vassal
sg-room-any-many = any number of vassals
sg-room-rider-one = one dragonrider
sg-room-rider-many = any number of dragonriders
sg-level = level { $level }
sg-step-costs = Entering and every step costs
sg-same = same
sg-when = when
sg-again = again
sg-any = any
sg-top = top
sg-bottom = under
sg-on = on
sg-on-all = on all dragons
sg-bonus = bonus
sg-stands-there = { $vassal } of { $name }
sg-acting = takes effect now

## Zones

sg-the-wilds = The wilds
sg-chronicle = Chronicle
sg-objectives = Objectives
sg-objectives-left = { $count } of { $limit } objectives placed; the last one triggers the end
sg-last-turns = { $count ->
    [0] last turn
    [one] { $count } more turn
   *[other] { $count } more turns
}
sg-free-area = free area
sg-lay = lay a tile
sg-area-free = { $area }, free; bonus for laying a tile: { $bonus }
sg-area-replace = { $area }: replace this tile with the chosen one for a weapon; bonus: { $bonus }
sg-area-closed = { $area } is open only with { $players } or more players
sg-from-players = { $players } players
sg-fill = { $count ->
    [one] { $count } vassal on the tile
   *[other] { $count } vassals on the tile
}; at { $full } it goes to the chronicle
sg-slot = Slot { $slot }
sg-niche = Niche { $slot }
sg-unseen = unseen
sg-unseen-tile = Unseen tile
sg-dragon-stack = Dragons in the stack: { $count }
sg-objective-stack = Objectives in the stack: { $count }
sg-standing = { $name }: { $count } counted, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sg-prices = Prices
sg-others = The other courts
sg-question = The current question
sg-preview = What will happen

## The court

sg-my-court = My court
sg-court-of = The court of { $name }
sg-enlarge = Enlarge the court of { $name }
sg-vassals = Vassals
sg-ready-vassals = Vassals ready to be placed
sg-resources = Resources
sg-dragons = Dragons
sg-no-dragon = No dragon yet
sg-no-tiles = No tiles in hand
sg-hidden-tiles = { $count ->
    [one] { $count } hidden tile
   *[other] { $count } hidden tiles
}
sg-stand-ready = ready
sg-stand-back = back
sg-stand-out = placed
sg-stand-reserve = reserve
sg-limit = { $count } of { $limit } resources
sg-token-on = with token
sg-token-off = without token

## The turn

sg-turn-so-far = This turn so far
sg-earlier-steps = Show the earlier steps of this turn ({ $count })
sg-can = You can
sg-can-still = You can still
sg-still-main = place, lay or recall
sg-still-explore = move a rider down the stairs
sg-still-ability = use a dragon’s ability
sg-choose-area = Choose an area for the tile.
sg-where-tile = Choose an area for { $tile }.
sg-which-tile = Choose a tile for { $area }.
sg-which-niche = Choose a niche of the Monument.
sg-which-objective = Choose an objective for this niche.
sg-do-place = place
sg-do-recall = recall
sg-do-explore = move down
sg-do-spend = spend
sg-keep-token = Keep the token
sg-to-top = to the top of the stack
sg-to-bottom = under the stack
sg-only-you = Only you see these.
sg-then-niche = Then choose a niche.
sg-no-niche = You cannot pay for any niche yet.
sg-next = Next:
sg-then-chronicle = The tile goes to the chronicle: { $count } of { $limit }
sg-then-back = come back and can be placed next turn
sg-then-end = This triggers the end of the game. { $count ->
    [0] No turns are left.
    [one] { $count } turn is left.
   *[other] { $count } turns are left.
}
sg-then-over = You have { $count } resources and may keep { $limit }: return { $over } at the end of the turn
sg-then-hand = Too many tiles: return { $over } at the end of the turn
sg-then-lost = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}, but your dragons have room for { $room }; the rest is lost

## Small screens and the gallery

sg-zoom-in = Larger
sg-zoom-out = Smaller
sg-slip-pay = Pay
sg-slip-gain = Gain
sg-slip-niche = Objective into niche { $slot }
sg-tie = More tokens on dragons break a tie.
sg-key-spearman = choose a spearman to place
sg-key-rider = choose a dragonrider to place
sg-key-nothing = nothing more: decline or end the turn
