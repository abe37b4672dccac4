# Gildie. Te same identyfikatory i zmienne są we wszystkich językach; nazwy elementów pochodzą z plików zawartości.

title = Gildie

## Rozdziały

chapter-round-start = Początek rundy
chapter-auction = Pozyskiwanie postaci
chapter-bid-amount = Pozyskiwanie postaci: oferta
chapter-second-bid = Pozyskiwanie postaci: druga oferta
chapter-taking = Pozyskiwanie postaci: nowa postać
chapter-exchange = Wymiana
chapter-building = Budowa
chapter-placing = Budowa: umieszczenie komnaty
chapter-keeping = Koniec rundy: floreny na komnatach
chapter-final = Punktacja końcowa
chapter-response = Odpowiedź na zdolność
chapter-aftermath = Po zabiciu postaci
chapter-second-target = Drugi cel
chapter-sacrificing = Poświęcenie
chapter-end = Koniec

## Pytania

ask-round-start = Użyj zdolności początku rundy albo zakończ.
ask-auction = Licytuj w dwóch strefach, pozyskaj postać albo spasuj.
ask-auction-bid = Licytuj w dwóch strefach albo spasuj.
ask-auction-one = Licytuj w strefie, pozyskaj postać albo spasuj.
ask-auction-bid-one = Licytuj w strefie albo spasuj.
ask-auction-take = Pozyskaj postać albo spasuj.
ask-auction-ability = Użyj zdolności albo spasuj.
ask-auction-pass = Możesz tylko spasować.
ask-amount = Ile florenów dokładasz tutaj: { $zone }? Co najmniej { $need }, masz { $florins }.
ask-second-bid = Druga oferta; pierwsza: { $zone }. Floreny: { $florins }
ask-taking = Nowa postać: { $card }. Użyć jej zdolności?
ask-exchange = Wymień floreny na złoto: { $rate } za monetę.
ask-building = Kup komnatę albo spasuj. Złoto: { $gold }
ask-placing = Umieść komnatę: { $room }
ask-keeping = Zatrzymaj komnaty, każdą za floren, albo zakończ.
ask-shift = Wybierz cel, w którym twoja wartość jest o { $amount } korzystniejsza, albo zrezygnuj.
ask-response = { $player } używa zdolności: { $card }. Odpowiedz albo zrezygnuj.
ask-response-kill = { $player } chce zabić postać: { $character } (zdolność: { $card }). Odpowiedz albo zrezygnuj.
ask-aftermath = Zabita postać: { $character }. Użyj zdolności albo zrezygnuj.
ask-second-target = Z kim zamienia się miejscami: { $character }?
ask-sacrifice = { $card }: wybierz postać do poświęcenia.

## Ruchy

move-pass = Spasuj
move-done = Zakończ
move-decline = Zrezygnuj
move-bid = Złóż ofertę: { $zone }
move-florins = Dołóż floreny: { $florins }
move-take = Pozyskaj: { $character }
move-buy = Kup: { $room }
move-exchange = Wymień na złote monety: { $gold }
move-place = Umieść: { $cell }{ $turn ->
    [0] {""}
    [1] , obrót o 90°
    [2] , obrót o 180°
   *[other] , obrót o 270°
}
move-keep = Połóż floren: { $room }
move-use = Użyj: { $card }
move-use-on = Użyj: { $card } → { $character }
move-use-against = Użyj: { $card } → { $player }
move-use-at = Użyj: { $card } → { $zone }, { $player }
move-with = Druga postać: { $character }
move-sacrifice = Poświęć: { $character }
move-shift = Cel: { $objective }

## Krótkie nazwy do filtrów: rodzaje ruchów i to, co się w nich wybiera

action-pass = Spasuj
action-done = Zakończ
action-decline = Zrezygnuj
action-bid = Złóż ofertę
action-florins = Dołóż floreny
action-take = Pozyskaj postać
action-buy = Kup komnatę
action-exchange = Wymień na złote monety
action-place = Umieść komnatę
action-keep = Połóż floren na komnacie
action-use = Użyj zdolności
action-use-on = Użyj na postaci
action-use-against = Użyj przeciw komuś
action-use-at = Użyj w strefie
action-with = Druga postać
action-sacrifice = Poświęć
action-shift = Wybierz cel
param-zone = Strefa
param-florins = Floreny
param-character = Postać
param-room = Komnata
param-gold = Złote monety
param-cell = Miejsce
param-turn = Obrót
param-card = Zdolność
param-player = Osoba
param-objective = Cel

## Zdarzenia

event-round = Zaczyna się runda { $round }.
event-income = { $seat }: przychód – floreny: { $florins }{ $gold ->
    [0] {""}
   *[other] , złoto: { $gold }
}.
event-bid = { $seat }: oferta – { $zone }: +{ $florins } (razem { $total }).
event-florins-back = { $seat }: z namiotów wracają floreny: { $florins }.
event-take = { $seat } pozyskuje postać: { $character } ({ $zone }), floreny: { $florins }.
event-pass = { $seat } pasuje.
event-auction-over = Koniec licytacji.
event-gain-florins = { $seat }: { $card }, zysk we florenach: { $florins }.
event-exchange = { $seat } wymienia floreny ({ $florins }) na złoto ({ $gold }).
event-buy = { $seat } kupuje komnatę: { $room }, złoto: { $gold }.
event-place = { $seat } umieszcza komnatę: { $room } ({ $cell }{ $turn ->
    [0] {""}
    [1] , obrót o 90°
    [2] , obrót o 180°
   *[other] , obrót o 270°
}).
event-activate = { $seat }: aktywna komnata: { $room }.
event-keep = { $seat } kładzie floren na komnacie: { $room }.
event-marker = { $seat } dostaje znacznik pierwszego gracza.
event-announce = { $seat } używa zdolności: { $card }.
event-announce-on = { $seat } używa zdolności: { $card } → { $character }.
event-no-effect = { $seat }: { $card }, bez efektu.
event-gain-gold = { $seat }: { $card }, zysk w złocie: { $gold }.
event-take-florins = { $seat }: { $card }, zabrane floreny: { $florins } ({ $player }).
event-turn-up = { $seat }: { $card }, odkryta karta: { $character }.
event-return-florins = { $seat }: { $card }, zwrot florena: { $zone } ({ $player }).
event-swap = { $seat } zamienia na rynku: { $character }, { $other }.
event-kill = { $seat } zabija: { $character }.
event-prevent = { $seat } zapobiega zabiciu (atak: { $card }).
event-sacrifice = { $seat } poświęca: { $character }.
event-claim = { $seat } przejmuje zabitą postać: { $character }.
event-shift = { $seat } wybiera cel: { $objective }.
event-end = Koniec ostatniej rundy; czas na punktację gildii.

## Odmowy

refused-not-highest = Twoja oferta w strefie tej postaci nie jest najwyższa.
refused-not-on-market = Tej postaci nie ma na rynku.
refused-empty-zone = W tej strefie nie ma postaci.
refused-already-highest = Twoja oferta jest tam już najwyższa.
refused-too-few-florins = Masz za mało florenów.
refused-two-bids = Dopóki na rynku jest więcej niż dwie postaci, trzeba złożyć najwyższą ofertę w dwóch strefach.
refused-say-amount = Najpierw podaj, ile florenów dokładasz.
refused-bid-too-low = Oferta musi być wyższa od wszystkich innych w strefie.
refused-same-zone = Druga oferta musi być w innej strefie.
refused-ability = Tej zdolności nie można teraz użyć.
refused-response = Odpowiedz zdolnością albo zrezygnuj.
refused-aftermath = Teraz można użyć tylko zdolności po zabiciu.
refused-second-target = Wybierz postać z następnej strefy.
refused-sacrifice = Wybierz inną postać ze swojej gildii.
refused-not-on-offer = Tej komnaty nie ma w ofercie.
refused-too-expensive = Masz za mało złota na tę komnatę.
refused-no-place = Ta komnata nie pasuje nigdzie w twojej siedzibie.
refused-place-room = Najpierw umieść kupioną komnatę.
refused-same-turn = Ten obrót wygląda tak samo jak wcześniejszy.
refused-off-plot = Komnata wystawałaby poza działkę.
refused-cell-taken = To miejsce jest już zajęte.
refused-door-meets-wall = Drzwi spotkałyby się ze ścianą.
refused-touches-nothing = Komnata musi stykać się z holem albo inną komnatą.
refused-kept-already = Na tej komnacie leży już floren.
refused-not-open = Tego celu nie ma w grze.

## Punktacja

category-characters = Postaci
category-abilities = Zdolności końca gry
category-rooms = Komnaty
category-objectives = Cele
amount-florins = Floreny
amount-gold = Złoto
amount-active-rooms = Aktywne komnaty
score-character = { $character }
score-ability = { $character }, policzone: { $count }
score-room = { $room }
score-objective = { $objective }: { $amount }
pad-table = Wszystkie gildie
pad-active = aktywna
pad-shifts = Cel wybrany dla postaci, która zmienia wartość

## Opcje

option-self_raise = Podbijanie własnej najwyższej oferty
option-self_raise-false = niedozwolone
option-self_raise-true = dozwolone
option-release_on_empty_zone = Floreny innych w opróżnionej strefie
option-release_on_empty_zone-false = zostają do wymiany
option-release_on_empty_zone-true = wracają od razu
option-refill = Komnaty z florenem w następnej rundzie
option-refill-top_up = wliczają się do oferty
option-refill-full = są dodatkowe
option-tiles_count_for_faction_objective = Komnaty liczone jako członkowie w celach frakcji
option-tiles_count_for_faction_objective-false = nie liczą się
option-tiles_count_for_faction_objective-true = liczą się
option-build_pass_final = Pas podczas budowy
option-build_pass_final-true = jest ostateczny w tej rundzie
option-build_pass_final-false = nie jest ostateczny
option-zones_2p = Strefy przy dwóch graczach
option-zones_2p-1-1-2 = trzy strefy z 1, 1 i 2 postaciami
option-zones_2p-2-2 = dwie strefy po 2 postaci
option-zones_2p-2-2-2 = trzy strefy po 2 postaci
option-rooms_on_offer = Komnaty w ofercie
option-rooms_on_offer-table = według tabeli
option-rooms_on_offer-fewer = o jedną mniej każdej wielkości
option-rooms_on_offer-more = o jedną więcej każdej wielkości

## Plansza jako tekst

board-round = Runda { $round } z { $rounds } · { $chapter }
board-first = Pierwszy gracz: { $name }
board-piles = Stosy: postaci { $characters }, małe komnaty { $small }, duże komnaty { $large }
board-square = Rynek (▲ najwyższa oferta)
board-characters = Postaci
board-need = Trzeba dołożyć
board-offer = Komnaty w ofercie (ƒ z florenem)
board-objectives = Cele
board-active = aktywna
board-inactive = nieaktywna
board-stack = Ogłoszone zdolności (w kolejności rozpatrywania)
board-hall = HOL

## Co robią karty i kafle

timing-static = Stały efekt.
timing-any-time = W dowolnej chwili.
timing-round-start = Na początku rundy.
timing-acquire-phase = Przed własnym ruchem w licytacji.
timing-build-phase = Podczas budowy.
timing-response-kill = W odpowiedzi na zabicie w twojej gildii.
timing-after-kill = Po zabiciu w innej gildii.
timing-on-acquire = Gdy pozyskujesz tę postać z rynku.
timing-end-game = Na koniec gry.
limit-round = Raz na rundę.
price-florins = Cena we florenach: { $florins }.
price-gold = Cena w złocie: { $gold }.
price-sacrifice = Poświęć tę kartę.
effect-points-other-members = +{ $each } ★ za każdego innego członka: { $faction }, najwyżej { $most }.
effect-points-rooms = +{ $each } ★ za każdą aktywną komnatę: { $type }, najwyżej { $most }.
effect-points-factions = +{ $each } ★ za każdą frakcję w gildii ponad { $above }.
effect-points-area = +{ $each } ★ za każde { $per } pola aktywnych komnat.
effect-points-character = +{ $each } ★ z tą postacią w gildii: { $character }.
effect-points-room-set = +{ $each } ★ z aktywnymi komnatami: { $type } i { $other }.
effect-shift-objective = W jednym celu twoja wartość jest o { $amount } korzystniejsza.
effect-kill = Zabij postać z innej gildii.
effect-kill-prestige = Zabij postać z innej gildii o prestiżu co najmniej { $least }.
effect-kill-faction = Zabij postać z innej gildii o prestiżu najwyżej { $most }: { $faction } lub { $other }.
effect-prevent-kill = Postać nie ginie.
effect-prevent-kill-of-others = Inna postać twojej gildii nie ginie.
effect-claim-killed = Zabita postać dołącza do twojej gildii.
effect-sacrifice-other = Musisz poświęcić inną postać, jeśli ją masz.
effect-gain-gold = Zyskaj złoto: { $amount }.
effect-take-florins-one-player = Zabierz floreny jednemu innemu graczowi: { $amount }.
effect-take-florins-each-other-player = Zabierz floreny każdemu innemu graczowi: { $amount }.
effect-turn-up = Odkryj wierzchnią postać; jeśli jej frakcja jest w twojej gildii, zyskaj floreny: { $amount }.
effect-return-florins = Floreny z namiotu innego gracza wracają do właściciela: { $amount }.
effect-swap-characters = Dwie postaci z różnych stref zamieniają się miejscami.
effect-protect-self = Tej postaci nie można wskazać do zabicia.
effect-protect-faction = Tych postaci twojej gildii nie można wskazać do zabicia: { $faction }.
effect-gain-on-take = Gdy inny gracz pierwszy raz pozyskuje postać, zyskaj floreny: { $amount }.
effect-keep-florins = Na koniec rundy zachowaj floreny, najwyżej { $amount }.
effect-exchange-rate = Złota moneta kosztuje cię we florenach: { $amount }.
effect-discount = Pierwsza w rundzie komnata tej wielkości ({ $size }) kosztuje mniej o tyle złotych monet: { $amount } (co najmniej { $minimum }).
room-points = +{ $points } ★.
room-per-member = 1 ★ za każdych { $every } członków: { $faction }.
room-per-room = +{ $each } ★ za każdą aktywną komnatę: { $type }, najwyżej { $most }.
room-per-faction = +{ $points } ★ za każdą frakcję w gildii.
room-member = Liczy się jako członek: { $faction }.
room-florins = Przychód we florenach: { $florins }.
room-gold = Przychód w złocie: { $gold }.
room-nothing = Bez efektu.
objective-places = Pierwsze miejsce { $first } ★; drugie miejsce przy czterech graczach { $second } ★.
asleep-unreached = żaden ciąg drzwi nie łączy jej z holem
