# Proč se popsaná konečná pozice nesečte. Nejdřív se řekne místo, pak jedna z těchto vět.

unscored-same-name = dva hráči se jmenují stejně
unscored-once = { $called } už má { $other }; existuje jen jednou
unscored-unknown = { $kind }: název „{ $name }“ neexistuje
unscored-several = vytištěný název „{ $name }“ má víc věcí ({ $kind }); která to je: { $which }?
unscored-number = { $kind }: číslo { $number } neexistuje; jsou od { $least } do { $most }
unscored-option = tohle výsledek nemění; mění ho: { $known }
unscored-option-value = možné hodnoty: { $known }, ne „{ $value }“

## Soubor a jeho tvar

unscored-text = tohle není text v UTF-8
unscored-form = tohle není { $form }: { $detail }
unscored-form-json = tohle není { $form }: { $detail }; JSON má koncovku .json
unscored-form-toml = tohle není { $form }: { $detail }; TOML má koncovku .toml
unscored-field-missing = chybí pole „{ $field }“
unscored-field-unknown = pole „{ $field }“ neexistuje
unscored-few = počet položek v seznamu: nejméně { $least }
unscored-many = počet položek v seznamu: nejvýše { $most }
unscored-least = číslo musí být nejméně { $least }
unscored-most = číslo smí být nejvýše { $most }
unscored-value = „{ $value }“ tu být nemůže
unscored-type = potřebné: { $expected }, uvedeno: { $found }
unscored-shape = soubor s výsledkem není v pořádku: { $problem }
unscored-type-int = celé číslo
unscored-type-float = číslo s desetinami
unscored-type-str = text
unscored-type-array = seznam
unscored-type-object = tabulka
unscored-type-bool = true nebo false
unscored-type-null = nic

## Místa

unscored-at-goal = cíl
unscored-at-challenges = výzvy
unscored-at-blueprint = plán
unscored-at-priority = pořadí
unscored-at-gold = zlaťáky
unscored-at-cards = karty
unscored-at-objectives = cíle
unscored-at-options = volby
unscored-at-row = řada { $number }
unscored-at-column = sloupec { $number }
unscored-at-edge = hrana { $edge }
unscored-at-card = karta { $number }
unscored-at-room = místnost { $number }

## Druhy

unscored-kind-chamber = místnost
unscored-kind-goal = karta cíle
unscored-kind-challenge = karta výzvy
unscored-kind-blueprint = plán
unscored-kind-requirement = požadavek
unscored-kind-token = žeton trhu
unscored-kind-element = prvek
unscored-kind-jael-card = Jaelova karta
unscored-kind-race = rasa
unscored-kind-class = povolání
unscored-kind-alignment = karta přesvědčení
unscored-kind-backstory = minulost
unscored-kind-market-card = karta trhu
unscored-kind-attribute = vlastnost
unscored-kind-colour = barva kostek
unscored-kind-objective = cíl
unscored-kind-resource = surovina
unscored-kind-character = postava
unscored-kind-room = místnost

## Architekti Skalistého hřbetu

unscored-gold = { $gold } zlaťáků je příliš; stupnice končí na { $most }
unscored-gold-missing = chybí zbylé zlaťáky; porovnávají se s Jaelovými
unscored-gold-alone = zbylé zlaťáky se počítají jen proti Jaelovi, a ten tu není
unscored-priority-missing = chybí místo na stupnici pořadí
unscored-priority-solo = hra jednoho hráče nemá stupnici pořadí; porovnávají se zlaťáky
unscored-priorities = místa musí být od 1 do { $most }, každé jednou; uvedeno je { $given }
unscored-challenge = karta výzvy { $number }
unscored-challenges = potřebné jsou { $needed } různé karty výzev, uvedeno je { $count }
unscored-pictured = { $count ->
    [0] žádný plán takhle nevypadá
   *[other] plány, které odpovídají: { $count }; uveď víc polí
}
unscored-square = „{ $name }“ není pole; jsou od r1c1 do r4c4
unscored-grid = labyrint má čtyři řady po čtyřech místnostech
unscored-passage-inside = tajný průchod leží na hraně; uveď ho mezi průchody (passages)
unscored-passage-twice = na této hraně už tajný průchod je
unscored-full = místnost je plná: vejdou se do ní čtyři prvky
unscored-tokens = příliš mnoho žetonů „{ $called }“: { $count }; ve hře jsou jen { $most }
unscored-jael-cards = za hru odhalí { $needed }, tu ze 4. roku poslední; uvedeno je { $count }
unscored-jael-twice = jedna karta je uvedena dvakrát; každá existuje jen jednou
unscored-jael-legendary = legendární a základní, kterou nahrazuje, nejsou nikdy v jedné hře
unscored-jael-company = Jael hraje proti jedinému hráči; je jich víc

## Roll Player

unscored-solo-company = sólo: jeden hrdina hraje sám; je jich víc
unscored-dice-missing = chybí kostky v řadách: { $rows }
unscored-row-twice = tato řada je uvedena dvakrát
unscored-hands = zbraně potřebují víc rukou než { $count }
unscored-die = „{ $text }“ není kostka; uveď barvu a hodnotu, například: { $such } 5
unscored-same = dva hráči mají totéž ({ $kind })
unscored-card-twice = karta „{ $called }“ je uvedena { $count }krát; je jen jedna
unscored-dice = příliš mnoho kostek ({ $called }): { $count }; ve hře jich je jen { $most }

## Simurgh a Cechy

unscored-objective-twice = jeden cíl je uveden dvakrát; každý existuje jen jednou
unscored-amount = je potřeba číslo od 0 do { $most }, uvedeno je { $count }
unscored-resource-twice = tato surovina je uvedena dvakrát
unscored-dragon = drak „{ $name }“ neexistuje, nebo jsou všichni takoví už zabraní
unscored-room-form = „{ $text }“ nemá tvar: místnost, pole (například r0c1), otočení (od 0 do 3)
unscored-room-place = takhle to položit nelze: „{ $text }“
unscored-shifts = žádná postava cechu nemění tolik cílů
unscored-shift-open = změnit lze jen odkrytý cíl
