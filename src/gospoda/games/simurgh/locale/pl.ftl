# Simurgh. Te same identyfikatory i zmienne we wszystkich językach; nazwy elementów pochodzą z plików treści.

title = Simurgh

## Zakryte

hidden-tile = zakryta płytka
hidden-dragon = zakryty smok
hidden-objective = zakryty cel

## Rozdziały zasad

chapter-power-draft = Przygotowanie: płytki mocy
chapter-tile-draft = Przygotowanie: płytki akcji
chapter-dragon-choice = Przygotowanie: smoki
chapter-turn = Tura
chapter-laid = Tura: położona płytka
chapter-recalling = Tura: wycofanie
chapter-effect = Tura: efekt pola akcji
chapter-after-place = Tura: efekt pola akcji
chapter-after-move = Tura: eksploracja
chapter-paying = Tura: płacenie
chapter-spending = Tura: wydanie wasala
chapter-paying-tokens = Tura: płacenie znacznikami
chapter-gaining = Tura: zysk
chapter-tokens = Tura: układanie znaczników
chapter-keeping = Tura: nowy smok
chapter-returning-dragons = Tura: zwrot smoków
chapter-boosting = Tura: zdolności smoków
chapter-scouting = Tura: Kwatery zwiadowców
chapter-taking = Tura: wybór płytki
chapter-monument = Tura: Pomnik
chapter-returning-objectives = Tura: zwrot celów
chapter-hand-limit = Koniec tury: limit ręki
chapter-resource-limit = Koniec tury: limit zasobów
chapter-end = Punktacja końcowa

## Pytania

ask-power = Zachowaj jedną płytkę mocy; pozostałe idą dalej.
ask-draft = Weź jedną z odkrytych płytek.
ask-dragon = Wybierz w tajemnicy jednego z trzech smoków.
ask-turn = Umieść wasala (też na nowej płytce) albo wycofaj.
ask-turn-recall = Nie ma już kogo umieścić: wycofaj wasali.
ask-end-turn = Wykonaj akcje dowolne albo zakończ turę.
ask-only-end-turn = Nic więcej się nie da: zakończ turę.
ask-laid = Umieść wasala na właśnie położonej płytce.
ask-recall = Wycofaj kolejnych wasali albo zakończ.
ask-pay = Wybierz zapłatę.
ask-spend = Wybierz wasala do wydania: { $vassal }
ask-pay-token = Wybierz znacznik, którym płacisz.
ask-gain = Wybierz zysk.
ask-token = Wybierz smoka dla znacznika (zostało { $count }).
ask-keep-dragon = Zachowaj jednego smoka. Znaczniki na nim: { $count }
ask-return-dragon = Wierzch czy spód stosu? Zostało smoków: { $count }
ask-boost = Możesz użyć pasującej zdolności.
ask-buy = Weź jedną płytkę akcji.
ask-take = Weź jedną z odkrytych płytek.
ask-objective = Umieść jeden z celów albo żadnego.
ask-return-objective = Wierzch czy spód stosu? Zostało celów: { $count }
ask-hand-limit = Za dużo płytek: odłóż na stos { $count }.
ask-resource-limit = Za dużo zasobów: odłóż { $count }.

## Ruchy

move-keep-power = Zachowaj: { $tile }
move-draft = Weź: { $tile }
move-choose-dragon = Wybierz: { $dragon }
move-place = Umieść: { $vassal } – { $space }
move-lay = Połóż: { $tile } – { $area }
move-replace = Usuń płytkę za 1 broń i połóż: { $tile } – { $area }
move-recall = Wycofaj: { $vassal } – { $space }
move-recall-all = Wycofaj wszystkich wasali
move-recalled = Nie wycofuj już nikogo
move-skip = Pomiń akcję główną
move-pay = Zapłać: { $bundle }
move-gain = Zyskaj: { $bundle }
move-spend = Wydaj: { $vassal } – { $space }
move-pay-token = Zapłać znacznikiem: { $dragon }, zdolność { $ability }
move-token = Znacznik: { $dragon }
move-keep-dragon = Zachowaj: { $dragon }
move-dragon-top = Na wierzch stosu: { $dragon }
move-dragon-bottom = Na spód stosu: { $dragon }
move-buy = Kup płytkę z pola { $slot }
move-buy-blind = Kup wierzchnią płytkę stosu w ciemno
move-take = Weź płytkę z pola { $slot }
move-objective = Cel na pole { $slot }: { $objective }
move-exchange-objective = Zamień cel z pola { $slot } na: { $objective }
move-no-objective = Nie umieszczaj celu
move-objective-top = Na wierzch stosu: { $objective }
move-objective-bottom = Na spód stosu: { $objective }
move-explore = Przesuń jeźdźca o poziom w dół: { $area }
move-ability = Użyj: { $dragon }, zdolność { $ability }
move-boost = Użyj: { $dragon }, zdolność { $ability }
move-no-boost = Nie używaj zdolności
move-tile-top = Na wierzch stosu: { $tile }
move-tile-bottom = Na spód stosu: { $tile }
move-discard = Odłóż: { $thing }
move-end-turn = Zakończ turę

## Krótkie nazwy do filtrów: rodzaje ruchów i to, co się w nich wybiera

action-keep-power = Zachowaj płytkę mocy
action-draft = Weź płytkę
action-choose-dragon = Wybierz smoka
action-place = Umieść wasala
action-lay = Połóż płytkę
action-replace = Zastąp płytkę
action-recall = Wycofaj wasala
action-recall-all = Wycofaj wszystkich wasali
action-recalled = Nie wycofuj już nikogo
action-skip = Pomiń akcję główną
action-pay = Zapłać
action-gain = Zyskaj
action-spend = Wydaj wasala
action-pay-token = Zapłać znacznikiem
action-token = Połóż znacznik
action-keep-dragon = Zachowaj smoka
action-dragon-top = Smok na wierzch
action-dragon-bottom = Smok na spód
action-buy = Kup płytkę
action-buy-blind = Kup płytkę w ciemno
action-take = Weź odkrytą płytkę
action-objective = Umieść cel
action-exchange-objective = Zamień cel
action-no-objective = Nie umieszczaj celu
action-objective-top = Cel na wierzch
action-objective-bottom = Cel na spód
action-explore = Eksploruj
action-ability = Użyj zdolności
action-boost = Użyj pasującej zdolności
action-no-boost = Nie używaj zdolności
action-tile-top = Płytka na wierzch
action-tile-bottom = Płytka na spód
action-discard = Odłóż
action-end-turn = Zakończ turę
param-tile = Płytka
param-dragon = Smok
param-vassal = Wasal
param-space = Pole
param-area = Obszar
param-bundle = Zasoby
param-ability = Zdolność
param-slot = Pole
param-objective = Cel
param-thing = Zasób

## Zdarzenia

event-turn = { $seat }: początek tury.
event-keep-power = { $seat }: zachowana płytka mocy: { $tile }
event-draft = { $seat }: wzięta płytka: { $tile }
event-dragon = { $seat }: nowy smok: { $dragon }; znaczniki na nim: { $count }
event-place = { $seat }: umieszczony wasal: { $vassal }, { $space }
event-lay = { $seat }: położona płytka: { $tile }, { $area }
event-remove = Do kroniki: { $tile }, { $area }
event-recall = { $seat }: wycofany wasal: { $vassal }, { $space }
event-skip = { $seat }: brak możliwej akcji głównej.
event-pay = { $seat }: zapłata: { $bundle }
event-gain = { $seat }: zysk: { $bundle }
event-short = { $seat }: brak w puli: { $thing }, { $count }
event-spend = { $seat }: wydany wasal: { $vassal }
event-pay-token = { $seat }: zapłata znacznikiem: { $dragon }, zdolność { $ability }
event-token = { $seat }: położony znacznik: { $dragon }, zdolność { $ability }
event-tokens-lost = { $seat }: przepadają znaczniki zdolności: { $count }
event-dragons-drawn = { $seat }: dobrane smoki: { $count }
event-dragon-seen = { $seat }: dobranie: { $dragon }
event-dragon-top = { $seat }: na wierzch stosu smoków: { $dragon }
event-dragon-bottom = { $seat }: na spód stosu smoków: { $dragon }
event-buy = { $seat }: płytka z oferty: { $tile }
event-blind = { $seat }: płytka dobrana ze stosu: { $tile }
event-look = { $seat }: obejrzane cele: { $count }
event-objective-seen = { $seat }: obejrzany cel: { $objective }
event-objective = { $seat }: cel umieszczony na polu { $slot }: { $objective }
event-objective-gone = { $seat }: cel usunięty z gry: { $objective }
event-no-objective = { $seat }: żaden cel nie zostaje umieszczony.
event-objective-top = { $seat }: na wierzch stosu celów: { $objective }
event-objective-bottom = { $seat }: na spód stosu celów: { $objective }
event-explore = { $seat }: jeździec schodzi w dół: { $area }, poziom { $level }
event-ability = { $seat }: użyta zdolność { $ability }: { $dragon }
event-tile-top = { $seat }: na wierzch stosu płytek: { $tile }
event-tile-bottom = { $seat }: na spód stosu płytek: { $tile }
event-discard = { $seat }: odłożony zasób: { $thing }
event-display = Nowa płytka w ofercie, pole { $slot }: { $tile }
event-ending = { $seat }: zbliża się koniec; wszyscy pozostali mają jeszcze jedną turę.
event-end = Gra jest skończona, czas na punktację.

## Odmowy

refused-not-offered = Tego nie ma wśród możliwości wyboru.
refused-main-done = Akcja główna tej tury jest już wykonana.
refused-main-action-first = Najpierw akcja główna.
refused-no-vassal = Nie masz wasala tego typu, którego można teraz umieścić.
refused-no-tile = Na tym obszarze nie ma płytki.
refused-space = Pole jest zajęte albo tylko dla jeźdźców smoków, albo twój jeździec jest już na tej płytce.
refused-effect = Nie da się w całości wykonać efektu tego pola akcji.
refused-not-in-hand = Nie masz tej płytki na ręce.
refused-area-closed = Ten obszar jest zamknięty przy tej liczbie graczy.
refused-area-taken = Leży tam płytka. Można ją usunąć za broń tylko wtedy, gdy żaden obszar nie jest wolny; nigdy płytkę eksploracji.
refused-lay = Nie da się potem umieścić wasala na tej płytce.
refused-nobody-there = Nie ma tam takiego twojego wasala.
refused-ability = Na tej zdolności nie ma znacznika albo jej efekt nie jest teraz możliwy.
refused-laid-tile = Wasala trzeba umieścić na właśnie położonej płytce.
refused-placing-due = Teraz niemożliwe albo potem nie dałoby się umieścić wasala na położonej płytce.
refused-tile-due = Teraz niemożliwe albo potem nie dałoby się zapłacić za żadną płytkę.
refused-pay = Wybierz jedną z możliwych zapłat.
refused-gain = Wybierz jeden z oferowanych zysków.
refused-spend = Wybierz wasala tego typu, który nie stoi na polu, którego efekt właśnie trwa.
refused-no-token = Nie ma tam znacznika.
refused-no-room = Na tym smoku nie ma miejsca na znacznik.
refused-not-drawn = Tej płytki nie ma wśród oglądanych.
refused-boost = Ta zdolność teraz nie pasuje.
refused-slot-empty = Na tym polu nie ma płytki.
refused-slot-taken = Na tym polu jest już cel.
refused-stack-empty = Stos jest pusty.
refused-too-expensive = Nie da się za to zapłacić.
refused-no-oracle = Wymianę celu umożliwia tylko znacznik odpowiedniej zdolności jednorazowej.
refused-buy-tile = Najpierw weź jedną płytkę akcji.
refused-place-objective = Najpierw umieść cel albo z tego zrezygnuj.
refused-hand-limit = Najpierw odłóż płytkę z ręki; płytki mocy zostają.
refused-resource-limit = Najpierw odłóż nadmiar zasobów.
refused-first-recalling = Najpierw wycofaj kolejnych wasali albo zakończ wycofywanie.
refused-first-paying = Najpierw wybierz zapłatę.
refused-first-spending = Najpierw wybierz wasala, którego wydajesz.
refused-first-paying-tokens = Najpierw wybierz znacznik, którym płacisz.
refused-first-gaining = Najpierw wybierz zysk.
refused-first-tokens = Najpierw umieść zdobyty znacznik.
refused-first-keeping = Najpierw zachowaj jednego z dobranych smoków.
refused-first-returning-dragons = Najpierw odłóż pozostałe smoki, każdego na wierzch albo pod spód stosu.
refused-first-boosting = Najpierw użyj zdolności albo z niej zrezygnuj.
refused-first-taking = Najpierw weź odkrytą płytkę.
refused-first-returning-objectives = Najpierw odłóż pozostałe cele, każdy na wierzch albo pod spód stosu.
refused-first-hand-limit = Najpierw odłóż płytkę z ręki; płytki mocy zostają.
refused-first-resource-limit = Najpierw odłóż nadmiar zasobów.

## Punktacja

category-power = Punkty mocy
category-objectives = Cele
category-leftovers = Pozostałe zasoby
amount-veg = Warzywa
amount-meat = Mięso
amount-wood = Drewno
amount-stone = Kamień
amount-wisdom = Mądrość
amount-weapon = Broń
amount-token = Znaczniki zdolności
amount-spearman = Włócznicy
amount-rider = Jeźdźcy smoków
score-power = Na torze punktacji: { $count }
score-objective = { $place ->
    [0] { $objective }: { $count }
   *[other] { $objective }: { $count }, miejsce { $place }
}
score-objective-none = { $objective }: nie ma czego liczyć
score-leftovers = Pozostałe zasoby: { $count }
pad-table = Wszyscy gracze
pad-thing = Zostało: { $thing }
pad-dragons = Smoki
pad-tokens = znaczniki

## Efekty

effect-or = lub
effect-dragon = { $draw ->
    [one] dobierz { $draw } smoka
    [few] dobierz { $draw } smoki
   *[many] dobierz { $draw } smoków
}, zachowaj 1 ({ $tokens ->
    [0] bez znaczników
   *[other] znaczniki: { $tokens }
})
effect-same = +{ $count } tego samego rodzaju
effect-scouts = potem kup płytkę akcji
effect-monument = obejrzyj 3 cele, umieść co najwyżej jeden
effect-take-display = weź dowolną odkrytą płytkę z Kwater zwiadowców
effect-take-stack = weź wierzchnią płytkę stosu
effect-extra-move = ten sam jeździec schodzi jeszcze raz za pełny koszt
effect-replace-objective = przy Pomniku: zamień umieszczony cel na nowy
effect-once = raz na grę
when-gain-veg = gdy otrzymujesz warzywa
when-gain-meat = gdy otrzymujesz mięso
when-gain-wood = gdy otrzymujesz drewno
when-gain-stone = gdy otrzymujesz kamień
when-gain-wisdom = gdy otrzymujesz mądrość
when-gain-weapon = gdy otrzymujesz broń
when-gain-pp = gdy otrzymujesz punkty mocy
when-gain-veg-or-meat = gdy otrzymujesz warzywa lub mięso
when-move = gdy twój jeździec schodzi w dół
when-spend-spearman = gdy wydajesz włócznika
when-spend-rider = gdy wydajesz jeźdźca smoków

## Plansza jako tekst

board-city = Miasto
board-wilds = Dzicz
board-key = · każdy wasal, { board-rider } tylko jeźdźcy; 1 jeden wasal, * dowolna liczba
board-rider = J
board-free = wolny
board-gap = puste
board-move-cost = Koszt ruchu
board-stack = stos: { $count }
board-objectives = Cele { $count }/{ $limit }
board-chronicle = Kronika { $count }/{ $limit }
board-last-turns = pozostałe tury: { $count }
board-hand = Na ręce
board-unplaced = dostępni
board-returned = odzyskani w tej turze
board-reserve = pula
board-supply = W puli zostało
board-offer = Płytki mocy do wyboru
board-drawn = Oglądane smoki
board-looked = Oglądane cele

## Opcje

option-mode = Tryb
option-mode-spearman = tryb Włócznika
option-mode-dragon-lord = tryb Władcy Smoków
option-length = Długość gry
option-length-short = gra krótka
option-length-medium = gra średnia
option-length-long = gra długa
option-supply = Zasoby i znaczniki
option-supply-unlimited = nigdy się nie kończą
option-supply-strict = tylko tyle, ile jest w pudełku
option-start_player = Gracz rozpoczynający
option-start_player-random = losowo
option-start_player-first-seat = pierwsze miejsce
option-exploration = Ruch eksploracji jako akcja dowolna
option-exploration-one-rider = jeden jeździec na turę
option-exploration-every-rider = każdy jeździec raz na turę
option-refill = Uzupełnianie oferty
option-refill-end-of-turn = na koniec tury
option-refill-at-once = od razu
option-returned_vassals = Własni wasale z usuniętej płytki
option-returned_vassals-later = można umieścić od następnej tury
option-returned_vassals-at-once = można umieścić od razu
option-boosts_boost = Zdolność może zadziałać po innej zdolności
option-boosts_boost-true = tak
option-boosts_boost-false = nie
option-objective_ties = Po remisie w celu
option-objective_ties-skip = następne miejsca przepadają
option-objective_ties-next = kolejny gracz zajmuje następne miejsce
option-tied_victory = Remis o zwycięstwo
option-tied_victory-tokens = decydują znaczniki na smokach
option-tied_victory-shared = wspólne zwycięstwo
option-hands = Płytki na ręce
option-hands-hidden = zakryte
option-hands-open = odkryte, oprócz płytek mocy
option-tile_backs = Rewersy płytek
option-tile_backs-plain = wszystkie jednakowe
option-tile_backs-kind = pokazują rodzaj
option-extra_moves = Dodatkowe ruchy eksploracji
option-extra_moves-chain = mogą następować po sobie
option-extra_moves-once = jeden po zwykłym ruchu
option-turn_cap = Najwięcej tur na gracza
option-turn_cap-150 = 150
option-turn_cap-50 = 50
option-turn_cap-0 = bez limitu
