# What a seat observes as numbers: the parts of `gospoda observe`.

observed-first-player = the holder of the first-player marker
observed-passes = passes in a row
observed-out = who has passed in the building phase
observed-guild = the characters of each guild
observed-tiles = the rooms of each headquarters by their top left cell
observed-turned = how each placed room is turned
observed-bought = rooms bought in this round
observed-shifts = objectives chosen in final scoring
observed-zones = the characters of each zone of the market square
observed-offer = the rooms on offer
observed-kept = those of them with a florin
observed-buying = a bought room that waits to be placed
observed-used = characters whose ability is used up this round
observed-discards = characters out of the game
observed-room-discards = rooms out of the game
observed-objectives = the open objectives
observed-known = cards of the deck that the seat knows
observed-announced-by = who has announced each ability on the stack
observed-announced = the abilities on the stack, the first announced one first
observed-prevented = which of them are prevented
observed-targets = their targets in binary; the last digit means −1
observed-round = the round
observed-florins = florins in stock
observed-gold = gold
observed-tents = florins on each tent
observed-piles = the sizes of the piles
