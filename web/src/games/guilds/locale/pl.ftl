# Słowa planszy Gildii.

gd-square = Rynek
gd-headquarters = Siedziba
gd-guilds = Gildie
gd-round = Runda { $round } z { $rounds }
gd-parts = Części planszy
gd-offer = Komnaty w ofercie
gd-rooms = Komnaty
gd-signs = Znaki
gd-prestige = prestiż
gd-florins = Floreny
gd-gold = Złoto
gd-income = Przychód
gd-income-florins = przychód { $florins } ƒ
gd-income-gold = przychód { $gold } w złocie
gd-income-tip = Przychód w następnej rundzie: { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
} i { $gold ->
    [one] { $gold } złota moneta
    [few] { $gold } złote monety
   *[many] { $gold } złotych monet
}
gd-area = Powierzchnia zabudowy
gd-first = Pierwszy gracz
gd-order = Kolejność gry
gd-members = Członkowie według frakcji
gd-nobody = Do tej gildii nikt jeszcze nie należy.
gd-bids = Oferty
gd-leads = prowadzi { $name }
gd-leads-short = prowadzi
gd-bid-short = oferta
gd-need = { $florins ->
    [one] jeszcze { $florins } floren i prowadzisz
    [few] jeszcze { $florins } floreny i prowadzisz
   *[many] jeszcze { $florins } florenów i prowadzisz
}
gd-take = Pozyskaj
gd-serves = Służy celom
gd-on-tents = wróci z namiotów: { $florins } ƒ
gd-tap-two = Dotknij dwóch postaci, aby je licytować.
gd-tap-one = Dotknij postaci, aby ją licytować.
gd-tap-take = Dotknij postaci, przy której prowadzisz.
gd-tap-another = Dotknij jeszcze jednej postaci w innej strefie.
gd-beats = { $total } przebija { $rival }
gd-unrivalled = nikt inny nie licytuje
gd-purse = { $florins ->
    [one] { $florins } floren
    [few] { $florins } floreny
   *[many] { $florins } florenów
}, po twoich ofertach zostaje { $left }
gd-bid = Oferta
gd-pass = Spasuj
gd-pass-final = w tej rundzie już bez komnat
gd-done = Zakończ
gd-decline = Zrezygnuj
gd-let = Niech się dzieje
gd-keep = Połóż floren
gd-exchange = Wymień na złoto
gd-exchange-all = { $gold ->
    [one] Wszystko za { $gold } złotą monetę
    [few] Wszystko za { $gold } złote monety
   *[many] Wszystko za { $gold } złotych monet
}
gd-exchange-none = Zachowaj floreny
gd-price = { $gold ->
    [one] Koszt: { $gold } złota moneta
    [few] Koszt: { $gold } złote monety
   *[many] Koszt: { $gold } złotych monet
}
gd-kept = Z florenem zostaje w ofercie na następną rundę
gd-no-rooms = W ofercie nie ma komnat.
gd-piles = W stosach: { $characters ->
    [one] { $characters } postać
   *[other] { $characters } postaci
}, { $small ->
    [one] { $small } mała komnata
    [few] { $small } małe komnaty
   *[many] { $small } małych komnat
} i { $large ->
    [one] { $large } duża komnata
    [few] { $large } duże komnaty
   *[many] { $large } dużych komnat
}
gd-piles-rooms = stosy: duże { $large }, małe { $small }
gd-deck = stos: { $characters }
gd-brings = Co to daje
gd-nobody-left = Nikt tam nie został.
gd-left = Pozostali na rynku
gd-doors = drzwi
gd-side-N = u góry
gd-side-E = po prawej
gd-side-S = u dołu
gd-side-W = po lewej
gd-street = ULICA
gd-cell = Rząd { $row }, kolumna { $column }
gd-hall = Hol
gd-free = wolne
gd-asleep = uśpiona
gd-wakes = budzi się
gd-tap-room = Dotknij świecącej komnaty, potem miejsca.
gd-tap-keep = Dotknij komnat, na których kładziesz floren.
gd-wait = Budują inni.
gd-turn = Obróć
gd-turned = obrót o { $degrees }°
gd-fits = { $places ->
    [one] pasuje w { $places } miejscu
   *[other] pasuje w { $places } miejscach
}
gd-place = Budowa: { $room }
gd-choose-place = { $room }: wybierz świecące miejsce; ↻ obraca.
gd-plan-of = Siedziba: { $name }
gd-enlarge = Powiększ gildię: { $name }
gd-used = użyta w tej rundzie
gd-usable = można użyć zdolności
gd-abilities = Zdolności
gd-chained = w łańcuchu
gd-choose-target = { $card }: wybierz cel.
gd-choose-second = Wybierz drugą postać.
gd-target = Cel: { $name }
gd-chain = Łańcuch zdolności
gd-chain-order = zdolność ogłoszoną jako ostatnia rozpatruje się pierwszą
gd-order-first = najpierw
gd-order-then = potem
gd-order-last = na końcu
gd-answer = Twoja odpowiedź
gd-prevents = powstrzymuje: { $card }
gd-prevented = powstrzymana
gd-ask = Pytaj mnie
gd-ask-named = gdy chodzi o moją gildię
gd-ask-always = zawsze
gd-ask-never = nigdy
gd-ask-quiet = Nie pytaj więcej w tym łańcuchu, chyba że ktoś coś dołoży
gd-discards = Odrzucone postaci: { $characters }
gd-declined = Karta „{ $card }” zostaje bez odpowiedzi, bo tak wybrano w polu „Pytaj mnie”.
gd-would-prevent = zostałaby powstrzymana
gd-tie = Remis rozstrzyga większa ilość złota, potem liczba postaci.
gd-key-turn = obróć komnatę; z Shiftem w drugą stronę
gd-key-pass = pasuj
gd-key-decline = odmów lub pozwól, by się stało
