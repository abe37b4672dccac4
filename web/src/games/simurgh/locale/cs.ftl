# Deska hry Simurgh.

sg-pay-gain = zaplať { $paid }: získej { $gain }
sg-room-any-one = jeden vazal
sg-room-any-many = libovolně mnoho vazalů
sg-room-rider-one = jeden dračí jezdec
sg-room-rider-many = libovolně mnoho dračích jezdců
sg-level = úroveň { $level }
sg-step-costs = Vstup i každý krok stojí
sg-same = téhož
sg-when = když
sg-again = znovu
sg-any = libovolný
sg-top = navrch
sg-bottom = dospod
sg-on = na
sg-on-all = na všech dracích
sg-bonus = bonus
sg-stands-there = { $vassal } ({ $name })
sg-acting = právě působí

## Části desky

sg-the-wilds = Divočina
sg-chronicle = Kronika
sg-objectives = Cíle
sg-objectives-left = Umístěno { $count } z { $limit } cílů; poslední vyvolá konec hry
sg-last-turns = { $count ->
    [0] poslední tah
    [one] ještě { $count } tah
    [few] ještě { $count } tahy
   *[other] ještě { $count } tahů
}
sg-free-area = volná oblast
sg-lay = vylož destičku
sg-area-free = { $area }, volná; bonus za vyložení destičky: { $bonus }
sg-area-replace = { $area }: nahraď tuto destičku vybranou za jednu zbraň; bonus: { $bonus }
sg-area-closed = { $area } je otevřená až při { $players } hráčích
sg-from-players = od { $players } hráčů
sg-fill = { $count ->
    [one] { $count } vazal na destičce
    [few] { $count } vazalové na destičce
   *[other] { $count } vazalů na destičce
}; při { $full } jde destička do kroniky
sg-slot = Pole { $slot }
sg-niche = Výklenek { $slot }
sg-unseen = skrytých
sg-unseen-tile = Skrytá destička
sg-dragon-stack = Draci v hromádce: { $count }
sg-objective-stack = Cíle v hromádce: { $count }
sg-standing = { $name }: počítá se { $count }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sg-prices = Ceny
sg-others = Dvory ostatních
sg-question = Aktuální otázka
sg-preview = Co se stane

## Dvůr

sg-my-court = Můj dvůr
sg-court-of = Dvůr: { $name }
sg-enlarge = Zvětšit dvůr: { $name }
sg-vassals = Vazalové
sg-ready-vassals = Vazalové připravení k postavení
sg-resources = Suroviny
sg-dragons = Draci
sg-no-dragon = Zatím bez draka
sg-no-tiles = Žádné destičky v ruce
sg-hidden-tiles = { $count ->
    [one] { $count } skrytá destička
    [few] { $count } skryté destičky
   *[other] { $count } skrytých destiček
}
sg-stand-ready = volný
sg-stand-back = zpět
sg-stand-out = stojí
sg-stand-reserve = zásoba
sg-limit = { $count } z { $limit } surovin
sg-token-on = s žetonem
sg-token-off = bez žetonu

## Tah

sg-turn-so-far = Dosud v tomto tahu
sg-earlier-steps = Ukázat dřívější kroky tohoto tahu ({ $count })
sg-can = Můžeš
sg-can-still = Můžeš ještě
sg-still-main = postavit vazala, vyložit destičku nebo vazaly stáhnout
sg-still-explore = posunout jezdce o stupeň dolů
sg-still-ability = použít schopnost draka
sg-choose-area = Vyber oblast pro destičku.
sg-where-tile = Vyber oblast pro destičku { $tile }.
sg-which-tile = Vyber destičku pro { $area }.
sg-which-niche = Vyber výklenek Pomníku.
sg-which-objective = Vyber cíl do tohoto výklenku.
sg-do-place = postav
sg-do-recall = stáhni
sg-do-explore = dolů
sg-do-spend = odevzdej
sg-keep-token = Nech si žeton
sg-to-top = na vršek hromádky
sg-to-bottom = na spodek hromádky
sg-only-you = Tohle vidíš jen ty.
sg-then-niche = Potom vyber výklenek.
sg-no-niche = Na žádný výklenek ti zatím nestačí suroviny.
sg-next = Dále:
sg-then-chronicle = Destička jde do kroniky: { $count } z { $limit }
sg-then-back = se vracejí; postavit je můžeš v příštím tahu
sg-then-end = To vyvolá konec hry. { $count ->
    [0] Žádné tahy už nezbývají.
    [one] Zbývá { $count } tah.
    [few] Zbývají { $count } tahy.
   *[other] Zbývá { $count } tahů.
}
sg-then-over = { $count ->
    [one] Máš { $count } surovinu
    [few] Máš { $count } suroviny
   *[other] Máš { $count } surovin
} a limit je { $limit }: na konci tahu vrať { $over }
sg-then-hand = Příliš mnoho destiček: na konci tahu vrať { $over }
sg-then-lost = { $count ->
    [one] { $count } žeton
    [few] { $count } žetony
   *[other] { $count } žetonů
}, ale na dracích je místo jen pro { $room }; zbytek propadne

## Malé obrazovky a galerie

sg-zoom-in = Větší
sg-zoom-out = Menší
sg-slip-pay = Zaplatit
sg-slip-gain = Získat
sg-slip-niche = Cíl do výklenku { $slot }
sg-tie = Při remíze rozhoduje více žetonů na dracích.
sg-key-spearman = vybrat kopiníka k umístění
sg-key-rider = vybrat dračího jezdce k umístění
sg-key-nothing = nic dalšího: odmítnout nebo ukončit tah
