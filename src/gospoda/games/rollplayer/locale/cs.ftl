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
ask-start-dice = { $count ->
    [one] Umísti poslední počáteční kostku.
    [few] Umísti { $count } počáteční kostky.
   *[other] Umísti { $count } počátečních kostek.
}
ask-layout = Stejné kostky: kterou na kartu iniciativy { $initiative }?
ask-selection = Vyber kartu iniciativy s kostkou.
ask-placement = Do které řady umístíš kostku ({ $die })?
ask-action = Můžeš provést akci { row-of }.
ask-action-again = Díky zbrani můžeš akci { row-of } provést znovu.
ask-exchange = { $space }: se kterou kostkou výměna?
ask-keeping = { $space }: nová hodnota { $new }, nebo původní { $old }?
ask-market = Kup kartu, nebo jednu odhoď za zlaťáky ({ $taken }). Máš { count-gold }.
ask-friendly-market = Kup kartu, nebo si vezmi zlaťáky ({ $taken }). Máš { count-gold }.
ask-second-purchase = Můžeš koupit druhou kartu. Máš { count-gold }.
ask-room = Málo rukou na: { $card }. Kterou zbraň odhodíš?
ask-extra = Můžeš přidat na trh kartu z odhazovacího balíčku.
ask-window-1 = Kostky leží na kartách. Použiješ dovednost?
ask-window-2 = { $player } vybírá kartu iniciativy. Použiješ dovednost?
ask-window-3 = { $player } provádí akci vlastnosti. Použiješ dovednost?
ask-window-4 = Začíná fáze trhu. Použiješ dovednost?
ask-window-5 = { $player } nakupuje. Použiješ dovednost?
ask-window-6 = Začíná úklid. Použiješ dovednost?
ask-window-7 = Blíží se závěrečné bodování. Použiješ dovednost?
ask-refresh = Můžeš obnovit vyčerpanou dovednost.
ask-search = Vyměň kostku za kostku jiné barvy z váčku.
ask-negotiate = Vyměň svou kostku za nevybranou.
ask-climb = Zvyš hodnotu nevybrané kostky.
ask-intimidate = Přehoď nevybrané kostky.
ask-sleight = Přesuň kostku do jiné řady.
ask-open-lock = Koupit vrchní kartu balíčku naslepo?
ask-move-silently = Jako akci na trhu kup kartu z odhazovacího balíčku.

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

event-start-roll = { $seat } hází o začínajícího hráče a má { $face }.
event-start-player = Začíná { $seat }.
event-race = { $seat } si vybírá rasu { $race }.
event-class-die = { $seat } losuje pro povolání kostku: { $colour }.
event-class = { $seat } si vybírá povolání { $class }.
event-dealt = { $seat } dostává minulost { $backstory } a přesvědčení { $alignment }.
event-start-die = { $seat } začíná s kostkou ({ $die }).
event-round = Začíná kolo { $round }.
event-rolled = { $seat } hází a má kostku ({ $die }).
event-laid = { $seat } pokládá kostku ({ $die }) na kartu iniciativy { $initiative }.
event-take = { $seat } si bere kartu iniciativy { $initiative } s kostkou ({ $die }).
event-enemy = Nepřátelská kostka ukazuje { $face }.
event-trash = Karta { $card } jde do odpadu.
event-cleared = Karta { $card } jde do odhazovacího balíčku.
event-place = { $seat } umisťuje kostku ({ $die }) na pole { $space }.
event-gold = { $seat } získává { count-gold }.
event-turn = { $seat } otáčí kostku na poli { $space }. Teď ukazuje { $face }.
event-exchange = { $seat } vyměňuje kostky na polích { $space } a { $other }.
event-reroll = { $seat } přehazuje kostku na poli { $space }. Ukazuje { $face }.
event-step = { $arrow_id ->
    [good] { $seat } posouvá žeton o krok k dobru.
    [evil] { $seat } posouvá žeton o krok ke zlu.
    [lawful] { $seat } posouvá žeton o krok k řádu.
   *[chaotic] { $seat } posouvá žeton o krok k chaosu.
}
event-blocked = { $arrow_id ->
    [good] { $seat } nemůže posunout žeton k dobru.
    [evil] { $seat } nemůže posunout žeton ke zlu.
    [lawful] { $seat } nemůže posunout žeton k řádu.
   *[chaotic] { $seat } nemůže posunout žeton k chaosu.
}
event-token = { $seat } si bere žeton charismatu.
event-buy = { $gold ->
    [0] { $seat } dostává zdarma kartu { $card }.
   *[other] { $seat } kupuje kartu { $card } za { count-gold }.
}
event-discard = { $gold_id ->
    [none] { $seat } odhazuje za zlaťáky kartu { $card }.
   *[other] { $seat } odhazuje kartu { $card } za { count-gold }.
}
event-add = { $seat } přidává na trh kartu { $card }.
event-drop = { $seat } odhazuje zbraň { $card }.
event-use = { $seat } používá dovednost { $card }.
event-copy = { $seat } kopíruje Diplomacií dovednost { $card }.
event-refresh = { $seat } obnovuje dovednost { $card }.
event-exchange-bag = { $seat } dostává kostku ({ $die }) na pole { $space }.
event-pool-die = { $seat } nechává kostku ({ $die }) na kartě iniciativy { $initiative }.
event-move = { $seat } přesouvá kostku z pole { $space } do řady { row-of }.
event-shuffle = Z odhazovacího balíčku se zamíchá nový balíček trhu.
event-rank = { $seat } dosahuje hodnosti { $rank }.
event-end = Hrdinové jsou hotoví. Počítají se hvězdy.

## Odmítnutí

refused-race = Vyber jednu z volných ras.
refused-class = Vyber jedno z nabízených povolání.
refused-start-dice = Umísti počáteční kostku do řady s volným místem.
refused-layout = Vyber jednu z kostek se stejnou hodnotou.
refused-selection = Vyber kartu iniciativy, kterou nikdo nemá.
refused-placement = Umísti kostku do řady s volným místem.
refused-action = Proveď akci řady, nebo možnost nevyužij.
refused-exchange = Vyber jinou kostku na listu; prázdná místa vyměnit nelze.
refused-keeping = Ponech novou, nebo původní hodnotu.
refused-market = Je tvůj tah na trhu. Kup kartu, nebo si vezmi zlaťáky.
refused-room = Nejdřív odhoď zbraň.
refused-extra = Vyber kartu z odhazovacího balíčku, nebo možnost nevyužij.
refused-window-poll = Použij některou z připravených dovedností, nebo pasuj.
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
refused-too-many-tokens = Žeton musí zaplatit 1 zlaťák z ceny.
refused-too-expensive = Na tuto kartu nemáš dost zlaťáků.
refused-other-action = Otázka se týká akce { row-of }. Proveď ji, nebo možnost nevyužij.
refused-race-taken = Tuto rasu má { $player }.
refused-class-taken = Tuto kartu povolání má { $player }.
refused-class-colour = Vylosovaná kostka je { $wanted } a karta tohoto povolání { $colour }.
refused-no-such-die = Kostku { $die } k umístění nemáš.
refused-row-full = Řada { row-of } je plná.
refused-initiative-taken = Tuto kartu iniciativy má { $player }.
refused-initiative-gone = Na této kartě iniciativy není kostka.
refused-empty-space = Na poli { $space } není kostka.
refused-touched = V této akci už byla tato kostka změněna.
refused-action-done = Tato akce už je provedena.
refused-highest = Šestku nelze zvýšit.
refused-lowest = Jedničku nelze snížit.
refused-instead = Můžeš provést jen akci { row-of }.
refused-same-die = Vyber jinou kostku. Tahle právě mění místo.
refused-needs-gold = { $count ->
    [one] Stojí to { $count } zlaťák, máš { $have }.
    [few] Stojí to { $count } zlaťáky, máš { $have }.
   *[other] Stojí to { $count } zlaťáků, máš { $have }.
}
refused-token-spent = V tomto tahu na trhu už jsou žetony charismatu utracené.
refused-tokens-have = { $count ->
    [one] Je třeba { $count } žeton charismatu, máš { $have }.
    [few] Je třeba { $count } žetonů charismatu, máš { $have }.
   *[other] Je třeba { $count } žetonů charismatu, máš { $have }.
}
refused-not-discarded = Tato karta není v odhazovacím balíčku.
refused-friendly = Na přátelském trhu se zlaťáky berou bez odhození karty.
refused-second-purchase = Jednu kartu už máš. Kup druhou, nebo možnost nevyužij.
refused-deck-empty = Žádná karta ke koupi nezbývá.
refused-not-your-skill = Tuto dovednost nemáš.
refused-exhausted = Tato dovednost je vyčerpaná.
refused-copier = Vyber dovednost, kterou Diplomacie zkopíruje.
refused-skill-timing = Tuto dovednost v této chvíli použít nelze.
refused-step-owed = Tato dovednost vyžaduje posun žetonu přesvědčení.
refused-no-copier = Nemáš připravenou Diplomacii.
refused-nobodys-skill = Nikdo jiný tuto dovednost nemá.
refused-not-exhausted = Tato dovednost není vyčerpaná.
refused-die-chosen = Na kartě iniciativy { $initiative } už kostka není.
refused-same-colour = Tato kostka už tuto barvu má ({ $colour }).
refused-not-in-bag = Ve váčku není kostka této barvy ({ $colour }).
refused-raise-most = Tato dovednost zvyšuje kostku nejvýš o { $most }.
refused-raise-six = Kostka ukazuje { $face }. Zvýšená o { $by } by překročila 6.
refused-same-row = Kostka už je v řadě { row-of }.

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
score-class-dice = { $count ->
    [one] { $count } kostka v barvě povolání ({ $colour })
    [few] { $count } kostky v barvě povolání ({ $colour })
   *[other] { $count } kostek v barvě povolání ({ $colour })
}
score-alignment = { $card }: { $line } / { $column }
score-backstory = { $count ->
    [one] { $card }: { $count } odpovídající kostka
    [few] { $card }: { $count } odpovídající kostky
   *[other] { $card }: { $count } odpovídajících kostek
}
score-armor = { $count ->
    [one] { $set }: { $count } kus
    [few] { $set }: { $count } kusy
   *[other] { $set }: { $count } kusů
}
score-trait = { $card } ({ $count })
score-gold = Zlaťáky: { $gold }, hodnost { $rank }
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
row-of = { $row_id ->
    [str] síly
    [dex] obratnosti
    [con] odolnosti
    [int] inteligence
    [wis] moudrosti
   *[cha] charismatu
}
effect-class-bonus = K cílům se každá kostka v barvě povolání počítá o { $amount } víc.
effect-colour-bonus = K cílům se každá kostka této barvy ({ $colour }) počítá o { $amount } víc.
effect-repeat = Akci { row-of } můžeš provést až { $times }× za sebou.
effect-armor-piece = V rozpracované sadě zbroje počítáš o jeden kus víc.
effect-discard-gold = Když nekupuješ, bereš si o { $amount } víc.
effect-discount = Karty z trhu a odhazovacího balíčku stojí o { $amount } méně.
effect-action = Proveď akci { row-of }.
effect-gain-gold = { $amount ->
    [one] Získej { $amount } zlaťák.
    [few] Získej { $amount } zlaťáky.
   *[other] Získej { $amount } zlaťáků.
}
effect-swap-with-bag = Vyměň kostku za jinou barvu z váčku, stejná hodnota.
effect-swap-with-pool = Vyměň kostku za nevybranou; pak kostky znovu seřaď.
effect-pool-raise = Zvyš nevybranou kostku nejvýš o { $amount }; pak kostky znovu seřaď.
effect-pool-reroll = Přehoď libovolné nevybrané kostky; pak kostky znovu seřaď.
effect-move-die = Přesuň kostku do jiné řady.
effect-buy-top-of-deck = { $price ->
    [one] Ve svém tahu na trhu kup navíc vrchní kartu balíčku za { $price } zlaťák.
    [few] Ve svém tahu na trhu kup navíc vrchní kartu balíčku za { $price } zlaťáky.
   *[other] Ve svém tahu na trhu kup navíc vrchní kartu balíčku za { $price } zlaťáků.
}
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
ability-any-action = Kostka umístěná do řady { row-of } dovoluje provést akci kterékoli řady.
ability-extra-card = Před fází trhu lze přidat na trh kartu z odhazovacího balíčku.
ability-purchases = { $amount ->
    [one] V tahu na trhu můžeš koupit { $amount } kartu.
    [few] V tahu na trhu můžeš koupit až { $amount } karty.
   *[other] V tahu na trhu můžeš koupit až { $amount } karet.
}
ability-refresh = { $amount ->
    [one] Při úklidu obnovuješ { $amount } dovednost.
    [few] Při úklidu můžeš obnovit až { $amount } dovednosti.
   *[other] Při úklidu můžeš obnovit až { $amount } dovedností.
}
ability-gold-die = { $amount ->
    [one] Umístění zlaté kostky přináší { $amount } zlaťák.
    [few] Umístění zlaté kostky přináší { $amount } zlaťáky.
   *[other] Umístění zlaté kostky přináší { $amount } zlaťáků.
}
ability-hands = { $amount ->
    [one] Na zbraně máš { $amount } ruku.
    [few] Na zbraně máš { $amount } ruce.
   *[other] Na zbraně máš { $amount } rukou.
}
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
board-hero = zlaťáky: { $gold }, { $tokens ->
    [one] { $tokens } žeton charismatu
    [few] { $tokens } žetony charismatu
   *[other] { $tokens } žetonů charismatu
}, { $points ->
    [one] { $points } hvězda
    [few] { $points } hvězdy
   *[other] { $points } hvězd
} zatím
board-backstory = Minulost
board-alignment = Přesvědčení
board-exhausted = vyčerpaná
board-key = { $letters }; ({ $sample }) žádá minulost, ✓ shoda
count-gold = { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
}
