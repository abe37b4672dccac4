# Architekti Skalistého hřbetu. Ve všech jazycích jsou stejné identifikátory a proměnné; jména karet jsou v datových souborech.

title = Architekti Skalistého hřbetu

rival = Jael
hidden-chamber = lícem dolů

## Kapitoly pravidel

chapter-construction = Stavba
chapter-open-construction = Stavba (lícem nahoru)
chapter-solo-construction = Stavba
chapter-market = Vylepšení: návštěva trhu
chapter-placing = Vylepšení: umístění žetonů
chapter-challenge = Vylepšení: volba výzvy
chapter-end = Závěrečné bodování

## Otázky

ask-place = { $year }. rok, { $turn }. tah ze 4: vylož místnost do aktuální řady.
ask-discard = Odlož z ruky ještě jednu kartu.
ask-keep = Ponech si jednu kartu pro příští tah. Ostatní zkontroluje Jael.
ask-market = Kup sadu žetonů, nebo pasuj. Máš { count-gold }.
ask-token = { $count ->
    [one] Umísti žeton: { $token }
    [few] Umísti { $count } žetony v libovolném pořadí; první: { $token }
   *[other] Umísti { $count } žetonů v libovolném pořadí; první: { $token }
}
ask-challenge = Vyber kartu výzvy.

## Tahy

move-place = Vyložit do sloupce { $column }: { $card }
move-discard = Odložit: { $card }
move-keep = Ponechat: { $card }
move-buy = Koupit: karta trhu { $stall }, { $half } sada
move-pass = Pasovat
move-put = Umístit: { $token } ({ $cell })
move-passage = Tajný průchod: { $edge }
move-challenge = Vzít výzvu: { $card }

## Krátké názvy do filtrů: druhy tahů a to, co se v nich vybírá

action-place = Vyložit místnost
action-discard = Odložit
action-keep = Ponechat
action-buy = Koupit
action-pass = Pasovat
action-put = Umístit žeton
action-passage = Tajný průchod
action-challenge = Vzít výzvu
param-card = Karta
param-column = Sloupec
param-stall = Karta trhu
param-half = Sada
param-token = Žeton
param-cell = Místo
param-edge = Okraj

## Události

event-year = Začíná { $year }. rok.
event-place = { $seat } vykládá místnost { $card } ({ $cell }).
event-discard = { $card_id ->
    [hidden] { $seat } odkládá skrytou kartu.
   *[other] { $seat } odkládá kartu { $card }.
}
event-hands-pass-left = Karty z ruky putují po směru hodinových ručiček.
event-hands-pass-right = Karty z ruky putují proti směru hodinových ručiček.
event-draw = { $card_id ->
    [hidden] { $seat } dobírá kartu.
   *[other] { $seat } dobírá kartu { $card }.
}
event-income = { $seat } přichází na trh a má { count-gold }.
event-buy = { $half_id ->
    [top] { $seat } kupuje horní sadu karty trhu { $stall } za { count-gold }.
   *[bottom] { $seat } kupuje dolní sadu karty trhu { $stall } za { count-gold }.
}
event-bought = { $seat } dostává žeton „{ $token }“.
event-put = { $seat } pokládá žeton „{ $token }“ ({ $cell }).
event-passage = { $seat } otevírá tajný průchod ({ $edge }).
event-no-room = { $seat } nemá místo pro žeton „{ $token }“ a odkládá ho.
event-pass = { $seat } pasuje, odevzdává { count-gold } a zabírá { $place }. místo na stupnici pořadí.
event-solo-pass = { $seat } pasuje a má { count-gold }.
event-challenge = { $seat } si bere výzvu „{ $card }“.
event-jael-card = Odkrývá se { $card }.
event-jael-collects = Jael získává místnost { $card }.
event-jael-token = Jael bere žeton „{ $token }“.
event-jael-discards = Jael odkládá výzvu „{ $card }“.
event-end = Čtyři roky jsou u konce. Následuje bodování.

## Odmítnutí

refused-choose-chamber = Tuto kartu teď takto vybrat nelze.
refused-construction = Nejdřív vylož místnost.
refused-not-in-hand = Tuto kartu nemáš v ruce.
refused-column-taken = V tomto sloupci už místnost leží.
refused-discard-first = Místnost už leží. Teď odlož jinou kartu.
refused-market = Jsi na trhu. Kup sadu, nebo pasuj.
refused-no-such-stall = Tady není karta trhu.
refused-sold = V této sadě už nejsou žádné žetony.
refused-too-expensive = Na tuto sadu nemáš dost zlaťáků.
refused-token-not-bought = Tento žeton není mezi koupenými.
refused-passage-there = Na tomto okraji už tajný průchod je.
refused-no-chamber-there = Žádná místnost tam zatím není.
refused-place-tokens = Nejdřív umísti koupené žetony.
refused-chamber-full = Tato místnost je plná. Vejdou se do ní čtyři prvky.
refused-not-on-display = Vyber jednu z odhalených karet výzev.
refused-place-taken = Už tam místnost je ({ $cell }).
refused-keep-first = Místnost už leží. Teď si ponech jednu kartu.
refused-just-laid = Tuto kartu právě vykládáš. Vyber jinou.
refused-needs-gold = { $count ->
    [one] Stojí to { $count } zlaťák, máš { $have }.
    [few] Stojí to { $count } zlaťáky, máš { $have }.
   *[other] Stojí to { $count } zlaťáků, máš { $have }.
}
refused-no-such-token = Žeton „{ $token }“ nemáš koupený.
refused-passage-edge = Tajný průchod patří mezi místnosti nebo na vnější okraj.

## Bodování

category-priority = Konečné pořadí
category-final_gold = Závěrečné zlaťáky
category-goal = Karta cíle
category-challenges = Karty výzev
category-reputation = Body za místnosti
category-blueprint = Plán
category-paths = Cesty
category-jael_cards = Jaelovy karty
amount-gold = Zlato
amount-income = Příjem
score-priority = Místo na stupnici pořadí: { $place }
score-final-gold = Závěrečné zlaťáky: { $gold }, Jael: { $jael }
score-goal = { $place ->
    [0] { $goal }: { $count }
   *[other] { $goal }: { $count }, místo { $place }
}
score-no-challenges = Žádné karty výzev
score-challenge = { $card }: { $count } × { $each }
score-reputation = { $count ->
    [one] Součet hodnot, { $count } hvězda pověsti
    [few] Součet hodnot, { $count } hvězdy pověsti
   *[other] Součet hodnot, { $count } hvězd pověsti
}
score-blueprint = Splněné požadavky: { $count } z 8
score-paths = Místnosti spojené se vchodem: { $entrance }, s východem: { $exit }
score-jael-card = { $card }: základ { $base }, podmínka { $bonus }
pad-table = Více hráčů
pad-solo = Hra jednoho hráče proti Jaelovi
pad-priority = Místo na stupnici pořadí
pad-gold = Zbylé zlaťáky
pad-goal-count = Napočítáno pro kartu cíle
pad-counted = napočítáno
pad-stars = Součet všech hvězd
pad-met = Splněné požadavky plánu
pad-entrance = Místnosti spojené se vchodem
pad-exit = Místnosti spojené s východem
pad-jael-gold = Zlaťáky na jeho kartě ze 4. roku
pad-jael-base = Karta { $number }: základ
pad-jael-each = Karta { $number }: body za každý
pad-jael-count = Karta { $number }: kolik jich je
pad-runes = { $rune }

## Co karty dělají; $what vyjmenovává prvky, $points je pověst za každou počítanou věc

reputation-points = { $points ->
    [one] { $points } bod pověsti
    [few] { $points } body pověsti
   *[other] { $points } bodů pověsti
}
challenge-central-count = { reputation-points } za každý z těchto prvků ve čtyřech centrálních místnostech: { $what }
challenge-distinct-market-tokens = { reputation-points } za každý druh žetonu trhu, který v labyrintu je (stejné se počítají jednou)
challenge-cluster-count = { reputation-points } za každou oblast místností stejného typu
challenge-best-column-count = { reputation-points } za každý z těchto prvků v jednom, nejlepším sloupci: { $what }
challenge-largest-cluster-size = { reputation-points } za každou místnost největší oblasti
challenge-outer-side-openings = { reputation-points } za každé dveře nebo tajný průchod na levém a pravém vnějším okraji
challenge-best-cluster-count = { reputation-points } za každý z těchto prvků v jedné, nejlepší oblasti: { $what }
challenge-total-count = { reputation-points } za každý z těchto prvků v labyrintu: { $what }
challenge-best-single-path-count = { reputation-points } za každý z těchto prvků na jedné cestě (nejlepší, bez odboček): { $what }
challenge-full-chambers = { reputation-points } za každou místnost se čtyřmi prvky
challenge-chambers-with-at-least = { reputation-points } za každou místnost s aspoň { $threshold } takovými prvky v libovolné kombinaci: { $what }
challenge-chambers-with-each = { reputation-points } za každou místnost, v níž jsou všechny tyto prvky: { $what }
challenge-distinct-elements = { reputation-points } za každý z těchto druhů, který je v labyrintu: { $what }
challenge-exit-connected-count = { reputation-points } za každý z těchto prvků v místnostech spojených s východem: { $what }
challenge-sets = { reputation-points } za každou sadu v labyrintu: { $what }
challenge-uniform-lines = { reputation-points } za každou řadu a každý sloupec obsahující jen jeden typ místností
challenge-outer-column-count = { reputation-points } za každý z těchto prvků ve sloupcích 1 a 4: { $what }
challenge-distinct-cluster-sizes = { reputation-points } za každou velikost oblasti v labyrintu (stejné se počítají jednou)
challenge-flat = { reputation-points } bez jakékoli podmínky

goal-most-count = Nejvíce v labyrintu: { $what }
goal-most-identical-pairs = Nejvíce dvojic stejných prvků: { $what }
goal-most-sets = Nejvíce sad: { $what }
goal-fewest-count = Nejméně v labyrintu: { $what }
goal-fewest-identical-pairs = Nejméně dvojic stejných prvků: { $what }
goal-fewest-sets = Nejméně sad: { $what }
goal-rewards = Pověst za jednotlivá místa: { $first } / { $second } / { $third } (v jednom a ve dvou hráčích jen první dvě)

jael-condition = Základní pověst: { $base }; k tomu { $points } za každý takový prvek, který Jael získal: { $what }
jael-condition-set = Základní pověst: { $base }; k tomu { $points } za každou takovou sadu, kterou Jael získal: { $what }
jael-action = Máš-li { $gold } zlaťáků nebo méně, vezme Jael z první karty trhu { $left } sadu a z druhé { $right } sadu; odloží se výzva s nejnižším číslem.

## Volby

option-placement = Vykládání místností
option-placement-secret = lícem dolů, odhalí se současně
option-placement-open = lícem nahoru
option-jael_deck = Jaelův balíček
option-jael_deck-basic = základní
option-jael_deck-legendary = legendární mód (těžší)
option-start_order = Počáteční pořadí
option-start_order-random = náhodné
option-start_order-seats = podle míst u stolu
option-discards = Odložené karty místností
option-discards-hidden = lícem dolů
option-discards-open = lícem nahoru
option-outer_edges = Vnější okraj s dveřmi i tajným průchodem
option-outer_edges-once = počítá se jednou
option-outer_edges-each = počítá se dvakrát
option-lone_chambers = Místnost bez spojení
option-lone_chambers-no-paths = není cestou
option-lone_chambers-paths = je cestou
option-solo_gold = Počáteční zlaťáky ve hře jednoho hráče
option-solo_gold-0 = žádné
option-solo_gold-1 = 1 zlaťák
option-solo_gold-2 = 2 zlaťáky
option-last_card = Poslední karta v ruce (hra jednoho hráče)
option-last_card-discarded = odkládá se
option-last_card-inspected = zkontroluje ji Jael
option-token_recycling = Prázdná hromádka žetonů
option-token_recycling-true = odložené žetony se znovu zamíchají
option-token_recycling-false = pole zůstávají prázdná

## Stůl jako text

board-year = { $year }. rok ze 4 – { $chapter }
board-pass-left = karty putují doleva
board-pass-right = karty putují doprava
board-market = Trh
board-challenges = Výzvy a jejich hodnota v tuto chvíli
board-goal = Cíl
board-sold = –
board-passed = pas
board-place = pořadí: { $place }
board-gold-now = zlaťáky: { $gold }
board-blueprint = { $blueprint }: splněno { $met } z 8
board-paths = vchod: { $entrance }, východ: { $exit }
board-taken = Výzvy
board-bought = K umístění
board-hand = Tvoje karty v ruce
board-card = Karta
board-type = Typ
board-doors = Dveře
board-elements = Prvky
board-gold = Zlaťáky
board-rune = Jaelův symbol
board-jael = Zlaťáky: { $gold }, symboly: { $runes }; získané místnosti: { $chambers }, žetony: { $tokens }; dosavadní pověst: { $points }
board-jael-acted = Jael už letos zasáhl.
board-key = * žeton, ║ ═ spojení, ╥ ╨ ╞ ╡ dveře proti zdi, ≈ tajný průchod, ▲ od vchodu, ▼ od východu, ✓ ✗ plán
count-gold = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
