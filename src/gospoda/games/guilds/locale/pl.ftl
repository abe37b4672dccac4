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
ask-amount = Ile florenów dokładasz w strefie { $zone }? Trzeba co najmniej { $need }, masz { $florins }.
ask-second-bid = { $florins ->
    [one] Złóż drugą ofertę. Pierwsza: { $zone }. Masz { $florins } floren.
    [few] Złóż drugą ofertę. Pierwsza: { $zone }. Masz { $florins } floreny.
   *[many] Złóż drugą ofertę. Pierwsza: { $zone }. Masz { $florins } florenów.
}
ask-taking = Dołącza do ciebie { $card }. Użyć zdolności?
ask-exchange = { $rate ->
    [one] Wymień floreny na złoto. Moneta kosztuje { $rate } floren.
    [few] Wymień floreny na złoto. Moneta kosztuje { $rate } floreny.
   *[many] Wymień floreny na złoto. Moneta kosztuje { $rate } florenów.
}
ask-building = Kup komnatę albo spasuj. Masz { count-gold }.
ask-placing = Umieść komnatę { $room }.
ask-keeping = Zatrzymaj komnaty po florenie za każdą albo zakończ.
ask-shift = Wybierz cel, w którym twoja wartość jest o { $amount } korzystniejsza, albo zrezygnuj.
ask-response = { $player } używa zdolności postaci { $card }. Odpowiedz albo zrezygnuj.
ask-response-kill = { $card } gracza { $player } chce zabić postać { $character }. Odpowiedz albo zrezygnuj.
ask-aftermath = Ginie { $character }. Użyj zdolności albo zrezygnuj.
ask-second-target = Z kim zamienia się miejscami { $character }?
ask-sacrifice = Wybierz postać, którą poświęca { $card }.

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
event-income = { $seat } dostaje { count-florins }{ $gold ->
    [0] {""}
   *[other] {" "}i { count-gold }
} przychodu.
event-bid = { $character_id ->
    [none] { $seat } dokłada { count-florins } ({ $zone }) i ma tam { $total }.
   *[other] { $seat } oferuje { $total } za postać { $character }{ $other_id ->
        [none] {""}
       *[other] {" "}i { $other }
    } (dokłada { count-florins }).
}
event-florins-back = { $florins ->
    [one] Do gracza { $seat } wraca z namiotów { $florins } floren.
    [few] Do gracza { $seat } wracają z namiotów { $florins } floreny.
   *[many] Do gracza { $seat } wraca z namiotów { $florins } florenów.
}
event-take = { $seat } pozyskuje postać { $character } ({ $zone }) za { count-florins }.
event-pass = { $seat } pasuje.
event-auction-over = Licytacja się kończy.
event-gain-florins = { $card } przynosi graczowi { $seat } { count-florins }.
event-exchange = { $seat } wymienia { count-florins } na { count-gold }.
event-buy = { $seat } kupuje komnatę { $room } za { count-gold }.
event-place = { $seat } umieszcza komnatę { $room } ({ $cell }{ $turn ->
    [0] {""}
    [1] , obrót o 90°
    [2] , obrót o 180°
   *[other] , obrót o 270°
}).
event-activate = Komnata { $room } gracza { $seat } jest już aktywna.
event-keep = { $seat } płaci floren, żeby zatrzymać w ofercie komnatę { $room }.
event-marker = { $seat } dostaje znacznik pierwszego gracza.
event-announce = { $seat } używa zdolności postaci { $card }.
event-announce-on = { $seat } używa zdolności postaci { $card }. Celem jest { $character }.
event-no-effect = Zdolność postaci { $card } gracza { $seat } nie działa.
event-gain-gold = { $card } przynosi graczowi { $seat } { count-gold }.
event-take-florins = { $card } zabiera graczowi { $player } { count-florins } dla gracza { $seat }.
event-turn-up = { $card } gracza { $seat } odkrywa kartę { $character }.
event-return-florins = { $character_id ->
    [none] { $card } gracza { $seat } oddaje floren ({ $zone }) graczowi { $player }.
   *[other] { $card } gracza { $seat } oddaje graczowi { $player } floren z oferty za postać { $character }{ $other_id ->
        [none] {""}
       *[other] {" "}i { $other }
    }.
}
event-swap = { $seat } zamienia na rynku postaci { $character } i { $other }.
event-kill = { $card_id ->
    [none] { $seat } zabija postać { $character }.
   *[other] { $card } gracza { $seat } zabija postać { $character } gracza { $player }.
}
event-prevent = { $character_id ->
    [none] { $seat } powstrzymuje atak postaci { $card }.
   *[other] { $seat } ratuje postać { $character } przed atakiem postaci { $card }.
}
event-sacrifice = { $seat } poświęca postać { $character }.
event-claim = { $seat } przejmuje zabitą postać { $character }.
event-shift = { $seat } wybiera cel „{ $objective }”.
event-end = Ostatnia runda się kończy. Czas na punktację gildii.

## Odmowy

refused-not-highest = W strefie tej postaci nie prowadzisz.
refused-not-on-market = Tej postaci nie ma na rynku.
refused-empty-zone = W tej strefie nie ma postaci.
refused-already-highest = Tam już prowadzisz.
refused-too-few-florins = Masz za mało florenów.
refused-two-bids = Dopóki na rynku są więcej niż dwie postaci, trzeba prowadzić w dwóch strefach.
refused-say-amount = Najpierw podaj, ile florenów dokładasz.
refused-bid-too-low = Przebij wszystkich innych w tej strefie.
refused-same-zone = Druga oferta musi być w innej strefie.
refused-ability = Tej zdolności nie można teraz użyć.
refused-response = Odpowiedz zdolnością albo zrezygnuj.
refused-aftermath = Użyj zdolności po zabiciu albo zrezygnuj.
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
refused-leader = Prowadzi tam { $player } ({ count-florins }), a ty masz { $have }.
refused-nobody-leads = Nikt tam nie prowadzi. Żeby pozyskać tę postać, przebij wszystkich.
refused-needs-florins = { $count ->
    [one] To kosztuje { $count } floren, a masz { $have }.
    [few] To kosztuje { $count } floreny, a masz { $have }.
   *[many] To kosztuje { $count } florenów, a masz { $have }.
}
refused-needs-gold = { $count ->
    [one] To kosztuje { $count } złotą monetę, a masz { $have }.
    [few] To kosztuje { $count } złote monety, a masz { $have }.
   *[many] To kosztuje { $count } złotych monet, a masz { $have }.
}
refused-bid-needs = { $count ->
    [one] Żeby tam prowadzić, dołóż co najmniej { $count } floren.
    [few] Żeby tam prowadzić, dołóż co najmniej { $count } floreny.
   *[many] Żeby tam prowadzić, dołóż co najmniej { $count } florenów.
}
refused-two-bids-need = Trzeba prowadzić w dwóch strefach. To kosztuje { $here } tutaj i co najmniej { $there } gdzie indziej, a masz { $have }.
refused-no-second-zone = Trzeba prowadzić w dwóch strefach, a drugiej dla ciebie nie ma.
refused-second-bid-due = Najpierw wybierz strefę drugiej oferty.
refused-not-in-guild = Tej postaci nie ma w twojej gildii.
refused-others-character = Tę postać ma { $player }.
refused-no-ability = Ta postać nie ma zdolności, której się używa.
refused-ability-used = Tej zdolności już w tej rundzie użyto.
refused-timing-static = Tej zdolności się nie używa. Działa zawsze.
refused-timing-any-time = Nie można jej użyć, dopóki trwa to pytanie.
refused-timing-round-start = Tej zdolności możesz użyć tylko na początku rundy.
refused-timing-acquire-phase = Tej zdolności możesz użyć tylko podczas licytacji.
refused-timing-build-phase = Ta zdolność działa sama podczas budowy.
refused-timing-response-kill = Tej zdolności możesz użyć tylko w odpowiedzi na zabicie w twojej gildii.
refused-timing-after-kill = Tej zdolności możesz użyć tylko po zabiciu w innej gildii.
refused-timing-on-acquire = Tej zdolności możesz użyć tylko przy pozyskaniu postaci z rynku.
refused-timing-end-game = Ta zdolność liczy się na koniec gry.
refused-no-target = Ta zdolność nie ma teraz możliwego celu.
refused-other-target = Wybierz cel tej zdolności.
refused-target-self = Wybierz kogoś innego niż ty.
refused-target-poor = { $player } nie ma florenów.
refused-target-tent = { $player } nie ma florenów w tym miejscu ({ $zone }).
refused-target-kill = Wybierz postać, która właśnie ma zabić.
refused-target-last = Dalej nie ma już postaci do zamiany. Zacznij od postaci we wcześniejszej strefie.
refused-victim-elsewhere = Wybierz postać z innej gildii.
refused-protected = { $character } ma ochronę przed zabiciem.
refused-wrong-victim = Ta zdolność nie może zabić postaci { $character }.
refused-in-auction = To można zrobić tylko podczas licytacji.
refused-in-exchange = Floreny wymienia się po licytacji.
refused-in-building = Komnaty kupuje się i umieszcza w fazie budowy.
refused-in-keeping = Komnaty zatrzymuje się na koniec rundy.
refused-in-scoring = Cele wybiera się po ostatniej rundzie.

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
price-florins = { $florins ->
    [one] Kosztuje { $florins } floren.
    [few] Kosztuje { $florins } floreny.
   *[many] Kosztuje { $florins } florenów.
}
price-gold = Kosztuje { count-gold }.
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
effect-gain-gold = { $amount ->
    [one] Zyskaj { $amount } złotą monetę.
    [few] Zyskaj { $amount } złote monety.
   *[many] Zyskaj { $amount } złotych monet.
}
effect-take-florins-one-player = { $amount ->
    [one] Zabierz { $amount } floren jednemu z graczy.
    [few] Zabierz { $amount } floreny jednemu z graczy.
   *[many] Zabierz { $amount } florenów jednemu z graczy.
}
effect-take-florins-each-other-player = { $amount ->
    [one] Zabierz każdemu z pozostałych graczy { $amount } floren.
    [few] Zabierz każdemu z pozostałych graczy { $amount } floreny.
   *[many] Zabierz każdemu z pozostałych graczy { $amount } florenów.
}
effect-turn-up = { $amount ->
    [one] Odkryj wierzchnią postać. Jeśli twoja gildia ma jedną z jej frakcji, zyskaj { $amount } floren.
    [few] Odkryj wierzchnią postać. Jeśli twoja gildia ma jedną z jej frakcji, zyskaj { $amount } floreny.
   *[many] Odkryj wierzchnią postać. Jeśli twoja gildia ma jedną z jej frakcji, zyskaj { $amount } florenów.
}
effect-return-florins = { $amount ->
    [one] Zwróć { $amount } floren z namiotu innego gracza jego właścicielowi.
    [few] Zwróć { $amount } floreny z namiotu innego gracza ich właścicielowi.
   *[many] Zwróć { $amount } florenów z namiotu innego gracza ich właścicielowi.
}
effect-swap-characters = Dwie postaci z różnych stref zamieniają się miejscami.
effect-protect-self = Tej postaci nie można wskazać do zabicia.
effect-protect-faction = Tych postaci twojej gildii nie można wskazać do zabicia: { $faction }.
effect-gain-on-take = { $amount ->
    [one] Gdy inny gracz po raz pierwszy pozyskuje postać, zyskaj { $amount } floren.
    [few] Gdy inny gracz po raz pierwszy pozyskuje postać, zyskaj { $amount } floreny.
   *[many] Gdy inny gracz po raz pierwszy pozyskuje postać, zyskaj { $amount } florenów.
}
effect-keep-florins = { $amount ->
    [one] Na koniec rundy zachowaj { $amount } floren.
    [few] Na koniec rundy zachowaj najwyżej { $amount } floreny.
   *[many] Na koniec rundy zachowaj najwyżej { $amount } florenów.
}
effect-exchange-rate = { $amount ->
    [one] Złota moneta kosztuje cię { $amount } floren.
    [few] Złota moneta kosztuje cię { $amount } floreny.
   *[many] Złota moneta kosztuje cię { $amount } florenów.
}
effect-discount = { $amount ->
    [one] Pierwsza w rundzie komnata tej wielkości ({ $size }) kosztuje o { $amount } złotą monetę mniej, co najmniej { $minimum }.
    [few] Pierwsza w rundzie komnata tej wielkości ({ $size }) kosztuje o { $amount } złote monety mniej, co najmniej { $minimum }.
   *[many] Pierwsza w rundzie komnata tej wielkości ({ $size }) kosztuje o { $amount } złotych monet mniej, co najmniej { $minimum }.
}
room-points = +{ $points } ★.
room-per-member = 1 ★ za każdych { $every } członków: { $faction }.
room-per-room = +{ $each } ★ za każdą aktywną komnatę: { $type }, najwyżej { $most }.
room-per-faction = +{ $points } ★ za każdą frakcję w gildii.
room-member = Liczy się jako członek: { $faction }.
room-florins = Przychód: { count-florins }.
room-gold = { $gold ->
    [one] Przychód: { $gold } złota moneta.
    [few] Przychód: { $gold } złote monety.
   *[many] Przychód: { $gold } złotych monet.
}
room-nothing = Bez efektu.
objective-places = Pierwsze miejsce { $first } ★; drugie miejsce przy czterech graczach { $second } ★.
asleep-unreached = żaden ciąg drzwi nie łączy jej z holem
count-florins = { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
}
count-gold = { $gold ->
    [one] { $gold } złotą monetę
    [few] { $gold } złote monety
   *[many] { $gold } złotych monet
}
