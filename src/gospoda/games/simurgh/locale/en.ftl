# Simurgh. The same ids and variables stand in all languages; names of components come from the content files.

title = Simurgh

## Hidden things

hidden-tile = a hidden tile
hidden-dragon = a hidden dragon
hidden-objective = a hidden objective

## Chapters of the rules

chapter-power-draft = Set-up: power tiles
chapter-tile-draft = Set-up: action tiles
chapter-dragon-choice = Set-up: dragons
chapter-turn = Turn
chapter-laid = Turn: the laid tile
chapter-recalling = Turn: recall
chapter-effect = Turn: effect
chapter-after-place = Turn: effect
chapter-after-move = Turn: exploration
chapter-paying = Turn: payment
chapter-spending = Turn: spending a vassal
chapter-paying-tokens = Turn: payment in tokens
chapter-gaining = Turn: gain
chapter-tokens = Turn: placing tokens
chapter-keeping = Turn: a new dragon
chapter-returning-dragons = Turn: returning dragons
chapter-boosting = Turn: dragon abilities
chapter-scouting = Turn: Scouts’ Quarters
chapter-taking = Turn: taking a tile
chapter-monument = Turn: Monument
chapter-returning-objectives = Turn: returning objectives
chapter-hand-limit = End of turn: hand limit
chapter-resource-limit = End of turn: resource limit
chapter-end = Final scoring

## What is asked

ask-power = Keep one of the power tiles; the others are handed on.
ask-draft = Take one of the face-up tiles.
ask-dragon = Choose one of your three dragons in secret.
ask-turn = Place a vassal (on a new tile, too) or recall.
ask-turn-recall = Nobody is left to place: recall vassals.
ask-end-turn = Take free actions, or end the turn.
ask-only-end-turn = Nothing is left to do: end the turn.
ask-laid = Place a vassal on the tile just laid.
ask-recall = Recall further vassals, or finish.
ask-pay = Choose the payment.
ask-spend = Choose the vassal to spend: { $vassal }
ask-pay-token = Choose a token to pay with.
ask-gain = Choose the gain.
ask-token = Choose a dragon for the token ({ $count } left).
ask-keep-dragon = Keep one dragon. Tokens on it: { $count }
ask-return-dragon = Top or bottom of the stack? Dragons left: { $count }
ask-boost = Use a matching ability, or none.
ask-buy = Take one action tile.
ask-take = Take one of the face-up tiles.
ask-objective = Place one of the objectives, or none.
ask-return-objective = Top or bottom of the stack? Objectives left: { $count }
ask-hand-limit = Too many tiles: return { $count } to the stack.
ask-resource-limit = Too many resources: return { $count }.

## Moves

move-keep-power = Keep: { $tile }
move-draft = Take: { $tile }
move-choose-dragon = Choose: { $dragon }
move-place = Place { $vassal }: { $space }
move-lay = Lay { $tile }: { $area }
move-replace = Pay a weapon, clear the area and lay { $tile }: { $area }
move-recall = Recall { $vassal }: { $space }
move-recall-all = Recall all vassals
move-recalled = Recall nobody else
move-skip = Skip the main action
move-pay = Pay: { $bundle }
move-gain = Gain: { $bundle }
move-spend = Spend { $vassal }: { $space }
move-pay-token = Pay the token: { $dragon }, ability { $ability }
move-token = Token on: { $dragon }
move-keep-dragon = Keep: { $dragon }
move-dragon-top = To the top of the stack: { $dragon }
move-dragon-bottom = To the bottom of the stack: { $dragon }
move-buy = Buy the tile in slot { $slot }
move-buy-blind = Buy the top tile of the stack, unseen
move-take = Take the tile in slot { $slot }
move-objective = Objective into slot { $slot }: { $objective }
move-exchange-objective = Exchange the objective of slot { $slot } for: { $objective }
move-no-objective = Place no objective
move-objective-top = To the top of the stack: { $objective }
move-objective-bottom = To the bottom of the stack: { $objective }
move-explore = Move the rider one level down: { $area }
move-ability = Use { $dragon }, ability { $ability }
move-boost = Use { $dragon }, ability { $ability }
move-no-boost = Use no ability
move-tile-top = To the top of the stack: { $tile }
move-tile-bottom = To the bottom of the stack: { $tile }
move-discard = Return: { $thing }
move-end-turn = End the turn

## Short names for filters: kinds of moves, and what is chosen in them

action-keep-power = Keep a power tile
action-draft = Take a tile
action-choose-dragon = Choose a dragon
action-place = Place a vassal
action-lay = Lay a tile
action-replace = Replace a tile
action-recall = Recall a vassal
action-recall-all = Recall all vassals
action-recalled = Recall nobody else
action-skip = Skip the main action
action-pay = Pay
action-gain = Gain
action-spend = Spend a vassal
action-pay-token = Pay with a token
action-token = Place a token
action-keep-dragon = Keep a dragon
action-dragon-top = Dragon to the top
action-dragon-bottom = Dragon to the bottom
action-buy = Buy a tile
action-buy-blind = Buy a tile unseen
action-take = Take a tile on display
action-objective = Place an objective
action-exchange-objective = Exchange an objective
action-no-objective = Place no objective
action-objective-top = Objective to the top
action-objective-bottom = Objective to the bottom
action-explore = Explore
action-ability = Use an ability
action-boost = Use a matching ability
action-no-boost = Use no ability
action-tile-top = Tile to the top
action-tile-bottom = Tile to the bottom
action-discard = Return
action-end-turn = End the turn
param-tile = Tile
param-dragon = Dragon
param-vassal = Vassal
param-space = Space
param-area = Area
param-bundle = What
param-ability = Ability
param-slot = Slot
param-objective = Objective
param-thing = Resource

## Events

event-turn = { $seat }: the turn begins.
event-keep-power = { $seat }: power tile kept: { $tile }
event-draft = { $seat }: tile taken: { $tile }
event-dragon = { $seat }: new dragon: { $dragon }; tokens on it: { $count }
event-place = { $seat }: vassal placed: { $vassal }, { $space }
event-lay = { $seat }: tile laid: { $tile }, { $area }
event-remove = Removed to the chronicle: { $tile }, { $area }
event-recall = { $seat }: vassal recalled: { $vassal }, { $space }
event-skip = { $seat }: no main action is possible.
event-pay = { $seat }: paid: { $bundle }
event-gain = { $seat }: gained: { $bundle }
event-short = { $seat }: not in the supply: { $thing }, { $count }
event-spend = { $seat }: vassal spent: { $vassal }
event-pay-token = { $seat }: token paid: { $dragon }, ability { $ability }
event-token = { $seat }: token placed: { $dragon }, ability { $ability }
event-tokens-lost = { $seat }: tokens lost for lack of room: { $count }
event-dragons-drawn = { $seat }: dragons drawn: { $count }
event-dragon-seen = { $seat }: drawn: { $dragon }
event-dragon-top = { $seat }: to the top of the dragon stack: { $dragon }
event-dragon-bottom = { $seat }: to the bottom of the dragon stack: { $dragon }
event-buy = { $seat }: tile taken from the display: { $tile }
event-blind = { $seat }: tile drawn from the stack: { $tile }
event-look = { $seat }: objectives looked at: { $count }
event-objective-seen = { $seat }: seen: { $objective }
event-objective = { $seat }: objective placed in slot { $slot }: { $objective }
event-objective-gone = { $seat }: objective removed from the game: { $objective }
event-no-objective = { $seat }: no objective is placed.
event-objective-top = { $seat }: to the top of the objective stack: { $objective }
event-objective-bottom = { $seat }: to the bottom of the objective stack: { $objective }
event-explore = { $seat }: rider moves down: { $area }, level { $level }
event-ability = { $seat }: ability { $ability } used: { $dragon }
event-tile-top = { $seat }: to the top of the tile stack: { $tile }
event-tile-bottom = { $seat }: to the bottom of the tile stack: { $tile }
event-discard = { $seat }: resource returned: { $thing }
event-display = New on display, slot { $slot }: { $tile }
event-ending = { $seat }: the end is near; everybody else has one more turn.
event-end = The game is over and is scored.

## Refusals

refused-not-offered = This one is not among those you may choose from.
refused-main-done = The main action of this turn is done.
refused-main-action-first = The main action comes first.
refused-no-vassal = You have no unplaced vassal of this type that may be placed now.
refused-no-tile = No tile lies in this area.
refused-space = The space is occupied, for riders only, or your rider is on this tile already.
refused-effect = The effect of this space cannot be carried out in full.
refused-not-in-hand = This tile is not in your hand.
refused-area-closed = This area is closed for this number of players.
refused-area-taken = A tile lies there. It can be removed for a weapon only if no area is free, and never an exploration tile.
refused-lay = You could not place a vassal on this tile afterwards.
refused-nobody-there = You have no such vassal there.
refused-ability = There is no token on this ability, or its effect is not possible now.
refused-laid-tile = A vassal must go onto the tile just laid.
refused-placing-due = Not possible now, or you could not place a vassal on the laid tile any more.
refused-tile-due = Not possible now, or you could not pay for any tile any more.
refused-pay = Choose one of the payments you can make.
refused-gain = Choose one of the gains offered.
refused-spend = Choose a vassal of this type that is not on the space being resolved.
refused-no-token = There is no token there.
refused-no-room = There is no room for a token on this dragon.
refused-not-drawn = This tile is not among those you look at.
refused-boost = This ability does not apply now.
refused-slot-empty = No tile lies in this slot.
refused-slot-taken = There is an objective in this slot already.
refused-stack-empty = The stack is empty.
refused-too-expensive = You cannot pay for this.
refused-no-oracle = Only the token of the matching one-use ability lets you exchange an objective.
refused-buy-tile = Take one action tile first.
refused-place-objective = First place an objective or choose none.
refused-hand-limit = Return a tile from your hand first; power tiles stay.
refused-resource-limit = Return surplus resources first.
refused-first-recalling = Take back further vassals or finish the recall first.
refused-first-paying = Choose the payment first.
refused-first-spending = Choose the vassal to spend first.
refused-first-paying-tokens = Choose the token to pay first.
refused-first-gaining = Choose the gain first.
refused-first-tokens = Place the gained token first.
refused-first-keeping = Keep one of the drawn dragons first.
refused-first-returning-dragons = Put the other dragons back first, each to the top or the bottom of the stack.
refused-first-boosting = First use an ability or choose none.
refused-first-taking = Take a tile of the display first.
refused-first-returning-objectives = Put the other objectives back first, each to the top or the bottom of the stack.
refused-first-hand-limit = Return a tile from your hand first; power tiles stay.
refused-first-resource-limit = Return surplus resources first.

## Scoring

category-power = Power points
category-objectives = Objectives
category-leftovers = Leftover resources
amount-veg = Vegetables
amount-meat = Meat
amount-wood = Wood
amount-stone = Stone
amount-wisdom = Wisdom
amount-weapon = Weapons
amount-token = Ability tokens
amount-spearman = Spearmen
amount-rider = Dragonriders
score-power = On the score track: { $count }
score-objective = { $place ->
    [0] { $objective }: { $count }
   *[other] { $objective }: { $count }, place { $place }
}
score-objective-none = { $objective }: nothing to count
score-leftovers = Resources left: { $count }
pad-table = All players
pad-thing = Left: { $thing }
pad-dragons = Dragons
pad-tokens = tokens

## Effects

effect-or = or
effect-dragon = { $draw ->
    [one] draw { $draw } dragon
   *[other] draw { $draw } dragons
}, keep 1 with { $tokens ->
    [0] no tokens
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
effect-same = +{ $count } of the same kind
effect-scouts = then buy an action tile
effect-monument = look at 3 objectives, place up to one
effect-take-display = take any face-up tile of the Scouts’ Quarters
effect-take-stack = take the top tile of the stack
effect-extra-move = the same rider moves down once more for the full cost
effect-replace-objective = at the Monument: exchange a placed objective for the new one
effect-once = once per game
when-gain-veg = when you gain vegetables
when-gain-meat = when you gain meat
when-gain-wood = when you gain wood
when-gain-stone = when you gain stone
when-gain-wisdom = when you gain wisdom
when-gain-weapon = when you gain weapons
when-gain-pp = when you gain power points
when-gain-veg-or-meat = when you gain vegetables or meat
when-move = when a rider of yours moves down
when-spend-spearman = when you spend a spearman
when-spend-rider = when you spend a dragonrider

## The text board

board-city = City
board-wilds = Wilds
board-key = · any vassal, { board-rider } riders only; 1 one vassal, * any number
board-rider = R
board-free = free
board-gap = empty
board-move-cost = Move cost
board-stack = stack: { $count }
board-objectives = Objectives { $count }/{ $limit }
board-chronicle = Chronicle { $count }/{ $limit }
board-last-turns = turns still to come: { $count }
board-hand = Hand
board-unplaced = unplaced
board-returned = returned this turn
board-reserve = reserve
board-supply = Left in the supply
board-offer = Power tiles to choose from
board-drawn = Dragons you look at
board-looked = Objectives you look at

## Options

option-mode = Mode
option-mode-spearman = Spearman mode
option-mode-dragon-lord = Dragon Lord mode
option-length = Length of the game
option-length-short = short game
option-length-medium = medium game
option-length-long = long game
option-supply = Resources and tokens
option-supply-unlimited = never run out
option-supply-strict = strict counts: what the box holds
option-start_player = Start player
option-start_player-random = random
option-start_player-first-seat = the first seat
option-exploration = Exploration move as a free action
option-exploration-one-rider = one rider a turn
option-exploration-every-rider = every rider once a turn
option-refill = Refilling the display
option-refill-end-of-turn = at the end of the turn
option-refill-at-once = at once
option-returned_vassals = Your vassals from a removed tile
option-returned_vassals-later = can be placed from the next turn on
option-returned_vassals-at-once = can be placed at once
option-boosts_boost = An ability may follow another ability
option-boosts_boost-true = yes
option-boosts_boost-false = no
option-objective_ties = After a tie for an objective
option-objective_ties-skip = the next places are skipped
option-objective_ties-next = the next player takes the next place
option-tied_victory = Tied victory
option-tied_victory-tokens = tokens on dragons decide
option-tied_victory-shared = is shared
option-hands = Tiles in hand
option-hands-hidden = hidden
option-hands-open = open, except power tiles
option-tile_backs = Backs of the tiles
option-tile_backs-plain = all alike
option-tile_backs-kind = show the kind
option-extra_moves = Extra exploration moves
option-extra_moves-chain = may follow one another
option-extra_moves-once = one after the ordinary move
option-turn_cap = Most turns per player
option-turn_cap-150 = 150
option-turn_cap-50 = 50
option-turn_cap-0 = no limit
