# Simurgh. Stejné identifikátory a proměnné ve všech jazycích; názvy součástí jsou v souborech obsahu.

title = Simurgh

## Skryté

hidden-tile = skrytá destička
hidden-dragon = skrytý drak
hidden-objective = skrytý cíl

## Kapitoly pravidel

chapter-power-draft = Příprava: destičky moci
chapter-tile-draft = Příprava: destičky akcí
chapter-dragon-choice = Příprava: draci
chapter-turn = Tah
chapter-laid = Tah: vyložená destička
chapter-recalling = Tah: stažení
chapter-effect = Tah: účinek
chapter-after-place = Tah: účinek
chapter-after-move = Tah: průzkum
chapter-paying = Tah: placení
chapter-spending = Tah: odevzdání vazala
chapter-paying-tokens = Tah: placení žetony
chapter-gaining = Tah: zisk
chapter-tokens = Tah: pokládání žetonů
chapter-keeping = Tah: nový drak
chapter-returning-dragons = Tah: vracení draků
chapter-boosting = Tah: schopnosti draků
chapter-scouting = Tah: Ležení zvědů
chapter-taking = Tah: výběr destičky
chapter-monument = Tah: Pomník
chapter-returning-objectives = Tah: vracení cílů
chapter-hand-limit = Konec tahu: limit ruky
chapter-resource-limit = Konec tahu: limit surovin
chapter-end = Závěrečné bodování

## Otázky

ask-power = Ponech si jednu destičku moci; ostatní jdou dál.
ask-draft = Vezmi si jednu z odkrytých destiček.
ask-dragon = Vyber si tajně jednoho ze tří draků.
ask-turn = Postav vazala (i na novou destičku), nebo stáhni.
ask-turn-recall = Nikdo už nezbývá k postavení: stáhni vazaly.
ask-end-turn = Proveď volné akce, nebo ukonči tah.
ask-only-end-turn = Nic dalšího nejde: ukonči tah.
ask-laid = Postav vazala na právě vyloženou destičku.
ask-recall = Stáhni další vazaly, nebo skonči.
ask-pay = Vyber platbu.
ask-spend = Vyber vazala k odevzdání: { $vassal }
ask-pay-token = Vyber žeton, kterým platíš.
ask-gain = Vyber zisk.
ask-token = Vyber draka pro žeton (zbývá { $count }).
ask-keep-dragon = Ponech si jednoho draka. Žetony na něm: { $count }
ask-return-dragon = Vršek, nebo spodek hromádky? Zbývá draků: { $count }
ask-boost = Použij vhodnou schopnost, nebo žádnou.
ask-buy = Vezmi si jednu destičku akce.
ask-take = Vezmi si jednu z odkrytých destiček.
ask-objective = Umísti jeden z cílů, nebo žádný.
ask-return-objective = Vršek, nebo spodek hromádky? Zbývá cílů: { $count }
ask-hand-limit = Příliš mnoho destiček: vrať na hromádku { $count }.
ask-resource-limit = Příliš mnoho surovin: vrať { $count }.

## Tahy

move-keep-power = Ponechat: { $tile }
move-draft = Vzít: { $tile }
move-choose-dragon = Vybrat: { $dragon }
move-place = Postavit: { $vassal } – { $space }
move-lay = Vyložit: { $tile } – { $area }
move-replace = Odstranit destičku za 1 zbraň a vyložit: { $tile } – { $area }
move-recall = Stáhnout: { $vassal } – { $space }
move-recall-all = Stáhnout všechny vazaly
move-recalled = Už nikoho nestahovat
move-skip = Vynechat hlavní akci
move-pay = Zaplatit: { $bundle }
move-gain = Získat: { $bundle }
move-spend = Odevzdat: { $vassal } – { $space }
move-pay-token = Zaplatit žetonem: { $dragon }, schopnost { $ability }
move-token = Žeton: { $dragon }
move-keep-dragon = Ponechat: { $dragon }
move-dragon-top = Na vršek hromádky: { $dragon }
move-dragon-bottom = Na spodek hromádky: { $dragon }
move-buy = Koupit destičku z pole { $slot }
move-buy-blind = Koupit vrchní destičku hromádky naslepo
move-take = Vzít destičku z pole { $slot }
move-objective = Cíl na pole { $slot }: { $objective }
move-exchange-objective = Vyměnit cíl z pole { $slot } za: { $objective }
move-no-objective = Neumístit žádný cíl
move-objective-top = Na vršek hromádky: { $objective }
move-objective-bottom = Na spodek hromádky: { $objective }
move-explore = Posunout jezdce o úroveň níž: { $area }
move-ability = Použít: { $dragon }, schopnost { $ability }
move-boost = Použít: { $dragon }, schopnost { $ability }
move-no-boost = Nepoužít schopnost
move-tile-top = Na vršek hromádky: { $tile }
move-tile-bottom = Na spodek hromádky: { $tile }
move-discard = Vrátit: { $thing }
move-end-turn = Ukončit tah

## Krátké názvy do filtrů: druhy tahů a to, co se v nich vybírá

action-keep-power = Ponechat destičku moci
action-draft = Vzít destičku
action-choose-dragon = Vybrat draka
action-place = Postavit vazala
action-lay = Vyložit destičku
action-replace = Nahradit destičku
action-recall = Stáhnout vazala
action-recall-all = Stáhnout všechny vazaly
action-recalled = Už nikoho nestahovat
action-skip = Vynechat hlavní akci
action-pay = Zaplatit
action-gain = Získat
action-spend = Odevzdat vazala
action-pay-token = Zaplatit žetonem
action-token = Položit žeton
action-keep-dragon = Ponechat draka
action-dragon-top = Drak navrch
action-dragon-bottom = Drak dospod
action-buy = Koupit destičku
action-buy-blind = Koupit destičku naslepo
action-take = Vzít odkrytou destičku
action-objective = Umístit cíl
action-exchange-objective = Vyměnit cíl
action-no-objective = Neumístit žádný cíl
action-objective-top = Cíl navrch
action-objective-bottom = Cíl dospod
action-explore = Prozkoumat
action-ability = Použít schopnost
action-boost = Použít vhodnou schopnost
action-no-boost = Nepoužít schopnost
action-tile-top = Destička navrch
action-tile-bottom = Destička dospod
action-discard = Vrátit
action-end-turn = Ukončit tah
param-tile = Destička
param-dragon = Drak
param-vassal = Vazal
param-space = Pole
param-area = Oblast
param-bundle = Suroviny
param-ability = Schopnost
param-slot = Pole
param-objective = Cíl
param-thing = Surovina

## Události

event-turn = { $seat }: začátek tahu.
event-keep-power = { $seat }: ponechaná destička moci: { $tile }
event-draft = { $seat }: získaná destička: { $tile }
event-dragon = { $seat }: nový drak: { $dragon }; žetony na něm: { $count }
event-place = { $seat }: postavený vazal: { $vassal }, { $space }
event-lay = { $seat }: vyložená destička: { $tile }, { $area }
event-remove = Do kroniky: { $tile }, { $area }
event-recall = { $seat }: stažený vazal: { $vassal }, { $space }
event-skip = { $seat }: žádná hlavní akce není možná.
event-pay = { $seat }: platba: { $bundle }
event-gain = { $seat }: zisk: { $bundle }
event-short = { $seat }: chybí v zásobě: { $thing }, { $count }
event-spend = { $seat }: odevzdaný vazal: { $vassal }
event-pay-token = { $seat }: platba žetonem: { $dragon }, schopnost { $ability }
event-token = { $seat }: položený žeton: { $dragon }, schopnost { $ability }
event-tokens-lost = { $seat }: propadlé žetony: { $count }
event-dragons-drawn = { $seat }: dobraní draci: { $count }
event-dragon-seen = { $seat }: dobraný drak: { $dragon }
event-dragon-top = { $seat }: na vršek hromádky draků: { $dragon }
event-dragon-bottom = { $seat }: na spodek hromádky draků: { $dragon }
event-buy = { $seat }: destička z nabídky: { $tile }
event-blind = { $seat }: dobraná destička: { $tile }
event-look = { $seat }: prohlédnuté cíle: { $count }
event-objective-seen = { $seat }: prohlédnutý cíl: { $objective }
event-objective = { $seat }: cíl umístěný na pole { $slot }: { $objective }
event-objective-gone = { $seat }: cíl odstraněný ze hry: { $objective }
event-no-objective = { $seat }: žádný cíl není umístěn.
event-objective-top = { $seat }: na vršek hromádky cílů: { $objective }
event-objective-bottom = { $seat }: na spodek hromádky cílů: { $objective }
event-explore = { $seat }: jezdec sestupuje: { $area }, úroveň { $level }
event-ability = { $seat }: použitá schopnost { $ability }: { $dragon }
event-tile-top = { $seat }: na vršek hromádky destiček: { $tile }
event-tile-bottom = { $seat }: na spodek hromádky destiček: { $tile }
event-discard = { $seat }: vrácená surovina: { $thing }
event-display = Nová destička v nabídce, pole { $slot }: { $tile }
event-ending = { $seat }: blíží se konec; všichni ostatní mají ještě jeden tah.
event-end = Hra končí, následuje bodování.

## Odmítnutí

refused-not-offered = To není mezi možnostmi výběru.
refused-main-done = Hlavní akce tohoto tahu už je provedena.
refused-main-action-first = Nejdřív hlavní akce.
refused-no-vassal = Nemáš vazala tohoto druhu, kterého by teď šlo postavit.
refused-no-tile = V této oblasti neleží destička.
refused-space = Pole je obsazené, jen pro jezdce, nebo tvůj jezdec už na destičce stojí.
refused-effect = Účinek tohoto pole nelze provést celý.
refused-not-in-hand = Tuto destičku nemáš v ruce.
refused-area-closed = Tato oblast je pro tento počet hráčů uzavřená.
refused-area-taken = Leží tam destička. Za zbraň ji lze odstranit jen tehdy, když není volná žádná oblast; nikdy destičku průzkumu.
refused-lay = Na tuto destičku by pak nešlo postavit vazala.
refused-nobody-there = Takového vazala tam nemáš.
refused-ability = Na této schopnosti není žeton, nebo její účinek teď není možný.
refused-laid-tile = Vazala je nutné postavit na právě vyloženou destičku.
refused-placing-due = Teď to nejde, nebo by pak nešlo postavit vazala na vyloženou destičku.
refused-tile-due = Teď to nejde, nebo by pak nešlo zaplatit žádnou destičku.
refused-pay = Vyber jednu z možných plateb.
refused-gain = Vyber jeden z nabízených zisků.
refused-spend = Vyber vazala tohoto druhu, který nestojí na poli, jehož účinek se právě provádí.
refused-no-token = Není tam žeton.
refused-no-room = Na tomto drakovi není místo pro žeton.
refused-not-drawn = Tato destička není mezi prohlíženými.
refused-boost = Tato schopnost se teď nehodí.
refused-slot-empty = Na tomto poli neleží destička.
refused-slot-taken = Na tomto poli už cíl leží.
refused-stack-empty = Hromádka je prázdná.
refused-too-expensive = Tohle nelze zaplatit.
refused-no-oracle = Výměnu cíle umožňuje jen žeton příslušné jednorázové schopnosti.
refused-buy-tile = Nejdřív si vezmi jednu destičku akce.
refused-place-objective = Nejdřív umísti cíl, nebo se ho vzdej.
refused-hand-limit = Nejdřív vrať destičku z ruky; destičky moci zůstávají.
refused-resource-limit = Nejdřív vrať přebytečné suroviny.
refused-first-recalling = Nejdřív stáhni další vazaly, nebo stahování ukonči.
refused-first-paying = Nejdřív vyber platbu.
refused-first-spending = Nejdřív vyber vazala, kterého odevzdáš.
refused-first-paying-tokens = Nejdřív vyber žeton, kterým zaplatíš.
refused-first-gaining = Nejdřív vyber zisk.
refused-first-tokens = Nejdřív umísti získaný žeton.
refused-first-keeping = Nejdřív si ponech jednoho z dobraných draků.
refused-first-returning-dragons = Nejdřív vrať ostatní draky, každého navrch nebo dospod hromádky.
refused-first-boosting = Nejdřív použij schopnost, nebo možnost nevyužij.
refused-first-taking = Nejdřív si vezmi vyloženou destičku.
refused-first-returning-objectives = Nejdřív vrať ostatní cíle, každý navrch nebo dospod hromádky.
refused-first-hand-limit = Nejdřív vrať destičku z ruky; destičky moci zůstávají.
refused-first-resource-limit = Nejdřív vrať přebytečné suroviny.

## Bodování

category-power = Body moci
category-objectives = Cíle
category-leftovers = Zbylé suroviny
amount-veg = Zelenina
amount-meat = Maso
amount-wood = Dřevo
amount-stone = Kámen
amount-wisdom = Moudrost
amount-weapon = Zbraně
amount-token = Žetony schopností
amount-spearman = Kopiníci
amount-rider = Dračí jezdci
score-power = Na bodovací stupnici: { $count }
score-objective = { $place ->
    [0] { $objective }: { $count }
   *[other] { $objective }: { $count }, místo { $place }
}
score-objective-none = { $objective }: není co počítat
score-leftovers = Zbylé suroviny: { $count }
pad-table = Všichni hráči
pad-thing = Zbývá: { $thing }
pad-dragons = Draci
pad-tokens = žetony

## Účinky

effect-or = nebo
effect-dragon = { $draw ->
    [one] dober { $draw } draka
    [few] dober { $draw } draky
   *[other] dober { $draw } draků
}, 1 si ponech ({ $tokens ->
    [0] bez žetonů
   *[other] žetony: { $tokens }
})
effect-same = +{ $count } stejného druhu
effect-scouts = pak kup destičku akce
effect-monument = prohlédni 3 cíle, umísti nejvýš jeden
effect-take-display = vezmi libovolnou odkrytou destičku z Ležení zvědů
effect-take-stack = vezmi vrchní destičku hromádky
effect-extra-move = týž jezdec sestoupí ještě jednou za plnou cenu
effect-replace-objective = u Pomníku: vyměň umístěný cíl za nový
effect-once = jednou za hru
when-gain-veg = při zisku zeleniny
when-gain-meat = při zisku masa
when-gain-wood = při zisku dřeva
when-gain-stone = při zisku kamene
when-gain-wisdom = při zisku moudrosti
when-gain-weapon = při zisku zbraní
when-gain-pp = při zisku bodů moci
when-gain-veg-or-meat = při zisku zeleniny nebo masa
when-move = když tvůj jezdec sestupuje
when-spend-spearman = při odevzdání kopiníka
when-spend-rider = při odevzdání dračího jezdce

## Deska jako text

board-city = Město
board-wilds = Divočina
board-key = · kterýkoli vazal, { board-rider } jen jezdci; 1 jeden vazal, * libovolný počet
board-rider = J
board-free = volná
board-gap = prázdné
board-move-cost = Cena kroku
board-stack = hromádka: { $count }
board-objectives = Cíle { $count }/{ $limit }
board-chronicle = Kronika { $count }/{ $limit }
board-last-turns = zbývající tahy: { $count }
board-hand = Ruka
board-unplaced = nepostavení
board-returned = vrácení v tomto tahu
board-reserve = zásoba
board-supply = V zásobě zbývá
board-offer = Destičky moci na výběr
board-drawn = Prohlížení draci
board-looked = Prohlížené cíle

## Volby

option-mode = Režim
option-mode-spearman = režim Kopiníka
option-mode-dragon-lord = režim Dračího pána
option-length = Délka hry
option-length-short = krátká hra
option-length-medium = střední hra
option-length-long = dlouhá hra
option-supply = Suroviny a žetony
option-supply-unlimited = nikdy nedojdou
option-supply-strict = jen tolik, kolik je v krabici
option-start_player = Začínající hráč
option-start_player-random = náhodně
option-start_player-first-seat = první místo
option-exploration = Krok průzkumu jako volná akce
option-exploration-one-rider = jeden jezdec za tah
option-exploration-every-rider = každý jezdec jednou za tah
option-refill = Doplňování nabídky
option-refill-end-of-turn = na konci tahu
option-refill-at-once = ihned
option-returned_vassals = Vlastní vazalové z odstraněné destičky
option-returned_vassals-later = lze postavit od příštího tahu
option-returned_vassals-at-once = lze postavit ihned
option-boosts_boost = Schopnost smí navázat na jinou schopnost
option-boosts_boost-true = ano
option-boosts_boost-false = ne
option-objective_ties = Po remíze u cíle
option-objective_ties-skip = další místa se přeskočí
option-objective_ties-next = další hráč obsadí další místo
option-tied_victory = Remíza o vítězství
option-tied_victory-tokens = rozhodují žetony na dracích
option-tied_victory-shared = společné vítězství
option-hands = Destičky v ruce
option-hands-hidden = skryté
option-hands-open = odkryté, kromě destiček moci
option-tile_backs = Rub destiček
option-tile_backs-plain = všechny stejné
option-tile_backs-kind = ukazují druh
option-extra_moves = Kroky průzkumu navíc
option-extra_moves-chain = mohou následovat po sobě
option-extra_moves-once = jeden po běžném kroku
option-turn_cap = Nejvíce tahů na hráče
option-turn_cap-150 = 150
option-turn_cap-50 = 50
option-turn_cap-0 = bez limitu
