# Roll Player. Te same identyfikatory i zmienne stoją we wszystkich językach; nazwy pochodzą z plików treści.

## Rozdziały zasad

chapter-race = Przygotowanie: rasa
chapter-class = Przygotowanie: klasa
chapter-start-dice = Przygotowanie: kości początkowe
chapter-layout = Faza Rzutu: równe kości
chapter-selection = Faza Kości: karta Inicjatywy
chapter-placement = Faza Kości: umieszczenie kości
chapter-action = Akcja Atrybutu
chapter-exchange = Akcja Zręczności
chapter-keeping = Akcja Inteligencji
chapter-market = Faza Rynku
chapter-room = Miejsce na broń
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

ask-race = Wybierz rasę.
ask-class = Wybierz klasę.
ask-start-dice = Umieść kości początkowe; pozostało: { $count }
ask-layout = Równe kości: która trafia na kartę Inicjatywy { $initiative }?
ask-selection = Wybierz kartę Inicjatywy z kością.
ask-placement = W którym rzędzie umieszczasz kość: { $die }?
ask-action = Możesz wykonać akcję: { $row }
ask-action-again = Dzięki broni możesz kontynuować akcję: { $row }
ask-exchange = Z którą kością zamienia się miejscami ta: { $space }?
ask-keeping = { $space }: nowa ścianka { $new } czy poprzednia { $old }?
ask-market = Kup kartę albo odrzuć jedną za złoto ({ $taken }). Twoje złoto: { $gold }
ask-friendly-market = Kup kartę albo weź złoto ({ $taken }). Twoje złoto: { $gold }
ask-second-purchase = Możesz kupić drugą kartę. Twoje złoto: { $gold }
ask-room = Brakuje rąk. Którą broń odrzucasz dla: { $card }?
ask-extra = Możesz dodać do Rynku kartę ze stosu odrzuconych.
ask-window-1 = Użyj umiejętności albo spasuj (kości leżą na kartach).
ask-window-2 = Użyj umiejętności albo spasuj (przed wyborem karty Inicjatywy).
ask-window-3 = Użyj umiejętności albo spasuj (przed lub po akcji Atrybutu).
ask-window-4 = Użyj umiejętności albo spasuj (przed Fazą Rynku).
ask-window-5 = Użyj umiejętności albo spasuj (w turze Rynku).
ask-window-6 = Użyj umiejętności albo spasuj (w Porządkowaniu).
ask-window-7 = Użyj umiejętności albo spasuj (przed końcowym podliczaniem).
ask-refresh = Możesz odnowić wyczerpaną umiejętność.
ask-search = Wymień kość na kość innego koloru z mieszka.
ask-negotiate = Wymień swoją kość z niewybraną kością.
ask-climb = Podnieś wartość niewybranej kości.
ask-intimidate = Przerzuć niewybrane kości.
ask-sleight = Przesuń kość do innego rzędu.
ask-open-lock = Kupić wierzchnią kartę talii w ciemno?
ask-move-silently = Kup kartę ze stosu odrzuconych jako swoją akcję Rynku.

## Ruchy

move-race = Rasa: { $race } ({ $picture })
move-class = Klasa: { $class }
move-put = Umieść: { $die } – { $row }
move-lay = Następna: { $die }
move-take = Karta Inicjatywy { $initiative }
move-place = Umieść: { $row }
move-decline = Rezygnuję
move-flip = Obróć na przeciwną ściankę: { $space }
move-swap = Zamień: { $space }
move-with = z: { $space }
move-adjust = { $space }: { $turn }
move-reroll = Przerzuć: { $space }
move-keep = Zostaw ściankę { $face }
move-step = Przesuń znacznik: { $arrow }
move-token = Weź żeton Charyzmy
move-instead = Zamiast tego akcja: { $row }
move-buy = Kup: { $card } (żetony Charyzmy: { $tokens })
move-discard = Odrzuć za złoto: { $card }
move-gold = Weź złoto
move-add = Dodaj do Rynku: { $card }
move-drop = Odrzuć broń: { $card }
move-pass = Pas
move-use = Użyj: { $card } ({ $token })
move-copy = Skopiuj Dyplomacją: { $card } ({ $token })
move-hold = Pytania o umiejętności: { $hold }
move-refresh = Odnów: { $card }
move-search = { $space }: kość z mieszka: { $colour }
move-negotiate = { $space }: wymiana z kartą Inicjatywy { $initiative }
move-raise = Karta Inicjatywy { $initiative }: podnieś o { $by }
move-intimidate = Przerzuć kości na kartach Inicjatywy: { $dice }
move-move = Przesuń: { $space } – { $row }
move-open = Kup wierzchnią kartę

## Zdarzenia

event-start-roll = { $seat }: rzut o Pierwszego Gracza: { $face }
event-start-player = Pierwszy Gracz: { $seat }
event-race = { $seat }: rasa: { $race }
event-class-die = { $seat }: kość wylosowana dla klasy: { $colour }
event-class = { $seat }: klasa: { $class }
event-dealt = { $seat }: historia: { $backstory }; charakter: { $alignment }
event-start-die = { $seat }: kość początkowa: { $die }
event-round = Zaczyna się runda { $round }.
event-rolled = { $seat }: rzut: { $die }
event-laid = { $seat }: karta Inicjatywy { $initiative }: { $die }
event-take = { $seat }: wybrana karta Inicjatywy { $initiative }, kość: { $die }
event-enemy = Wroga kość: { $face }
event-trash = Na śmietnik: { $card }
event-cleared = Na stos odrzuconych: { $card }
event-place = { $seat }: kość na karcie: { $die } ({ $space })
event-gold = { $seat }: zysk złota: { $gold }
event-turn = { $seat }: { $space } pokazuje teraz { $face }
event-exchange = { $seat }: zamiana: { $space } i { $other }
event-reroll = { $seat }: przerzut ({ $space }): { $face }
event-step = { $seat }: ruch znacznika charakteru: { $arrow }
event-blocked = { $seat }: znacznik charakteru zostaje przy krawędzi: { $arrow }
event-token = { $seat }: nowy żeton Charyzmy
event-buy = { $seat }: zakup, złoto { $gold }: { $card }
event-discard = { $seat }: odrzucona za złoto: { $card }
event-add = { $seat }: nowa karta Rynku: { $card }
event-drop = { $seat }: odrzucona broń: { $card }
event-use = { $seat }: użyta umiejętność: { $card }
event-copy = { $seat }: umiejętność skopiowana Dyplomacją: { $card }
event-refresh = { $seat }: odnowiona umiejętność: { $card }
event-exchange-bag = { $seat }: nowa kość ({ $space }): { $die }
event-pool-die = { $seat }: kość na karcie Inicjatywy { $initiative }: { $die }
event-move = { $seat }: przesunięta kość: { $space } – { $row }
event-shuffle = Stos odrzuconych tworzy po przetasowaniu nową talię.
event-rank = { $seat }: ranga: { $rank }
event-end = Postacie są gotowe; podliczane są gwiazdki.

## Odmowy

refused-race = Wybierz jedną z dostępnych ras.
refused-class = Wybierz jedną z dostępnych klas.
refused-start-dice = Umieść kość początkową w rzędzie z wolnym polem.
refused-layout = Wybierz jedną z równych kości.
refused-selection = Wybierz kartę Inicjatywy, której nikt nie ma.
refused-placement = Umieść kość w rzędzie z wolnym polem.
refused-action = To nie jest akcja tego rzędu. Można z niej zrezygnować.
refused-exchange = Wybierz inną kość na karcie; pustych pól nie można zamienić.
refused-keeping = Zostaw nową albo poprzednią ściankę.
refused-market = To twoja tura Rynku: kup kartę albo weź złoto.
refused-room = Najpierw trzeba odrzucić broń.
refused-extra = Wybierz kartę ze stosu odrzuconych albo zrezygnuj.
refused-window-poll = Użyj gotowej umiejętności, na którą pozwala strzałka i moment, albo spasuj.
refused-refresh = Wybierz wyczerpaną umiejętność albo zrezygnuj.
refused-search = Wybierz kość i inny kolor z mieszka albo zrezygnuj.
refused-negotiate = Wybierz swoją kość i niewybraną kość albo zrezygnuj.
refused-climb = Wybierz niewybraną kość, która nie przekroczy 6, albo zrezygnuj.
refused-intimidate = Wybierz niewybrane kości albo zrezygnuj.
refused-sleight = Wybierz kość i inny rząd z wolnym polem albo zrezygnuj.
refused-open-lock = Kup wierzchnią kartę albo zrezygnuj.
refused-move-silently = Kup kartę ze stosu odrzuconych albo zrezygnuj.
refused-no-such-weapon = Nie masz takiej broni.
refused-adjust = 6 nie można podnieść, a 1 obniżyć; każdą kość tylko raz.
refused-step = Znacznik charakteru nie może opuścić siatki.
refused-not-on-offer = Tej karty nie ma w ofercie.
refused-no-token = Nie masz tylu żetonów Charyzmy na ten zakup.
refused-too-many-tokens = Żeton wydaje się tylko wtedy, gdy zastępuje 1 złota ceny.
refused-too-expensive = Nie stać cię na tę kartę.

## Punktacja

category-goals = Cele Atrybutów
category-class_dice = Kolor Klasy
category-alignment = Charakter
category-backstory = Historia
category-armor = Pancerz
category-traits = Cechy
category-gold = Złoto
score-goal-met = { $row }: { $score }, cel { $goal } osiągnięty
score-goal-missed = { $row }: { $score }, cel { $goal } nieosiągnięty
score-goal-open = { $row }: na razie { $score }, cel { $goal }
score-class-dice = Kości koloru { $colour }: { $count }
score-alignment = { $card }: { $line } / { $column }
score-backstory = { $card }: zgodne kości: { $count }
score-armor = { $set }: części: { $count }
score-trait = { $card }: policzono: { $count }
score-gold = Złoto: { $gold }; ranga: { $rank }

## Działanie kart i klas

effect-class-bonus = Cele: każda kość w kolorze klasy liczy się o { $amount } wyżej.
effect-colour-bonus = Cele: każda kość tego koloru liczy się o { $amount } wyżej: { $colour }
effect-repeat = Tę akcję można wykonać do { $times } razy naraz: { $row }
effect-armor-piece = Podliczanie: dodatkowa część rozpoczętego, niepełnego pancerza.
effect-discard-gold = Złoto zamiast zakupu: o { $amount } więcej.
effect-discount = Karty z Rynku i stosu odrzuconych kosztują o { $amount } mniej.
effect-action = Wykonaj akcję: { $row }
effect-gain-gold = Zyskaj złoto: { $amount }
effect-swap-with-bag = Wymień kość na inny kolor z mieszka, ta sama ścianka.
effect-swap-with-pool = Wymień kość z niewybraną; potem ułóż kości na nowo.
effect-pool-raise = Podnieś niewybraną kość najwyżej o { $amount }; potem ułóż kości na nowo.
effect-pool-reroll = Przerzuć dowolne niewybrane kości; potem ułóż kości na nowo.
effect-move-die = Przesuń kość do innego rzędu.
effect-buy-top-of-deck = W swojej turze Rynku kup dodatkowo wierzchnią kartę talii za złoto: { $price }.
effect-buy-from-discard = Jako akcję Rynku kup kartę ze stosu odrzuconych.
effect-copy-skill = Użyj umiejętności innej osoby, gotowej lub wyczerpanej.
effect-armor = { $set }: { $stars } ★; +{ $bonus } ★ dla kolorów klasy: { $first } i { $second }
trait-cards = { $stars } ★ za każdą kartę rodzaju: { $what }
trait-row-at-most = { $stars } ★, jeśli wynik to najwyżej { $limit }: { $what }
trait-rows-at-least = { $stars } ★ za każdy rząd z wynikiem { $limit } lub więcej (najwyżej { $most } ★)
trait-equal-rows = { $stars } ★ za każdy rząd z trzema równymi ściankami (najwyżej { $most } ★)
trait-backstory = { $stars } ★ za każde { $per } zgodności z historią
trait-class-dice = { $stars } ★ za każde { $per } kości w kolorze klasy
trait-column = { $stars } ★, jeśli znacznik kończy w kolumnie: { $what }
trait-line = { $stars } ★, jeśli znacznik kończy w wierszu: { $what }
trait-gold = { $stars } ★ za każde { $per } złota na koniec (najwyżej { $most } ★)
trait-goals = { $stars } ★ za każde { $per } osiągnięte cele
trait-kinds = { $stars } ★ za każdy posiadany rodzaj kart
ability-action-after = Po zakupie karty rodzaju { $kind }: do { $times } × akcja: { $row }
ability-action-after-gold = Po wzięciu złota zamiast zakupu: do { $times } × akcja: { $row }
ability-any-action = Kość umieszczona tutaj pozwala na akcję dowolnego rzędu: { $row }
ability-extra-card = Przed Fazą Rynku można dodać do Rynku kartę ze stosu odrzuconych.
ability-purchases = Zakupy w turze Rynku: najwyżej { $amount }
ability-refresh = Odnawiane umiejętności w Porządkowaniu: najwyżej { $amount }
ability-gold-die = Złoto za umieszczenie złotej kości: { $amount }
ability-hands = Ręce na broń: { $amount }
ability-free-step = Umiejętności można użyć bez kroku charakteru.

## Opcje

option-class_choice = Klasy
option-class_choice-draw = losowane kośćmi
option-class_choice-pick = wybierane w odwrotnej kolejności
option-less_random_setup = Mniej losowe przygotowanie
option-less_random_setup-false = kości losowane w ciemno
option-less_random_setup-true = po jednej kości każdego koloru klasy
option-random_market_deck = Talia Rynku
option-random_market_deck-false = jedna kropka na dwóch
option-random_market_deck-true = wszystkie karty razem
option-shorter_game = Długość gry
option-shorter_game-false = pełna gra
option-shorter_game-true = krótsza gra, dwie kości początkowe więcej
option-friendly_market = Złoto zamiast zakupu
option-friendly_market-false = karta jest odrzucana
option-friendly_market-true = Przyjazny Rynek: karta zostaje
option-start_player = Pierwszy Gracz
option-start_player-roll = najwyższy rzut
option-start_player-first-seat = pierwsze miejsce
option-trait_scores = Wyniki rzędów dla cech
option-trait_scores-with-race = z modyfikatorem rasy
option-trait_scores-faces = same ścianki
option-goal_traits = Cechy liczące cele
option-goal_traits-with-weapons = z bronią
option-goal_traits-without-weapons = bez broni
option-swapped_gold = Złota kość z Przeszukania lub Negocjacji
option-swapped_gold-as-placed = jak przy umieszczeniu (Złodziej 4)
option-swapped_gold-two = 2 złota dla każdego

## Stół jako tekst

board-round = Runda { $round } z { $rounds }, { $phase }
board-start = Pierwszy Gracz
board-initiative = Karty Inicjatywy (najniższa kupuje pierwsza)
board-holder = { $name }: zakupy w tej kolejności
board-coin = moneta
board-market = Rynek: nazwa, cena, rodzaj, działanie
board-supply = Karty w talii: { $deck }; kości w mieszku: { $bag } ({ $dice })
board-discards = Stos odrzuconych
board-trash = Śmietnik
board-hand = Kości do umieszczenia
board-hero = złoto: { $gold }, żetony Charyzmy: { $tokens }, gwiazdki na razie: { $points }
board-backstory = Historia
board-alignment = Charakter
board-exhausted = wyczerpana
board-key = g b r p k w y: zielona, niebieska, czerwona, fioletowa, czarna, biała, złota; (g) wymagana przez historię, ✓ zgodna; ° karta domowa: część wartości jest nasza
