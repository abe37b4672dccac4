# Cechy. Stejné identifikátory a proměnné jsou ve všech jazycích; jména součástí pocházejí ze souborů obsahu.

title = Cechy

## Kapitoly

chapter-round-start = Začátek kola
chapter-auction = Získávání postav
chapter-bid-amount = Získávání postav: nabídka
chapter-second-bid = Získávání postav: druhá nabídka
chapter-taking = Získávání postav: nová postava
chapter-exchange = Směna
chapter-building = Stavba
chapter-placing = Stavba: umístění místnosti
chapter-keeping = Konec kola: floriny na místnostech
chapter-final = Závěrečné bodování
chapter-response = Reakce na schopnost
chapter-aftermath = Po zabití postavy
chapter-second-target = Druhý cíl
chapter-sacrificing = Oběť
chapter-end = Konec

## Otázky

ask-round-start = Použij schopnost začátku kola, nebo skonči.
ask-auction = Nabídni ve dvou zónách, vezmi postavu, nebo pasuj.
ask-auction-bid = Nabídni ve dvou zónách, nebo pasuj.
ask-auction-one = Nabídni v zóně, vezmi postavu, nebo pasuj.
ask-auction-bid-one = Nabídni v zóně, nebo pasuj.
ask-auction-take = Vezmi postavu, nebo pasuj.
ask-auction-ability = Použij schopnost, nebo pasuj.
ask-auction-pass = Můžeš jen pasovat.
ask-amount = Kolik florinů přidáš ({ $zone })? Je třeba aspoň { $need }, máš { $florins }.
ask-second-bid = { $florins ->
    [one] Podej druhou nabídku. První: { $zone }. Máš { $florins } florin.
    [few] Podej druhou nabídku. První: { $zone }. Máš { $florins } floriny.
   *[other] Podej druhou nabídku. První: { $zone }. Máš { $florins } florinů.
}
ask-taking = Přidává se k tobě { $card }. Použít schopnost?
ask-exchange = { $rate ->
    [one] Směň floriny za zlato. Zlaťák stojí { $rate } florin.
    [few] Směň floriny za zlato. Zlaťák stojí { $rate } floriny.
   *[other] Směň floriny za zlato. Zlaťák stojí { $rate } florinů.
}
ask-building = Kup místnost, nebo pasuj. Máš { count-gold }.
ask-placing = Umísti místnost { $room }.
ask-keeping = Ponech místnosti po florinu za každou, nebo skonči.
ask-shift = Vyber cíl, ve kterém je tvá hodnota o { $amount } výhodnější, nebo možnost nevyužij.
ask-response = { $player } používá schopnost postavy { $card }. Reaguj, nebo možnost nevyužij.
ask-response-kill = { $card } hráče { $player } chce zabít postavu { $character }. Reaguj, nebo možnost nevyužij.
ask-aftermath = Umírá { $character }. Použij schopnost, nebo možnost nevyužij.
ask-second-target = S kým si vymění místo { $character }?
ask-sacrifice = Vyber postavu, kterou obětuje { $card }.

## Tahy

move-pass = Pasovat
move-done = Hotovo
move-decline = Nevyužít
move-bid = Nabídka: { $zone }
move-florins = Přidat floriny: { $florins }
move-take = Vzít: { $character }
move-buy = Koupit: { $room }
move-exchange = Směnit za zlaťáky: { $gold }
move-place = Umístit: { $cell }{ $turn ->
    [0] {""}
    [1] , otočeno o 90°
    [2] , otočeno o 180°
   *[other] , otočeno o 270°
}
move-keep = Položit florin: { $room }
move-use = Použít: { $card }
move-use-on = Použít: { $card } → { $character }
move-use-against = Použít: { $card } → { $player }
move-use-at = Použít: { $card } → { $zone }, { $player }
move-with = Druhá postava: { $character }
move-sacrifice = Obětovat: { $character }
move-shift = Cíl: { $objective }

## Krátké názvy do filtrů: druhy tahů a to, co se v nich vybírá

action-pass = Pasovat
action-done = Hotovo
action-decline = Nevyužít
action-bid = Nabídka
action-florins = Přidat floriny
action-take = Vzít postavu
action-buy = Koupit místnost
action-exchange = Směnit za zlaťáky
action-place = Umístit místnost
action-keep = Položit florin na místnost
action-use = Použít schopnost
action-use-on = Použít na postavu
action-use-against = Použít proti někomu
action-use-at = Použít v zóně
action-with = Druhá postava
action-sacrifice = Obětovat
action-shift = Vybrat cíl
param-zone = Zóna
param-florins = Floriny
param-character = Postava
param-room = Místnost
param-gold = Zlaťáky
param-cell = Místo
param-turn = Otočení
param-card = Schopnost
param-player = Hráč
param-objective = Cíl

## Události

event-round = Začíná kolo { $round }.
event-income = { $seat } dostává příjem { count-florins }{ $gold ->
    [0] {""}
   *[other] {" "}a { count-gold }
}.
event-bid = { $character_id ->
    [none] { $seat } přidává { count-florins } ({ $zone }) a má tam { $total }.
   *[other] { $seat } nabízí { $total } za postavu { $character }{ $other_id ->
        [none] {""}
       *[other] {" "}a { $other }
    } (přidává { count-florins }).
}
event-florins-back = { $seat } dostává ze stanů zpět { count-florins }.
event-take = { $seat } získává postavu { $character } ({ $zone }) za { count-florins }.
event-pass = { $seat } pasuje.
event-auction-over = Dražba končí.
event-gain-florins = { $card } přináší hráči { $seat } { count-florins }.
event-exchange = { $seat } mění { count-florins } za { count-gold }.
event-buy = { $seat } kupuje místnost { $room } za { count-gold }.
event-place = { $seat } umisťuje místnost { $room } ({ $cell }{ $turn ->
    [0] {""}
    [1] , otočeno o 90°
    [2] , otočeno o 180°
   *[other] , otočeno o 270°
}).
event-activate = Místnost { $room } hráče { $seat } je teď aktivní.
event-keep = { $seat } platí florin, aby v nabídce zůstala místnost { $room }.
event-marker = { $seat } dostává značku prvního hráče.
event-announce = { $seat } používá schopnost postavy { $card }.
event-announce-on = { $seat } používá schopnost postavy { $card }. Cílem je { $character }.
event-no-effect = Schopnost postavy { $card } hráče { $seat } nemá účinek.
event-gain-gold = { $card } přináší hráči { $seat } { count-gold }.
event-take-florins = { $card } bere hráči { $player } { count-florins } pro hráče { $seat }.
event-turn-up = { $card } hráče { $seat } odkrývá kartu { $character }.
event-return-florins = { $character_id ->
    [none] { $card } hráče { $seat } vrací florin ({ $zone }) hráči { $player }.
   *[other] { $card } hráče { $seat } vrací hráči { $player } florin z nabídky za postavu { $character }{ $other_id ->
        [none] {""}
       *[other] {" "}a { $other }
    }.
}
event-swap = { $seat } vyměňuje na trhu postavy { $character } a { $other }.
event-kill = { $card_id ->
    [none] { $seat } zabíjí postavu { $character }.
   *[other] { $card } hráče { $seat } zabíjí postavu { $character } hráče { $player }.
}
event-prevent = { $character_id ->
    [none] { $seat } odvrací útok postavy { $card }.
   *[other] { $seat } zachraňuje postavu { $character } před útokem postavy { $card }.
}
event-sacrifice = { $seat } obětuje postavu { $character }.
event-claim = { $seat } přebírá zabitou postavu { $character }.
event-shift = { $seat } vybírá cíl „{ $objective }“.
event-end = Poslední kolo skončilo. Následuje bodování.

## Odmítnutí

refused-not-highest = V zóně této postavy nevedeš.
refused-not-on-market = Tato postava není na trhu.
refused-empty-zone = V této zóně není žádná postava.
refused-already-highest = Tam už vedeš.
refused-too-few-florins = Nemáš dost florinů.
refused-two-bids = Dokud je na trhu víc než dvě postavy, je třeba vést ve dvou zónách.
refused-say-amount = Nejdřív řekni, kolik florinů přidáš.
refused-bid-too-low = Přehoď všechny ostatní v zóně.
refused-same-zone = Druhá nabídka musí být v jiné zóně.
refused-ability = Tuto schopnost teď nelze použít.
refused-response = Reaguj schopností, nebo možnost nevyužij.
refused-aftermath = Použij schopnost po zabití, nebo možnost nevyužij.
refused-second-target = Vyber postavu z některé následující zóny.
refused-sacrifice = Vyber jinou postavu ze svého cechu.
refused-not-on-offer = Tato místnost není v nabídce.
refused-too-expensive = Na tuto místnost nemáš dost zlata.
refused-no-place = Tato místnost se do tvého sídla nikam nevejde.
refused-place-room = Nejdřív umísti koupenou místnost.
refused-same-turn = Toto otočení vypadá stejně jako dřívější.
refused-off-plot = Místnost by přečnívala z pozemku.
refused-cell-taken = Toto místo je už obsazené.
refused-door-meets-wall = Dveře by se setkaly se zdí.
refused-touches-nothing = Místnost se musí dotýkat haly nebo jiné místnosti.
refused-kept-already = Na této místnosti už florin leží.
refused-not-open = Tento cíl není ve hře.
refused-leader = Vede tam { $player } ({ count-florins }), ty máš { $have }.
refused-nobody-leads = Nikdo tam nevede. Postavu získáš, když všechny přehodíš.
refused-needs-florins = { $count ->
    [one] Stojí to { $count } florin, máš { $have }.
    [few] Stojí to { $count } floriny, máš { $have }.
   *[other] Stojí to { $count } florinů, máš { $have }.
}
refused-needs-gold = { $count ->
    [one] Stojí to { $count } zlaťák, máš { $have }.
    [few] Stojí to { $count } zlaťáky, máš { $have }.
   *[other] Stojí to { $count } zlaťáků, máš { $have }.
}
refused-bid-needs = { $count ->
    [one] K vedení tam přidej aspoň { $count } florin.
    [few] K vedení tam přidej aspoň { $count } floriny.
   *[other] K vedení tam přidej aspoň { $count } florinů.
}
refused-two-bids-need = Je třeba vést ve dvou zónách. To stojí { $here } tady a aspoň { $there } jinde, máš { $have }.
refused-no-second-zone = Je třeba vést ve dvou zónách a druhá pro tebe není.
refused-second-bid-due = Nejdřív vyber zónu druhé nabídky.
refused-not-in-guild = Tato postava není ve tvém cechu.
refused-others-character = Tuto postavu má { $player }.
refused-no-ability = Tato postava nemá schopnost, která se používá.
refused-ability-used = Tato schopnost už byla v tomto kole použita.
refused-timing-static = Tato schopnost se nepoužívá. Platí stále.
refused-timing-any-time = Dokud trvá tato otázka, použít ji nelze.
refused-timing-round-start = Tuto schopnost můžeš použít jen na začátku kola.
refused-timing-acquire-phase = Tuto schopnost můžeš použít jen v dražbě.
refused-timing-build-phase = Tato schopnost působí při stavbě sama.
refused-timing-response-kill = Tuto schopnost můžeš použít jen v reakci na zabití ve tvém cechu.
refused-timing-after-kill = Tuto schopnost můžeš použít jen po zabití v jiném cechu.
refused-timing-on-acquire = Tuto schopnost můžeš použít jen při získání postavy z trhu.
refused-timing-end-game = Tato schopnost se počítá na konci hry.
refused-no-target = Tato schopnost teď nemá možný cíl.
refused-other-target = Vyber cíl této schopnosti.
refused-target-self = Vyber někoho jiného než sebe.
refused-target-poor = { $player } nemá žádné floriny.
refused-target-tent = { $player } tu nemá žádné floriny ({ $zone }).
refused-target-kill = Vyber postavu, která se právě chystá zabít.
refused-target-last = V dalších zónách už není postava k výměně. Začni postavou v dřívější zóně.
refused-victim-elsewhere = Vyber postavu z jiného cechu.
refused-protected = { $character } má ochranu před zabitím.
refused-wrong-victim = Tato schopnost nemůže zabít postavu { $character }.
refused-in-auction = To jde jen v dražbě.
refused-in-exchange = Floriny se mění po dražbě.
refused-in-building = Místnosti se kupují a umisťují ve fázi stavby.
refused-in-keeping = Místnosti se ponechávají na konci kola.
refused-in-scoring = Cíle se vybírají po posledním kole.

## Bodování

category-characters = Postavy
category-abilities = Schopnosti konce hry
category-rooms = Místnosti
category-objectives = Cíle
amount-florins = Floriny
amount-gold = Zlato
amount-active-rooms = Aktivní místnosti
score-character = { $character }
score-ability = { $character }, započteno: { $count }
score-room = { $room }
score-objective = { $objective }: { $amount }
pad-table = Všechny cechy
pad-active = aktivní
pad-shifts = Cíl vybraný pro postavu, která mění hodnotu

## Volby

option-self_raise = Navýšení vlastní nejvyšší nabídky
option-self_raise-false = není dovoleno
option-self_raise-true = dovoleno
option-release_on_empty_zone = Floriny ostatních ve vyprázdněné zóně
option-release_on_empty_zone-false = zůstanou do směny
option-release_on_empty_zone-true = vrátí se hned
option-refill = Místnosti s florinem v dalším kole
option-refill-top_up = počítají se do nabídky
option-refill-full = jsou navíc k nabídce
option-tiles_count_for_faction_objective = Místnosti počítané jako členové v cílech frakcí
option-tiles_count_for_faction_objective-false = nepočítají se
option-tiles_count_for_faction_objective-true = počítají se
option-build_pass_final = Pas při stavbě
option-build_pass_final-true = platí do konce kola
option-build_pass_final-false = není konečný
option-zones_2p = Zóny ve dvou hráčích
option-zones_2p-1-1-2 = tři zóny s 1, 1 a 2 postavami
option-zones_2p-2-2 = dvě zóny po 2 postavách
option-zones_2p-2-2-2 = tři zóny po 2 postavách
option-rooms_on_offer = Místnosti v nabídce
option-rooms_on_offer-table = podle tabulky
option-rooms_on_offer-fewer = o jednu méně od každé velikosti
option-rooms_on_offer-more = o jednu více od každé velikosti

## Deska jako text

board-round = Kolo { $round } z { $rounds } · { $chapter }
board-first = První hráč: { $name }
board-piles = Balíčky: postavy { $characters }, malé místnosti { $small }, velké místnosti { $large }
board-square = Trh (▲ nejvyšší nabídka)
board-characters = Postavy
board-need = Nutno přidat
board-offer = Místnosti v nabídce (ƒ s florinem)
board-objectives = Cíle
board-active = aktivní
board-inactive = neaktivní
board-stack = Ohlášené schopnosti v pořadí vyhodnocení
board-hall = HALA

## Co dělají karty a dílky

timing-static = Trvalý účinek.
timing-any-time = Kdykoli.
timing-round-start = Na začátku kola.
timing-acquire-phase = Před vlastním tahem v dražbě.
timing-build-phase = Při stavbě.
timing-response-kill = V reakci na zabití ve tvém cechu.
timing-after-kill = Po zabití v jiném cechu.
timing-on-acquire = Když ji získáš z trhu.
timing-end-game = Na konci hry.
limit-round = Jednou za kolo.
price-florins = Stojí { count-florins }.
price-gold = Stojí { count-gold }.
price-sacrifice = Obětuj tuto kartu.
effect-points-other-members = +{ $each } ★ za každého dalšího člena: { $faction }, nejvýše { $most }.
effect-points-rooms = +{ $each } ★ za každou aktivní místnost: { $type }, nejvýše { $most }.
effect-points-factions = +{ $each } ★ za každou frakci v cechu nad { $above }.
effect-points-area = +{ $each } ★ za každá { $per } pole aktivních místností.
effect-points-character = +{ $each } ★ s touto postavou v cechu: { $character }.
effect-points-room-set = +{ $each } ★ s aktivními místnostmi: { $type } a { $other }.
effect-shift-objective = V jednom cíli je tvá hodnota o { $amount } výhodnější.
effect-kill = Zabij postavu jiného cechu.
effect-kill-prestige = Zabij postavu jiného cechu s prestiží alespoň { $least }.
effect-kill-faction = Zabij postavu jiného cechu s prestiží nejvýše { $most }: { $faction } nebo { $other }.
effect-prevent-kill = Toto zabití je odvráceno.
effect-prevent-kill-of-others = Zabití jiné postavy je odvráceno.
effect-claim-killed = Zabitá postava se přidá do tvého cechu.
effect-sacrifice-other = Musíš obětovat jinou postavu, pokud ji máš.
effect-gain-gold = { $amount ->
    [one] Získej { $amount } zlaťák.
    [few] Získej { $amount } zlaťáky.
   *[other] Získej { $amount } zlaťáků.
}
effect-take-florins-one-player = { $amount ->
    [one] Vezmi jednomu z hráčů { $amount } florin.
    [few] Vezmi jednomu z hráčů { $amount } floriny.
   *[other] Vezmi jednomu z hráčů { $amount } florinů.
}
effect-take-florins-each-other-player = { $amount ->
    [one] Vezmi každému z ostatních hráčů { $amount } florin.
    [few] Vezmi každému z ostatních hráčů { $amount } floriny.
   *[other] Vezmi každému z ostatních hráčů { $amount } florinů.
}
effect-turn-up = { $amount ->
    [one] Odkryj vrchní postavu. Má-li tvůj cech některou z jejích frakcí, získej { $amount } florin.
    [few] Odkryj vrchní postavu. Má-li tvůj cech některou z jejích frakcí, získej { $amount } floriny.
   *[other] Odkryj vrchní postavu. Má-li tvůj cech některou z jejích frakcí, získej { $amount } florinů.
}
effect-return-florins = { $amount ->
    [one] Vrať { $amount } florin ze stanu jiného hráče jeho majiteli.
    [few] Vrať { $amount } floriny ze stanu jiného hráče jejich majiteli.
   *[other] Vrať { $amount } florinů ze stanu jiného hráče jejich majiteli.
}
effect-swap-characters = Dvě postavy z různých zón si vymění místo.
effect-protect-self = Tuto postavu nelze určit k zabití.
effect-protect-faction = Tyto postavy tvého cechu nelze určit k zabití: { $faction }.
effect-gain-on-take = { $amount ->
    [one] Když jiný hráč poprvé získá postavu, získej { $amount } florin.
    [few] Když jiný hráč poprvé získá postavu, získej { $amount } floriny.
   *[other] Když jiný hráč poprvé získá postavu, získej { $amount } florinů.
}
effect-keep-florins = { $amount ->
    [one] Na konci kola si ponech { $amount } florin.
    [few] Na konci kola si ponech nejvýše { $amount } floriny.
   *[other] Na konci kola si ponech nejvýše { $amount } florinů.
}
effect-exchange-rate = { $amount ->
    [one] Zlaťák tě stojí { $amount } florin.
    [few] Zlaťák tě stojí { $amount } floriny.
   *[other] Zlaťák tě stojí { $amount } florinů.
}
effect-discount = { $amount ->
    [one] První místnost této velikosti ({ $size }) v kole stojí o { $amount } zlaťák méně, nejméně však { $minimum }.
    [few] První místnost této velikosti ({ $size }) v kole stojí o { $amount } zlaťáky méně, nejméně však { $minimum }.
   *[other] První místnost této velikosti ({ $size }) v kole stojí o { $amount } zlaťáků méně, nejméně však { $minimum }.
}
room-points = +{ $points } ★.
room-per-member = { $every ->
    [one] 1 ★ za každého člena: { $faction }.
    [few] 1 ★ za každé { $every } členy: { $faction }.
   *[other] 1 ★ za každých { $every } členů: { $faction }.
}
room-per-room = +{ $each } ★ za každou aktivní místnost: { $type }, nejvýše { $most }.
room-per-faction = +{ $points } ★ za každou frakci v cechu.
room-member = Počítá se jako člen: { $faction }.
room-florins = Příjem: { count-florins }.
room-gold = Příjem: { count-gold }.
room-nothing = Bez účinku.
objective-places = První místo { $first } ★; druhé místo ve čtyřech hráčích { $second } ★.
asleep-unreached = žádná řada dveří ji nespojuje se vstupní halou
count-florins = { $florins ->
    [one] { $florins } florin
    [few] { $florins } floriny
   *[other] { $florins } florinů
}
count-gold = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
