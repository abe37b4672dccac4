# Dlaczego opisana pozycja końcowa nie jest podliczona. Najpierw podaje się miejsce, potem jedno z tych zdań.

unscored-same-name = dwóch graczy nazywa się tak samo
unscored-once = { $other } ma już „{ $called }”, a jest tylko jeden egzemplarz
unscored-unknown = { $kind }: nie ma nazwy „{ $name }”
unscored-several = kilka elementów ma wydrukowaną nazwę „{ $name }” ({ $kind }); o który chodzi: { $which }?
unscored-number = { $kind }: nie ma numeru { $number }; numery są od { $least } do { $most }
unscored-option = ta opcja nie zmienia wyniku; zmieniają go: { $known }
unscored-option-value = możliwe wartości: { $known }, a nie „{ $value }”

## Plik i jego budowa

unscored-text = to nie jest tekst w UTF-8
unscored-form = to nie jest poprawny { $form }: { $detail }
unscored-form-json = to nie jest poprawny { $form }: { $detail }; plik JSON ma rozszerzenie .json
unscored-form-toml = to nie jest poprawny { $form }: { $detail }; plik TOML ma rozszerzenie .toml
unscored-field-missing = brakuje pola „{ $field }”
unscored-field-unknown = nie ma pola „{ $field }”
unscored-few = lista jest za krótka; musi mieć co najmniej { $least }
unscored-many = lista jest za długa; może mieć najwyżej { $most }
unscored-least = liczba musi wynosić co najmniej { $least }
unscored-most = liczba może wynosić najwyżej { $most }
unscored-value = wartość „{ $value }” jest tu niedozwolona
unscored-type = potrzebne: { $expected }, a jest: { $found }
unscored-shape = plik wyniku jest niepoprawny: { $problem }
unscored-type-int = liczba całkowita
unscored-type-float = liczba dziesiętna
unscored-type-str = tekst
unscored-type-array = lista
unscored-type-object = tabela
unscored-type-bool = true albo false
unscored-type-null = nic

## Miejsca

unscored-at-goal = cel
unscored-at-challenges = wyzwania
unscored-at-blueprint = projekt
unscored-at-priority = priorytet
unscored-at-gold = złoto
unscored-at-cards = karty
unscored-at-objectives = cele
unscored-at-options = opcje
unscored-at-row = wiersz { $number }
unscored-at-column = kolumna { $number }
unscored-at-edge = krawędź { $edge }
unscored-at-card = karta { $number }
unscored-at-room = komnata { $number }

## Rodzaje

unscored-kind-chamber = komnata
unscored-kind-goal = karta celu
unscored-kind-challenge = karta wyzwania
unscored-kind-blueprint = projekt
unscored-kind-requirement = wymaganie
unscored-kind-token = żeton rynku
unscored-kind-element = element
unscored-kind-jael-card = karta Jaela
unscored-kind-race = Rasa
unscored-kind-class = Klasa
unscored-kind-alignment = karta Charakteru
unscored-kind-backstory = Historia
unscored-kind-market-card = karta Rynku
unscored-kind-attribute = Atrybut
unscored-kind-colour = kolor kości
unscored-kind-objective = cel
unscored-kind-resource = zasób
unscored-kind-character = postać
unscored-kind-room = komnata

## Architekci Stonespine

unscored-gold = { $gold } złota to za dużo; tor kończy się na { $most }
unscored-gold-missing = brakuje pozostałego złota; porównuje się je ze złotem Jaela
unscored-gold-alone = pozostałe złoto liczy się tylko przeciwko Jaelowi, a on w tej grze nie uczestniczy
unscored-priority-missing = brakuje miejsca na torze priorytetu
unscored-priority-solo = w grze solo nie ma toru priorytetu; porównuje się złoto
unscored-priorities = podaj każde miejsce od 1 do { $most } jeden raz; podano { $given }
unscored-challenge = karta wyzwania { $number }
unscored-challenges = { $needed ->
    [one] potrzebna jest { $needed } karta wyzwania, a podano { $count }
    [few] potrzebne są { $needed } różne karty wyzwania, a podano { $count }
   *[many] potrzebnych jest { $needed } różnych kart wyzwania, a podano { $count }
}
unscored-pictured = { $count ->
    [0] żaden projekt tak nie wygląda
    [few] pasują { $count } projekty; podaj więcej pól
   *[other] pasuje { $count } projektów; podaj więcej pól
}
unscored-square = „{ $name }” nie jest polem; pola są od r1c1 do r4c4
unscored-grid = podziemia mają cztery wiersze po cztery komnaty
unscored-passage-inside = tajne przejście leży na krawędzi; podaj je wśród przejść (passages)
unscored-passage-twice = na tej krawędzi już jest tajne przejście
unscored-full = komnata jest pełna; mieści cztery elementy
unscored-tokens = { $count ->
    [few] podano { $count } żetony „{ $called }”, a w grze jest ich tylko { $most }
   *[other] podano { $count } żetonów „{ $called }”, a w grze jest ich tylko { $most }
}
unscored-jael-cards = { $needed ->
    [one] Jael odsłania w grze { $needed } kartę, tę z roku 4; podano { $count }
    [few] Jael odsłania w grze { $needed } karty, na końcu tę z roku 4; podano { $count }
   *[many] Jael odsłania w grze { $needed } kart, na końcu tę z roku 4; podano { $count }
}
unscored-jael-twice = jedna karta jest podana dwa razy; każda jest tylko jedna
unscored-jael-legendary = karta legendarna i karta podstawowa, którą zastępuje, nie mogą być w jednej grze
unscored-jael-company = Jael gra przeciwko jednej osobie; podano więcej

## Roll Player

unscored-solo-company = w grze solo jest jeden bohater; podano więcej
unscored-dice-missing = brakuje kości w wierszach: { $rows }
unscored-row-twice = ten wiersz jest podany dwa razy
unscored-hands = Broń wymaga więcej dłoni niż { $count }
unscored-die = „{ $text }” to nie kość; podaj kolor i wynik, na przykład: { $such } 5
unscored-same = dwóch graczy ma to samo ({ $kind })
unscored-card-twice = karta „{ $called }” jest podana { $count } razy; jest tylko jedna
unscored-dice = podano { $count } kości ({ $called }), a w grze jest ich tylko { $most }

## Simurgh i Gildie

unscored-objective-twice = jeden cel jest podany dwa razy; każdy jest tylko jeden
unscored-amount = potrzebna jest liczba od 0 do { $most }, a podano { $count }
unscored-resource-twice = ten zasób jest podany dwa razy
unscored-dragon = nie ma smoka „{ $name }” albo wszystkie takie są już zajęte
unscored-room-form = „{ $text }” nie ma postaci: komnata, pole (na przykład r0c1), obrót (od 0 do 3)
unscored-room-place = to niedozwolone ułożenie: „{ $text }”
unscored-shifts = żadna postać gildii nie zmienia tylu celów
unscored-shift-open = zmienić można tylko odkryty cel
