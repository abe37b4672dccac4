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

ask-power = Zachowaj jedną z płytek mocy. Pozostałe dostaje sąsiad.
ask-draft = Weź jedną z odkrytych płytek.
ask-dragon = Wybierz w tajemnicy jednego z trzech smoków.
ask-turn = Umieść wasala (też na nowej płytce) albo wycofaj.
ask-turn-recall = Nie masz już kogo umieścić. Wycofaj wasali.
ask-end-turn = Wykonaj akcje dodatkowe albo zakończ turę.
ask-only-end-turn = Nie masz już nic do zrobienia. Zakończ turę.
ask-laid = Umieść wasala na właśnie położonej płytce.
ask-recall = Wycofaj kolejnych wasali albo zakończ.
ask-pay = Wybierz zapłatę.
ask-spend = { $vassal_id ->
    [spearman] Wybierz włócznika, którego wydajesz.
   *[other] Wybierz jeźdźca smoków, którego wydajesz.
}
ask-pay-token = Wybierz znacznik, którym płacisz.
ask-gain = Wybierz zysk.
ask-token = { $count ->
    [one] Wybierz smoka, który dostanie znacznik.
    [few] Wybierz smoka dla kolejnego z { $count } znaczników.
   *[many] Wybierz smoka dla kolejnego z { $count } znaczników.
}
ask-keep-dragon = { $count ->
    [0] Zachowaj jednego smoka. Nie dostaje znaczników.
    [one] Zachowaj jednego smoka. Dostaje { $count } znacznik.
    [few] Zachowaj jednego smoka. Dostaje { $count } znaczniki.
   *[many] Zachowaj jednego smoka. Dostaje { $count } znaczników.
}
ask-return-dragon = { $count ->
    [one] Odłóż ostatniego smoka na wierzch albo pod spód stosu.
    [few] Odłóż { $count } smoki, każdego na wierzch albo pod spód stosu.
   *[many] Odłóż { $count } smoków, każdego na wierzch albo pod spód stosu.
}
ask-boost = Użyj pasującej zdolności albo żadnej.
ask-buy = Weź jedną płytkę akcji.
ask-take = Weź jedną z odkrytych płytek.
ask-objective = Umieść jeden z celów albo żadnego.
ask-return-objective = { $count ->
    [one] Odłóż ostatni cel na wierzch albo pod spód stosu.
    [few] Odłóż { $count } cele, każdy na wierzch albo pod spód stosu.
   *[many] Odłóż { $count } celów, każdy na wierzch albo pod spód stosu.
}
ask-hand-limit = { $count ->
    [one] Masz o jedną płytkę za dużo. Odłóż ją na stos.
    [few] Masz o { $count } płytki za dużo. Odłóż je na stos.
   *[many] Masz o { $count } płytek za dużo. Odłóż je na stos.
}
ask-resource-limit = { $count ->
    [one] Masz o jeden zasób za dużo. Odłóż go.
    [few] Masz o { $count } zasoby za dużo. Odłóż je.
   *[many] Masz o { $count } zasobów za dużo. Odłóż je.
}

## Ruchy

move-keep-power = Zachowaj: { $tile }
move-draft = Weź: { $tile }
move-choose-dragon = Wybierz: { $dragon }
move-place = { $vassal_id ->
    [spearman] Wyślij włócznika: { $space }
   *[other] Wyślij jeźdźca smoków: { $space }
}
move-lay = Połóż płytkę { $tile }: { $area }
move-replace = Zapłać broń, zwolnij miejsce i połóż płytkę { $tile }: { $area }
move-recall = { $vassal_id ->
    [spearman] Wycofaj włócznika: { $space }
   *[other] Wycofaj jeźdźca smoków: { $space }
}
move-recall-all = Wycofaj wszystkich wasali
move-recalled = Nie wycofuj już nikogo
move-skip = Pomiń akcję główną
move-pay = Zapłać: { $bundle }
move-gain = Zyskaj: { $bundle }
move-spend = { $vassal_id ->
    [spearman] Wydaj włócznika: { $space }
   *[other] Wydaj jeźdźca smoków: { $space }
}
move-pay-token = Zapłać znacznikiem: { $dragon }, zdolność { $ability }
move-token = Połóż znacznik na smoku { $dragon }
move-keep-dragon = Zachowaj: { $dragon }
move-dragon-top = Na wierzch stosu: { $dragon }
move-dragon-bottom = Na spód stosu: { $dragon }
move-buy = Kup płytkę z pola { $slot }
move-buy-blind = Kup wierzchnią płytkę stosu w ciemno
move-take = Weź płytkę z pola { $slot }
move-objective = Umieść na polu { $slot } cel „{ $objective }”
move-exchange-objective = Zamień cel na polu { $slot } na cel „{ $objective }”
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

event-turn = { $seat } zaczyna turę.
event-keep-power = { $tile_id ->
    [hidden] { $seat } zachowuje w tajemnicy płytkę mocy.
   *[other] { $seat } zachowuje płytkę { $tile }.
}
event-draft = { $seat } bierze płytkę { $tile }.
event-dragon = { $count ->
    [0] { $seat } dostaje smoka { $dragon } bez znaczników.
    [one] { $seat } dostaje smoka { $dragon } z { $count } znacznikiem.
    [few] { $seat } dostaje smoka { $dragon } z { $count } znacznikami.
   *[many] { $seat } dostaje smoka { $dragon } z { $count } znacznikami.
}
event-place = { $vassal_id ->
    [spearman] { $seat } wysyła włócznika
   *[other] { $seat } wysyła jeźdźca smoków
} { onto-spot }.
event-lay = { $seat } kładzie płytkę { $tile } ({ $area }).
event-remove = Płytka { $tile } ({ $area }) trafia do kroniki.
event-recall = { $vassal_id ->
    [spearman] { $seat } wycofuje włócznika
   *[other] { $seat } wycofuje jeźdźca smoków
} { from-spot }.
event-skip = { $seat } nie może wykonać żadnej akcji głównej i ją pomija.
event-pay = { $seat } płaci { $bundle }.
event-gain = { $seat } zyskuje { $bundle }.
event-short = { $seat } dostaje mniej, niż daje efekt. W puli brakuje { counted-missing }.
event-spend = { $vassal_id ->
    [spearman] { $seat } wydaje włócznika
   *[other] { $seat } wydaje jeźdźca smoków
}{ $spot_id ->
    [none] {""}
   *[other] {" "}{ from-spot }
}.
event-pay-token = { $seat } płaci znacznikiem ze zdolności { $ability } smoka { $dragon }.
event-token = { $seat } kładzie znacznik na zdolności { $ability } smoka { $dragon }.
event-tokens-lost = { $count ->
    [one] { $seat } nie ma miejsca na { $count } znacznik i go traci.
    [few] { $seat } nie ma miejsca na { $count } znaczniki i je traci.
   *[many] { $seat } nie ma miejsca na { $count } znaczników i je traci.
}
event-dragons-drawn = { $count ->
    [one] { $seat } dobiera { $count } smoka.
    [few] { $seat } dobiera { $count } smoki.
   *[many] { $seat } dobiera { $count } smoków.
}
event-dragon-seen = { $seat } dobiera smoka { $dragon }.
event-dragon-top = { $dragon_id ->
    [hidden] { $seat } odkłada smoka na wierzch stosu.
   *[other] { $seat } odkłada smoka { $dragon } na wierzch stosu.
}
event-dragon-bottom = { $dragon_id ->
    [hidden] { $seat } odkłada smoka pod spód stosu.
   *[other] { $seat } odkłada smoka { $dragon } pod spód stosu.
}
event-buy = { $seat } bierze z oferty płytkę { $tile }.
event-blind = { $tile_id ->
    [hidden] { $seat } dobiera płytkę ze stosu.
   *[other] { $seat } dobiera ze stosu płytkę { $tile }.
}
event-look = { $count ->
    [one] { $seat } ogląda { $count } cel.
    [few] { $seat } ogląda { $count } cele.
   *[many] { $seat } ogląda { $count } celów.
}
event-objective-seen = { $seat } ogląda cel „{ $objective }”.
event-objective = { $seat } umieszcza na polu { $slot } cel „{ $objective }”.
event-objective-gone = { $seat } usuwa z gry cel „{ $objective }”.
event-no-objective = { $seat } nie umieszcza żadnego celu.
event-objective-top = { $objective_id ->
    [hidden] { $seat } odkłada cel na wierzch stosu.
   *[other] { $seat } odkłada na wierzch stosu cel „{ $objective }”.
}
event-objective-bottom = { $objective_id ->
    [hidden] { $seat } odkłada cel pod spód stosu.
   *[other] { $seat } odkłada pod spód stosu cel „{ $objective }”.
}
event-explore = { $tile_id ->
    [none] { $seat } przesuwa jeźdźca na poziom { $level } ({ $area }).
   *[other] { $seat } przesuwa jeźdźca na poziom { $level } płytki { $tile }.
}
event-ability = { $seat } używa zdolności { $ability } smoka { $dragon }.
event-tile-top = { $tile_id ->
    [hidden] { $seat } odkłada płytkę na wierzch stosu.
   *[other] { $seat } odkłada płytkę { $tile } na wierzch stosu.
}
event-tile-bottom = { $tile_id ->
    [hidden] { $seat } odkłada płytkę pod spód stosu.
   *[other] { $seat } odkłada płytkę { $tile } pod spód stosu.
}
event-discard = { $thing_id ->
    [veg] { $seat } odkłada do puli 1 warzywo.
   *[other] { $seat } odkłada do puli 1 { $thing }.
}
event-display = Płytka { $tile } trafia na pole { $slot } Kwater zwiadowców.
event-ending = { $seat } zapowiada koniec gry. Wszyscy pozostali mają jeszcze jedną turę.
event-end = Koniec gry. Czas policzyć punkty.

## Odmowy

refused-not-offered = Tego nie możesz wybrać.
refused-main-done = Akcję główną w tej turze masz już za sobą.
refused-main-action-first = Najpierw wykonaj akcję główną.
refused-no-vassal = Nie masz wolnego wasala tego typu.
refused-no-tile = Na tym obszarze nie ma płytki.
refused-space = Nie możesz tu umieścić tego wasala.
refused-effect = Nie możesz w całości wykonać efektu tego pola.
refused-not-in-hand = Nie masz tej płytki na ręce.
refused-area-closed = Przy tej liczbie graczy ten obszar jest zamknięty.
refused-area-taken = Leży tu już płytka. Połóż swoją na wolnym obszarze.
refused-lay = Na tej płytce nie możesz wykonać efektu żadnego pola.
refused-nobody-there = Nie masz tam takiego wasala.
refused-ability = Nie możesz teraz użyć tej zdolności.
refused-laid-tile = Umieść wasala na właśnie położonej płytce.
refused-placing-due = Potem nie udałoby się umieścić wasala na właśnie położonej płytce.
refused-tile-due = Potem nie byłoby cię stać na żadną płytkę.
refused-pay = Za ten efekt nie płaci się w ten sposób.
refused-gain = Ten efekt tego nie daje.
refused-spend = Nie możesz wydać wasala z pola, którego efekt właśnie trwa.
refused-no-token = Na tej zdolności nie ma znacznika.
refused-no-room = Na tym smoku nie ma miejsca na znacznik.
refused-not-drawn = Tego nie ma wśród oglądanych.
refused-boost = Ta zdolność nie odpowiada na to, co się właśnie stało.
refused-slot-empty = Na tym polu nie ma płytki.
refused-slot-taken = Na tym polu jest już cel.
refused-stack-empty = Stos jest pusty.
refused-too-expensive = Nie możesz za to zapłacić.
refused-no-oracle = Potrzebujesz znacznika na jednorazowej zdolności, która wymienia cele.
refused-buy-tile = Najpierw weź płytkę akcji.
refused-place-objective = Najpierw umieść cel albo z tego zrezygnuj.
refused-hand-limit = Najpierw odłóż płytkę z ręki. Płytki mocy zostają.
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
refused-first-hand-limit = Najpierw odłóż płytkę z ręki. Płytki mocy zostają.
refused-first-resource-limit = Najpierw odłóż nadmiar zasobów.
refused-return-tiles = { $count ->
    [one] Najpierw odłóż z ręki jedną płytkę.
    [few] Najpierw odłóż z ręki { $count } płytki.
   *[many] Najpierw odłóż z ręki { $count } płytek.
}
refused-return-resources = { $count ->
    [one] Najpierw odłóż jeden nadmiarowy zasób.
    [few] Najpierw odłóż { $count } nadmiarowe zasoby.
   *[many] Najpierw odłóż { $count } nadmiarowych zasobów.
}
refused-none-free = { $vassal_id ->
    [spearman] Nie masz wolnego włócznika.
   *[other] Nie masz wolnego jeźdźca smoków.
}
refused-vassal-back = { $vassal_id ->
    [spearman] Twój włócznik wrócił w tej turze. Umieścisz go dopiero w następnej.
   *[other] Twój jeździec smoków wrócił w tej turze. Umieścisz go dopiero w następnej.
}
refused-nobody-left = Wszyscy twoi wasale są na planszy. Najpierw kogoś wycofaj.
refused-all-back = Twoi wolni wasale wrócili w tej turze. Umieścisz ich dopiero w następnej.
refused-no-such-space = Płytka na tym obszarze nie ma takiego pola.
refused-enter-top = Jeździec wchodzi na płytkę eksploracji od najwyższego poziomu.
refused-riders-only = To pole jest tylko dla jeźdźców smoków.
refused-occupied = Stoi tu już { $player }, a pole mieści jednego wasala.
refused-own-rider = Masz już jeźdźca na tej płytce.
refused-needs = To kosztuje { counted-thing }, a masz { $have }.
refused-needs-nearest = Nie masz czym zapłacić. Najłatwiej zapłacić { $bundle }, ale to kosztuje { counted-thing }, a masz { $have }.
refused-needs-vassal = Trzeba wydać { counted-vassal }, a możesz wydać { $have }.
refused-last-vassal = Nie możesz wydać ostatniego wasala.
refused-reserve = { $vassal_id ->
    [spearman] Masz już w grze wszystkich włóczników ({ $count }).
   *[other] Masz już w grze wszystkich jeźdźców smoków ({ $count }).
}
refused-supply = To daje { counted-thing }, a w puli jest { $have }.
refused-no-dragons = Stos smoków jest pusty.
refused-no-tiles-left = Nie ma już płytek akcji.
refused-no-tile-payable = Nie stać cię na żadną płytkę w Kwaterach zwiadowców. Najtańsza kosztuje { counted-thing }, a możesz mieć { $have }.
refused-display-empty = W Kwaterach zwiadowców nie ma odkrytej płytki.
refused-area-exploration = Leży tu płytka eksploracji. Nie można jej zastąpić.
refused-area-free = Ten obszar jest wolny. Połóż płytkę bez opłaty.
refused-replace-instead = Leży tu płytka. Zapłać broń, żeby ją zastąpić.
refused-lay-riders = Na tę płytkę wchodzą tylko jeźdźcy smoków, a nie masz wolnego.
refused-lay-needs = Na tej płytce nie możesz użyć żadnego pola. Najtańsze kosztuje { counted-thing }, a po premii masz { $have }.
refused-not-there = { $vassal_id ->
    [spearman] Nie masz włócznika { at-spot }.
   *[other] Nie masz jeźdźca smoków { at-spot }.
}
refused-no-rider-there = Nie masz jeźdźca smoków na płytce { $tile }.
refused-recall-all = „Wycofaj wszystkich” działa, gdy masz wasali w dwóch miejscach albo dwóch typów.
refused-skip = Możesz jeszcze umieścić albo wycofać wasala.
refused-not-your-dragon = To nie jest twój smok.
refused-ability-answers = Tej zdolności używa się tylko w odpowiedzi na jej zdarzenie. Gra o nią zapyta.
refused-ability-monument = Tej zdolności używa się tylko przy wymianie celu na Pomniku.
refused-other-tokens = { $count ->
    [one] Ta zdolność kosztuje { $count } inny znacznik, a masz { $have }.
    [few] Ta zdolność kosztuje { $count } inne znaczniki, a masz { $have }.
   *[many] Ta zdolność kosztuje { $count } innych znaczników, a masz { $have }.
}
refused-no-exploration = Nie leży tam płytka eksploracji.
refused-entered-now = Twój jeździec wszedł na tę płytkę w tej turze. Zejdzie niżej dopiero w następnej.
refused-moved-already = W tej turze jeden twój jeździec już zszedł niżej.
refused-lowest-level = Twój jeździec jest już na najniższym poziomie.
refused-explore-later = Najpierw umieść wasala na właśnie położonej płytce. Potem możesz eksplorować.
refused-at-scouts = Żeby zdobyć płytkę akcji, wyślij wasala do Kwater zwiadowców.
refused-at-monument = Żeby umieścić cel, wyślij wasala na Pomnik.
refused-same-kind = Ta zdolność daje tylko to, co właśnie zostało zdobyte.
refused-spend-other = { $vassal_id ->
    [spearman] Wydaj włócznika.
   *[other] Wydaj jeźdźca smoków.
}
refused-spend-unplaced = { $vassal_id ->
    [spearman] Najpierw wydaj wolnego włócznika.
   *[other] Najpierw wydaj wolnego jeźdźca smoków.
}
refused-boost-used = Ta zdolność została tu już użyta.
refused-boost-move = Jeździec nie może zejść jeszcze niżej.
refused-slot-free = To pole jest puste. Nie ma czego wymieniać.
refused-power-stays = Płytki mocy nie możesz oddać.
refused-have-none = { $thing_id ->
    [veg] Nie masz warzyw.
    [meat] Nie masz mięsa.
    [wood] Nie masz drewna.
    [stone] Nie masz kamienia.
    [wisdom] Nie masz mądrości.
   *[other] Nie masz broni.
}
refused-none-placed = { $vassal_id ->
    [spearman] Nie masz włócznika na planszy.
   *[other] Nie masz jeźdźca smoków na planszy.
}
refused-nowhere = Nie ma dla ciebie wolnego miejsca.
refused-nowhere-needs = Na żadne z tych miejsc cię nie stać. Najtańsze kosztuje { counted-thing }, a masz { $have }.

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
score-power = { $count ->
    [one] { $count } punkt mocy na torze
    [few] { $count } punkty mocy na torze
   *[many] { $count } punktów mocy na torze
}
score-objective = { $place ->
    [0] { $objective }: { $count }
   *[other] { $objective }: { $count }, miejsce { $place }
}
score-objective-none = { $objective }: nie ma czego liczyć
score-leftovers = { $count ->
    [one] Został { $count } zasób
    [few] Zostały { $count } zasoby
   *[many] Zostało { $count } zasobów
}
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
board-last-turns = { $count ->
    [one] została { $count } tura
    [few] zostały { $count } tury
   *[many] zostało { $count } tur
}
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
counted-thing = { $thing_id ->
    [veg] { $count ->
        [one] { $count } warzywo
        [few] { $count } warzywa
       *[many] { $count } warzyw
    }
    [meat] { $count ->
        [one] { $count } mięso
        [few] { $count } mięsa
       *[many] { $count } mięs
    }
    [wood] { $count ->
        [one] { $count } drewno
        [few] { $count } drewna
       *[many] { $count } drewien
    }
    [stone] { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[many] { $count } kamieni
    }
    [wisdom] { $count ->
        [one] { $count } mądrość
       *[other] { $count } mądrości
    }
    [weapon] { $count ->
        [one] { $count } broń
        [few] { $count } bronie
       *[many] { $count } broni
    }
    [pp] { $count ->
        [one] { $count } punkt mocy
        [few] { $count } punkty mocy
       *[many] { $count } punktów mocy
    }
   *[other] { $count ->
        [one] { $count } znacznik zdolności
        [few] { $count } znaczniki zdolności
       *[many] { $count } znaczników zdolności
    }
}
counted-missing = { $thing_id ->
    [veg] { $count ->
        [one] { $count } warzywa
       *[other] { $count } warzyw
    }
    [meat] { $count ->
        [one] { $count } mięsa
       *[other] { $count } mięs
    }
    [wood] { $count ->
        [one] { $count } drewna
       *[other] { $count } drewien
    }
    [stone] { $count ->
        [one] { $count } kamienia
       *[other] { $count } kamieni
    }
    [wisdom] { $count } mądrości
    [weapon] { $count } broni
   *[other] { $count ->
        [one] { $count } znacznika zdolności
       *[other] { $count } znaczników zdolności
    }
}
counted-vassal = { $vassal_id ->
    [spearman] { $count ->
        [one] { $count } włócznika
       *[other] { $count } włóczników
    }
   *[other] { $count ->
        [one] { $count } jeźdźca smoków
       *[other] { $count } jeźdźców smoków
    }
}

## Gdzie stoją wasale

onto-spot = { $spot_id ->
    [none] na pole { $space }
    [armoury] na pole { $spot }
    [library] na pole { $spot }
    [sages-hall] na pole { $spot }
    [dragon-forge] na pole { $spot }
    [main-market] na pole { $spot }
    [barracks] na pole { $spot }
    [hunting-grounds] na pole { $spot }
    [training-arena] na pole { $spot }
    [builders-square] na pole { $spot }
    [breeding-grounds] na pole { $spot }
    [scouts-quarters] na pole { $spot }
    [monument] na pole { $spot }
   *[other] na płytkę { $spot }
}
from-spot = { $spot_id ->
    [none] z pola { $space }
    [armoury] z pola { $spot }
    [library] z pola { $spot }
    [sages-hall] z pola { $spot }
    [dragon-forge] z pola { $spot }
    [main-market] z pola { $spot }
    [barracks] z pola { $spot }
    [hunting-grounds] z pola { $spot }
    [training-arena] z pola { $spot }
    [builders-square] z pola { $spot }
    [breeding-grounds] z pola { $spot }
    [scouts-quarters] z pola { $spot }
    [monument] z pola { $spot }
   *[other] z płytki { $spot }
}

at-spot = { $spot_id ->
    [none] na polu { $space }
    [armoury] na polu { $spot }
    [library] na polu { $spot }
    [sages-hall] na polu { $spot }
    [dragon-forge] na polu { $spot }
    [main-market] na polu { $spot }
    [barracks] na polu { $spot }
    [hunting-grounds] na polu { $spot }
    [training-arena] na polu { $spot }
    [builders-square] na polu { $spot }
    [breeding-grounds] na polu { $spot }
    [scouts-quarters] na polu { $spot }
    [monument] na polu { $spot }
   *[other] na płytce { $spot }
}
