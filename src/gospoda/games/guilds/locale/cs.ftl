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
ask-amount = Kolik florinů přidáš sem: { $zone }? Alespoň { $need }, máš { $florins }.
ask-second-bid = Druhá nabídka; první: { $zone }. Floriny: { $florins }
ask-taking = Nová postava: { $card }. Použít její schopnost?
ask-exchange = Směň floriny za zlato: { $rate } za zlaťák.
ask-building = Kup místnost, nebo pasuj. Zlato: { $gold }
ask-placing = Umísti místnost: { $room }
ask-keeping = Ponech si místnosti, každou za florin, nebo skonči.
ask-shift = Vyber cíl, ve kterém je tvá hodnota o { $amount } výhodnější, nebo možnost nevyužij.
ask-response = { $player } používá schopnost: { $card }. Reaguj, nebo možnost nevyužij.
ask-response-kill = { $player } chce zabít postavu: { $character } (schopnost: { $card }). Reaguj, nebo možnost nevyužij.
ask-aftermath = Zabitá postava: { $character }. Použij schopnost, nebo možnost nevyužij.
ask-second-target = S kým si vymění místo: { $character }?
ask-sacrifice = { $card }: vyber postavu k obětování.

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
event-income = { $seat }: příjem – floriny: { $florins }{ $gold ->
    [0] {""}
   *[other] , zlato: { $gold }
}.
event-bid = { $seat }: nabídka – { $zone }: +{ $florins } (celkem { $total }).
event-florins-back = { $seat }: ze stanů se vracejí floriny: { $florins }.
event-take = { $seat } bere postavu: { $character } ({ $zone }), floriny: { $florins }.
event-pass = { $seat } pasuje.
event-auction-over = Konec dražby.
event-gain-florins = { $seat }: { $card }, zisk florinů: { $florins }.
event-exchange = { $seat } mění floriny ({ $florins }) za zlato ({ $gold }).
event-buy = { $seat } kupuje místnost: { $room }, zlato: { $gold }.
event-place = { $seat } umisťuje místnost: { $room } ({ $cell }{ $turn ->
    [0] {""}
    [1] , otočeno o 90°
    [2] , otočeno o 180°
   *[other] , otočeno o 270°
}).
event-activate = { $seat }: aktivní místnost: { $room }.
event-keep = { $seat } pokládá florin na místnost: { $room }.
event-marker = { $seat } dostává značku prvního hráče.
event-announce = { $seat } používá schopnost: { $card }.
event-announce-on = { $seat } používá schopnost: { $card } → { $character }.
event-no-effect = { $seat }: { $card }, bez účinku.
event-gain-gold = { $seat }: { $card }, zisk zlata: { $gold }.
event-take-florins = { $seat }: { $card }, sebrané floriny: { $florins } ({ $player }).
event-turn-up = { $seat }: { $card }, odkrytá karta: { $character }.
event-return-florins = { $seat }: { $card }, vrácení florinu: { $zone } ({ $player }).
event-swap = { $seat } zaměňuje na trhu: { $character }, { $other }.
event-kill = { $seat } zabíjí: { $character }.
event-prevent = { $seat } odvrací zabití (útok: { $card }).
event-sacrifice = { $seat } obětuje: { $character }.
event-claim = { $seat } přebírá zabitou postavu: { $character }.
event-shift = { $seat } vybírá cíl: { $objective }.
event-end = Poslední kolo skončilo; následuje bodování.

## Odmítnutí

refused-not-highest = V zóně této postavy nemáš nejvyšší nabídku.
refused-not-on-market = Tato postava není na trhu.
refused-empty-zone = V této zóně není žádná postava.
refused-already-highest = Tam už máš nejvyšší nabídku.
refused-too-few-florins = Nemáš dost florinů.
refused-two-bids = Dokud je na trhu více než dvě postavy, musíš mít nejvyšší nabídku ve dvou zónách.
refused-say-amount = Nejdřív řekni, kolik florinů přidáš.
refused-bid-too-low = Nabídka musí být vyšší než všechny ostatní v zóně.
refused-same-zone = Druhá nabídka musí být v jiné zóně.
refused-ability = Tuto schopnost teď nelze použít.
refused-response = Reaguj schopností, nebo možnost nevyužij.
refused-aftermath = Teď lze použít jen schopnost po zabití.
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
price-florins = Cena ve florinech: { $florins }.
price-gold = Cena ve zlatě: { $gold }.
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
effect-gain-gold = Získej zlato: { $amount }.
effect-take-florins-one-player = Vezmi floriny jednomu jinému hráči: { $amount }.
effect-take-florins-each-other-player = Vezmi floriny každému jinému hráči: { $amount }.
effect-turn-up = Odkryj vrchní postavu; je-li její frakce ve tvém cechu, získej floriny: { $amount }.
effect-return-florins = Floriny ze stanu jiného hráče se vrátí majiteli: { $amount }.
effect-swap-characters = Dvě postavy z různých zón si vymění místo.
effect-protect-self = Tuto postavu nelze určit k zabití.
effect-protect-faction = Tyto postavy tvého cechu nelze určit k zabití: { $faction }.
effect-gain-on-take = Když jiný hráč poprvé vezme postavu, získej floriny: { $amount }.
effect-keep-florins = Na konci kola si ponech nejvýše tolik florinů: { $amount }.
effect-exchange-rate = Zlaťák tě stojí florinů: { $amount }.
effect-discount = První místnost této velikosti ({ $size }) v kole je levnější o tolik zlaťáků: { $amount } (stojí nejméně { $minimum }).
room-points = +{ $points } ★.
room-per-member = { $every ->
    [one] 1 ★ za každého člena: { $faction }.
    [few] 1 ★ za každé { $every } členy: { $faction }.
   *[other] 1 ★ za každých { $every } členů: { $faction }.
}
room-per-room = +{ $each } ★ za každou aktivní místnost: { $type }, nejvýše { $most }.
room-per-faction = +{ $points } ★ za každou frakci v cechu.
room-member = Počítá se jako člen: { $faction }.
room-florins = Příjem ve florinech: { $florins }.
room-gold = Příjem ve zlatě: { $gold }.
room-nothing = Bez účinku.
objective-places = První místo { $first } ★; druhé místo ve čtyřech hráčích { $second } ★.
asleep-unreached = žádná řada dveří ji nespojuje se vstupní halou
