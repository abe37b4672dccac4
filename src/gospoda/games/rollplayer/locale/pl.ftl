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
ask-start-dice = Umieść kości początkowe; pozostało: { $count }
ask-layout = Równe kości: którą na kartę Inicjatywy { $initiative }?
ask-selection = Wybierz kartę Inicjatywy z kością.
ask-placement = { $die }: w którym rzędzie?
ask-action = Możesz wykonać akcję: { $row }
ask-action-again = Dzięki Broni możesz kontynuować akcję: { $row }
ask-exchange = { $space }: z którą kością zamiana?
ask-keeping = { $space }: nowy wynik { $new } czy stary { $old }?
ask-market = Kup kartę albo odrzuć jedną za złoto ({ $taken }). Masz { $gold }.
ask-friendly-market = Kup kartę albo weź złoto ({ $taken }). Masz { $gold }.
ask-second-purchase = Możesz kupić drugą kartę. Masz złota: { $gold }
ask-room = Za mało dłoni na: { $card }. Którą Broń odrzucasz?
ask-extra = Możesz dodać do Rynku jedną z kart odrzuconych.
ask-window-1 = Umiejętność czy pas? { $player }: kości leżą na kartach
ask-window-2 = Umiejętność czy pas? { $player }: wybór Inicjatywy
ask-window-3 = Umiejętność czy pas? { $player }: akcja Atrybutu
ask-window-4 = Umiejętność czy pas? { $player }: początek Fazy Rynku
ask-window-5 = Umiejętność czy pas? { $player }: tura Rynku
ask-window-6 = Umiejętność czy pas? { $player }: Porządkowanie
ask-window-7 = Umiejętność czy pas? { $player }: końcowe podliczanie
ask-refresh = Możesz odnowić wyczerpaną Umiejętność.
ask-search = Wymień kość na kość innego koloru z mieszka.
ask-negotiate = Wymień swoją kość z niewybraną kością.
ask-climb = Podnieś wartość niewybranej kości.
ask-intimidate = Przerzuć niewybrane kości.
ask-sleight = Przesuń kość do innego rzędu.
ask-open-lock = Kupić wierzchnią kartę talii w ciemno?
ask-move-silently = Akcja Rynku: kup jedną z kart odrzuconych.

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

event-start-roll = { $seat }: rzut o Pierwszego Gracza: { $face }
event-start-player = Pierwszy Gracz: { $seat }
event-race = { $seat }: Rasa: { $race }
event-class-die = { $seat }: kość wylosowana dla Klasy: { $colour }
event-class = { $seat }: Klasa: { $class }
event-dealt = { $seat }: Historia: { $backstory }; Charakter: { $alignment }
event-start-die = { $seat }: kość początkowa: { $die }
event-round = Zaczyna się runda { $round }.
event-rolled = { $seat }: rzut: { $die }
event-laid = { $seat }: karta Inicjatywy { $initiative }: { $die }
event-take = { $seat }: wybrana karta Inicjatywy { $initiative }, kość: { $die }
event-enemy = Wroga kość: { $face }
event-trash = Do śmietnika: { $card }
event-cleared = Na stos kart odrzuconych: { $card }
event-place = { $seat }: umieszczona kość: { $die } ({ $space })
event-gold = { $seat }: otrzymane złoto: { $gold }
event-turn = { $seat }: { $space } pokazuje teraz { $face }
event-exchange = { $seat }: zamiana: { $space } i { $other }
event-reroll = { $seat }: przerzut ({ $space }): { $face }
event-step = { $seat }: znacznik na karcie Charakteru: { $arrow }
event-blocked = { $seat }: znacznika Charakteru nie można przesunąć: { $arrow }
event-token = { $seat }: nowy żeton Charyzmy
event-buy = { $seat }: zakup (koszt { $gold }): { $card }
event-discard = { $seat }: karta odrzucona za złoto: { $card }
event-add = { $seat }: nowa karta Rynku: { $card }
event-drop = { $seat }: odrzucona Broń: { $card }
event-use = { $seat }: użyta Umiejętność: { $card }
event-copy = { $seat }: Umiejętność skopiowana Dyplomacją: { $card }
event-refresh = { $seat }: odnowiona Umiejętność: { $card }
event-exchange-bag = { $seat }: nowa kość ({ $space }): { $die }
event-pool-die = { $seat }: kość na karcie Inicjatywy { $initiative }: { $die }
event-move = { $seat }: przesunięta kość: { $space } – { $row }
event-shuffle = Stos kart odrzuconych tworzy po przetasowaniu nową talię.
event-rank = { $seat }: ranga: { $rank }
event-end = Postaci są gotowe; podliczane są Gwiazdki Reputacji.

## Odmowy

refused-race = Wybierz jedną z dostępnych Ras.
refused-class = Wybierz jedną z dostępnych Klas.
refused-start-dice = Umieść kość początkową w rzędzie z pustym miejscem.
refused-layout = Wybierz jedną z kości o tej samej wartości.
refused-selection = Wybierz kartę Inicjatywy, której nikt nie ma.
refused-placement = Umieść kość w rzędzie z pustym miejscem.
refused-action = To nie jest akcja tego rzędu. Można z niej zrezygnować.
refused-exchange = Wybierz inną kość na karcie; pustych miejsc nie można zamienić.
refused-keeping = Zatrzymaj nowy albo poprzedni wynik.
refused-market = To twoja tura Rynku: kup kartę albo weź złoto.
refused-room = Najpierw trzeba odrzucić Broń.
refused-extra = Wybierz kartę ze stosu kart odrzuconych albo zrezygnuj.
refused-window-poll = Użyj gotowej Umiejętności, na którą pozwala strzałka i moment, albo spasuj.
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
refused-too-many-tokens = Żeton można wydać tylko zamiast 1 sztuki złota.
refused-too-expensive = Nie stać cię na tę kartę.

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
score-class-dice = Kości w kolorze Klasy ({ $colour }): { $count }
score-alignment = { $card }: { $line } / { $column }
score-backstory = { $card }, dopasowane kości: { $count }
score-armor = Pancerz { $set }, części: { $count }
score-trait = { $card } ({ $count })
score-gold = Złoto: { $gold }; ranga: { $rank }
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
effect-class-bonus = Cele: każda kość w kolorze Klasy liczy się o { $amount } wyżej.
effect-colour-bonus = Cele: każda kość tego koloru liczy się o { $amount } wyżej: { $colour }
effect-repeat = Tę akcję można wykonać do { $times } razy z rzędu: { $row }
effect-armor-piece = Końcowe Podliczanie: dodatkowa część w rozpoczętym, niepełnym zestawie Pancerza.
effect-discard-gold = Złoto zamiast zakupu: o { $amount } więcej.
effect-discount = Karty z Rynku i stosu kart odrzuconych kosztują o { $amount } mniej.
effect-action = Wykonaj akcję: { $row }
effect-gain-gold = Zyskaj złoto: { $amount }
effect-swap-with-bag = Wymień kość na kość innego koloru z mieszka o tej samej wartości.
effect-swap-with-pool = Wymień kość z niewybraną; potem ułóż kości na nowo.
effect-pool-raise = Podnieś niewybraną kość najwyżej o { $amount }; potem ułóż kości na nowo.
effect-pool-reroll = Przerzuć dowolne niewybrane kości; potem ułóż kości na nowo.
effect-move-die = Przesuń kość do innego rzędu.
effect-buy-top-of-deck = W swojej turze Rynku kup dodatkowo wierzchnią kartę talii za złoto: { $price }.
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
ability-any-action = Zamiast akcji tego rzędu można wykonać akcję dowolnego rzędu: { $row }
ability-extra-card = Przed Fazą Rynku można dodać do Rynku kartę ze stosu kart odrzuconych.
ability-purchases = Zakupy w turze Rynku: najwyżej { $amount }
ability-refresh = Odnawiane Umiejętności w Porządkowaniu: najwyżej { $amount }
ability-gold-die = Złoto za umieszczenie złotej kości: { $amount }
ability-hands = Dłonie na Broń: { $amount }
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
board-hero = złoto: { $gold }, żetony Charyzmy: { $tokens }, gwiazdki na razie: { $points }
board-backstory = Historia
board-alignment = Charakter
board-exhausted = wyczerpana
board-key = { $letters }; ({ $sample }) wymagana przez Historię, ✓ dopasowana
