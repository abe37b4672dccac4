history = Rozegrane partie
history-none = Nie ma jeszcze zakończonej partii albo żadna nie pasuje.
history-game = Gra
history-any = dowolne
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
statistics-inn = Jak co wypada w tej gospodzie
statistics-inn-about = { $games ->
    [one] Jedna partia
    [few] { $games } partie
   *[other] { $games } partii
}. Miejsce człowieka wygrywa { $people } swoich partii, miejsce bota { $bots }.
statistics-thing = Co
statistics-people = Ludzie
statistics-bots = Boty
statistics-won = wygrane
statistics-inn-none = Nic tu jeszcze nie rozegrano do końca.
ladder = Ranking
ladder-none = Nie zakończono jeszcze żadnej partii rankingowej. To, czy stół jest rankingowy, ustala się przy jego tworzeniu.
ladder-about = Liczą się tylko stoły rankingowe. Nowa osoba ma 1000; ranking jest tymczasowy przez pierwsze dziesięć partii. Kto oddaje miejsce botowi, liczy się jako ostatni, a pozostali są oceniani między sobą.
ladder-name = Imię
ladder-rating = Ranking
ladder-games = Partie
ladder-provisional = tymczasowy
ladder-you = ty
