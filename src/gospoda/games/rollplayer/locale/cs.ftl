# Roll Player. Stejné identifikátory a proměnné jsou ve všech jazycích; názvy pocházejí ze souborů obsahu.

title = Roll Player

## Kapitoly pravidel

chapter-race = Příprava: rasa
chapter-class = Příprava: povolání
chapter-start-dice = Příprava: počáteční kostky
chapter-layout = Fáze hodu: kostky se stejnou hodnotou
chapter-selection = Fáze kostek: karta iniciativy
chapter-placement = Fáze kostek: umístění kostky
chapter-action = Akce vlastnosti
chapter-exchange = Akce obratnosti
chapter-keeping = Akce inteligence
chapter-market = Fáze trhu
chapter-room = Místo pro zbraň
chapter-extra = Karta na trh
chapter-window-poll = Dovednosti
chapter-refresh = Úklid: obnovení
chapter-search = Dovednost
chapter-negotiate = Dovednost
chapter-climb = Dovednost
chapter-intimidate = Dovednost
chapter-sleight = Dovednost
chapter-open-lock = Dovednost
chapter-move-silently = Dovednost
chapter-end = Závěrečné bodování

## Otázky

ask-race = Vyber rasu.
ask-class = Vyber povolání.
ask-start-dice = Umísti počáteční kostky; zbývá: { $count }
ask-layout = Stejné kostky: kterou na kartu iniciativy { $initiative }?
ask-selection = Vyber kartu iniciativy s kostkou.
ask-placement = { $die }: do které řady?
ask-action = Můžeš provést akci: { $row }
ask-action-again = Díky zbrani můžeš pokračovat v akci: { $row }
ask-exchange = { $space }: se kterou kostkou výměna?
ask-keeping = { $space }: nová hodnota { $new }, nebo původní { $old }?
ask-market = Kup kartu, nebo jednu odhoď za zlaťáky ({ $taken }). Máš { $gold }.
ask-friendly-market = Kup kartu, nebo si vezmi zlaťáky ({ $taken }). Máš { $gold }.
ask-second-purchase = Můžeš koupit druhou kartu. Máš zlaťáků: { $gold }
ask-room = Málo rukou na: { $card }. Kterou zbraň odhodíš?
ask-extra = Můžeš přidat na trh kartu z odhazovacího balíčku.
ask-window-1 = Dovednost, nebo pas? { $player }: kostky jsou rozložené
ask-window-2 = Dovednost, nebo pas? { $player }: výběr iniciativy
ask-window-3 = Dovednost, nebo pas? { $player }: akce vlastnosti
ask-window-4 = Dovednost, nebo pas? { $player }: začátek fáze trhu
ask-window-5 = Dovednost, nebo pas? { $player }: tah na trhu
ask-window-6 = Dovednost, nebo pas? { $player }: úklid
ask-window-7 = Dovednost, nebo pas? { $player }: závěrečné bodování
ask-refresh = Můžeš obnovit vyčerpanou dovednost.
ask-search = Vyměň kostku za kostku jiné barvy z váčku.
ask-negotiate = Vyměň svou kostku za nevybranou.
ask-climb = Zvyš hodnotu nevybrané kostky.
ask-intimidate = Přehoď nevybrané kostky.
ask-sleight = Přesuň kostku do jiné řady.
ask-open-lock = Koupit vrchní kartu balíčku naslepo?
ask-move-silently = Akce na trhu: kup kartu z odhazovacího balíčku.

## Tahy

move-race = Rasa: { $race } ({ $picture })
move-class = Povolání: { $class }
move-put = Umístit: { $die } – { $row }
move-lay = Další: { $die }
move-take = Karta iniciativy { $initiative }
move-place = Umístit: { $row }
move-decline = Nevyužít
move-flip = Otočit na opačnou stranu: { $space }
move-swap = Vyměnit: { $space }
move-with = s: { $space }
move-adjust = { $space }: { $turn }
move-reroll = Přehodit: { $space }
move-keep = Ponechat hodnotu { $face }
move-step = Posunout žeton: { $arrow }
move-token = Vzít žeton charismatu
move-instead = Místo toho akce: { $row }
move-buy = Koupit: { $card } (žetony charismatu: { $tokens })
move-discard = Odhodit za zlaťáky: { $card }
move-gold = Vzít zlaťáky
move-add = Přidat na trh: { $card }
move-drop = Odhodit zbraň: { $card }
move-pass = Pasovat
move-use = Použít: { $card } ({ $token })
move-copy = Kopírovat Diplomacií: { $card } ({ $token })
move-hold = Dotazy na dovednosti: { $hold }
move-refresh = Obnovit: { $card }
move-search = { $space }: kostka z váčku: { $colour }
move-negotiate = { $space }: výměna s kartou iniciativy { $initiative }
move-raise = Karta iniciativy { $initiative }: zvýšit o { $by }
move-intimidate = Přehodit kostky na kartách iniciativy: { $dice }
move-move = Přesunout: { $space } – { $row }
move-open = Koupit vrchní kartu

## Krátké názvy do filtrů: druhy tahů a to, co se v nich vybírá

action-race = Rasa
action-class = Povolání
action-put = Umístit kostku
action-lay = Další kostka
action-take = Vzít kartu iniciativy
action-place = Umístit do řady
action-decline = Nevyužít
action-flip = Otočit kostku
action-swap = Vyměnit
action-with = Vyměnit s
action-adjust = Zvýšit nebo snížit
action-reroll = Přehodit
action-keep = Ponechat hodnotu
action-step = Posunout žeton
action-token = Vzít žeton charismatu
action-instead = Jiná akce
action-buy = Koupit
action-discard = Odhodit za zlaťáky
action-gold = Vzít zlaťáky
action-add = Přidat na trh
action-drop = Odhodit zbraň
action-pass = Pasovat
action-use = Použít
action-copy = Kopírovat Diplomacií
action-hold = Dotazy na dovednosti
action-refresh = Obnovit
action-search = Kostka z váčku
action-negotiate = Vyměnit kostku
action-raise = Zvýšit kostku
action-intimidate = Přehodit kostky
action-move = Přesunout kostku
action-open = Koupit vrchní kartu
param-race = Rasa
param-picture = Obrázek
param-class = Povolání
param-die = Kostka
param-row = Řada
param-initiative = Karta iniciativy
param-space = Pole
param-turn = Směr
param-face = Hodnota
param-arrow = Směr
param-card = Karta
param-tokens = Žetony charismatu
param-token = Žeton
param-hold = Dotazy
param-colour = Barva
param-by = O kolik
param-dice = Kostky

## Události

event-start-roll = { $seat }: hod o začínajícího hráče: { $face }
event-start-player = Začínající hráč: { $seat }
event-race = { $seat }: rasa: { $race }
event-class-die = { $seat }: kostka vylosovaná pro povolání: { $colour }
event-class = { $seat }: povolání: { $class }
event-dealt = { $seat }: minulost: { $backstory }; přesvědčení: { $alignment }
event-start-die = { $seat }: počáteční kostka: { $die }
event-round = Začíná kolo { $round }.
event-rolled = { $seat }: hod: { $die }
event-laid = { $seat }: karta iniciativy { $initiative }: { $die }
event-take = { $seat }: vybraná karta iniciativy { $initiative }, kostka: { $die }
event-enemy = Nepřátelská kostka: { $face }
event-trash = Do odpadu: { $card }
event-cleared = Do odhazovacího balíčku: { $card }
event-place = { $seat }: umístěná kostka: { $die } ({ $space })
event-gold = { $seat }: získané zlaťáky: { $gold }
event-turn = { $seat }: { $space } nyní ukazuje { $face }
event-exchange = { $seat }: výměna: { $space } a { $other }
event-reroll = { $seat }: přehození ({ $space }): { $face }
event-step = { $seat }: posun žetonu přesvědčení: { $arrow }
event-blocked = { $seat }: žeton přesvědčení nelze posunout: { $arrow }
event-token = { $seat }: nový žeton charismatu
event-buy = { $seat }: nákup (cena { $gold }): { $card }
event-discard = { $seat }: karta odhozená za zlaťáky: { $card }
event-add = { $seat }: nová karta trhu: { $card }
event-drop = { $seat }: odhozená zbraň: { $card }
event-use = { $seat }: použitá dovednost: { $card }
event-copy = { $seat }: dovednost kopírovaná Diplomacií: { $card }
event-refresh = { $seat }: obnovená dovednost: { $card }
event-exchange-bag = { $seat }: nová kostka ({ $space }): { $die }
event-pool-die = { $seat }: kostka na kartě iniciativy { $initiative }: { $die }
event-move = { $seat }: přesunutá kostka: { $space } – { $row }
event-shuffle = Z odhazovacího balíčku se zamíchá nový balíček trhu.
event-rank = { $seat }: hodnost: { $rank }
event-end = Hrdinové jsou hotoví; počítají se hvězdy.

## Odmítnutí

refused-race = Vyber jednu z volných ras.
refused-class = Vyber jedno z nabízených povolání.
refused-start-dice = Umísti počáteční kostku do řady s volným místem.
refused-layout = Vyber jednu z kostek se stejnou hodnotou.
refused-selection = Vyber kartu iniciativy, kterou nikdo nemá.
refused-placement = Umísti kostku do řady s volným místem.
refused-action = To není akce této řady. Lze ji nevyužít.
refused-exchange = Vyber jinou kostku na listu; prázdná místa vyměnit nelze.
refused-keeping = Ponech novou, nebo původní hodnotu.
refused-market = Je tvůj tah na trhu: kup kartu, nebo si vezmi zlaťáky.
refused-room = Nejdřív je třeba odhodit zbraň.
refused-extra = Vyber kartu z odhazovacího balíčku, nebo možnost nevyužij.
refused-window-poll = Použij připravenou dovednost, pokud to šipka a okamžik dovolují, nebo pasuj.
refused-refresh = Vyber vyčerpanou dovednost, nebo možnost nevyužij.
refused-search = Vyber kostku a jinou barvu z váčku, nebo možnost nevyužij.
refused-negotiate = Vyber svou kostku a nevybranou kostku, nebo možnost nevyužij.
refused-climb = Vyber nevybranou kostku, která nepřekročí 6, nebo možnost nevyužij.
refused-intimidate = Vyber nevybrané kostky, nebo možnost nevyužij.
refused-sleight = Vyber kostku a jinou řadu s volným místem, nebo možnost nevyužij.
refused-open-lock = Kup vrchní kartu, nebo možnost nevyužij.
refused-move-silently = Kup kartu z odhazovacího balíčku, nebo možnost nevyužij.
refused-no-such-weapon = Takovou zbraň nemáš.
refused-adjust = 6 nelze zvýšit a 1 snížit; každou kostku jen jednou.
refused-step = Žeton přesvědčení nemůže opustit mřížku.
refused-not-on-offer = Tato karta není v nabídce.
refused-no-token = Na tento nákup nemáš tolik žetonů charismatu.
refused-too-many-tokens = Žetonem lze zaplatit jen místo 1 zlaťáku.
refused-too-expensive = Na tuto kartu nemáš dost zlaťáků.

## Bodování

category-goals = Cíle vlastností
category-class_dice = Barva povolání
category-alignment = Přesvědčení
category-backstory = Minulost
category-armor = Zbroj
category-traits = Rysy
category-gold = Zlaťáky
amount-gold = Zlato
amount-charisma = Žetony charismatu
score-goal-met = { $row }: { $score }, cíl { $goal } splněn
score-goal-missed = { $row }: { $score }, cíl { $goal } nesplněn
score-goal-open = { $row }: zatím { $score }, cíl { $goal }
score-class-dice = Kostky v barvě povolání ({ $colour }): { $count }
score-alignment = { $card }: { $line } / { $column }
score-backstory = { $card }, shodné kostky: { $count }
score-armor = zbroj { $set }, kusů: { $count }
score-trait = { $card } ({ $count })
score-gold = Zlaťáky: { $gold }; hodnost: { $rank }
pad-table = Více hrdinů
pad-solo = Sólo
pad-row = { $row }: hodnota s úpravami
pad-alignment = Hodnota pod žetonem přesvědčení
pad-backstory = Kostky shodné s minulostí
pad-armor = Zbroj { $set }: kusy
pad-counted = napočítáno

## Účinky karet a povolání

row-action-str = otoč kteroukoli kostku
row-action-dex = prohoď dvě kostky
row-action-con = kostka ±1
row-action-int = přehoď kostku a vyber výsledek
row-action-wis = posuň žeton přesvědčení
row-action-cha = žeton charismatu
effect-class-bonus = Cíle: každá kostka v barvě povolání platí o { $amount } víc.
effect-colour-bonus = Cíle: každá kostka této barvy platí o { $amount } víc: { $colour }
effect-repeat = Tuto akci lze provést až { $times }× po sobě: { $row }
effect-armor-piece = Bodování: další kus započaté, neúplné zbroje.
effect-discard-gold = Zlaťáky místo nákupu: o { $amount } víc.
effect-discount = Karty z trhu a odhazovacího balíčku stojí o { $amount } méně.
effect-action = Proveď akci: { $row }
effect-gain-gold = Získej zlaťáky: { $amount }
effect-swap-with-bag = Vyměň kostku za jinou barvu z váčku, stejná hodnota.
effect-swap-with-pool = Vyměň kostku za nevybranou; pak kostky znovu seřaď.
effect-pool-raise = Zvyš nevybranou kostku nejvýš o { $amount }; pak kostky znovu seřaď.
effect-pool-reroll = Přehoď libovolné nevybrané kostky; pak kostky znovu seřaď.
effect-move-die = Přesuň kostku do jiné řady.
effect-buy-top-of-deck = Ve svém tahu na trhu kup navíc vrchní kartu balíčku za zlaťáky: { $price }.
effect-buy-from-discard = Jako akci na trhu kup kartu z odhazovacího balíčku.
effect-copy-skill = Použij dovednost jiného hráče, připravenou i vyčerpanou.
effect-armor = zbroj { $set }: { $stars } ★; barva povolání { $first } nebo { $second }: +{ $bonus } ★
trait-cards = { $stars } ★ za každou vlastní kartu typu: { $what }
trait-row-at-most = { $stars } ★, je-li součet nejvýš { $limit }: { $what }
trait-rows-at-least = { $stars } ★ za každou řadu se součtem { $limit } nebo více (nejvýš { $most } ★)
trait-equal-rows = { $stars } ★ za každou řadu se třemi stejnými hodnotami (nejvýš { $most } ★)
trait-backstory = { $stars } ★ za každé { $per } shody s minulostí
trait-class-dice = { $stars } ★ za každé { $per } kostky v barvě povolání
trait-column = { $stars } ★, skončí-li žeton ve sloupci: { $what }
trait-line = { $stars } ★, skončí-li žeton v řádku: { $what }
trait-gold = { $stars } ★ za každé { $per } zlaťáky na konci hry (nejvýš { $most } ★)
trait-goals = { $stars } ★ za každé { $per } splněné cíle
trait-kinds = { $stars } ★ za každý druh karet trhu, který máš
ability-action-after = { $times ->
    [1] Po nákupu { $bought } můžeš provést akci { $row }.
   *[other] Po nákupu { $bought } můžeš až { $times }× provést akci { $row }.
}
ability-action-after-gold = { $times ->
    [1] Vezmeš-li si místo nákupu zlaťáky, můžeš provést akci { $row }.
   *[other] Vezmeš-li si místo nákupu zlaťáky, můžeš až { $times }× provést akci { $row }.
}
ability-any-action = Místo akce této řady lze provést akci kterékoli řady: { $row }
ability-extra-card = Před fází trhu lze přidat na trh kartu z odhazovacího balíčku.
ability-purchases = Nákupy v tahu na trhu: až { $amount }
ability-refresh = Dovednosti obnovené při úklidu: až { $amount }
ability-gold-die = Zlaťáky za umístění zlaté kostky: { $amount }
ability-hands = Ruce na zbraně: { $amount }
ability-free-step = Dovednost lze použít bez kroku přesvědčení.

## Volby

option-class_choice = Povolání
option-class_choice-draw = losovaná kostkami
option-class_choice-pick = vybíraná v opačném pořadí
option-less_random_setup = Méně náhodná příprava
option-less_random_setup-false = kostky tažené naslepo
option-less_random_setup-true = po jedné kostce každé barvy povolání
option-random_market_deck = Balíček trhu
option-random_market_deck-false = karty s 1 tečkou nad kartami se 2
option-random_market_deck-true = všechny karty dohromady
option-shorter_game = Délka hry
option-shorter_game-false = plná hra
option-shorter_game-true = kratší hra, o dvě počáteční kostky víc
option-friendly_market = Zlaťáky místo nákupu
option-friendly_market-false = karta se odhodí
option-friendly_market-true = Přátelský trh: karta zůstává
option-start_player = Začínající hráč
option-start_player-roll = nejvyšší hod
option-start_player-first-seat = první místo
option-trait_scores = Součty řad pro rysy
option-trait_scores-with-race = s úpravou rasy
option-trait_scores-faces = jen hodnoty kostek
option-goal_traits = Rysy počítající cíle
option-goal_traits-with-weapons = včetně zbraní
option-goal_traits-without-weapons = bez zbraní
option-swapped_gold = Zlatá kostka z Prohledávání či Vyjednávání
option-swapped_gold-as-placed = jako při umístění (Zloděj 4)
option-swapped_gold-two = 2 zlaťáky pro každého

## Stůl jako text

board-round = Kolo { $round } z { $rounds }, { $phase }
board-start = Začínající hráč
board-initiative = Karty iniciativy (kdo má nejnižší, nakupuje první)
board-holder = { $name }: nákup v tomto pořadí
board-coin = zlaťák
board-market = Trh: název, cena, druh, účinek
board-supply = Karty v balíčku: { $deck }; kostky ve váčku: { $bag } ({ $dice })
board-discards = Odhazovací balíček
board-trash = Odpad
board-hand = Kostky k umístění
board-hero = zlaťáky: { $gold }, žetony charismatu: { $tokens }, hvězdy zatím: { $points }
board-backstory = Minulost
board-alignment = Přesvědčení
board-exhausted = vyčerpaná
board-key = { $letters }; ({ $sample }) žádá minulost, ✓ shoda
