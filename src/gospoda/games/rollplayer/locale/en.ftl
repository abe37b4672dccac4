# Roll Player. The same ids and variables stand in all languages; names of components come from the content files.

title = Roll Player

## Chapters of the rules

chapter-race = Set-up: race
chapter-class = Set-up: class
chapter-start-dice = Set-up: starting dice
chapter-layout = Roll Phase: equal dice
chapter-selection = Dice Phase: Initiative card
chapter-placement = Dice Phase: placing the die
chapter-action = Attribute action
chapter-exchange = Dexterity action
chapter-keeping = Intelligence action
chapter-market = Market Phase
chapter-room = Room for a weapon
chapter-extra = A card for the Market
chapter-window-poll = Skills
chapter-refresh = Cleanup: refreshing
chapter-search = Skill
chapter-negotiate = Skill
chapter-climb = Skill
chapter-intimidate = Skill
chapter-sleight = Skill
chapter-open-lock = Skill
chapter-move-silently = Skill
chapter-end = Final scoring

## What is asked

ask-race = Choose a race.
ask-class = Choose a class.
ask-start-dice = Place your starting dice; dice left: { $count }
ask-layout = Equal dice: which one goes on Initiative card { $initiative }?
ask-selection = Choose an Initiative card with its die.
ask-placement = { $die }: in which row do you place it?
ask-action = You may take the action: { $row }
ask-action-again = Thanks to your weapon you may go on: { $row }
ask-exchange = { $space }: swap places with which die?
ask-keeping = { $space }: the new face { $new } or the old { $old }?
ask-market = Buy a card, or discard one for { $taken } gold. You have { $gold }.
ask-friendly-market = Buy a card, or take { $taken } gold. You have { $gold }.
ask-second-purchase = You may buy a second card. You have { $gold } gold.
ask-room = Too few hands for { $card }: which weapon do you drop?
ask-extra = You may add a card from the discard pile to the Market.
ask-window-1 = Skill or pass? { $player }: the dice are laid out
ask-window-2 = Skill or pass? { $player }: choice of an Initiative card
ask-window-3 = Skill or pass? { $player }: attribute action
ask-window-4 = Skill or pass? { $player }: the Market Phase begins
ask-window-5 = Skill or pass? { $player }: Market turn
ask-window-6 = Skill or pass? { $player }: Cleanup
ask-window-7 = Skill or pass? { $player }: final scoring
ask-refresh = You may refresh an exhausted skill.
ask-search = Exchange a die for one of another colour from the bag.
ask-negotiate = Exchange a die of yours with an unchosen one.
ask-climb = Raise an unchosen die.
ask-intimidate = Reroll unchosen dice.
ask-sleight = Move a die to another row.
ask-open-lock = Buy the top card of the deck unseen?
ask-move-silently = Market action: buy a card from the discard pile.

## Moves

move-race = Race: { $race } ({ $picture })
move-class = Class: { $class }
move-put = Place { $die }: { $row }
move-lay = Next: { $die }
move-take = Initiative card { $initiative }
move-place = Place in: { $row }
move-decline = Decline
move-flip = Turn to the opposite face: { $space }
move-swap = Exchange: { $space }
move-with = with: { $space }
move-adjust = { $space }: { $turn }
move-reroll = Reroll: { $space }
move-keep = Keep the face { $face }
move-step = Move the token: { $arrow }
move-token = Take a charisma token
move-instead = Another action instead: { $row }
move-buy = Buy { $card } (charisma tokens: { $tokens })
move-discard = Discard for gold: { $card }
move-gold = Take gold
move-add = Add to the Market: { $card }
move-drop = Drop the weapon: { $card }
move-pass = Pass
move-use = Use: { $card } ({ $token })
move-copy = Copy by Diplomacy: { $card } ({ $token })
move-hold = Questions about skills: { $hold }
move-refresh = Refresh: { $card }
move-search = { $space }: die from the bag: { $colour }
move-negotiate = { $space }: exchange with Initiative card { $initiative }
move-raise = Initiative card { $initiative }: raise by { $by }
move-intimidate = Reroll the dice on Initiative cards: { $dice }
move-move = Move: { $space } – { $row }
move-open = Buy the top card

## Short names for filters: kinds of moves, and what is chosen in them

action-race = Race
action-class = Class
action-put = Place a die
action-lay = Next die
action-take = Take an Initiative card
action-place = Place in a row
action-decline = Decline
action-flip = Flip a die
action-swap = Exchange
action-with = Exchange with
action-adjust = Raise or lower
action-reroll = Reroll
action-keep = Keep a face
action-step = Move the token
action-token = Take a charisma token
action-instead = Another action instead
action-buy = Buy
action-discard = Discard for gold
action-gold = Take gold
action-add = Add to the Market
action-drop = Drop a weapon
action-pass = Pass
action-use = Use
action-copy = Copy by Diplomacy
action-hold = Questions about skills
action-refresh = Refresh
action-search = Die from the bag
action-negotiate = Exchange a die
action-raise = Raise a die
action-intimidate = Reroll dice
action-move = Move a die
action-open = Buy the top card
param-race = Race
param-picture = Picture
param-class = Class
param-die = Die
param-row = Row
param-initiative = Initiative card
param-space = Space
param-turn = Direction
param-face = Face
param-arrow = Direction
param-card = Card
param-tokens = Charisma tokens
param-token = Token
param-hold = Questions
param-colour = Colour
param-by = By how much
param-dice = Dice

## Events

event-start-roll = { $seat }: roll for the Start Player: { $face }
event-start-player = Start Player: { $seat }
event-race = { $seat }: race: { $race }
event-class-die = { $seat }: die drawn for the class: { $colour }
event-class = { $seat }: class: { $class }
event-dealt = { $seat }: backstory: { $backstory }; alignment: { $alignment }
event-start-die = { $seat }: starting die: { $die }
event-round = Round { $round } begins.
event-rolled = { $seat }: die rolled: { $die }
event-laid = { $seat }: Initiative card { $initiative }: { $die }
event-take = { $seat }: Initiative card { $initiative } taken with { $die }
event-enemy = Enemy die: { $face }
event-trash = To the trash: { $card }
event-cleared = To the discard pile: { $card }
event-place = { $seat }: die placed: { $die } ({ $space })
event-gold = { $seat }: gold gained: { $gold }
event-turn = { $seat }: { $space } now shows { $face }
event-exchange = { $seat }: exchanged: { $space } and { $other }
event-reroll = { $seat }: reroll of { $space }: { $face }
event-step = { $seat }: alignment token moves: { $arrow }
event-blocked = { $seat }: the alignment token cannot move: { $arrow }
event-token = { $seat }: charisma token taken
event-buy = { $seat }: bought for { $gold } gold: { $card }
event-discard = { $seat }: discarded for gold: { $card }
event-add = { $seat }: added to the Market: { $card }
event-drop = { $seat }: weapon dropped: { $card }
event-use = { $seat }: skill used: { $card }
event-copy = { $seat }: skill copied by Diplomacy: { $card }
event-refresh = { $seat }: skill refreshed: { $card }
event-exchange-bag = { $seat }: new die in { $space }: { $die }
event-pool-die = { $seat }: die on Initiative card { $initiative }: { $die }
event-move = { $seat }: die moved: { $space } – { $row }
event-shuffle = The discard pile is shuffled into a new deck.
event-rank = { $seat }: rank: { $rank }
event-end = All heroes are complete; the stars are counted.

## Refusals

refused-race = Choose one of the races that are still there.
refused-class = Choose one of the classes on offer.
refused-start-dice = Place one of your starting dice in a row with an empty space.
refused-layout = Choose one of the equal dice.
refused-selection = Choose an Initiative card that nobody has taken.
refused-placement = Place the die in a row with an empty space.
refused-action = That is not the action of this row. You may decline it.
refused-exchange = Choose another die of your sheet; empty spaces cannot be exchanged.
refused-keeping = Keep the new or the former face.
refused-market = This is your Market turn: buy a card or take gold instead.
refused-room = A weapon must be dropped first.
refused-extra = Choose a card from the discard pile, or decline.
refused-window-poll = Use a ready skill whose arrow and timing allow it, or pass.
refused-refresh = Choose one of your exhausted skills, or decline.
refused-search = Choose a die and another colour that is in the bag, or decline.
refused-negotiate = Choose a die of yours and an unchosen one, or decline.
refused-climb = Choose an unchosen die that stays at 6 or below, or decline.
refused-intimidate = Choose unchosen dice, or decline.
refused-sleight = Choose a die and another row with an empty space, or decline.
refused-open-lock = Buy the top card or decline.
refused-move-silently = Buy a card from the discard pile or decline.
refused-no-such-weapon = You have no such weapon.
refused-adjust = A 6 cannot be raised and a 1 cannot be lowered; each die only once.
refused-step = The alignment token cannot leave the grid.
refused-not-on-offer = This card is not on offer.
refused-no-token = You do not have that many charisma tokens for this purchase.
refused-too-many-tokens = A token is only spent if it pays 1 gold of the price.
refused-too-expensive = You cannot afford this card.

## Scoring

category-goals = Attribute goals
category-class_dice = Class colour
category-alignment = Alignment
category-backstory = Backstory
category-armor = Armor
category-traits = Traits
category-gold = Gold
amount-gold = Gold
amount-charisma = Charisma tokens
score-goal-met = { $row }: { $score }, goal { $goal } met
score-goal-missed = { $row }: { $score }, goal { $goal } missed
score-goal-open = { $row }: { $score } so far, goal { $goal }
score-class-dice = Dice of the colour { $colour }: { $count }
score-alignment = { $card }: { $line } / { $column }
score-backstory = { $card }: matching dice: { $count }
score-armor = { $set }: pieces: { $count }
score-trait = { $card } ({ $count })
score-gold = Gold: { $gold }; rank: { $rank }
pad-table = Several heroes
pad-solo = Solo
pad-row = { $row }: value with modifiers
pad-alignment = Value under the alignment token
pad-backstory = Dice that match the backstory
pad-armor = Armor { $set }: pieces
pad-counted = counted

## What cards and classes do

row-action-str = turn any die over
row-action-dex = swap two dice
row-action-con = a die ±1
row-action-int = reroll a die, keep either face
row-action-wis = move the alignment token
row-action-cha = charisma token
effect-class-bonus = Goals: each die of your class colour counts { $amount } more.
effect-colour-bonus = Goals: each die of this colour counts { $amount } more: { $colour }
effect-repeat = This action may be done up to { $times } times in a row: { $row }
effect-armor-piece = Scoring: one more piece of a begun, incomplete armor set.
effect-discard-gold = Taking gold instead of buying: { $amount } more.
effect-discount = Cards from Market and discard pile cost { $amount } less.
effect-action = Take the action: { $row }
effect-gain-gold = Gain gold: { $amount }
effect-swap-with-bag = Exchange a die for another colour from the bag, same face.
effect-swap-with-pool = Exchange a die with an unchosen one; then sort the dice again.
effect-pool-raise = Raise an unchosen die by up to { $amount }; then sort the dice again.
effect-pool-reroll = Reroll any unchosen dice; then sort the dice again.
effect-move-die = Move a die to another row.
effect-buy-top-of-deck = In your Market turn buy the top card of the deck for { $price } gold, besides your action.
effect-buy-from-discard = As your Market action buy a card from the discard pile.
effect-copy-skill = Use a skill of another player, ready or exhausted.
effect-armor = { $set }: { $stars } ★; +{ $bonus } ★ for a { $first } or { $second } class
trait-cards = { $stars } ★ for each { $what } card you own
trait-row-at-most = { $stars } ★ if the score is { $limit } or less: { $what }
trait-rows-at-least = { $stars } ★ for each row with { $limit } or more (at most { $most } ★)
trait-equal-rows = { $stars } ★ for each row with three equal faces (at most { $most } ★)
trait-backstory = { $stars } ★ for every { $per } matches with the backstory
trait-class-dice = { $stars } ★ for every { $per } dice of the class colour
trait-column = { $stars } ★ if the token ends in the column: { $what }
trait-line = { $stars } ★ if the token ends in the row: { $what }
trait-gold = { $stars } ★ for every { $per } gold left (at most { $most } ★)
trait-goals = { $stars } ★ for every { $per } goals met
trait-kinds = { $stars } ★ for each kind of card you own
ability-action-after = { $times ->
    [1] After buying { $bought } you may take the { $row } action.
   *[other] After buying { $bought } you may take the { $row } action up to { $times } times.
}
ability-action-after-gold = { $times ->
    [1] After taking gold instead of buying you may take the { $row } action.
   *[other] After taking gold instead of buying you may take the { $row } action up to { $times } times.
}
ability-any-action = A die placed here allows the action of any one row instead: { $row }
ability-extra-card = Before the Market Phase a card from the discard pile may join the Market.
ability-purchases = Purchases in a Market turn: up to { $amount }
ability-refresh = Skills refreshed in a Cleanup: up to { $amount }
ability-gold-die = Gold for placing a gold die: { $amount }
ability-hands = Hands for weapons: { $amount }
ability-free-step = Skills may be used without the alignment step.

## Options

option-class_choice = Classes
option-class_choice-draw = drawn by dice
option-class_choice-pick = picked in reverse order
option-less_random_setup = Less random set-up
option-less_random_setup-false = dice drawn blindly
option-less_random_setup-true = one die of each class colour
option-random_market_deck = Market deck
option-random_market_deck-false = one-dot cards on top of two-dot cards
option-random_market_deck-true = all cards mixed
option-shorter_game = Length
option-shorter_game-false = full game
option-shorter_game-true = shorter game, two more starting dice
option-friendly_market = Gold instead of buying
option-friendly_market-false = a card is discarded
option-friendly_market-true = Friendly Market: the card stays
option-start_player = Start Player
option-start_player-roll = highest roll
option-start_player-first-seat = the first seat
option-trait_scores = Row scores for traits
option-trait_scores-with-race = with the race modifier
option-trait_scores-faces = faces only
option-goal_traits = Traits that count goals
option-goal_traits-with-weapons = weapons included
option-goal_traits-without-weapons = weapons left out
option-swapped_gold = Gold die by Search or Negotiate
option-swapped_gold-as-placed = as if placed (Thief 4)
option-swapped_gold-two = 2 gold for everybody

## The table as text

board-round = Round { $round } of { $rounds }, { $phase }
board-start = Start Player
board-initiative = Initiative cards (the lowest shops first)
board-holder = { $name }: shops in this order
board-coin = coin
board-market = Market: name, price, kind, effect
board-supply = Cards in the deck: { $deck }; dice in the bag: { $bag } ({ $dice })
board-discards = Discard pile
board-trash = Trash
board-hand = Dice to place
board-hero = gold: { $gold }, charisma tokens: { $tokens }, stars so far: { $points }
board-backstory = Backstory
board-alignment = Alignment
board-exhausted = exhausted
board-key = { $letters }; ({ $sample }) wanted by the backstory, ✓ matches
