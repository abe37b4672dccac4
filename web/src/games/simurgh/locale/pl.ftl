# Plansza gry Simurgh.

sg-pay-gain = zapłać { $paid }: zyskaj { $gain }
sg-room-any-one = jeden wasal
sg-room-any-many = dowolnie wielu wasali
sg-room-rider-one = jeden jeździec smoków
sg-room-rider-many = dowolnie wielu jeźdźców smoków
sg-level = poziom { $level }
sg-step-costs = Wejście i każdy krok kosztuje
sg-same = to samo
sg-when = gdy
sg-again = znów
sg-any = dowolny
sg-top = z góry
sg-bottom = na spód
sg-on = na
sg-on-all = na wszystkich smokach
sg-bonus = premia
sg-stands-there = { $vassal } ({ $name })
sg-acting = działa teraz

## Części planszy

sg-the-wilds = Dzicz
sg-chronicle = Kronika
sg-objectives = Cele
sg-objectives-left = Umieszczono { $count } z { $limit } celów; ostatni wywołuje koniec gry
sg-last-turns = { $count ->
    [0] ostatnia tura
    [one] jeszcze { $count } tura
    [few] jeszcze { $count } tury
   *[other] jeszcze { $count } tur
}
sg-free-area = wolny obszar
sg-lay = połóż płytkę
sg-area-free = { $area }, wolny; premia za położenie płytki: { $bonus }
sg-area-replace = { $area }: zastąp tę płytkę wybraną za jedną broń; premia: { $bonus }
sg-area-closed = { $area } jest otwarty dopiero przy { $players } graczach
sg-from-players = od { $players } graczy
sg-fill = { $count ->
    [one] { $count } wasal na płytce
   *[other] { $count } wasali na płytce
}; przy { $full } płytka trafia do kroniki
sg-slot = Pole { $slot }
sg-niche = Nisza { $slot }
sg-unseen = zakrytych
sg-unseen-tile = Zakryta płytka
sg-dragon-stack = Smoki w stosie: { $count }
sg-objective-stack = Cele w stosie: { $count }
sg-standing = { $name }: liczy się { $count }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
sg-prices = Ceny
sg-others = Dwory innych graczy
sg-question = Bieżące pytanie
sg-preview = Co z tego wyniknie

## Dwór

sg-my-court = Mój dwór
sg-court-of = Dwór: { $name }
sg-enlarge = Powiększ dwór: { $name }
sg-vassals = Wasale
sg-ready-vassals = Dostępni wasale
sg-resources = Zasoby
sg-dragons = Smoki
sg-no-dragon = Jeszcze bez smoka
sg-no-tiles = Brak płytek na ręce
sg-hidden-tiles = { $count ->
    [one] { $count } zakryta płytka
    [few] { $count } zakryte płytki
   *[other] { $count } zakrytych płytek
}
sg-stand-ready = gotów
sg-stand-back = wrócił
sg-stand-out = stoi
sg-stand-reserve = pula
sg-limit = { $count } z { $limit } zasobów
sg-token-on = ze znacznikiem
sg-token-off = bez znacznika

## Tura

sg-turn-so-far = Dotychczas w tej turze
sg-earlier-steps = Pokaż wcześniejsze kroki tej tury ({ $count })
sg-can = Możesz
sg-can-still = Możesz jeszcze
sg-still-main = umieścić wasala, położyć płytkę albo wycofać wasali
sg-still-explore = przesunąć jeźdźca w dół schodów
sg-still-ability = użyć zdolności smoka
sg-choose-area = Wybierz obszar dla płytki.
sg-where-tile = Wybierz obszar dla płytki { $tile }.
sg-which-tile = Wybierz płytkę na { $area }.
sg-which-niche = Wybierz niszę Pomnika.
sg-which-objective = Wybierz cel do tej niszy.
sg-do-place = umieść
sg-do-recall = wycofaj
sg-do-explore = w dół
sg-do-spend = wydaj
sg-keep-token = Zachowaj znacznik
sg-to-top = na wierzch stosu
sg-to-bottom = na spód stosu
sg-only-you = Tylko ty to widzisz.
sg-then-niche = Potem wybierz niszę.
sg-no-niche = Nie stać cię jeszcze na żadną niszę.
sg-next = Następnie:
sg-then-chronicle = Płytka trafia do kroniki: { $count } z { $limit }
sg-then-back = wracają; można ich umieścić w następnej turze
sg-then-end = To wywołuje koniec gry. { $count ->
    [0] Nie ma już więcej tur.
    [one] Została { $count } tura.
    [few] Zostały { $count } tury.
   *[many] Zostało { $count } tur.
}
sg-then-over = { $count ->
    [one] Masz { $count } zasób
    [few] Masz { $count } zasoby
   *[many] Masz { $count } zasobów
}, a limit to { $limit }: na koniec tury zwróć { $over }
sg-then-hand = Za dużo płytek: na koniec tury zwróć { $over }
sg-then-lost = { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}, a na smokach jest miejsce na { $room }; reszta przepada

## Małe ekrany i galeria

sg-zoom-in = Większa
sg-zoom-out = Mniejsza
sg-slip-pay = Zapłać
sg-slip-gain = Zyskaj
sg-slip-niche = Cel do niszy { $slot }
sg-tie = Remis rozstrzyga liczba znaczników na smokach.
sg-key-spearman = wybierz włócznika do umieszczenia
sg-key-rider = wybierz jeźdźca smoków do umieszczenia
sg-key-nothing = nic więcej: odmów lub zakończ turę
