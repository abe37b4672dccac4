# Why a described end position is not scored. The place comes first, then one of these.

unscored-same-name = two players have the same name
unscored-once = { $other } already has { $called }, and there is only one
unscored-unknown = there is no { $kind } called '{ $name }'
unscored-several = more than one { $kind } is printed as '{ $name }'; which one is it: { $which }?
unscored-number = there is no { $kind } { $number }; the numbers go from { $least } to { $most }
unscored-option = this option does not change the score; these do: { $known }
unscored-option-value = must be { $known }, not '{ $value }'

## The file and its shape

unscored-text = this is not UTF-8 text
unscored-form = this is not valid { $form }: { $detail }
unscored-form-json = this is not valid { $form }: { $detail }; a JSON file ends in .json
unscored-form-toml = this is not valid { $form }: { $detail }; a TOML file ends in .toml
unscored-field-missing = the field “{ $field }” is missing
unscored-field-unknown = there is no field “{ $field }”
unscored-few = the list is too short; it needs at least { $least }
unscored-many = the list is too long; it may have at most { $most }
unscored-least = the number must be at least { $least }
unscored-most = the number must be at most { $most }
unscored-value = “{ $value }” is not allowed here
unscored-type = { $expected } is needed here, not { $found }
unscored-shape = the score file is not valid: { $problem }
unscored-type-int = a whole number
unscored-type-float = a decimal number
unscored-type-str = a text
unscored-type-array = a list
unscored-type-object = a table
unscored-type-bool = true or false
unscored-type-null = nothing

## Places

unscored-at-goal = goal
unscored-at-challenges = challenges
unscored-at-blueprint = blueprint
unscored-at-priority = priority
unscored-at-gold = gold
unscored-at-cards = cards
unscored-at-objectives = objectives
unscored-at-options = options
unscored-at-row = row { $number }
unscored-at-column = column { $number }
unscored-at-edge = edge { $edge }
unscored-at-card = card { $number }
unscored-at-room = room { $number }

## Kinds

unscored-kind-chamber = chamber
unscored-kind-goal = goal
unscored-kind-challenge = challenge
unscored-kind-blueprint = blueprint
unscored-kind-requirement = requirement
unscored-kind-token = market token
unscored-kind-element = element
unscored-kind-jael-card = Jael card
unscored-kind-race = race
unscored-kind-class = class
unscored-kind-alignment = alignment card
unscored-kind-backstory = backstory
unscored-kind-market-card = Market card
unscored-kind-attribute = attribute
unscored-kind-colour = colour of dice
unscored-kind-objective = objective
unscored-kind-resource = resource
unscored-kind-character = character
unscored-kind-room = room

## Stonespine Architects

unscored-gold = { $gold } gold is too much; the track ends at { $most }
unscored-gold-missing = the leftover gold is missing; it is compared with Jael's
unscored-gold-alone = leftover gold counts only against Jael, who is not in this game
unscored-priority-missing = the place on the priority track is missing
unscored-priority-solo = the solo game has no priority track; it compares gold
unscored-priorities = use each place from 1 to { $most } once; you gave { $given }
unscored-challenge = challenge { $number }
unscored-challenges = the game needs { $needed } different challenge cards, not { $count }
unscored-pictured = { $count ->
    [0] no blueprint looks like that
   *[other] { $count } blueprints fit; name more squares
}
unscored-square = '{ $name }' is not a square; squares go from r1c1 to r4c4
unscored-grid = a dungeon has four rows of four chambers
unscored-passage-inside = a secret passage is on an edge; list it under passages
unscored-passage-twice = this edge has a secret passage already
unscored-full = the chamber is full; it holds four elements
unscored-tokens = you listed { $count } “{ $called }” tokens; the game has only { $most }
unscored-jael-cards = Jael reveals { $needed } cards in a game, the one of year 4 last; you listed { $count }
unscored-jael-twice = a card is listed twice; there is only one of each
unscored-jael-legendary = a legendary card and the basic card it replaces cannot be in the same game
unscored-jael-company = Jael plays against a single player; you listed more

## Roll Player

unscored-solo-company = the solo game has one hero; you listed more
unscored-dice-missing = dice are missing in these rows: { $rows }
unscored-row-twice = this row is listed twice
unscored-hands = the weapons need more than { $count } hands
unscored-die = '{ $text }' is not a die; write a colour and a face, for example { $such } 5
unscored-same = two players have the same { $kind }
unscored-card-twice = the card “{ $called }” is listed { $count } times; there is only one
unscored-dice = you listed { $count } “{ $called }” dice; the game has only { $most }

## Simurgh and Guilds

unscored-objective-twice = an objective is listed twice; there is only one of each
unscored-amount = enter a number from 0 to { $most }, not { $count }
unscored-resource-twice = this resource is listed twice
unscored-dragon = there is no dragon { $name }, or all its copies are taken
unscored-room-form = '{ $text }' does not have the form: room, cell (such as r0c1), turn (0 to 3)
unscored-room-place = '{ $text }' is not a legal placement
unscored-shifts = no character in the guild shifts that many objectives
unscored-shift-open = only an open objective can be shifted
