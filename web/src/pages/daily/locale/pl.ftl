daily = Rozdanie dnia
daily-about = Wszyscy w tej gospodzie zaczynają z tymi samymi kartami i kośćmi. Liczy się pierwsza próba; potem można ćwiczyć do woli. Z gości spod jednego adresu na liście stoi pierwszy; kto zachował swoje imię, stoi na niej zawsze. Nikt nie widzi, jak grają inni, dopóki nie pojawią się wyniki.
daily-solo = w pojedynkę
daily-bots = przeciwnicy: { $bots }
daily-people = { $count ->
    [0] Nikt jeszcze nie skończył
    [one] Skończyła jedna osoba
    [few] Skończyły { $count } osoby
   *[other] Skończyło { $count } osób
}
daily-yours = twój wynik: { $points }
daily-play = Graj
daily-go-on = Graj dalej
daily-practise = Ćwicz
daily-results = Wyniki
daily-none = Na ten dzień nie ma rozdań.
daily-hours = Zacząć można do: { $ends }; kto zaczął, może skończyć do: { $reveals }. Potem widać wszystkie wyniki, gry i ziarno.
daily-today = Dzisiejsze rozdania
daily-before = Poprzednie dni
daily-streak = { $days ->
    [0] Na razie żadnych dni z rzędu
    [one] Jeden dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
} (najdłużej: { $best })
daily-commitments = Jutrzejsze rozdania są już ustalone
daily-commitments-about = Ziarno rozdania losowane jest z góry. Jego odcisk (SHA-256) widać wcześniej, samo ziarno po zakończeniu rozdania: każdy może więc sprawdzić, że nic nie zostało zmienione.
deal-challenge = { $name } – punkty: { $points }. Dasz radę to pobić?
deal-challenge-yours = Pobij moje { $points }!
deal-link = Skopiuj link dla znajomego
deal-own = Moja gra
deal-over = Rozdanie się skończyło: można obejrzeć i porównać wszystkie gry oraz zagrać dla wprawy.
deal-once = Liczy się pierwsza próba; potem można ćwiczyć do woli.
deal-wait = Arkusze i gry innych pojawią się, gdy rozdanie się skończy.
deal-hidden = Wyniki zobaczysz, gdy skończysz swoją próbę.
deal-place = Miejsce
deal-name = Imię
deal-points = Punkty
deal-count = Osoby
deal-more = Arkusz i gra
deal-you = ty
deal-won = wygrana gra
deal-sheet = Arkusz punktów
deal-spread = Ile osób zdobyło ile punktów
deal-compare = Ruch po ruchu
deal-first = Pierwsza gra
deal-second = Druga gra
deal-same = Obie gry są takie same, ruch w ruch.
deal-parts = Gry rozchodzą się przy ruchu { $number }.
deal-player = Gracz
deal-move = Ruch
deal-proof = Ustalone z góry
deal-seed = Ziarno
challenge-title = Wyzwij znajomego
challenge-about = Kto otworzy link, zagra to samo rozdanie od początku, na twoim miejscu,
challenge-back = Wróć do stołu
