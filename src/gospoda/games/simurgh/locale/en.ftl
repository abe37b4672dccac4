# Simurgh. All languages have the same ids and variables; names of components come from the content files.

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

ask-power = Keep one of the power tiles. The others go to your neighbour.
ask-draft = Take one of the face-up tiles.
ask-dragon = Choose one of your three dragons in secret.
ask-turn = Place a vassal (on a new tile, too) or recall.
ask-turn-recall = You have nobody left to place. Recall vassals.
ask-end-turn = Take free actions or end your turn.
ask-only-end-turn = You have nothing left to do. End your turn.
ask-laid = Place a vassal on the tile just laid.
ask-recall = Recall more vassals or finish.
ask-pay = Choose the payment.
ask-spend = Choose the { $vassal } to spend.
ask-pay-token = Choose a token to pay with.
ask-gain = Choose the gain.
ask-token = { $count ->
    [one] Choose a dragon for the token.
   *[other] Choose a dragon for the next of { $count } tokens.
}
ask-keep-dragon = { $count ->
    [0] Keep one dragon. It gets no tokens.
    [one] Keep one dragon. It gets { $count } token.
   *[other] Keep one dragon. It gets { $count } tokens.
}
ask-return-dragon = { $count ->
    [one] Put the last dragon on the top or the bottom of the stack.
   *[other] Put { $count } dragons back, each on the top or the bottom of the stack.
}
ask-boost = Use a matching ability or none.
ask-buy = Take one action tile.
ask-take = Take one of the face-up tiles.
ask-objective = Place one of the objectives, or none.
ask-return-objective = { $count ->
    [one] Put the last objective on the top or the bottom of the stack.
   *[other] Put { $count } objectives back, each on the top or the bottom of the stack.
}
ask-hand-limit = { $count ->
    [one] You hold one tile too many. Return it to the stack.
   *[other] You hold { $count } tiles too many. Return them to the stack.
}
ask-resource-limit = { $count ->
    [one] You have one resource too many. Return it.
   *[other] You have { $count } resources too many. Return them.
}

## Moves

move-keep-power = Keep { $tile }
move-draft = Take { $tile }
move-choose-dragon = Choose { $dragon }
move-place = Send a { $vassal } to { $space }
move-lay = Lay { $tile } in { $area }
move-replace = Pay a weapon, clear { $area } and lay { $tile }
move-recall = Recall a { $vassal } from { $space }
move-recall-all = Recall all vassals
move-recalled = Recall nobody else
move-skip = Skip the main action
move-pay = Pay { $bundle }
move-gain = Gain { $bundle }
move-spend = Spend the { $vassal } from { $space }
move-pay-token = Pay with the token on ability { $ability } of { $dragon }
move-token = Put the token on { $dragon }
move-keep-dragon = Keep { $dragon }
move-dragon-top = Put { $dragon } on top of the stack
move-dragon-bottom = Put { $dragon } under the stack
move-buy = Buy the tile in slot { $slot }
move-buy-blind = Buy the top tile of the stack, unseen
move-take = Take the tile in slot { $slot }
move-objective = Put “{ $objective }” in slot { $slot }
move-exchange-objective = Replace the objective in slot { $slot } with “{ $objective }”
move-no-objective = Place no objective
move-objective-top = Put “{ $objective }” on top of the stack
move-objective-bottom = Put “{ $objective }” under the stack
move-explore = Move the rider in { $area } one level down
move-ability = Use ability { $ability } of { $dragon }
move-boost = Use ability { $ability } of { $dragon }
move-no-boost = Use no ability
move-tile-top = Put { $tile } on top of the stack
move-tile-bottom = Put { $tile } under the stack
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

event-turn = { $seat } begins a turn.
event-keep-power = { $tile_id ->
    [hidden] { $seat } keeps a power tile in secret.
   *[other] { $seat } keeps { $tile }.
}
event-draft = { $seat } takes { $tile }.
event-dragon = { $count ->
    [0] { $seat } gets the dragon { $dragon } without tokens.
    [one] { $seat } gets the dragon { $dragon } with { $count } token.
   *[other] { $seat } gets the dragon { $dragon } with { $count } tokens.
}
event-place = { $seat } sends a { $vassal } to { onto-spot }.
event-lay = { $seat } lays { $tile } in { $area }.
event-remove = { $tile } leaves { $area } and goes to the chronicle.
event-recall = { $seat } recalls a { $vassal } from { from-spot }.
event-skip = { $seat } has no possible main action and skips it.
event-pay = { $seat } pays { $bundle }.
event-gain = { $seat } gains { $bundle }.
event-short = { $seat } gets less than the effect gives, because the supply lacks { counted-missing }.
event-spend = { $spot_id ->
    [none] { $seat } spends a { $vassal }.
   *[other] { $seat } spends a { $vassal } from { from-spot }.
}
event-pay-token = { $seat } pays with the token on ability { $ability } of { $dragon }.
event-token = { $seat } puts a token on ability { $ability } of { $dragon }.
event-tokens-lost = { $count ->
    [one] { $seat } has no room for { $count } token and loses it.
   *[other] { $seat } has no room for { $count } tokens and loses them.
}
event-dragons-drawn = { $count ->
    [one] { $seat } draws { $count } dragon.
   *[other] { $seat } draws { $count } dragons.
}
event-dragon-seen = { $seat } draws the dragon { $dragon }.
event-dragon-top = { $dragon_id ->
    [hidden] { $seat } puts a dragon on top of the stack.
   *[other] { $seat } puts the dragon { $dragon } on top of the stack.
}
event-dragon-bottom = { $dragon_id ->
    [hidden] { $seat } puts a dragon under the stack.
   *[other] { $seat } puts the dragon { $dragon } under the stack.
}
event-buy = { $seat } takes { $tile } from the display.
event-blind = { $tile_id ->
    [hidden] { $seat } draws a tile from the stack.
   *[other] { $seat } draws { $tile } from the stack.
}
event-look = { $count ->
    [one] { $seat } looks at { $count } objective.
   *[other] { $seat } looks at { $count } objectives.
}
event-objective-seen = { $seat } sees the objective “{ $objective }”.
event-objective = { $seat } places the objective “{ $objective }” in slot { $slot }.
event-objective-gone = { $seat } removes the objective “{ $objective }” from the game.
event-no-objective = { $seat } places no objective.
event-objective-top = { $objective_id ->
    [hidden] { $seat } puts an objective on top of the stack.
   *[other] { $seat } puts the objective “{ $objective }” on top of the stack.
}
event-objective-bottom = { $objective_id ->
    [hidden] { $seat } puts an objective under the stack.
   *[other] { $seat } puts the objective “{ $objective }” under the stack.
}
event-explore = { $tile_id ->
    [none] { $seat } moves a rider down to level { $level } in { $area }.
   *[other] { $seat } moves a rider down to level { $level } of { $tile }.
}
event-ability = { $seat } uses ability { $ability } of { $dragon }.
event-tile-top = { $tile_id ->
    [hidden] { $seat } puts a tile on top of the stack.
   *[other] { $seat } puts { $tile } on top of the stack.
}
event-tile-bottom = { $tile_id ->
    [hidden] { $seat } puts a tile under the stack.
   *[other] { $seat } puts { $tile } under the stack.
}
event-discard = { $seat } returns { $thing_id ->
    [veg] 1 vegetable
    [weapon] 1 weapon
   *[other] 1 { $thing }
} to the supply.
event-display = { $tile } comes into slot { $slot } of the Scouts’ Quarters.
event-ending = { $seat } triggers the end of the game. Everybody else takes one more turn.
event-end = The game is over. The points are counted.

## Refusals

refused-not-offered = This is not one of your choices.
refused-main-done = You have already taken your main action this turn.
refused-main-action-first = Take your main action first.
refused-no-vassal = You have no unplaced vassal of this type.
refused-no-tile = No tile lies in this area.
refused-space = You cannot place this vassal here.
refused-effect = You cannot carry out the effect of this space in full.
refused-not-in-hand = This tile is not in your hand.
refused-area-closed = This area is closed with this number of players.
refused-area-taken = A tile lies there. Lay yours in a free area.
refused-lay = You could not carry out the effect of any space on this tile.
refused-nobody-there = You have no such vassal there.
refused-ability = You cannot use this ability now.
refused-laid-tile = Place a vassal on the tile you have just laid.
refused-placing-due = After this you could not place a vassal on the tile you have just laid.
refused-tile-due = After this you could not pay for any tile.
refused-pay = This effect is not paid that way.
refused-gain = This effect does not give that.
refused-spend = Vassals on the space in effect cannot be spent.
refused-no-token = There is no token on this ability.
refused-no-room = This dragon has no room for a token.
refused-not-drawn = This is not one of those you are looking at.
refused-boost = This ability does not answer what has just happened.
refused-slot-empty = No tile lies in this slot.
refused-slot-taken = This slot already has an objective.
refused-stack-empty = The stack is empty.
refused-too-expensive = You cannot pay for this.
refused-no-oracle = You need a token on the one-use ability that exchanges objectives.
refused-buy-tile = Take an action tile first.
refused-place-objective = Place an objective first, or choose none.
refused-hand-limit = Return a tile from your hand first. Power tiles stay.
refused-resource-limit = Return surplus resources first.
refused-first-recalling = Recall more vassals or finish the recall first.
refused-first-paying = Choose the payment first.
refused-first-spending = Choose the vassal to spend first.
refused-first-paying-tokens = Choose the token to pay first.
refused-first-gaining = Choose the gain first.
refused-first-tokens = Place the gained token first.
refused-first-keeping = Keep one of the drawn dragons first.
refused-first-returning-dragons = Put the other dragons back first, each on the top or the bottom of the stack.
refused-first-boosting = Use an ability first, or choose none.
refused-first-taking = Take a tile from the display first.
refused-first-returning-objectives = Put the other objectives back first, each on the top or the bottom of the stack.
refused-first-hand-limit = Return a tile from your hand first. Power tiles stay.
refused-first-resource-limit = Return surplus resources first.
refused-return-tiles = { $count ->
    [one] Return one surplus tile from your hand first.
   *[other] Return { $count } surplus tiles from your hand first.
}
refused-return-resources = { $count ->
    [one] Return one surplus resource first.
   *[other] Return { $count } surplus resources first.
}
refused-none-free = You have no unplaced { $vassal }.
refused-vassal-back = Your { $vassal } came back this turn. You can place it from your next turn on.
refused-nobody-left = All of your vassals are on the board. Recall some first.
refused-all-back = Your unplaced vassals came back this turn. You can place them from your next turn on.
refused-no-such-space = The tile in this area has no such space.
refused-enter-top = Riders enter an exploration tile on its top level.
refused-riders-only = Only a dragonrider may enter this space.
refused-occupied = { $player } is already there, and only one vassal fits.
refused-own-rider = You already have a rider on this tile.
refused-needs = This needs { counted-thing }, you have { $have }.
refused-needs-nearest = You cannot pay for this. You come closest to { $bundle }, but that needs { counted-thing }, and you have { $have }.
refused-needs-vassal = This needs { counted-vassal } to spend, and you can spend { $have }.
refused-last-vassal = You may not spend your last vassal.
refused-reserve = { $vassal_id ->
    [spearman] All of your spearmen ({ $count }) are in play.
   *[other] All of your dragonriders ({ $count }) are in play.
}
refused-supply = This gives { counted-thing }, and the supply has { $have }.
refused-no-dragons = The dragon stack is empty.
refused-no-tiles-left = No action tiles are left.
refused-no-tile-payable = You could not pay for any tile in the Scouts’ Quarters. The nearest one needs { counted-thing }, you would have { $have }.
refused-display-empty = No tile lies face up in the Scouts’ Quarters.
refused-area-exploration = An exploration tile lies there. It cannot be replaced.
refused-area-free = This area is free. Lay the tile there without paying.
refused-replace-instead = A tile lies there. Pay a weapon to replace it.
refused-lay-riders = Only dragonriders may enter this tile, and you have none unplaced.
refused-lay-needs = You could not use any space of this tile. The nearest one needs { counted-thing }, you would have { $have }.
refused-not-there = You have no { $vassal } at { at-spot }.
refused-no-rider-there = You have no dragonrider on { $tile }.
refused-recall-all = “Recall all” needs vassals of yours in two places or of two types.
refused-skip = You can still place or recall a vassal.
refused-not-your-dragon = This dragon is not yours.
refused-ability-answers = You can use this ability only in answer to its event. The game will ask you.
refused-ability-monument = You can use this ability only while you exchange an objective at the Monument.
refused-other-tokens = { $count ->
    [one] This ability costs { $count } other token, you have { $have }.
   *[other] This ability costs { $count } other tokens, you have { $have }.
}
refused-no-exploration = No exploration tile lies there.
refused-entered-now = Your rider entered this tile this turn. It can move down from your next turn on.
refused-moved-already = You have already moved a rider down this turn.
refused-lowest-level = Your rider is on the lowest level already.
refused-explore-later = Place a vassal on the tile just laid first. You may explore after that.
refused-at-scouts = Send a vassal to the Scouts’ Quarters to get an action tile.
refused-at-monument = Send a vassal to the Monument to place an objective.
refused-same-kind = This ability gives only what you have just gained.
refused-spend-other = Spend a { $vassal }.
refused-spend-unplaced = Spend an unplaced { $vassal } first.
refused-boost-used = You have already used this ability for this.
refused-boost-move = The rider cannot move down once more.
refused-slot-free = This slot is empty. There is nothing to exchange.
refused-power-stays = You may not give away your power tile.
refused-have-none = { $thing_id ->
    [veg] You have no vegetables.
   *[other] You have no { $thing }.
}
refused-none-placed = You have no { $vassal } on the board.
refused-nowhere = There is no free place for it.
refused-nowhere-needs = You cannot pay for any of them. The nearest one needs { counted-thing }, you have { $have }.

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
score-power = { $count ->
    [one] { $count } power point on the score track
   *[other] { $count } power points on the score track
}
score-objective = { $place ->
    [0] { $objective }: { $count }
   *[other] { $objective }: { $count }, place { $place }
}
score-objective-none = { $objective }: nothing to count
score-leftovers = { $count ->
    [one] { $count } resource left
   *[other] { $count } resources left
}
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
board-last-turns = { $count ->
    [one] { $count } turn to come
   *[other] { $count } turns to come
}
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
counted-thing = { $thing_id ->
    [veg] { $count ->
        [one] { $count } vegetable
       *[other] { $count } vegetables
    }
    [weapon] { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
    [pp] { $count ->
        [one] { $count } power point
       *[other] { $count } power points
    }
    [token] { $count ->
        [one] { $count } ability token
       *[other] { $count } ability tokens
    }
   *[other] { $count } { $thing }
}
counted-vassal = { $vassal_id ->
    [spearman] { $count ->
        [one] { $count } spearman
       *[other] { $count } spearmen
    }
   *[other] { $count ->
        [one] { $count } dragonrider
       *[other] { $count } dragonriders
    }
}
counted-missing = { counted-thing }

## Where vassals are

onto-spot = { $spot_id ->
    [none] { $space }
    [armoury] the { $spot }
    [library] the { $spot }
    [sages-hall] the { $spot }
    [dragon-forge] the { $spot }
    [main-market] the { $spot }
    [barracks] the { $spot }
    [hunting-grounds] the { $spot }
    [training-arena] the { $spot }
    [builders-square] the { $spot }
    [breeding-grounds] the { $spot }
    [scouts-quarters] the { $spot }
    [monument] the { $spot }
   *[other] { $spot }
}
from-spot = { onto-spot }
at-spot = { onto-spot }
