# Architekci Stonespine. We wszystkich językach są te same identyfikatory i zmienne; nazwy kart pochodzą z plików danych.

title = Architekci Stonespine

rival = Jael
hidden-chamber = zakryta

## Rozdziały zasad

chapter-construction = Budowanie
chapter-open-construction = Budowanie (karty odkryte)
chapter-solo-construction = Budowanie
chapter-market = Ulepszanie: zakupy na rynku
chapter-placing = Ulepszanie: umieszczanie żetonów
chapter-challenge = Ulepszanie: wybór wyzwania
chapter-end = Końcowa punktacja

## Pytania

ask-place = Rok { $year }, tura { $turn } z 4: umieść komnatę w bieżącym rzędzie.
ask-discard = Odrzuć jeszcze jedną kartę z ręki.
ask-keep = Zatrzymaj jedną kartę na następną turę. Pozostałe sprawdza Jael.
ask-market = Kup zestaw żetonów albo spasuj. Masz { count-gold }.
ask-token = { $count ->
    [one] Umieść żeton: { $token }
    [few] Umieść { $count } żetony w dowolnej kolejności; pierwszy: { $token }
   *[other] Umieść { $count } żetonów w dowolnej kolejności; pierwszy: { $token }
}
ask-challenge = Wybierz kartę wyzwania.

## Ruchy

move-place = Umieść w kolumnie { $column }: { $card }
move-discard = Odrzuć: { $card }
move-keep = Zatrzymaj: { $card }
move-buy = Kup: karta rynku { $stall }, zestaw { $half }
move-pass = Spasuj
move-put = Umieść: { $token } ({ $cell })
move-passage = Tajne przejście: { $edge }
move-challenge = Weź wyzwanie: { $card }

## Krótkie nazwy do filtrów: rodzaje ruchów i to, co się w nich wybiera

action-place = Umieść komnatę
action-discard = Odrzuć
action-keep = Zatrzymaj
action-buy = Kup
action-pass = Spasuj
action-put = Umieść żeton
action-passage = Tajne przejście
action-challenge = Weź wyzwanie
param-card = Karta
param-column = Kolumna
param-stall = Karta rynku
param-half = Zestaw
param-token = Żeton
param-cell = Miejsce
param-edge = Krawędź

## Zdarzenia

event-year = Zaczyna się rok { $year }.
event-place = { $seat } kładzie komnatę { $card } ({ $cell }).
event-discard = { $card_id ->
    [hidden] { $seat } odrzuca zakrytą kartę.
   *[other] { $seat } odrzuca kartę { $card }.
}
event-hands-pass-left = Karty z ręki wędrują w lewo.
event-hands-pass-right = Karty z ręki wędrują w prawo.
event-draw = { $card_id ->
    [hidden] { $seat } dobiera kartę.
   *[other] { $seat } dobiera kartę { $card }.
}
event-income = { $seat } przynosi na rynek { count-gold }.
event-buy = { $half_id ->
    [top] { $seat } kupuje górny zestaw z karty rynku { $stall } za { count-gold }.
   *[bottom] { $seat } kupuje dolny zestaw z karty rynku { $stall } za { count-gold }.
}
event-bought = { $seat } dostaje żeton „{ $token }”.
event-put = { $seat } kładzie żeton „{ $token }” ({ $cell }).
event-passage = { $seat } otwiera tajne przejście ({ $edge }).
event-no-room = { $seat } nie ma miejsca na żeton „{ $token }” i go odrzuca.
event-pass = { $seat } pasuje, oddaje { count-gold } i zajmuje miejsce { $place } na torze priorytetu.
event-solo-pass = { $seat } pasuje i ma { count-gold }.
event-challenge = { $seat } bierze wyzwanie „{ $card }”.
event-jael-card = Odkryta zostaje { $card }.
event-jael-collects = Jael zbiera komnatę { $card }.
event-jael-token = Jael bierze żeton „{ $token }”.
event-jael-discards = Jael odrzuca wyzwanie „{ $card }”.
event-end = Mijają cztery lata. Czas policzyć punkty.

## Odmowy

refused-choose-chamber = Tej karty nie można teraz tak wybrać.
refused-construction = Najpierw umieść komnatę.
refused-not-in-hand = Tej karty nie ma na twojej ręce.
refused-column-taken = W tej kolumnie leży już komnata.
refused-discard-first = Komnata już leży. Teraz odrzuć inną kartę.
refused-market = Jesteś na rynku. Kup zestaw albo spasuj.
refused-no-such-stall = Nie ma tu karty rynku.
refused-sold = W tym zestawie nie ma już żetonów.
refused-too-expensive = Na ten zestaw brakuje złota.
refused-token-not-bought = Tego żetonu nie ma wśród kupionych.
refused-passage-there = Na tej krawędzi jest już tajne przejście.
refused-no-chamber-there = Nie ma tam jeszcze komnaty.
refused-place-tokens = Najpierw umieść kupione żetony.
refused-chamber-full = Ta komnata jest pełna. Mieści cztery elementy.
refused-not-on-display = Wybierz jedną z odkrytych kart wyzwania.
refused-place-taken = Jest tam już komnata ({ $cell }).
refused-keep-first = Komnata już leży. Teraz zatrzymaj jedną kartę.
refused-just-laid = Ta karta właśnie została położona. Wybierz inną.
refused-needs-gold = { $count ->
    [one] To kosztuje { $count } sztukę złota, a masz { $have }.
    [few] To kosztuje { $count } sztuki złota, a masz { $have }.
   *[many] To kosztuje { $count } sztuk złota, a masz { $have }.
}
refused-no-such-token = Nie masz kupionego żetonu „{ $token }”.
refused-passage-edge = Tajne przejście kładzie się między komnatami albo na zewnętrznej krawędzi.

## Punktacja

category-priority = Końcowy priorytet
category-final_gold = Końcowe złoto
category-goal = Karta celu
category-challenges = Karty wyzwania
category-reputation = Reputacja komnat
category-blueprint = Projekt
category-paths = Ścieżki w podziemiach
category-jael_cards = Karty Jaela
amount-gold = Złoto
amount-income = Dochód
score-priority = Miejsce na torze priorytetu: { $place }
score-final-gold = Końcowe złoto: { $gold }, Jael: { $jael }
score-goal = { $place ->
    [0] { $goal }: { $count }
   *[other] { $goal }: { $count }, miejsce { $place }
}
score-no-challenges = Brak kart wyzwania
score-challenge = { $card }: { $count } × { $each }
score-reputation = { $count ->
    [one] Suma wartości, { $count } gwiazdka reputacji
    [few] Suma wartości, { $count } gwiazdki reputacji
   *[other] Suma wartości, { $count } gwiazdek reputacji
}
score-blueprint = Spełnione wymagania: { $count } z 8
score-paths = Komnaty połączone z wejściem: { $entrance }, z wyjściem: { $exit }
score-jael-card = { $card }: podstawa { $base }, warunek { $bonus }
pad-table = Kilka osób
pad-solo = Solo przeciw Jaelowi
pad-priority = Miejsce na torze priorytetu
pad-gold = Pozostałe złoto
pad-goal-count = Policzone dla karty celu
pad-counted = policzone
pad-stars = Suma wszystkich gwiazdek
pad-met = Spełnione wymagania projektu
pad-entrance = Komnaty połączone z wejściem
pad-exit = Komnaty połączone z wyjściem
pad-jael-gold = Złoto na jego karcie z roku 4
pad-jael-base = Karta { $number }: podstawa
pad-jael-each = Karta { $number }: punkty za każdy
pad-jael-count = Karta { $number }: ile ich jest
pad-runes = { $rune }

## Działanie kart; $what wymienia elementy, $points to reputacja za każdą liczoną rzecz

reputation-points = { $points ->
    [one] { $points } punkt reputacji
    [few] { $points } punkty reputacji
   *[other] { $points } punktów reputacji
}
challenge-central-count = { reputation-points } za każdy z tych elementów w czterech centralnych komnatach: { $what }
challenge-distinct-market-tokens = { reputation-points } za każdy rodzaj żetonu rynku, który występuje w podziemiach (powtórzenia się nie liczą)
challenge-cluster-count = { reputation-points } za każdy klaster komnat jednego typu
challenge-best-column-count = { reputation-points } za każdy z tych elementów w jednej, najlepszej kolumnie: { $what }
challenge-largest-cluster-size = { reputation-points } za każdą komnatę największego klastra
challenge-outer-side-openings = { reputation-points } za każde drzwi lub tajne przejście na lewej i prawej zewnętrznej ścianie
challenge-best-cluster-count = { reputation-points } za każdy z tych elementów w jednym, najlepszym klastrze: { $what }
challenge-total-count = { reputation-points } za każdy z tych elementów w podziemiach: { $what }
challenge-best-single-path-count = { reputation-points } za każdy z tych elementów na najlepszej pojedynczej ścieżce: { $what }
challenge-full-chambers = { reputation-points } za każdą komnatę z czterema elementami
challenge-chambers-with-at-least = { reputation-points } za każdą komnatę z co najmniej { $threshold } takimi elementami w dowolnym połączeniu: { $what }
challenge-chambers-with-each = { reputation-points } za każdą komnatę, w której są wszystkie te elementy: { $what }
challenge-distinct-elements = { reputation-points } za każdy z tych rodzajów, który występuje w podziemiach: { $what }
challenge-exit-connected-count = { reputation-points } za każdy z tych elementów w komnatach połączonych z wyjściem: { $what }
challenge-sets = { reputation-points } za każdy zestaw w podziemiach: { $what }
challenge-uniform-lines = { reputation-points } za każdy rząd i każdą kolumnę z czterema komnatami jednego typu
challenge-outer-column-count = { reputation-points } za każdy z tych elementów w kolumnach 1 i 4: { $what }
challenge-distinct-cluster-sizes = { reputation-points } za każdą wielkość klastra, która występuje w podziemiach (powtórzenia się nie liczą)
challenge-flat = { reputation-points } bez żadnego warunku

goal-most-count = Najwięcej w podziemiach: { $what }
goal-most-identical-pairs = Najwięcej par jednakowych elementów: { $what }
goal-most-sets = Najwięcej zestawów: { $what }
goal-fewest-count = Najmniej w podziemiach: { $what }
goal-fewest-identical-pairs = Najmniej par jednakowych elementów: { $what }
goal-fewest-sets = Najmniej zestawów: { $what }
goal-rewards = Reputacja za kolejne miejsca: { $first } / { $second } / { $third } (solo i we dwie osoby liczą się dwa pierwsze)

jael-condition = Podstawowa reputacja: { $base }; do tego { $points } za każdy taki element zebrany przez Jaela: { $what }
jael-condition-set = Podstawowa reputacja: { $base }; do tego { $points } za każdy taki zestaw zebrany przez Jaela: { $what }
jael-action = Jeśli masz { $gold } złota lub mniej, Jael zbiera zestaw { $left } z pierwszej karty rynku i zestaw { $right } z drugiej; wyzwanie o najniższym numerze zostaje odrzucone.

## Opcje

option-placement = Umieszczanie komnat
option-placement-secret = zakryte, odkrywane jednocześnie
option-placement-open = odkryte od razu
option-jael_deck = Talia Jaela
option-jael_deck-basic = podstawowa
option-jael_deck-legendary = tryb legendarny (trudniejszy)
option-start_order = Początkowy priorytet
option-start_order-random = losowy
option-start_order-seats = w kolejności miejsc przy stole
option-discards = Odrzucone karty komnat
option-discards-hidden = zakryte
option-discards-open = odkryte
option-outer_edges = Zewnętrzna krawędź z drzwiami i tajnym przejściem
option-outer_edges-once = liczy się raz
option-outer_edges-each = liczy się dwa razy
option-lone_chambers = Komnata bez połączeń
option-lone_chambers-no-paths = nie jest pojedynczą ścieżką
option-lone_chambers-paths = jest pojedynczą ścieżką
option-solo_gold = Początkowe złoto w trybie solo
option-solo_gold-0 = brak
option-solo_gold-1 = 1 sztuka złota
option-solo_gold-2 = 2 sztuki złota
option-last_card = Ostatnia karta na ręce pod koniec roku (solo)
option-last_card-discarded = jest odrzucana
option-last_card-inspected = sprawdza ją Jael
option-token_recycling = Pusty stos żetonów
option-token_recycling-true = odrzucone żetony są tasowane ponownie
option-token_recycling-false = pola pozostają puste

## Stół jako tekst

board-year = Rok { $year } z 4 – { $chapter }
board-pass-left = karty wędrują w lewo
board-pass-right = karty wędrują w prawo
board-market = Rynek
board-challenges = Wyzwania i ich wartość w tej chwili
board-goal = Cel
board-sold = –
board-passed = pas
board-place = priorytet: { $place }
board-gold-now = złoto: { $gold }
board-blueprint = { $blueprint }: spełnione { $met } z 8
board-paths = wejście: { $entrance }, wyjście: { $exit }
board-taken = Wyzwania
board-bought = Do umieszczenia
board-hand = Twoje karty na ręce
board-card = Karta
board-type = Typ
board-doors = Drzwi
board-elements = Elementy
board-gold = Złoto
board-rune = Symbol Jaela
board-jael = Złoto: { $gold }, symbole: { $runes }; zebrane komnaty: { $chambers }, żetony: { $tokens }; dotychczasowa reputacja: { $points }
board-jael-acted = W tym roku Jael już działał.
board-key = * żeton, ║ ═ połączenie, ╥ ╨ ╞ ╡ drzwi przy ścianie, ≈ tajne przejście, ▲ od wejścia, ▼ od wyjścia, ✓ ✗ projekt
count-gold = { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}
