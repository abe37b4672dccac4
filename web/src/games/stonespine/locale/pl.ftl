# Słowa planszy Architektów Stonespine.

ss-year = Rok { $year } z 4
ss-year-brief = Rok { $year }
ss-heading-turn = Rok { $year } · tura { $turn }
ss-heading-market = Rok { $year } · rynek
ss-turn = Tura { $turn } z 4
ss-other-row = W tym roku komnaty trafiają do rzędu { $row }.
ss-passage-between = Tajne przejście łączy dwie komnaty: wybierz jedno z kółek.
ss-then-to = potem
ss-glows = stać cię na to, co świeci
ss-pass-means = { $gold ->
    [0] miejsce { $place }, bez straty złota
    [one] miejsce { $place }, przepada { $gold } sztuka złota
    [few] miejsce { $place }, przepadają { $gold } sztuki złota
   *[many] miejsce { $place }, przepada { $gold } sztuk złota
}
ss-doors = Drzwi
ss-side-N = góra
ss-side-E = prawo
ss-side-S = dół
ss-side-W = lewo
ss-elements = Elementy
ss-no-elements = bez elementów
ss-gold = Złoto
ss-tokens = Żetony
ss-cell = Rząd { $row }, kolumna { $column }
ss-empty = puste
ss-blueprint = Projekt
ss-blueprint-tip = Spełnione wymagania projektu; 4, 5, 6, 7 lub 8 wymagań daje odpowiednio { $ladder } punktów reputacji
ss-from-entrance = połączona z wejściem
ss-from-exit = połączona z wyjściem
ss-entrance = Wejście: każda połączona z nim komnata daje 1 punkt reputacji
ss-exit = Wyjście: każda połączona z nim komnata daje 1 punkt reputacji
ss-dungeon-of = Podziemia: { $name }
ss-enlarge = Powiększ podziemia: { $name }
ss-chosen = wybrana
ss-laid = Twoja karta leży zakryta: { $card }
ss-staged = { $card } w kolumnie { $column }
ss-sold = sprzedane
ss-stall = Karta rynku { $number }
ss-market-closed = Rynek jest zamknięty.
ss-stacks-tip = Żetony pozostałe w stosach, według kształtu
ss-pass = Spasuj
ss-challenges = Wyzwania
ss-no-challenges = Nie ma odkrytych kart wyzwania.
ss-tracks = Złoto i priorytet
ss-gold-track-tip = Tor złota: na rynku pierwsza działa osoba najbogatsza
ss-priority = Priorytet
ss-priority-tip = Tor priorytetu: kto pierwszy spasuje, ten jest pierwszy w następnym roku. Poniżej: kolejność tego roku
ss-collected = Zebrane
board-hand-count = Karty na ręce
ss-deck-tip = Karty komnat: w talii / odrzucone
gallery-tokens = Żetony rynku
gallery-elements = Symbole
gallery-chambers = Karty komnat
gallery-blueprints = Projekty
gallery-goals = Karty celu
gallery-market = Karty rynku
ss-tie = Przy remisie wygrywa osoba, która jest wyżej na torze priorytetu.
ss-tie-solo = Przy remisie wygrywa Jael.

jael-title = Talia Jaela
jael-intro = Do gry solo z prawdziwymi kartami. Co roku dobierz kartę i zobacz, co robi Jael. Reszta leży na twoim stole.
jael-draw = Następny rok: dobierz kartę
jael-restart = Od nowa
jael-count = Ile razy spełniony jest jego warunek
jael-ours = Większość wartości na tych kartach jest nasza, bo drukowanych nie znamy. Jeśli masz drukowane karty Jaela, użyj notesu punktacji.
