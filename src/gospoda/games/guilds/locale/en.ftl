# Guilds. All languages have the same ids and variables; names of components come from the content files.

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

ask-round-start = Use a start-of-round ability or finish.
ask-auction = Bid in two zones, take a character or pass.
ask-auction-bid = Bid in two zones or pass.
ask-auction-one = Bid in a zone, take a character or pass.
ask-auction-bid-one = Bid in a zone or pass.
ask-auction-take = Take a character or pass.
ask-auction-ability = Use an ability or pass.
ask-auction-pass = You can only pass.
ask-amount = How many florins do you add in { $zone }? You need at least { $need } and have { $florins }.
ask-second-bid = { $florins ->
    [one] Make your second bid. The first is in { $zone }. You have { $florins } florin.
   *[other] Make your second bid. The first is in { $zone }. You have { $florins } florins.
}
ask-taking = You have taken { $card }. Use the ability?
ask-exchange = { $rate ->
    [one] Exchange florins for gold. A coin costs { $rate } florin.
   *[other] Exchange florins for gold. A coin costs { $rate } florins.
}
ask-building = Buy a room or pass. You have { $gold } gold.
ask-placing = Place { $room }.
ask-keeping = Keep rooms for one florin each, or finish.
ask-shift = Choose an objective in which you count { $amount } better, or decline.
ask-response = { $player } uses { $card }. Respond or decline.
ask-response-kill = { $player } wants to kill { $character } with { $card }. Respond or decline.
ask-aftermath = { $character } has been killed. Use an ability or decline.
ask-second-target = Who does { $character } swap places with?
ask-sacrifice = Choose the character that { $card } sacrifices.

## Moves

move-pass = Pass
move-done = Finish
move-decline = Decline
move-bid = Bid in { $zone }
move-florins = { $florins ->
    [one] Add { $florins } florin
   *[other] Add { $florins } florins
}
move-take = Take the { $character }
move-buy = Buy { $room }
move-exchange = { $gold ->
    [one] Buy { $gold } gold coin
   *[other] Buy { $gold } gold coins
}
move-place = Place it in { $cell }{ $turn ->
    [0] {""}
    [1] , turned by 90°
    [2] , turned by 180°
   *[other] , turned by 270°
}
move-keep = Keep { $room }
move-use = Use the { $card }
move-use-on = Use the { $card } on the { $character }
move-use-against = Use the { $card } against { $player }
move-use-at = Use the { $card } on { $player } in { $zone }
move-with = Swap with the { $character }
move-sacrifice = Sacrifice the { $character }
move-shift = Choose the objective “{ $objective }”

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
event-income = { $seat } gets { count-florins }{ $gold ->
    [0] {""}
   *[other] {" "}and { $gold } gold
} of income.
event-bid = { $character_id ->
    [none] { $seat } adds { count-florins } in { $zone } and has { $total } there.
   *[other] { $seat } bids { $total } for the { $character }{ $other_id ->
        [none] {""}
       *[other] {" "}and the { $other }
    } ({ count-florins } added).
}
event-florins-back = { $seat } gets { count-florins } back from the tents.
event-take = { $seat } takes the { $character } from { $zone } for { count-florins }.
event-pass = { $seat } passes.
event-auction-over = The auction is over.
event-gain-florins = { $card } brings { $seat } { count-florins }.
event-exchange = { $seat } exchanges { count-florins } for { $gold } gold.
event-buy = { $seat } buys { $room } for { $gold } gold.
event-place = { $seat } places { $room } in { $cell }{ $turn ->
    [0] {""}
    [1] , turned by 90°
    [2] , turned by 180°
   *[other] , turned by 270°
}.
event-activate = { $seat }’s { $room } is now active.
event-keep = { $seat } pays a florin to keep { $room } on offer.
event-marker = { $seat } gets the first-player marker.
event-announce = { $seat } uses the { $card }.
event-announce-on = { $seat } uses the { $card } on the { $character }.
event-no-effect = { $seat }’s { $card } has no effect.
event-gain-gold = { $card } brings { $seat } { $gold } gold.
event-take-florins = { $card } takes { count-florins } from { $player } for { $seat }.
event-turn-up = { $seat }’s { $card } turns up the { $character }.
event-return-florins = { $character_id ->
    [none] { $seat }’s { $card } sends a florin in { $zone } back to { $player }.
   *[other] { $seat }’s { $card } sends a florin bid for the { $character }{ $other_id ->
        [none] {""}
       *[other] {" "}and the { $other }
    } back to { $player }.
}
event-swap = { $seat } swaps the { $character } and the { $other } on the market.
event-kill = { $card_id ->
    [none] { $seat } kills the { $character }.
   *[other] { $seat }’s { $card } kills { $player }’s { $character }.
}
event-prevent = { $character_id ->
    [none] { $seat } prevents the kill by the { $card }.
   *[other] { $seat } saves the { $character } from the { $card }.
}
event-sacrifice = { $seat } sacrifices the { $character }.
event-claim = { $seat } takes in the { $character }, who was killed.
event-shift = { $seat } chooses the objective “{ $objective }”.
event-end = The last round is over. The guilds are scored.

## Refusals

refused-not-highest = You do not lead in the zone of this character.
refused-not-on-market = This character is not on the market.
refused-empty-zone = This zone has no characters.
refused-already-highest = You already lead there.
refused-too-few-florins = You do not have enough florins.
refused-two-bids = Bid so that you lead in two zones while more than two characters are left.
refused-say-amount = First say how many florins you add.
refused-bid-too-low = Bid more than everybody else in the zone.
refused-same-zone = The second bid must be in another zone.
refused-ability = You cannot use this ability now.
refused-response = Respond with an ability or decline.
refused-aftermath = Use an after-kill ability or decline.
refused-second-target = Choose a character in a later zone.
refused-sacrifice = Choose another character of your own guild.
refused-not-on-offer = This room is not on offer.
refused-too-expensive = You do not have enough gold for this room.
refused-no-place = This room fits nowhere in your headquarters.
refused-place-room = Place the bought room first.
refused-same-turn = This rotation looks the same as an earlier one.
refused-off-plot = The room would stick out beyond the plot.
refused-cell-taken = This place is already taken.
refused-door-meets-wall = A door would meet a wall.
refused-touches-nothing = The room must touch the hall or another room.
refused-kept-already = There is already a florin on this room.
refused-not-open = This objective is not in the game.
refused-leader = { $player } leads there with { count-florins }, you have { $have }.
refused-nobody-leads = Nobody leads there. Bid more than everybody else to take this character.
refused-needs-florins = { $count ->
    [one] This needs { $count } florin, you have { $have }.
   *[other] This needs { $count } florins, you have { $have }.
}
refused-needs-gold = This costs { $count } gold, you have { $have }.
refused-bid-needs = { $count ->
    [one] Add at least { $count } florin to lead there.
   *[other] Add at least { $count } florins to lead there.
}
refused-two-bids-need = You must lead in two zones. That takes { $here } here and at least { $there } elsewhere, and you have { $have }.
refused-no-second-zone = You must lead in two zones, and there is no second zone for you.
refused-second-bid-due = Choose the zone of your second bid first.
refused-not-in-guild = This character is not in your guild.
refused-others-character = This character belongs to { $player }.
refused-no-ability = This character has no ability that you use yourself.
refused-ability-used = You have already used this ability this round.
refused-timing-static = You do not use this ability yourself. It always counts.
refused-timing-any-time = You cannot use it while this question is open.
refused-timing-round-start = You can use this ability only at the start of a round.
refused-timing-acquire-phase = You can use this ability only in the auction.
refused-timing-build-phase = This ability works by itself while you build.
refused-timing-response-kill = You can use this ability only in response to a kill in your guild.
refused-timing-after-kill = You can use this ability only after a kill in another guild.
refused-timing-on-acquire = You can use this ability only when you take the character from the market.
refused-timing-end-game = This ability counts at the end of the game.
refused-no-target = This ability has no possible target now.
refused-other-target = Choose a target for this ability.
refused-target-self = Choose another player, not yourself.
refused-target-poor = { $player } has no florins.
refused-target-tent = { $player } has no florins in { $zone }.
refused-target-kill = Choose the character that is about to kill.
refused-target-last = No character is left in a later zone to swap with. Start with one in an earlier zone.
refused-victim-elsewhere = Choose a character of another guild.
refused-protected = The { $character } is protected from kills.
refused-wrong-victim = This ability cannot kill the { $character }.
refused-in-auction = You can do this only in the auction.
refused-in-exchange = You exchange florins after the auction.
refused-in-building = You buy and place rooms in the building phase.
refused-in-keeping = You keep rooms at the end of the round.
refused-in-scoring = You choose objectives after the last round.

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
price-florins = { $florins ->
    [one] Costs { $florins } florin.
   *[other] Costs { $florins } florins.
}
price-gold = Costs { $gold } gold.
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
effect-gain-gold = Gain { $amount } gold.
effect-take-florins-one-player = { $amount ->
    [one] Take { $amount } florin from one other player.
   *[other] Take { $amount } florins from one other player.
}
effect-take-florins-each-other-player = { $amount ->
    [one] Take { $amount } florin from every other player.
   *[other] Take { $amount } florins from every other player.
}
effect-turn-up = { $amount ->
    [one] Turn up the top character. If your guild has one of its factions, gain { $amount } florin.
   *[other] Turn up the top character. If your guild has one of its factions, gain { $amount } florins.
}
effect-return-florins = { $amount ->
    [one] Send { $amount } florin from a tent of another player back to its owner.
   *[other] Send { $amount } florins from a tent of another player back to the owner.
}
effect-swap-characters = Two characters in different zones change places.
effect-protect-self = No kill can name this character.
effect-protect-faction = No kill can name these characters of your guild: { $faction }.
effect-gain-on-take = { $amount ->
    [one] The first time another player takes a character, gain { $amount } florin.
   *[other] The first time another player takes a character, gain { $amount } florins.
}
effect-keep-florins = { $amount ->
    [one] At the end of a round keep { $amount } florin.
   *[other] At the end of a round keep up to { $amount } florins.
}
effect-exchange-rate = { $amount ->
    [one] A gold coin costs you { $amount } florin.
   *[other] A gold coin costs you { $amount } florins.
}
effect-discount = The first room of the round of this size ({ $size }) costs { $amount } gold less, at least { $minimum }.
room-points = +{ $points } ★.
room-per-member = 1 ★ for every { $every } members: { $faction }.
room-per-room = +{ $each } ★ for each active room: { $type }, at most { $most }.
room-per-faction = +{ $points } ★ for each different faction.
room-member = Counts as a member: { $faction }.
room-florins = { $florins ->
    [one] Income: { $florins } florin.
   *[other] Income: { $florins } florins.
}
room-gold = Income: { $gold } gold.
room-nothing = No effect.
objective-places = First place { $first } ★; second place with four players { $second } ★.
asleep-unreached = no chain of doors joins it to the entrance hall
count-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
count-gold = { $gold } gold
