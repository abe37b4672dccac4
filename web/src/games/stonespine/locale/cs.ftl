# Slova desky hry Architekti Skalistého hřbetu.

ss-year = { $year }. rok ze 4
ss-year-brief = { $year }. rok
ss-heading-turn = { $year }. rok · { $turn }. tah
ss-heading-market = { $year }. rok · trh
ss-turn = { $turn }. tah ze 4
ss-other-row = Letos se místnosti vykládají do { $row }. řady.
ss-passage-between = Tajný průchod vede mezi dvěma místnostmi: vyber jeden z kroužků.
ss-then-to = potom
ss-glows = svítí to, na co máš
ss-pass-means = { $gold ->
    [0] { $place }. místo, žádné zlaťáky nepropadnou
    [one] { $place }. místo, propadne { $gold } zlaťák
    [few] { $place }. místo, propadnou { $gold } zlaťáky
   *[other] { $place }. místo, propadne { $gold } zlaťáků
}
ss-doors = Dveře
ss-side-N = nahoře
ss-side-E = vpravo
ss-side-S = dole
ss-side-W = vlevo
ss-elements = Prvky
ss-no-elements = bez prvků
ss-gold = Zlaťáky
ss-tokens = Žetony
ss-cell = Řada { $row }, sloupec { $column }
ss-empty = prázdné
ss-blueprint = Plán
ss-blueprint-tip = Splněné požadavky plánu; 4, 5, 6, 7 nebo 8 požadavků přinese { $ladder } bodů pověsti
ss-from-entrance = spojena se vchodem
ss-from-exit = spojena s východem
ss-entrance = Vchod: každá místnost s ním spojená přinese 1 bod pověsti
ss-exit = Východ: každá místnost s ním spojená přinese 1 bod pověsti
ss-dungeon-of = Labyrint: { $name }
ss-enlarge = Zvětšit labyrint: { $name }
ss-chosen = vybráno
ss-laid = Tvoje karta leží lícem dolů: { $card }
ss-staged = { $card } ve sloupci { $column }
ss-sold = prodáno
ss-stall = Karta trhu { $number }
ss-market-closed = Trh je zavřený.
ss-stacks-tip = Žetony zbývající v hromádkách podle tvaru
ss-pass = Pasovat
ss-challenges = Výzvy
ss-no-challenges = Žádná karta výzvy není odhalena.
ss-tracks = Zlaťáky a pořadí
ss-gold-track-tip = Stupnice zlaťáků: na tahu je ten, kdo má nejvíce zlaťáků
ss-priority = Pořadí
ss-priority-tip = Stupnice pořadí: kdo první pasuje, je příští rok první. Pod ní: letošní pořadí
ss-collected = Získáno
board-hand-count = Karty v ruce
ss-deck-tip = Karty místností: v balíčku / odložené
gallery-tokens = Žetony trhu
gallery-elements = Symboly
gallery-chambers = Karty místností
gallery-blueprints = Plány
gallery-goals = Karty cílů
gallery-market = Karty trhu
ss-tie = Při remíze vyhrává hráč, který je výše na stupnici pořadí.
ss-tie-solo = Při remíze vyhrává Jael.

jael-title = Jaelův balíček
jael-intro = Ke hře jednoho hráče s opravdovými kartami. Každý rok dober kartu a podívej se, co Jael dělá. Zbytek leží na tvém stole.
jael-draw = Další rok: dobrat kartu
jael-restart = Začít znovu
jael-count = Kolikrát je splněna jeho podmínka
jael-ours = Většina hodnot na těchto kartách je naše, protože tištěné neznáme. Pokud máš tištěné Jaelovy karty, použij bodovací blok.
