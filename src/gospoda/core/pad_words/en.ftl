# Why a described end position is not scored. The place comes first, then one of these.

unscored-same-name = two players have the same name
unscored-once = { $called } belongs to { $other } already; it exists once
unscored-unknown = there is no { $kind } called '{ $name }'
unscored-several = '{ $name }' is the printed name of several; which { $kind } is it: { $which }?
unscored-number = there is no { $kind } { $number }; they go from { $least } to { $most }
unscored-option = this does not change a score; what does: { $known }
unscored-option-value = takes { $known }, not '{ $value }'

## The file and its shape

unscored-text = this is no text in UTF-8
unscored-form = this is no { $form }: { $detail }
unscored-form-json = this is no { $form }: { $detail }; JSON has the ending .json
unscored-form-toml = this is no { $form }: { $detail }; TOML has the ending .toml
unscored-field-missing = the field “{ $field }” is missing
unscored-field-unknown = there is no field “{ $field }”
unscored-few = at least { $least } must stand here
unscored-many = at most { $most } can stand here
unscored-least = the number must be at least { $least }
unscored-most = the number must be at most { $most }
unscored-value = “{ $value }” cannot stand here
unscored-type = { $expected } is needed here, not { $found }
unscored-shape = the score file is not in order: { $problem }
unscored-type-int = a whole number
unscored-type-float = a number with a fraction
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
unscored-gold-missing = the gold that is left is missing; it is compared with Jael's
unscored-gold-alone = what is left counts only against Jael, who is not there
unscored-priority-missing = the place on the priority track is missing
unscored-priority-solo = the solo game has no priority track; it compares gold
unscored-priorities = the places must be 1 to { $most }, each once; they are { $given }
unscored-challenge = challenge { $number }
unscored-challenges = { $needed } different challenge cards are needed, not { $count }
unscored-pictured = { $count ->
    [0] no blueprint looks like that
   *[other] { $count } blueprints fit; name more squares
}
unscored-square = '{ $name }' is no square; they go from r1c1 to r4c4
unscored-grid = a dungeon has four rows of four chambers
unscored-passage-inside = a secret passage lies on an edge; name it among the passages
unscored-passage-twice = this edge has a secret passage already
unscored-full = the chamber is full: four elements are all it holds
unscored-tokens = there are too many tokens “{ $called }”: { $count }; the game has only { $most }
unscored-jael-cards = he reveals { $needed } in a game, the one of year 4 last; here are { $count }
unscored-jael-twice = a card is named twice; each exists once
unscored-jael-legendary = a legendary card and a basic one that it replaces are never in one game
unscored-jael-company = Jael plays against one player alone; there are more

## Roll Player

unscored-solo-company = solo: one hero plays alone; there are more
unscored-dice-missing = the dice of these rows are missing: { $rows }
unscored-row-twice = this row is named twice
unscored-hands = the weapons need more than { $count } hands
unscored-die = '{ $text }' is no die; write a colour and a face, such as: { $such } 5
unscored-same = two players have the same { $kind }
unscored-card-twice = the card “{ $called }” is named { $count } times; there is only one
unscored-dice = there are too many dice “{ $called }”: { $count }; the game has only { $most }

## Simurgh and Guilds

unscored-objective-twice = an objective is named twice; each exists once
unscored-amount = a number from 0 to { $most } is needed, not { $count }
unscored-resource-twice = this resource is named twice
unscored-dragon = there is no dragon { $name }, or all its copies are taken
unscored-room-form = '{ $text }' does not have the form: room, cell (such as r0c1), turn (0 to 3)
unscored-room-place = '{ $text }' is no legal placement
unscored-shifts = no character of the guild shifts so many objectives
unscored-shift-open = only an open objective can be shifted
