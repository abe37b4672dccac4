history = Rozegrane partie
history-none = Nie ma jeszcze zakończonej partii albo żadna nie pasuje.
history-game = Gra
history-any = dowolna
history-seats = Gracze
history-opponent = Przeciwnik
history-result = Wynik
history-won = wygrana
history-lost = bez wygranej
history-when = Koniec
history-points = Punkty
history-sheet = Arkusz punktów
history-export = Plik partii
history-more = Starsze partie
history-rated = rankingowa
history-change = Ranking { $rating } ({ $change })
history-any-result = dowolny
history-any-seats = dowolna liczba
statistics = Statystyki
statistics-own = Jak ci szło
statistics-none = Nie masz jeszcze zakończonej partii tej gry.
statistics-best = Najlepszy wynik: { $points }
statistics-players = { $seats ->
    [1] solo
    [one] { $seats } gracz
    [few] { $seats } graczy
   *[other] { $seats } graczy
}
statistics-played = Rozegrane
statistics-average = Średnia
statistics-record = Najlepiej
statistics-against = Przeciwnik
statistics-sources = Skąd są punkty
statistics-openings = Od czego zaczynasz
statistics-plot = Punkty w czasie
statistics-plot-of = { $count ->
    [one] Punkty jednej partii
    [few] Punkty { $count } partii, od najstarszej
   *[other] Punkty { $count } partii, od najstarszej
}
statistics-inn = Wyniki w tej gospodzie
statistics-inn-about = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}. Ludzie wygrywają { $people } swoich partii, boty { $bots }.
statistics-thing = Co
statistics-people = Ludzie
statistics-bots = Boty
statistics-won = wygrane
statistics-inn-none = Nikt tu jeszcze nie skończył partii.
ladder = Ranking
ladder-none = Nikt jeszcze nie skończył partii rankingowej. Czy stół jest rankingowy, wybierasz przy jego przygotowaniu.
ladder-about = Liczą się tylko stoły rankingowe. Nowe osoby zaczynają od 1000, a ranking jest tymczasowy do dziesięciu partii. Kto odda miejsce botowi, liczy się jako ostatni; pozostali są oceniani między sobą.
ladder-name = Imię
ladder-rating = Ranking
ladder-games = Partie
ladder-provisional = tymczasowy
ladder-you = ty
