# Roll Player. All languages have the same ids and variables; names of components come from the content files.

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
ask-start-dice = { $count ->
    [one] Place your last starting die.
   *[other] Place your { $count } starting dice.
}
ask-layout = Which of the equal dice goes on Initiative card { $initiative }?
ask-selection = Choose an Initiative card with its die.
ask-placement = In which row do you place the { $die }?
ask-action = You may use the { $row } action.
ask-action-again = Thanks to your weapon you may use the { $row } action again.
ask-exchange = { $space }: swap places with which die?
ask-keeping = Keep the new { $new } or the old { $old } in { $space }?
ask-market = Buy a card, or discard one for { $taken } gold. You have { $gold } gold.
ask-friendly-market = Buy a card, or take { $taken } gold. You have { $gold } gold.
ask-second-purchase = You may buy a second card. You have { $gold } gold.
ask-room = Too few hands for { $card }: which weapon do you drop?
ask-extra = You may add a card from the discard pile to the Market.
ask-window-1 = The dice are laid out. Use a skill?
ask-window-2 = { $player } is choosing an Initiative card. Use a skill?
ask-window-3 = { $player } is using an attribute action. Use a skill?
ask-window-4 = The Market Phase begins. Use a skill?
ask-window-5 = { $player } is shopping. Use a skill?
ask-window-6 = The Cleanup begins. Use a skill?
ask-window-7 = The final scoring is near. Use a skill?
ask-refresh = You may refresh an exhausted skill.
ask-search = Exchange a die for one of another colour from the bag.
ask-negotiate = Exchange a die of yours with an unchosen one.
ask-climb = Raise an unchosen die.
ask-intimidate = Reroll unchosen dice.
ask-sleight = Move a die to another row.
ask-open-lock = Buy the top card of the deck unseen?
ask-move-silently = Buy a card from the discard pile as your Market action.

## Moves

move-race = Choose the { $race } ({ $picture })
move-class = Choose the { $class }
move-put = Place the { $die } in the { $row } row
move-lay = Put the { $die } next
move-take = Initiative card { $initiative }
move-place = Place it in the { $row } row
move-decline = Decline
move-flip = Turn the die in { $space } to its opposite face
move-swap = Swap the die in { $space }
move-with = with the die in { $space }
move-adjust = { $space }: { $turn }
move-reroll = Reroll the die in { $space }
move-keep = Keep the face { $face }
move-step = Move the token towards { $arrow }
move-token = Take a charisma token
move-instead = Use the { $row } action instead
move-buy = Buy { $card } (charisma tokens: { $tokens })
move-discard = Discard { $card } for gold
move-gold = Take gold
move-add = Add { $card } to the Market
move-drop = Drop { $card }
move-pass = Pass
move-use = Use { $card } ({ $token })
move-copy = Copy { $card } with Diplomacy ({ $token })
move-hold = Questions about skills: { $hold }
move-refresh = Refresh { $card }
move-search = Exchange the die in { $space } for a { $colour } die from the bag
move-negotiate = Exchange the die in { $space } with the one on Initiative card { $initiative }
move-raise = Raise the die on Initiative card { $initiative } by { $by }
move-intimidate = Reroll the dice on Initiative cards: { $dice }
move-move = Move the die from { $space } to { $row }
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

event-start-roll = { $seat } rolls { $face } for the Start Player.
event-start-player = { $seat } is the Start Player.
event-race = { $seat } chooses the { $race }.
event-class-die = { $seat } draws a { $colour } die for the class.
event-class = { $seat } becomes a { $class }.
event-dealt = { $seat } gets the backstory { $backstory } and the alignment { $alignment }.
event-start-die = { $seat } starts with the { $die }.
event-round = Round { $round } begins.
event-rolled = { $seat } rolls the { $die }.
event-laid = { $seat } puts the { $die } on Initiative card { $initiative }.
event-take = { $seat } takes Initiative card { $initiative } with the { $die }.
event-enemy = The enemy die shows { $face }.
event-trash = { $card } goes to the trash.
event-cleared = { $card } goes to the discard pile.
event-place = { $seat } places the { $die } in { $space }.
event-gold = { $seat } gains { $gold } gold.
event-turn = { $seat } turns the die in { $space }. It now shows { $face }.
event-exchange = { $seat } swaps the dice in { $space } and { $other }.
event-reroll = { $seat } rerolls the die in { $space }. It shows { $face }.
event-step = { $seat } moves one step towards { $arrow }.
event-blocked = { $seat } cannot move towards { $arrow }.
event-token = { $seat } takes a charisma token.
event-buy = { $seat } buys { $card } for { $gold } gold.
event-discard = { $gold_id ->
    [none] { $seat } discards { $card } for gold.
   *[other] { $seat } discards { $card } for { $gold } gold.
}
event-add = { $seat } adds { $card } to the Market.
event-drop = { $seat } drops { $card }.
event-use = { $seat } uses { $card }.
event-copy = { $seat } copies { $card } with Diplomacy.
event-refresh = { $seat } refreshes { $card }.
event-exchange-bag = { $seat } gets the { $die } in { $space }.
event-pool-die = { $seat } leaves the { $die } on Initiative card { $initiative }.
event-move = { $seat } moves the die from { $space } to { $row }.
event-shuffle = The discard pile is shuffled into a new deck.
event-rank = { $seat } reaches the rank { $rank }.
event-end = All heroes are complete. The stars are counted.

## Refusals

refused-race = Choose one of the races that are still there.
refused-class = Choose one of the classes on offer.
refused-start-dice = Place one of your starting dice in a row with an empty space.
refused-layout = Choose one of the equal dice.
refused-selection = Choose an Initiative card that nobody has taken.
refused-placement = Place the die in a row with an empty space.
refused-action = Use the action of the row or decline.
refused-exchange = Choose another die of your sheet; empty spaces cannot be exchanged.
refused-keeping = Keep the new or the former face.
refused-market = It is your Market turn. Buy a card or take gold.
refused-room = Drop a weapon first.
refused-extra = Choose a card from the discard pile, or decline.
refused-window-poll = Use one of your ready skills or pass.
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
refused-too-many-tokens = A token must pay 1 gold of the price.
refused-too-expensive = You cannot afford this card.
refused-other-action = You are asked about the { $row } action. Use it or decline.
refused-race-taken = { $player } has this race.
refused-class-taken = { $player } has this class card.
refused-class-colour = Your class must be { $wanted }, and this one is { $colour }.
refused-no-such-die = You have no { $die } to place.
refused-row-full = The { $row } row is full.
refused-initiative-taken = { $player } has this Initiative card.
refused-initiative-gone = This Initiative card has no die.
refused-empty-space = There is no die in { $space }.
refused-touched = You have already changed this die in this action.
refused-action-done = You have already used this action.
refused-highest = A 6 cannot be raised.
refused-lowest = A 1 cannot be lowered.
refused-instead = Only the { $row } action is open to you.
refused-same-die = Choose another die. This is the one that moves.
refused-needs-gold = This costs { $count } gold, you have { $have }.
refused-token-spent = You have already spent charisma tokens in this Market turn.
refused-tokens-have = { $count ->
    [one] This takes { $count } charisma token, you have { $have }.
   *[other] This takes { $count } charisma tokens, you have { $have }.
}
refused-not-discarded = This card is not in the discard pile.
refused-friendly = In a Friendly Market you take gold without discarding a card.
refused-second-purchase = You have already bought a card. Buy a second one or decline.
refused-deck-empty = There is no card left to buy.
refused-not-your-skill = You do not own this skill.
refused-exhausted = This skill is exhausted.
refused-copier = Choose the skill that Diplomacy copies.
refused-skill-timing = This skill cannot be used at this moment.
refused-step-owed = You must move your alignment token for this skill.
refused-no-copier = You have no ready Diplomacy.
refused-nobodys-skill = No other player has this skill.
refused-not-exhausted = This skill is not exhausted.
refused-die-chosen = There is no die left on Initiative card { $initiative }.
refused-same-colour = This die is { $colour } already.
refused-not-in-bag = The bag has no { $colour } die.
refused-raise-most = This skill raises a die by at most { $most }.
refused-raise-six = The die shows { $face }. Raised by { $by } it would go above 6.
refused-same-row = The die is already in the { $row } row.

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
score-class-dice = { $count ->
    [one] { $count } { $colour } die
   *[other] { $count } { $colour } dice
}
score-alignment = { $card }: { $line } / { $column }
score-backstory = { $count ->
    [one] { $card }: { $count } matching die
   *[other] { $card }: { $count } matching dice
}
score-armor = { $count ->
    [one] { $set }: { $count } piece
   *[other] { $set }: { $count } pieces
}
score-trait = { $card } ({ $count })
score-gold = { $gold } gold, rank { $rank }
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
row-of = { $row }
effect-class-bonus = Each die of your class colour counts { $amount } more for goals.
effect-colour-bonus = Each { $colour } die counts { $amount } more for goals.
effect-repeat = You may use the { $row } action up to { $times } times in a row.
effect-armor-piece = You count one more piece of an armor set that you have begun.
effect-discard-gold = You take { $amount } gold more when you do not buy.
effect-discount = Cards from Market and discard pile cost { $amount } less.
effect-action = Use the { $row } action.
effect-gain-gold = Gain { $amount } gold.
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
ability-any-action = A die placed in { $row } lets you use the action of any row.
ability-extra-card = Before the Market Phase a card from the discard pile may join the Market.
ability-purchases = { $amount ->
    [one] You may buy { $amount } card in a Market turn.
   *[other] You may buy up to { $amount } cards in a Market turn.
}
ability-refresh = { $amount ->
    [one] You refresh { $amount } skill in the Cleanup.
   *[other] You may refresh up to { $amount } skills in the Cleanup.
}
ability-gold-die = Placing a gold die brings { $amount } gold.
ability-hands = You have { $amount } hands for weapons.
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
board-hero = { $gold } gold, { $tokens ->
    [one] { $tokens } charisma token
   *[other] { $tokens } charisma tokens
}, { $points ->
    [one] { $points } star so far
   *[other] { $points } stars so far
}
board-backstory = Backstory
board-alignment = Alignment
board-exhausted = exhausted
board-key = { $letters }; ({ $sample }) wanted by the backstory, ✓ matches
count-gold = { $gold } gold
