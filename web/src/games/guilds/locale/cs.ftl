# Slova desky hry Cechy.

gd-square = Trh
gd-headquarters = Sídlo
gd-guilds = Cechy
gd-round = { $round }. kolo z { $rounds }
gd-parts = Části desky
gd-offer = Místnosti v nabídce
gd-rooms = Místnosti
gd-signs = Znaky
gd-prestige = prestiž
gd-florins = Floriny
gd-gold = Zlato
gd-income = Příjem
gd-income-florins = příjem { $florins } ƒ
gd-income-gold = příjem { $gold } ve zlatě
gd-income-tip = Příjem v příštím kole: { $florins ->
    [one] { $florins } florin
    [few] { $florins } floriny
   *[other] { $florins } florinů
} a { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
gd-area = Zastavěná plocha
gd-first = První hráč
gd-order = Pořadí hráčů
gd-members = Členové podle frakcí
gd-nobody = K tomuto cechu zatím nikdo nepatří.
gd-bids = Nabídky
gd-leads = vede { $name }
gd-leads-short = vede
gd-bid-short = nabídka
gd-need = { $florins ->
    [one] ještě { $florins } florin a povedeš
    [few] ještě { $florins } floriny a povedeš
   *[other] ještě { $florins } florinů a povedeš
}
gd-take = Vzít
gd-serves = Slouží cílům
gd-on-tents = ze stanů se vrátí: { $florins } ƒ
gd-tap-two = Klepni na dvě postavy, které chceš dražit.
gd-tap-one = Klepni na postavu, kterou chceš dražit.
gd-tap-take = Klepni na postavu, u které vedeš.
gd-tap-another = Klepni ještě na jednu postavu v jiné zóně.
gd-beats = { $total } přebíjí { $rival }
gd-unrivalled = nikdo jiný nedraží
gd-purse = { $florins ->
    [one] { $florins } florin
    [few] { $florins } floriny
   *[other] { $florins } florinů
}, po tvých nabídkách zbude { $left }
gd-bid = Nabídka
gd-pass = Pasovat
gd-pass-final = v tomto kole už žádné místnosti
gd-done = Hotovo
gd-decline = Nevyužít
gd-let = Ať se stane
gd-keep = Položit florin
gd-exchange = Směnit za zlato
gd-exchange-all = { $gold ->
    [one] Vše za { $gold } zlaťák
    [few] Vše za { $gold } zlaťáky
   *[other] Vše za { $gold } zlaťáků
}
gd-exchange-none = Nechat si floriny
gd-price = { $gold ->
    [one] Cena: { $gold } zlaťák
    [few] Cena: { $gold } zlaťáky
   *[other] Cena: { $gold } zlaťáků
}
gd-kept = S florinem zůstane v nabídce i v příštím kole
gd-no-rooms = V nabídce nejsou žádné místnosti.
gd-piles = V hromádkách: { $characters ->
    [one] { $characters } postava
    [few] { $characters } postavy
   *[other] { $characters } postav
}, { $small ->
    [one] { $small } malá místnost
    [few] { $small } malé místnosti
   *[other] { $small } malých místností
} a { $large ->
    [one] { $large } velká místnost
    [few] { $large } velké místnosti
   *[other] { $large } velkých místností
}
gd-piles-rooms = hromádky: velké { $large }, malé { $small }
gd-deck = hromádka: { $characters }
gd-brings = Co to přinese
gd-nobody-left = Nikdo tam nezůstal.
gd-left = Zbylí na trhu
gd-doors = dveře
gd-side-N = nahoře
gd-side-E = vpravo
gd-side-S = dole
gd-side-W = vlevo
gd-street = ULICE
gd-cell = Řada { $row }, sloupec { $column }
gd-hall = Hala
gd-free = volné
gd-asleep = spí
gd-wakes = probudí se
gd-tap-room = Klepni na zářící místnost, pak na místo.
gd-tap-keep = Klepni na místnosti, na které položíš florin.
gd-wait = Stavějí ostatní.
gd-turn = Otočit
gd-turned = otočeno o { $degrees }°
gd-fits = { $places ->
    [one] vejde se na { $places } místo
    [few] vejde se na { $places } místa
   *[other] vejde se na { $places } míst
}
gd-place = Stavba: { $room }
gd-choose-place = { $room }: vyber zářící místo; ↻ otáčí.
gd-plan-of = Sídlo: { $name }
gd-enlarge = Zvětšit cech: { $name }
gd-used = v tomto kole použita
gd-usable = schopnost lze použít
gd-abilities = Schopnosti
gd-chained = v řetězu
gd-choose-target = { $card }: vyber cíl.
gd-choose-second = Vyber druhou postavu.
gd-target = Cíl: { $name }
gd-chain = Řetěz schopností
gd-chain-order = naposledy ohlášená schopnost se vyhodnotí první
gd-order-first = nejprve
gd-order-then = potom
gd-order-last = nakonec
gd-answer = Tvoje reakce
gd-prevents = odvrací: { $card }
gd-prevented = odvrácena
gd-ask = Ptej se mě
gd-ask-named = když jde o můj cech
gd-ask-always = vždy
gd-ask-never = nikdy
gd-ask-quiet = V tomto řetězu už ne, ledaže někdo něco přidá
gd-discards = Odložené postavy: { $characters }
gd-declined = Karta „{ $card }“ zůstává bez reakce, protože to tak je zvoleno v poli „Ptej se mě“.
gd-would-prevent = byla by odvrácena
gd-tie = Při remíze rozhoduje více zlata, pak více postav.
gd-key-turn = otočit místnost; se Shiftem opačně
gd-key-pass = pasovat
gd-key-decline = odmítnout, nebo to nechat být
