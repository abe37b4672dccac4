# Why a described end position is not scored.

unscored-same-name = two players have the same name
unscored-once = { $owner }: { $called } belongs to { $other } already; it exists once
unscored-gold = { $name }: { $gold } gold is too much; the track ends at { $most }
unscored-challenges = { $name }, challenges: { $needed } different challenge cards are needed, not { $count }
unscored-jael-cards = Jael, cards: he reveals { $needed } in a game, the one of year 4 last; here are { $count }
unscored-jael-twice = Jael, cards: a card is named twice; each exists once
unscored-jael-legendary = Jael, cards: a legendary card and a basic one that it replaces are never in one game
unscored-jael-company = Jael plays against one player alone; there are more
unscored-gold-missing = { $name }: the gold that is left is missing; it is compared with Jael's
unscored-priority-missing = { $name }: the place on the priority track is missing
unscored-solo-company = solo: one hero plays alone; there are more
