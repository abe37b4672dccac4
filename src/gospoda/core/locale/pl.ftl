# Słowa rdzenia i terminala. Te same identyfikatory i zmienne są we wszystkich językach.
# Gra może podać własne słowa dla identyfikatora; mają one pierwszeństwo.

## Osoby

seat-number = Gracz { $number }
you = Gracz { $number } (ty)
rival = Automatyczny przeciwnik
yes = tak
no = nie
bot-random = losowy
bot-greedy = zachłanny
bot-novice = początkujący
bot-journeyman = czeladnik
bot-expert = ekspert
bot-master = mistrz

## Odmowy

refused-not-now = Gra o to teraz nie pyta.
refused-game-over = Gra jest skończona.
refused-no-such-seat = Nie ma takiego miejsca przy tym stole.
refused-not-your-turn = To nie twoja kolej.
refused-no-such-move = Nie ma takiego ruchu w tej grze.
refused-depends = Nikt jeszcze nie może wiedzieć, czy to będzie możliwe.

## Cofanie

undo-nothing = Nie ma czego cofnąć.
undo-revealed = Od tego ruchu coś odkryto albo zagrał ktoś inny, więc nie można go cofnąć.
undo-far-possible = Wpisz u!, aby mimo to go cofnąć.
undo-lifted = Cofnięto mimo odkrytych informacji; jest to odnotowane w zapisie gry.

## Zdarzenia

event-ready = { $seat } ma już gotowy wybór.

## Punktacja

score = Punktacja
total = Razem
round = Runda { $number }
winner = Wygrywa
winners = { $count ->
    [one] Wygrywa: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
nobody-wins = Tym razem nikt nie wygrywa.
game-over = Koniec gry

## Przy klawiaturze

your-move = Twój ruch (wielka litera, ilość lub zapis, ? – pomoc):
not-understood = „{ $text }” to nie jest możliwy ruch. Podaj wielką literę z listy, ilość albo zapis ruchu; ? – pomoc.
curtain = Klawiaturę przejmuje: { $name }.
curtain-ready = Naciśnij Enter, gdy nikt inny nie patrzy:
save-as = Plik do zapisu (Enter: tylko kopia automatyczna):
saved = Zapisano w pliku { $file }.
kept =
    Gra jest zachowana w pliku { $file }.
    { $command }

hint-gain = Zmiana
hint-score = Wynik po ruchu
hint-move = Ruch, od najbardziej obiecującego

key-number = A, B, C …
help-number = ruch o tym znaku; ilość podaje się liczbą; sam Enter, gdy ruch jest tylko jeden
key-notation = zapis
help-notation = ruch zapisany na szaro; w jednej linii może być kilka kroków (bid z2 2 z3 2)
key-undo = u
help-undo = cofnij ostatni ruch, o ile nic nowego nie zostało odkryte
key-undo-far = u!
help-undo-far = cofnij mimo to ostatnią decyzję człowieka
key-hints = h
help-hints = pokaż, ile punktów dałby każdy ruch
key-save = s PLIK
help-save = zapisz grę
key-board = b
help-board = pokaż planszę jeszcze raz
key-moves = m
help-moves = pokaż ruchy jeszcze raz
key-sheet = p
help-sheet = pokaż punktację
key-log = l
help-log = pokaż cały przebieg gry
key-rules = r
help-rules = pokaż, jak się gra
key-quit = q
help-quit = odejdź od stołu; gra zostaje zachowana

# The whole screen of a terminal
screen-type = Wybierz strzałkami i klawiszem Enter, numerem lub myszą. Pisz, aby szukać.
screen-typed = Szukasz: { $text }
screen-nothing-fits = Szukasz: { $text } – nic nie pasuje. Enter spróbuje tego jako ruchu w zapisie.
screen-wait = Chwileczkę …
screen-hinted = W nawiasach widzisz, ile punktów dodaje każdy ruch.
screen-close = Esc lub Enter: powrót do gry
screen-leave = Esc lub Enter: wyjście z gry
screen-help = Pomoc
screen-hints = Punkty
screen-advice = Rada
screen-sheet = Wynik
screen-rules = Zasady
screen-save = Zapis
screen-undo = Cofnij
screen-quit = Wyjdź
screen-quit-as = Wyjść z gry? Gra zostanie zachowana. Enter wychodzi; nazwa pliku zapisze przedtem kopię. Esc wraca do gry.
key-screen-choose = ↑ ↓ Enter, 1 2 3 …
help-screen-choose = wykonuje ruch; wystarczy też kliknąć
key-screen-filter = litery
help-screen-filter = pokazuje tylko ruchy z tymi literami; Backspace i Esc je usuwają
key-screen-notation = zapis, Enter
key-screen-undo = Esc
key-screen-undo-far = u!, Enter
key-screen-hints = F2
key-screen-advice = F3
key-screen-sheet = F4
key-screen-rules = F5
key-screen-save = F6
key-screen-look = PgUp, PgDn, kółko
help-screen-look = przewija planszę; Tab przechodzi do planszy lub dziennika, gdzie przewijają strzałki
key-screen-quit = q, Ctrl+Q

## Odtwarzanie

replay-move = Ruch { $number } z { $last }
replay-keys = Enter dalej, b wstecz, numer – skok, p punktacja, l przebieg, q koniec:
replay-range = Ruchy mają numery od 0 do { $last }.
replay-diverges = Tę grę rozegrano według innych zasad, więc widać tylko jej ostatnią zachowaną pozycję: { $report }
replay-key-next = Enter, n
replay-help-next = jeden ruch dalej
replay-key-back = b
replay-help-back = jeden ruch wstecz
replay-key-jump = 0, 1, 2 …
replay-help-jump = skok do pozycji po tylu ruchach
replay-key-sheet = p
replay-help-sheet = pokaż punktację
replay-key-log = l
replay-help-log = wypisz dotychczasowe ruchy
replay-key-quit = q
replay-help-quit = koniec

## Symulacja

sim-games = Gry
sim-seat = Miejsce
sim-mean = Średnia
sim-least = Najmniej
sim-most = Najwięcej
sim-wins = Wygrane
sim-played = { $games ->
    [one] { $games } gra, decyzje: { $decisions }
    [few] { $games } gry, decyzje: { $decisions }
   *[other] { $games } gier, decyzje: { $decisions }
}
sim-speed = { $decisions } decyzji/s, { $games } gier/s, { $seconds } s
sim-bot-wins = Wygrane ({ $bot }): { $wins }
sim-interrupted = Przerwano; oto, co rozegrano do tej pory.

## Gry, zawartość, zasady, diagnoza

games-seats = Gracze: od { $fewest } do { $most }
games-version = wersja zasad { $version }
games-option = Opcja
games-values = Wartości, najpierw domyślna
games-rule = Zasada
games-official = instrukcja
games-house = zasada domowa

content-good = { $title }: zawartość w { $folder } jest w porządku.
new-game-ready = Folder { $folder } jest gotowy; jego README mówi, co dalej.

rules-paragraph = Punkt
rules-rule = Zasada
rules-code = Kod
rules-tests = Testy
rules-below = Dalej w tej części: { $paragraphs }
rules-summary = Punkty: { $paragraphs }, z tego w kodzie bez testu: { $untested }
rules-summary-no-tests = Punkty: { $paragraphs }. Testów tu nie ma; w sklonowanym programie są również podane (--tests).

doctor-version = Gospoda
doctor-engine = Silnik
doctor-compiled = skompilowany
doctor-uncompiled = nieskompilowany (działa, ale wolniej)
doctor-python = Python
doctor-data = Dane
doctor-content = Pakiet zawartości
doctor-own-content = brak, własna zawartość gier
doctor-no-folder = nie ma takiego folderu
doctor-part = Część { $part }
doctor-missing = brakuje: { $modules }
doctor-game = Gra { $game }
doctor-setting = Ustawienie
doctor-value = Wartość
doctor-from = Skąd
doctor-variable = Zmienna
doctor-from-flag = opcja
doctor-from-environment = środowisko
doctor-from-file = plik
doctor-from-default = domyślnie
doctor-database = Bazy danych można używać
doctor-key = Klucz do sekretów jest na miejscu

key-advice = hint
help-advice = przemyśl i pokaż, co dają najlepsze ruchy: oczekiwany wynik i szansę na wygraną

advice-score = Oczekiwany wynik końcowy
advice-horizon = Wynik po kilku decyzjach
advice-win = Wygrane
advice-even = { $count ->
    [few] { $count } z tych ruchów są mniej więcej równie dobre
   *[other] { $count } z tych ruchów jest mniej więcej równie dobrych
}: ich szans wygranej nie da się odróżnić.
advice-lead = Przewaga
advice-visits = Próby

analyse-moves = Ruchy
analyse-loss = Strata
analyse-win-loss = Utracona szansa
analyse-played = Zagrano
analyse-best = Najlepszy znaleziony
analyse-costliest = Najkosztowniejsze ruchy
analyse-total = { $name }: łączna strata oczekiwanej przewagi w punktach: { $loss }

tournament-summary = Partie: { $games } z { $wanted }, { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }, ziarno { $seed }
tournament-meetings = Kto z kim
tournament-ratings = Ranking
tournament-seats = Wygrane według miejsca
tournament-unfinished = Partie, których nie udało się dokończyć
tournament-pair = Boty
tournament-bot = Bot
tournament-games = Partie
tournament-wins = Wygrane pierwszego (przedział 95%)
tournament-share = Wygrane (przedział 95%)
tournament-points = Średni wynik
tournament-lead = Średnia przewaga
tournament-rating = Siła gry
tournament-win-axis = Wygrane pierwszego bota w procentach, z przedziałem 95%
tournament-score-axis = Wynik
tournament-written = Dziennik, wyniki i strona: { $folder }.

## Nasze wartości

house-file = Plik
house-entry = Wpis
house-field = Pole
house-value = Wartość
house-meaning = Wartość domowa: nie znamy wydrukowanej.
house-table = Gdzie nie znamy wydrukowanych wartości, ta gra używa wartości domowych.
house-count = Razem takich wartości: { $count }.
content-set = { $file }: zapisano i sprawdzono { $entry }, { $field }.
content-imported = Paczka { $pack } ma teraz wartości gry { $title } o skrócie { $digest }.
content-pack = Gra z paczką { $pack } (skrót { $digest }).
owner-open = Tutaj poprawisz wartości według wydruku: { $url }
already-running = Gospoda już działa pod adresem { $url }
port-taken = Portu { $port } używa inny program. Gospoda wybiera { $other }.
dev-ready = Pracuj pod adresem { $url }: strona i serwer uwzględniają twoje zmiany. Ctrl-C kończy oba.
dev-again = Zmienił się plik { $file }: serwer uruchamia się ponownie.
dev-ended = Serwer się zatrzymał; ruszy, gdy zmienisz jego kod.
