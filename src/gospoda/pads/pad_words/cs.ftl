# Proč se popsaná konečná pozice nesečte. Nejdřív se řekne místo, pak jedna z těchto vět.

unscored-same-name = dva hráči se jmenují stejně
unscored-once = { $other } už má „{ $called }“ a existuje jen jeden kus
unscored-unknown = { $kind }: název „{ $name }“ neexistuje
unscored-several = vytištěný název „{ $name }“ má víc součástí ({ $kind }); která to je: { $which }?
unscored-number = { $kind }: číslo { $number } neexistuje; čísla jsou od { $least } do { $most }
unscored-option = tato volba výsledek nemění; mění ho: { $known }
unscored-option-value = možné hodnoty: { $known }, ne „{ $value }“

## Soubor a jeho tvar

unscored-text = tohle není text v UTF-8
unscored-form = tohle není platný { $form }: { $detail }
unscored-form-json = tohle není platný { $form }: { $detail }; soubor JSON má příponu .json
unscored-form-toml = tohle není platný { $form }: { $detail }; soubor TOML má příponu .toml
unscored-field-missing = chybí pole „{ $field }“
unscored-field-unknown = pole „{ $field }“ neexistuje
unscored-few = seznam je příliš krátký; musí mít nejméně { $least }
unscored-many = seznam je příliš dlouhý; smí mít nejvýše { $most }
unscored-least = číslo musí být nejméně { $least }
unscored-most = číslo smí být nejvýše { $most }
unscored-value = hodnota „{ $value }“ tu není dovolena
unscored-type = potřebné: { $expected }, uvedeno: { $found }
unscored-shape = soubor s výsledkem je neplatný: { $problem }
unscored-type-int = celé číslo
unscored-type-float = desetinné číslo
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
unscored-gold-alone = zbylé zlaťáky se počítají jen proti Jaelovi, a ten v této hře není
unscored-priority-missing = chybí místo na stupnici pořadí
unscored-priority-solo = hra jednoho hráče nemá stupnici pořadí; porovnávají se zlaťáky
unscored-priorities = uveď každé místo od 1 do { $most } jednou; uvedeno je { $given }
unscored-challenge = karta výzvy { $number }
unscored-challenges = { $needed ->
    [one] je potřeba { $needed } karta výzvy, uvedeno je { $count }
    [few] jsou potřeba { $needed } různé karty výzev, uvedeno je { $count }
   *[other] je potřeba { $needed } různých karet výzev, uvedeno je { $count }
}
unscored-pictured = { $count ->
    [0] žádný plán takhle nevypadá
    [few] odpovídají { $count } plány; uveď víc polí
   *[other] odpovídá { $count } plánů; uveď víc polí
}
unscored-square = „{ $name }“ není pole; pole jsou od r1c1 do r4c4
unscored-grid = labyrint má čtyři řady po čtyřech místnostech
unscored-passage-inside = tajný průchod leží na hraně; uveď ho mezi průchody (passages)
unscored-passage-twice = na této hraně už tajný průchod je
unscored-full = místnost je plná; vejdou se do ní čtyři prvky
unscored-tokens = { $count ->
    [few] uvedeny jsou { $count } žetony „{ $called }“, ale ve hře je jich jen { $most }
   *[other] uvedeno je { $count } žetonů „{ $called }“, ale ve hře je jich jen { $most }
}
unscored-jael-cards = { $needed ->
    [one] Jael za hru odhalí { $needed } kartu, tu ze 4. roku; uvedeno je { $count }
    [few] Jael za hru odhalí { $needed } karty, tu ze 4. roku poslední; uvedeno je { $count }
   *[other] Jael za hru odhalí { $needed } karet, tu ze 4. roku poslední; uvedeno je { $count }
}
unscored-jael-twice = jedna karta je uvedena dvakrát; každá existuje jen jednou
unscored-jael-legendary = legendární karta a základní karta, kterou nahrazuje, nemohou být v jedné hře
unscored-jael-company = Jael hraje proti jedinému hráči; uvedeno je jich víc

## Roll Player

unscored-solo-company = ve hře jednoho hráče je jeden hrdina; uvedeno je jich víc
unscored-dice-missing = chybí kostky v řadách: { $rows }
unscored-row-twice = tato řada je uvedena dvakrát
unscored-hands = zbraně potřebují víc rukou než { $count }
unscored-die = „{ $text }“ není kostka; uveď barvu a hodnotu, například: { $such } 5
unscored-same = dva hráči mají totéž ({ $kind })
unscored-card-twice = karta „{ $called }“ je uvedena { $count }krát; je jen jedna
unscored-dice = { $count ->
    [few] uvedeny jsou { $count } kostky ({ $called }), ale ve hře je jich jen { $most }
   *[other] uvedeno je { $count } kostek ({ $called }), ale ve hře je jich jen { $most }
}

## Simurgh a Cechy

unscored-objective-twice = jeden cíl je uveden dvakrát; každý existuje jen jednou
unscored-amount = je potřeba číslo od 0 do { $most }, uvedeno je { $count }
unscored-resource-twice = tato surovina je uvedena dvakrát
unscored-dragon = drak „{ $name }“ neexistuje, nebo jsou všichni takoví už zabraní
unscored-room-form = „{ $text }“ nemá tvar: místnost, pole (například r0c1), otočení (od 0 do 3)
unscored-room-place = takové umístění není dovoleno: „{ $text }“
unscored-shifts = žádná postava cechu nemění tolik cílů
unscored-shift-open = změnit lze jen odkrytý cíl
