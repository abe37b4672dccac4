# Roll Player. Te same identyfikatory i zmienne stoją we wszystkich językach; nazwy pochodzą z plików treści.

title = Roll Player

## Rozdziały zasad

chapter-race = Przygotowanie: Rasa
chapter-class = Przygotowanie: Klasa
chapter-start-dice = Przygotowanie: kości początkowe
chapter-layout = Faza Rzutu: kości o tej samej wartości
chapter-selection = Faza Kości: karta Inicjatywy
chapter-placement = Faza Kości: umieszczenie kości
chapter-action = Akcja Atrybutu
chapter-exchange = Akcja Zręczności
chapter-keeping = Akcja Inteligencji
chapter-market = Faza Rynku
chapter-room = Miejsce na Broń
chapter-extra = Karta na Rynek
chapter-window-poll = Umiejętności
chapter-refresh = Porządkowanie: odnawianie
chapter-search = Umiejętność
chapter-negotiate = Umiejętność
chapter-climb = Umiejętność
chapter-intimidate = Umiejętność
chapter-sleight = Umiejętność
chapter-open-lock = Umiejętność
chapter-move-silently = Umiejętność
chapter-end = Końcowe Podliczanie

## Pytania

ask-race = Wybierz Rasę.
ask-class = Wybierz Klasę.
ask-start-dice = { $count ->
    [one] Umieść ostatnią kość początkową.
    [few] Umieść { $count } kości początkowe.
   *[many] Umieść { $count } kości początkowych.
}
ask-layout = Równe kości: którą na kartę Inicjatywy { $initiative }?
ask-selection = Wybierz kartę Inicjatywy z kością.
ask-placement = W którym rzędzie umieszczasz kość ({ $die })?
ask-action = Możesz wykonać akcję { row-of }.
ask-action-again = Dzięki Broni możesz jeszcze raz wykonać akcję { row-of }.
ask-exchange = { $space }: z którą kością zamiana?
ask-keeping = { $space }: nowy wynik { $new } czy stary { $old }?
ask-market = Kup kartę albo odrzuć jedną, żeby zyskać złoto ({ $taken }). Masz { count-gold }.
ask-friendly-market = Kup kartę albo weź złoto ({ $taken }). Masz { count-gold }.
ask-second-purchase = Możesz kupić drugą kartę. Masz { count-gold }.
ask-room = Za mało dłoni na: { $card }. Którą Broń odrzucasz?
ask-extra = Możesz dodać do Rynku jedną z kart odrzuconych.
ask-window-1 = Kości leżą na kartach. Używasz Umiejętności?
ask-window-2 = { $player } wybiera kartę Inicjatywy. Używasz Umiejętności?
ask-window-3 = { $player } wykonuje akcję Atrybutu. Używasz Umiejętności?
ask-window-4 = Zaczyna się Faza Rynku. Używasz Umiejętności?
ask-window-5 = { $player } robi zakupy. Używasz Umiejętności?
ask-window-6 = Zaczyna się Porządkowanie. Używasz Umiejętności?
ask-window-7 = Zbliża się końcowe podliczanie. Używasz Umiejętności?
ask-refresh = Możesz odnowić wyczerpaną Umiejętność.
ask-search = Wymień kość na kość innego koloru z mieszka.
ask-negotiate = Wymień swoją kość z niewybraną kością.
ask-climb = Podnieś wartość niewybranej kości.
ask-intimidate = Przerzuć niewybrane kości.
ask-sleight = Przesuń kość do innego rzędu.
ask-open-lock = Kupić wierzchnią kartę talii w ciemno?
ask-move-silently = W ramach akcji Rynku kup jedną z kart odrzuconych.

## Ruchy

move-race = Rasa: { $race } ({ $picture })
move-class = Klasa: { $class }
move-put = Umieść: { $die } – { $row }
move-lay = Następna: { $die }
move-take = Karta Inicjatywy { $initiative }
move-place = Umieść: { $row }
move-decline = Zrezygnuj
move-flip = Obróć na przeciwną stronę: { $space }
move-swap = Zamień: { $space }
move-with = z: { $space }
move-adjust = { $space }: { $turn }
move-reroll = Przerzuć: { $space }
move-keep = Zatrzymaj wynik { $face }
move-step = Przesuń znacznik: { $arrow }
move-token = Weź żeton Charyzmy
move-instead = Zamiast tego akcja: { $row }
move-buy = Kup: { $card } (żetony Charyzmy: { $tokens })
move-discard = Odrzuć za złoto: { $card }
move-gold = Weź złoto
move-add = Dodaj do Rynku: { $card }
move-drop = Odrzuć Broń: { $card }
move-pass = Spasuj
move-use = Użyj: { $card } ({ $token })
move-copy = Skopiuj Dyplomacją: { $card } ({ $token })
move-hold = Pytania o Umiejętności: { $hold }
move-refresh = Odnów: { $card }
move-search = { $space }: kość z mieszka: { $colour }
move-negotiate = { $space }: wymiana z kartą Inicjatywy { $initiative }
move-raise = Karta Inicjatywy { $initiative }: podnieś o { $by }
move-intimidate = Przerzuć kości na kartach Inicjatywy: { $dice }
move-move = Przesuń: { $space } – { $row }
move-open = Kup wierzchnią kartę

## Krótkie nazwy do filtrów: rodzaje ruchów i to, co się w nich wybiera

action-race = Rasa
action-class = Klasa
action-put = Umieść kość
action-lay = Następna kość
action-take = Weź kartę Inicjatywy
action-place = Umieść w rzędzie
action-decline = Zrezygnuj
action-flip = Obróć kość
action-swap = Zamień
action-with = Zamień z
action-adjust = Podnieś albo obniż
action-reroll = Przerzuć
action-keep = Zatrzymaj wynik
action-step = Przesuń znacznik
action-token = Weź żeton Charyzmy
action-instead = Inna akcja
action-buy = Kup
action-discard = Odrzuć za złoto
action-gold = Weź złoto
action-add = Dodaj do Rynku
action-drop = Odrzuć Broń
action-pass = Spasuj
action-use = Użyj
action-copy = Skopiuj Dyplomacją
action-hold = Pytania o Umiejętności
action-refresh = Odnów
action-search = Kość z mieszka
action-negotiate = Wymień kość
action-raise = Podnieś kość
action-intimidate = Przerzuć kości
action-move = Przesuń kość
action-open = Kup wierzchnią kartę
param-race = Rasa
param-picture = Obrazek
param-class = Klasa
param-die = Kość
param-row = Rząd
param-initiative = Karta Inicjatywy
param-space = Miejsce
param-turn = Kierunek
param-face = Wynik
param-arrow = Kierunek
param-card = Karta
param-tokens = Żetony Charyzmy
param-token = Znacznik
param-hold = Pytania
param-colour = Kolor
param-by = O ile
param-dice = Kości

## Zdarzenia

event-start-roll = { $seat } rzuca o Pierwszego Gracza i ma { $face }.
event-start-player = Pierwszym Graczem zostaje { $seat }.
event-race = { $seat } wybiera Rasę { $race }.
event-class-die = { $seat } losuje dla Klasy kość: { $colour }.
event-class = { $seat } wybiera Klasę { $class }.
event-dealt = { $seat } dostaje Historię { $backstory } i Charakter { $alignment }.
event-start-die = { $seat } zaczyna z kością ({ $die }).
event-round = Zaczyna się runda { $round }.
event-rolled = { $seat } rzuca i ma kość ({ $die }).
event-laid = { $seat } kładzie kość ({ $die }) na karcie Inicjatywy { $initiative }.
event-take = { $seat } bierze kartę Inicjatywy { $initiative } z kością ({ $die }).
event-enemy = Wroga kość pokazuje { $face }.
event-trash = Karta { $card } trafia do śmietnika.
event-cleared = Karta { $card } trafia na stos kart odrzuconych.
event-place = { $seat } umieszcza kość ({ $die }) na polu { $space }.
event-gold = { $seat } zyskuje { count-gold }.
event-turn = { $seat } obraca kość na polu { $space }. Pokazuje teraz { $face }.
event-exchange = { $seat } zamienia kości na polach { $space } i { $other }.
event-reroll = { $seat } przerzuca kość na polu { $space }. Pokazuje { $face }.
event-step = { $arrow_id ->
    [good] { $seat } przesuwa znacznik o krok w stronę Dobra.
    [evil] { $seat } przesuwa znacznik o krok w stronę Zła.
    [lawful] { $seat } przesuwa znacznik o krok w stronę Praworządności.
   *[chaotic] { $seat } przesuwa znacznik o krok w stronę Chaosu.
}
event-blocked = { $arrow_id ->
    [good] { $seat } nie może przesunąć znacznika w stronę Dobra.
    [evil] { $seat } nie może przesunąć znacznika w stronę Zła.
    [lawful] { $seat } nie może przesunąć znacznika w stronę Praworządności.
   *[chaotic] { $seat } nie może przesunąć znacznika w stronę Chaosu.
}
event-token = { $seat } bierze żeton Charyzmy.
event-buy = { $gold ->
    [0] { $seat } dostaje za darmo kartę { $card }.
   *[other] { $seat } kupuje kartę { $card } za { count-gold }.
}
event-discard = { $gold_id ->
    [none] { $seat } odrzuca za złoto kartę { $card }.
   *[other] { $seat } odrzuca kartę { $card } za { count-gold }.
}
event-add = { $seat } dodaje do Rynku kartę { $card }.
event-drop = { $seat } odrzuca Broń { $card }.
event-use = { $seat } używa Umiejętności { $card }.
event-copy = { $seat } kopiuje Dyplomacją Umiejętność { $card }.
event-refresh = { $seat } odnawia Umiejętność { $card }.
event-exchange-bag = { $seat } dostaje kość ({ $die }) na pole { $space }.
event-pool-die = { $seat } zostawia kość ({ $die }) na karcie Inicjatywy { $initiative }.
event-move = { $seat } przesuwa kość z pola { $space } do rzędu { row-of }.
event-shuffle = Stos kart odrzuconych tworzy po przetasowaniu nową talię.
event-rank = { $seat } osiąga rangę { $rank }.
event-end = Postaci są gotowe. Czas policzyć Gwiazdki Reputacji.

## Odmowy

refused-race = Wybierz jedną z dostępnych Ras.
refused-class = Wybierz jedną z dostępnych Klas.
refused-start-dice = Umieść kość początkową w rzędzie z pustym miejscem.
refused-layout = Wybierz jedną z kości o tej samej wartości.
refused-selection = Wybierz kartę Inicjatywy, której nikt nie ma.
refused-placement = Umieść kość w rzędzie z pustym miejscem.
refused-action = Wykonaj akcję rzędu albo zrezygnuj.
refused-exchange = Wybierz inną kość na karcie; pustych miejsc nie można zamienić.
refused-keeping = Zatrzymaj nowy albo poprzedni wynik.
refused-market = To twoja tura Rynku. Kup kartę albo weź złoto.
refused-room = Najpierw odrzuć Broń.
refused-extra = Wybierz kartę ze stosu kart odrzuconych albo zrezygnuj.
refused-window-poll = Użyj jednej z gotowych Umiejętności albo spasuj.
refused-refresh = Wybierz wyczerpaną Umiejętność albo zrezygnuj.
refused-search = Wybierz kość i inny kolor z mieszka albo zrezygnuj.
refused-negotiate = Wybierz swoją kość i niewybraną kość albo zrezygnuj.
refused-climb = Wybierz niewybraną kość, która nie przekroczy 6, albo zrezygnuj.
refused-intimidate = Wybierz niewybrane kości albo zrezygnuj.
refused-sleight = Wybierz kość i inny rząd z pustym miejscem albo zrezygnuj.
refused-open-lock = Kup wierzchnią kartę albo zrezygnuj.
refused-move-silently = Kup kartę ze stosu kart odrzuconych albo zrezygnuj.
refused-no-such-weapon = Nie masz takiej Broni.
refused-adjust = 6 nie można podnieść, a 1 obniżyć; każdą kość tylko raz.
refused-step = Znacznik Charakteru nie może opuścić siatki.
refused-not-on-offer = Tej karty nie ma w ofercie.
refused-no-token = Nie masz tylu żetonów Charyzmy na ten zakup.
refused-too-many-tokens = Żeton musi opłacić 1 sztukę złota z ceny.
refused-too-expensive = Nie stać cię na tę kartę.
refused-other-action = Pytanie dotyczy akcji { row-of }. Wykonaj ją albo zrezygnuj.
refused-race-taken = Tę Rasę ma { $player }.
refused-class-taken = Tę kartę Klasy ma { $player }.
refused-class-colour = Wylosowana kość jest { $wanted }, a karta tej Klasy { $colour }.
refused-no-such-die = Nie masz do umieszczenia kości ({ $die }).
refused-row-full = Rząd { row-of } jest pełny.
refused-initiative-taken = Tę kartę Inicjatywy ma { $player }.
refused-initiative-gone = Na tej karcie Inicjatywy nie ma kości.
refused-empty-space = Na polu { $space } nie ma kości.
refused-touched = W tej akcji ta kość była już zmieniana.
refused-action-done = Ta akcja jest już wykonana.
refused-highest = Szóstki nie można podnieść.
refused-lowest = Jedynki nie można obniżyć.
refused-instead = Możesz wykonać tylko akcję { row-of }.
refused-same-die = Wybierz inną kość. Ta właśnie zmienia miejsce.
refused-needs-gold = { $count ->
    [one] To kosztuje { $count } sztukę złota, a masz { $have }.
    [few] To kosztuje { $count } sztuki złota, a masz { $have }.
   *[many] To kosztuje { $count } sztuk złota, a masz { $have }.
}
refused-token-spent = W tej turze Rynku żetony Charyzmy są już wydane.
refused-tokens-have = { $count ->
    [one] Trzeba { $count } żetonu Charyzmy, a masz { $have }.
   *[other] Trzeba { $count } żetonów Charyzmy, a masz { $have }.
}
refused-not-discarded = Tej karty nie ma wśród odrzuconych.
refused-friendly = Na Przyjaznym Rynku bierze się złoto bez odrzucania karty.
refused-second-purchase = Masz już jeden zakup. Kup drugą kartę albo zrezygnuj.
refused-deck-empty = Nie ma już karty do kupienia.
refused-not-your-skill = Nie masz tej Umiejętności.
refused-exhausted = Ta Umiejętność jest wyczerpana.
refused-copier = Wybierz Umiejętność, którą kopiuje Dyplomacja.
refused-skill-timing = Tej Umiejętności nie można użyć w tym momencie.
refused-step-owed = Ta Umiejętność wymaga przesunięcia znacznika Charakteru.
refused-no-copier = Nie masz gotowej Dyplomacji.
refused-nobodys-skill = Nikt inny nie ma tej Umiejętności.
refused-not-exhausted = Ta Umiejętność nie jest wyczerpana.
refused-die-chosen = Na karcie Inicjatywy { $initiative } nie ma już kości.
refused-same-colour = Ta kość ma już ten kolor ({ $colour }).
refused-not-in-bag = W mieszku nie ma kości w tym kolorze ({ $colour }).
refused-raise-most = Ta Umiejętność podnosi kość najwyżej o { $most }.
refused-raise-six = Kość pokazuje { $face }. Podniesiona o { $by } przekroczyłaby 6.
refused-same-row = Kość jest już w rzędzie { row-of }.

## Punktacja

category-goals = Cele Atrybutów
category-class_dice = Kolor Klasy
category-alignment = Charakter
category-backstory = Historia
category-armor = Pancerz
category-traits = Cechy
category-gold = Złoto
amount-gold = Złoto
amount-charisma = Żetony Charyzmy
score-goal-met = { $row }: { $score }, cel { $goal } osiągnięty
score-goal-missed = { $row }: { $score }, cel { $goal } nieosiągnięty
score-goal-open = { $row }: na razie { $score }, cel { $goal }
score-class-dice = { $count ->
    [one] { $count } kość w kolorze Klasy ({ $colour })
    [few] { $count } kości w kolorze Klasy ({ $colour })
   *[many] { $count } kości w kolorze Klasy ({ $colour })
}
score-alignment = { $card }: { $line } / { $column }
score-backstory = { $count ->
    [one] { $card }: { $count } pasująca kość
    [few] { $card }: { $count } pasujące kości
   *[many] { $card }: { $count } pasujących kości
}
score-armor = { $count ->
    [one] { $set }: { $count } część
    [few] { $set }: { $count } części
   *[many] { $set }: { $count } części
}
score-trait = { $card } ({ $count })
score-gold = Złoto: { $gold }, ranga { $rank }
pad-table = Kilku bohaterów
pad-solo = W pojedynkę
pad-row = { $row }: wartość z modyfikatorami
pad-alignment = Wartość pod znacznikiem Charakteru
pad-backstory = Kości dopasowane do Historii
pad-armor = Pancerz { $set }: części
pad-counted = policzone

## Działanie kart i klas

row-action-str = obróć dowolną kość na drugą stronę
row-action-dex = zamień dwie kości miejscami
row-action-con = kość ±1
row-action-int = przerzuć kość i wybierz wynik
row-action-wis = przesuń znacznik Charakteru
row-action-cha = żeton Charyzmy
row-of = { $row_id ->
    [str] Siły
    [dex] Zręczności
    [con] Kondycji
    [int] Inteligencji
    [wis] Mądrości
   *[cha] Charyzmy
}
effect-class-bonus = Do celów każda kość w kolorze Klasy liczy się o { $amount } więcej.
effect-colour-bonus = Do celów każda kość w tym kolorze ({ $colour }) liczy się o { $amount } więcej.
effect-repeat = Akcję { row-of } możesz wykonać do { $times } razy z rzędu.
effect-armor-piece = Liczysz o jedną część więcej w zaczętym zestawie Pancerza.
effect-discard-gold = Gdy nie kupujesz, bierzesz o { $amount } złota więcej.
effect-discount = Karty z Rynku i stosu kart odrzuconych kosztują o { $amount } mniej.
effect-action = Wykonaj akcję { row-of }.
effect-gain-gold = { $amount ->
    [one] Zyskaj { $amount } sztukę złota.
    [few] Zyskaj { $amount } sztuki złota.
   *[many] Zyskaj { $amount } sztuk złota.
}
effect-swap-with-bag = Wymień kość na kość innego koloru z mieszka o tej samej wartości.
effect-swap-with-pool = Wymień kość z niewybraną; potem ułóż kości na nowo.
effect-pool-raise = Podnieś niewybraną kość najwyżej o { $amount }; potem ułóż kości na nowo.
effect-pool-reroll = Przerzuć dowolne niewybrane kości; potem ułóż kości na nowo.
effect-move-die = Przesuń kość do innego rzędu.
effect-buy-top-of-deck = { $price ->
    [one] W swojej turze Rynku kup dodatkowo wierzchnią kartę talii za { $price } sztukę złota.
    [few] W swojej turze Rynku kup dodatkowo wierzchnią kartę talii za { $price } sztuki złota.
   *[many] W swojej turze Rynku kup dodatkowo wierzchnią kartę talii za { $price } sztuk złota.
}
effect-buy-from-discard = Jako akcję Rynku kup kartę ze stosu kart odrzuconych.
effect-copy-skill = Użyj Umiejętności innej osoby, gotowej lub wyczerpanej.
effect-armor = zestaw { $set }: { $stars } ★; Klasa { $first } lub { $second }: +{ $bonus } ★
trait-cards = { $stars } ★ za każdą posiadaną kartę typu: { $what }
trait-row-at-most = { $stars } ★, jeśli Atrybut ma wartość najwyżej { $limit }: { $what }
trait-rows-at-least = { $stars } ★ za każdy rząd z wynikiem { $limit } lub więcej (najwyżej { $most } ★)
trait-equal-rows = { $stars } ★ za każdy rząd z trzema kośćmi o tej samej wartości (najwyżej { $most } ★)
trait-backstory = { $stars } ★ za każde { $per } dopasowania do karty Historii
trait-class-dice = { $stars } ★ za każde { $per } kości w kolorze Klasy
trait-column = { $stars } ★, jeśli znacznik kończy w kolumnie: { $what }
trait-line = { $stars } ★, jeśli znacznik kończy w wierszu: { $what }
trait-gold = { $stars } ★ za każde { $per } sztuki złota na koniec gry (najwyżej { $most } ★)
trait-goals = { $stars } ★ za każde { $per } osiągnięte cele
trait-kinds = { $stars } ★ za każdy posiadany typ kart Rynku
ability-action-after = { $times ->
    [1] Po zakupie { $bought } możesz wykonać akcję { $row }.
   *[other] Po zakupie { $bought } możesz wykonać akcję { $row } do { $times } razy.
}
ability-action-after-gold = { $times ->
    [1] Gdy zamiast kupować odrzucasz kartę za złoto, możesz wykonać akcję { $row }.
   *[other] Gdy zamiast kupować odrzucasz kartę za złoto, możesz wykonać akcję { $row } do { $times } razy.
}
ability-any-action = Kość umieszczona w rzędzie { row-of } pozwala wykonać akcję dowolnego rzędu.
ability-extra-card = Przed Fazą Rynku można dodać do Rynku kartę ze stosu kart odrzuconych.
ability-purchases = { $amount ->
    [one] W turze Rynku możesz kupić { $amount } kartę.
    [few] W turze Rynku możesz kupić do { $amount } kart.
   *[many] W turze Rynku możesz kupić do { $amount } kart.
}
ability-refresh = { $amount ->
    [one] W Porządkowaniu odnawiasz { $amount } Umiejętność.
   *[other] W Porządkowaniu możesz odnowić do { $amount } Umiejętności.
}
ability-gold-die = { $amount ->
    [one] Umieszczenie złotej kości daje { $amount } sztukę złota.
    [few] Umieszczenie złotej kości daje { $amount } sztuki złota.
   *[many] Umieszczenie złotej kości daje { $amount } sztuk złota.
}
ability-hands = { $amount ->
    [one] Masz { $amount } dłoń na Broń.
    [few] Masz { $amount } dłonie na Broń.
   *[many] Masz { $amount } dłoni na Broń.
}
ability-free-step = Umiejętności można użyć bez przesuwania znacznika na karcie Charakteru.

## Opcje

option-class_choice = Klasy
option-class_choice-draw = losowane kośćmi
option-class_choice-pick = wybierane w odwrotnej kolejności
option-less_random_setup = Mniej losowe przygotowanie
option-less_random_setup-false = kości losowane w ciemno
option-less_random_setup-true = po jednej kości każdego koloru Klasy
option-random_market_deck = Talia Rynku
option-random_market_deck-false = karty z 1 kropką nad kartami z 2
option-random_market_deck-true = wszystkie karty razem
option-shorter_game = Długość gry
option-shorter_game-false = pełna gra
option-shorter_game-true = krótsza gra: dwie dodatkowe kości początkowe
option-friendly_market = Złoto zamiast zakupu
option-friendly_market-false = karta jest odrzucana
option-friendly_market-true = Przyjazny Rynek: karta zostaje
option-start_player = Pierwszy Gracz
option-start_player-roll = najwyższy rzut
option-start_player-first-seat = pierwsze miejsce
option-trait_scores = Wyniki rzędów dla Cech
option-trait_scores-with-race = z modyfikatorem Rasy
option-trait_scores-faces = same ścianki
option-goal_traits = Cechy liczące cele
option-goal_traits-with-weapons = z Bronią
option-goal_traits-without-weapons = bez Broni
option-swapped_gold = Złota kość z Przeszukania lub Negocjacji
option-swapped_gold-as-placed = jak przy umieszczeniu (Złodziej 4)
option-swapped_gold-two = 2 sztuki złota dla każdego gracza

## Stół jako tekst

board-round = Runda { $round } z { $rounds }, { $phase }
board-start = Pierwszy Gracz
board-initiative = Karty Inicjatywy (kto ma najniższą, kupuje pierwszy)
board-holder = { $name }: zakupy w tej kolejności
board-coin = złoto
board-market = Rynek: nazwa, cena, rodzaj, działanie
board-supply = Karty w talii: { $deck }; kości w mieszku: { $bag } ({ $dice })
board-discards = Stos kart odrzuconych
board-trash = Śmietnik
board-hand = Kości do umieszczenia
board-hero = złoto: { $gold }, { $tokens ->
    [one] { $tokens } żeton Charyzmy
    [few] { $tokens } żetony Charyzmy
   *[many] { $tokens } żetonów Charyzmy
}, { $points ->
    [one] { $points } gwiazdka
    [few] { $points } gwiazdki
   *[many] { $points } gwiazdek
} na razie
board-backstory = Historia
board-alignment = Charakter
board-exhausted = wyczerpana
board-key = { $letters }; ({ $sample }) wymagana przez Historię, ✓ dopasowana
count-gold = { $gold ->
    [one] { $gold } sztukę złota
    [few] { $gold } sztuki złota
   *[many] { $gold } sztuk złota
}
