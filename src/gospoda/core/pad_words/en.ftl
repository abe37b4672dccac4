# Why a described end position is not scored.

pad-same-name = two players have the same name
pad-once = { $owner }: { $called } belongs to { $other } already; it exists once
pad-gold = { $name }: { $gold } gold is too much; the track ends at { $most }
pad-challenges = { $name }, challenges: { $needed } different challenge cards are needed, not { $count }
pad-jael-cards = Jael, cards: he reveals { $needed } in a game, the one of year 4 last; here are { $count }
pad-jael-twice = Jael, cards: a card is named twice; each exists once
pad-jael-legendary = Jael, cards: a legendary card and a basic one that it replaces are never in one game
pad-jael-company = Jael plays against one player alone; there are more
pad-gold-missing = { $name }: the gold that is left is missing; it is compared with Jael's
pad-priority-missing = { $name }: the place on the priority track is missing
pad-solo-company = solo: one hero plays alone; there are more
