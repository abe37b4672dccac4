daily = Rozdanie dnia
daily-about = Wszyscy w tej gospodzie zaczynają z tymi samymi kartami i kośćmi. Liczy się pierwsza próba. Potem możesz ćwiczyć do woli. Z każdej sieci na liście jest tylko pierwszy gość, a osoby z kontem są na niej zawsze. Nikt nie widzi, jak grają inni, dopóki nie pokażemy wyników.
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
daily-hours = Możesz zacząć do { $ends }. Rozpoczętą próbę możesz dokończyć do { $reveals }. Potem pokazujemy wszystkie wyniki, gry i ziarno.
daily-today = Dzisiejsze rozdania
daily-before = Poprzednie dni
daily-streak = { $days ->
    [0] Na razie żadnych dni z rzędu
    [one] Jeden dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
} (najdłużej: { $best })
daily-commitments = Jutrzejsze rozdania są już ustalone
daily-commitments-about = Ziarno rozdania losujemy z góry. Przed rozdaniem publikujemy jego odcisk (SHA-256), a po nim samo ziarno, więc każdy może sprawdzić, że nic się nie zmieniło.
deal-challenge = { $points ->
    [one] { $name } ma { $points } punkt. Przebijesz to?
    [few] { $name } ma { $points } punkty. Przebijesz to?
   *[many] { $name } ma { $points } punktów. Przebijesz to?
}
deal-challenge-yours = Pobij mój wynik { $points }!
deal-link = Skopiuj link dla znajomego
deal-own = Moja gra
deal-over = Rozdanie się skończyło. Możesz obejrzeć i porównać wszystkie gry oraz zagrać je dla wprawy.
deal-once = Liczy się pierwsza próba. Potem możesz ćwiczyć do woli.
deal-wait = Arkusze i gry innych pokażemy, gdy rozdanie się skończy.
deal-hidden = Wyniki zobaczysz, gdy skończysz swoją próbę.
deal-place = Miejsce
deal-name = Imię
deal-points = Punkty
deal-count = Osoby
deal-more = Arkusz i gra
deal-you = ty
deal-won = wygrana gra
deal-sheet = Arkusz punktów
deal-spread = Liczba osób według punktów
deal-compare = Ruch po ruchu
deal-first = Pierwsza gra
deal-second = Druga gra
deal-same = Obie gry są takie same, ruch w ruch.
deal-parts = Gry różnią się od ruchu { $number }.
deal-player = Gracz
deal-move = Ruch
deal-proof = Ustalone z góry
deal-seed = Ziarno
challenge-title = Wyzwij znajomego
challenge-about = Kto otworzy link, zagra to samo rozdanie od początku, na twoim miejscu,
challenge-back = Wróć do stołu
