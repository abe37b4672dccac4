# Guilds. The same ids and variables stand in all languages; names of components come from the content files.

title = Guilds

## Chapters

chapter-round-start = Start of the round
chapter-auction = Acquiring characters
chapter-bid-amount = Acquiring characters: the bid
chapter-second-bid = Acquiring characters: the second bid
chapter-taking = Acquiring characters: a new character
chapter-exchange = Exchange
chapter-building = Building
chapter-placing = Building: placing the room
chapter-keeping = End of the round: keeping rooms
chapter-final = Final scoring
chapter-response = Response to an ability
chapter-aftermath = After a kill
chapter-second-target = The second target
chapter-sacrificing = Sacrifice
chapter-end = The end

## What is asked

ask-round-start = Use a start-of-round ability, or finish.
ask-auction = Bid in two zones, take a character, or pass.
ask-auction-bid = Bid in two zones, or pass.
ask-auction-one = Bid in a zone, take a character, or pass.
ask-auction-bid-one = Bid in a zone, or pass.
ask-auction-take = Take a character, or pass.
ask-auction-ability = Use an ability, or pass.
ask-auction-pass = You can only pass.
ask-amount = How many florins do you add here: { $zone }? At least { $need }, you have { $florins }.
ask-second-bid = The second bid (the first: { $zone }). Florins: { $florins }
ask-taking = A new character: { $card }. Use its ability?
ask-exchange = Exchange florins for gold: { $rate } for a coin.
ask-building = Buy a room or pass. Gold: { $gold }
ask-placing = Place the room: { $room }
ask-keeping = Keep rooms for a florin each, or finish.
ask-shift = Choose an objective in which your amount counts as { $amount } better, or decline.
ask-response = { $player } uses an ability: { $card }. Respond, or decline.
ask-response-kill = { $player } wants to kill: { $card } against { $character }. Respond, or decline.
ask-aftermath = A character has been killed: { $character }. Use an ability, or decline.
ask-second-target = Who does { $character } swap places with?
ask-sacrifice = { $card }: choose the character to sacrifice.

## Moves

move-pass = Pass
move-done = Finish
move-decline = Decline
move-bid = Bid: { $zone }
move-florins = Add florins: { $florins }
move-take = Take: { $character }
move-buy = Buy: { $room }
move-exchange = Gold coins to buy: { $gold }
move-place = Place: { $cell }{ $turn ->
    [0] {""}
    [1] , turned by 90°
    [2] , turned by 180°
   *[other] , turned by 270°
}
move-keep = Keep: { $room }
move-use = Use: { $card }
move-use-on = Use: { $card } → { $character }
move-use-against = Use: { $card } → { $player }
move-use-at = Use: { $card } → { $zone }, { $player }
move-with = With: { $character }
move-sacrifice = Sacrifice: { $character }
move-shift = Objective: { $objective }

## Short names for filters: kinds of moves, and what is chosen in them

action-pass = Pass
action-done = Finish
action-decline = Decline
action-bid = Bid
action-florins = Add florins
action-take = Take a character
action-buy = Buy a room
action-exchange = Buy gold coins
action-place = Place the room
action-keep = Keep a room
action-use = Use an ability
action-use-on = Use on a character
action-use-against = Use against somebody
action-use-at = Use in a zone
action-with = Second character
action-sacrifice = Sacrifice
action-shift = Choose an objective
param-zone = Zone
param-florins = Florins
param-character = Character
param-room = Room
param-gold = Gold coins
param-cell = Place
param-turn = Rotation
param-card = Ability
param-player = Player
param-objective = Objective

## Events

event-round = Round { $round } begins.
event-income = { $seat }: income of { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
}.
event-bid = { $seat }: bid in { $zone }, +{ $florins }, now { $total }.
event-florins-back = { $seat } gets back from the tents: { $florins } florins.
event-take = { $seat } takes { $character } ({ $zone }) for { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-pass = { $seat } passes.
event-auction-over = The auction is over.
event-gain-florins = { $seat }: { $card } brings { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}.
event-exchange = { $seat } exchanges { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
} for { $gold } gold.
event-buy = { $seat } buys a room for { $gold } gold: { $room }.
event-place = { $seat } places { $room } ({ $cell }{ $turn ->
    [0] {""}
    [1] , turned by 90°
    [2] , turned by 180°
   *[other] , turned by 270°
}).
event-activate = { $seat }: active room { $room }.
event-keep = { $seat } keeps a room on offer: { $room }.
event-marker = { $seat } gets the first-player marker.
event-announce = { $seat } uses an ability: { $card }.
event-announce-on = { $seat } uses an ability: { $card } → { $character }.
event-no-effect = { $seat }: { $card } has no effect.
event-gain-gold = { $seat }: { $card } brings { $gold } gold.
event-take-florins = { $seat }: { $card } takes florins, { $florins } ({ $player }).
event-turn-up = { $seat }: { $card } turns up { $character }.
event-return-florins = { $seat }: { $card } returns a florin, { $zone } ({ $player }).
event-swap = { $seat } swaps on the market: { $character }, { $other }.
event-kill = { $seat } kills: { $character }.
event-prevent = { $seat } prevents a kill by { $card }.
event-sacrifice = { $seat } sacrifices: { $character }.
event-claim = { $seat } takes a killed character: { $character }.
event-shift = { $seat } chooses an objective: { $objective }.
event-end = The last round is over; the guilds are scored.

## Refusals

refused-not-highest = You are not the highest bidder in the zone of this character.
refused-not-on-market = This character is not on the market.
refused-empty-zone = No character lies in this zone.
refused-already-highest = You are the highest bidder there already.
refused-too-few-florins = You do not have enough florins.
refused-two-bids = You must be able to lead in two zones while more than two characters are left.
refused-say-amount = First say how many florins you add.
refused-bid-too-low = The bid must be higher than everybody else’s in the zone.
refused-same-zone = The second bid must be in another zone.
refused-ability = This ability cannot be used now.
refused-response = Respond with an ability, or decline.
refused-aftermath = Only an after-kill ability can be used now.
refused-second-target = Choose a character in a later zone.
refused-sacrifice = Choose another character of your own guild.
refused-not-on-offer = This room is not on offer.
refused-too-expensive = You do not have enough gold for this room.
refused-no-place = This room fits nowhere in your headquarters.
refused-place-room = Place the bought room first.
refused-same-turn = This turn gives the same picture as an earlier one.
refused-off-plot = The room would stick out beyond the plot.
refused-cell-taken = This space is taken already.
refused-door-meets-wall = A door would meet a wall.
refused-touches-nothing = The room must touch the hall or another room.
refused-kept-already = There is a florin on this room already.
refused-not-open = This objective is not in the game.

## Scoring

category-characters = Characters
category-abilities = End-of-game abilities
category-rooms = Rooms
category-objectives = Objectives
amount-florins = Florins
amount-gold = Gold
amount-active-rooms = Active rooms
score-character = { $character }
score-ability = { $character }, counted: { $count }
score-room = { $room }
score-objective = { $objective }: { $amount }
pad-table = All guilds
pad-active = active
pad-shifts = Objective chosen for a character that shifts one

## Options

option-self_raise = Raising a bid that is the highest already
option-self_raise-false = not allowed
option-self_raise-true = allowed
option-release_on_empty_zone = Florins of the others in a zone that becomes empty
option-release_on_empty_zone-false = stay until the exchange
option-release_on_empty_zone-true = return at once
option-refill = Rooms kept for the next round
option-refill-top_up = count towards the offer
option-refill-full = come on top of the offer
option-tiles_count_for_faction_objective = Rooms that count as members, in faction objectives
option-tiles_count_for_faction_objective-false = do not count
option-tiles_count_for_faction_objective-true = count
option-build_pass_final = Passing while building
option-build_pass_final-true = is final for the round
option-build_pass_final-false = is not final
option-zones_2p = Zones with two players
option-zones_2p-1-1-2 = three zones with 1, 1 and 2 characters
option-zones_2p-2-2 = two zones with 2 characters each
option-zones_2p-2-2-2 = three zones with 2 characters each
option-rooms_on_offer = Rooms on offer
option-rooms_on_offer-table = as in the table
option-rooms_on_offer-fewer = one fewer of each size
option-rooms_on_offer-more = one more of each size

## The board as text

board-round = Round { $round } of { $rounds } · { $chapter }
board-first = First player: { $name }
board-piles = Piles: characters { $characters }, small rooms { $small }, large rooms { $large }
board-square = Market square (▲ highest bidder)
board-characters = Characters
board-need = To lead
board-offer = Rooms on offer (ƒ kept)
board-objectives = Objectives
board-active = active
board-inactive = inactive
board-stack = Announced, the next to resolve first
board-hall = HALL

## What cards and tiles do

timing-static = Always.
timing-any-time = At any moment.
timing-round-start = At the start of the round.
timing-acquire-phase = Before your turn in the auction.
timing-build-phase = When building.
timing-response-kill = In response to a kill in your guild.
timing-after-kill = After a kill in another guild.
timing-on-acquire = When taken from the market.
timing-end-game = At the end of the game.
limit-round = Once per round.
price-florins = Price in florins: { $florins }.
price-gold = Price in gold: { $gold }.
price-sacrifice = Sacrifice this card.
effect-points-other-members = +{ $each } ★ for each other member: { $faction }, at most { $most }.
effect-points-rooms = +{ $each } ★ for each active room: { $type }, at most { $most }.
effect-points-factions = +{ $each } ★ for each different faction beyond { $above }.
effect-points-area = +{ $each } ★ for every { $per } cells of active rooms.
effect-points-character = +{ $each } ★ with this character in the guild: { $character }.
effect-points-room-set = +{ $each } ★ with active rooms: { $type } and { $other }.
effect-shift-objective = In one objective your amount counts as { $amount } better.
effect-kill = Kill a character of another guild.
effect-kill-prestige = Kill a character of another guild with prestige { $least } or more.
effect-kill-faction = Kill a character of another guild with prestige { $most } or less: { $faction } or { $other }.
effect-prevent-kill = That kill is prevented.
effect-prevent-kill-of-others = That kill of another character is prevented.
effect-claim-killed = The killed character joins your guild.
effect-sacrifice-other = You must sacrifice another character, if you have one.
effect-gain-gold = Gain gold: { $amount }.
effect-take-florins-one-player = Take florins from one other player: { $amount }.
effect-take-florins-each-other-player = Take florins from every other player: { $amount }.
effect-turn-up = Turn up the top character; if one of its factions is in your guild, gain florins: { $amount }.
effect-return-florins = Florins go from a tent of another player back to its owner: { $amount }.
effect-swap-characters = Two characters in different zones change places.
effect-protect-self = No kill can name this character.
effect-protect-faction = No kill can name these characters of your guild: { $faction }.
effect-gain-on-take = The first time another player takes a character, gain florins: { $amount }.
effect-keep-florins = At the end of a round keep florins, at most { $amount }.
effect-exchange-rate = A gold coin costs you florins: { $amount }.
effect-discount = The first room of the round of this size ({ $size }) costs { $amount } gold less, at least { $minimum }.
room-points = +{ $points } ★.
room-per-member = 1 ★ for every { $every } members: { $faction }.
room-per-room = +{ $each } ★ for each active room: { $type }, at most { $most }.
room-per-faction = +{ $points } ★ for each different faction.
room-member = Counts as a member: { $faction }.
room-florins = Income in florins: { $florins }.
room-gold = Income in gold: { $gold }.
room-nothing = No effect.
objective-places = First place { $first } ★; second place with four players { $second } ★.
asleep-unreached = no chain of doors joins it to the entrance hall
