# Słowa przeglądarki. We wszystkich językach są te same identyfikatory i zmienne.
# Słowa rdzenia, stołu i każdej gry pochodzą z ich własnych plików.

## Wszędzie

skip = Przejdź do treści
nav = Menu główne
language = Język
settings = Ustawienia
credits = Autorzy i licencje
nav-me = { $name }, twoje konto
nav-sign-in = Zaloguj się
nav-inn = Więcej w gospodzie
nav-ladder = Ranking
nav-friends = Znajomi
nav-history = Rozegrane partie
nav-daily = Rozdanie dnia
new-table = Nowy stół
close = Zamknij
send = Wyślij
save = Zapisz
cancel = Anuluj
confirm = Zatwierdź
undo = Cofnij
undo-tip = Cofnij swój ostatni ruch
undo-far-tip = Cofnij mimo odkrytych informacji; dziennik to odnotuje
undo-here = Cofnij do stanu sprzed ruchu { $move }
start-over = Zacznij turę od nowa
go-home = Wróć do gospody
guest = Gość
not-affiliated = Gospoda to prywatny projekt miłośników gier. Nie jest związana z autorami ani wydawcami gier i nie pokazuje ich ilustracji. Jeśli gra się podoba, warto ją kupić: prawdziwy egzemplarz na stole jest tego wart.
problem-offline = Nie można połączyć się z serwerem. Sprawdź połączenie.
problem-server = Coś poszło nie tak na serwerze (błąd { $status }).
lost-title = Tu nic nie ma
lost-text = Pod tym adresem nie ma strony. Być może link jest niepełny.

## Gospoda

home-title = Zapraszamy do stołu
play-now = Zagraj teraz
pick-opponents = Wybierz przeciwników
players-range = { $fewest }–{ $most } graczy
play-solo = Solo
play-friends = Z przyjaciółmi
rules = Zasady
gallery = Zawartość gry
home-intro = Cztery współczesne gry planszowe: z botami albo ze znajomymi. Bez konta.
play = Graj
learn = Jak grać
versus = vs
level = Poziom botów
minutes = { $minutes } min
weight-1 = lekka
weight-2 = dość lekka
weight-3 = średnia
weight-4 = ciężka
weight-5 = bardzo ciężka
weight-of = Złożoność { $weight } z 5
weight-tip = Złożoność zasad: jedna kropka to pięć minut nauki, pięć kropek to cały wieczór.
go-on = Graj dalej
take-back = Odbierz
look-back = Obejrzyj
look-in = Zajrzyj
sit-down = Usiądź
open = Otwórz
open-short = Otwarte
open-none = Żaden stół nie jest teraz otwarty.
open-make = Przygotuj własny
mine-none = Tu pojawią się twoje stoły.
all-tables = wszystkie
jumps = Części tej strony
ticket = Twoja kolej w grze { $game }
turns-waiting = { $count ->
    [one] twoja kolej przy 1 stole
   *[other] twoja kolej przy { $count } stołach
}
row-bot = twoje miejsce trzyma bot
row-thinks = kolej: { $who }
row-moves = { $count ->
    [one] 1 ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
chairs = zajęte miejsca: { $taken } z { $all }
real-table = Przy prawdziwym stole
real-short = Przy stole
real-pad = Notes punktacji
real-pad-text = podlicz drukowaną grę, wszystkie cztery tytuły
real-import = Zapisana gra
real-import-text = graj dalej z pliku stąd albo z terminala
import-title = Otwórz zapisaną grę
import-text = Plik wyeksportowany tutaj albo zapisany w terminalu staje się twoim stołem. Zanim coś pokażemy, sprawdzamy go ruch po ruchu.
import-choose = Wybierz plik albo upuść go tutaj
import-busy = Sprawdzamy grę …
import-broken = Ten plik nie jest zapisaną grą: to nie jest poprawny JSON.
import-too-large = Ten plik jest za duży na zapisaną grę.
my-tables = Moje stoły
open-tables = Otwarte stoły
your-turn = Twoja kolej
status-lobby = czeka na graczy
status-running = gra trwa
status-finished = gra skończona
status-frozen = stare zasady

## Nowy stół

game = Gra
your-name = Twoje imię
seats-count = Liczba graczy
where-play = Gdzie gracie?
mode-online = Online, każdy przy własnym ekranie
mode-hotseat = Razem przy tym ekranie
who-plays = Kto gra?
seat-kind = Kto zajmuje miejsce { $number }
seat-name = Imię osoby na miejscu { $number }
bot-level = Bot na miejscu { $number }
kind-open = Wolne miejsce
kind-person = Osoba
kind-bot = Bot
options = Opcje
option-rule = Zasady, punkt { $rule }
try-again = Spróbuj ponownie
options-official = Opcje z instrukcji
options-house = Zasady domowe i inne
table-title = Nazwa stołu
seed = Ziarno (takie samo rozdanie)
access = Kto może przyjść
access-invite = tylko z linkiem
access-open = każdy
make-table = Przygotuj stół

## Przy drzwiach i w poczekalni

door-title = Witamy. Jak masz na imię?
door-invited = Masz zaproszenie do stołu. Jak masz na imię?
door-invited-to = { $host } zaprasza cię do gry { $game }. Jak masz na imię?
door-open-at = { $host } czeka przy stole z grą { $game }. Jak masz na imię?
door-enter = Wejdź
door-sit = Usiądź
table-gone = Tego stołu nie można otworzyć
replay-gone = Nie można pokazać tej gry
lobby-taken = Zajęte miejsca: { $taken } z { $all }.
lobby-intro = Gra zaczyna się, gdy wszystkie miejsca są zajęte. Wyślij link albo dodaj boty.
lobby-bots-in = Za { $time } wolne miejsca zajmą boty.
lobby-bots-now = Boty zaraz zajmą wolne miejsca.
invite-link = Zaproszenie
watch-link = Link dla widzów
link-renew = Nowy link (stary przestanie działać)
link-withdraw = Wycofaj link (przestanie działać)
share-link = Link do skończonej gry
copied = Skopiowano
qr-alt = Link jako kod QR
add-bot = Bot
open-seat = Zwolnij miejsce
begin = Zacznij
offline = brak połączenia

## Przy stole

jump = Przejdź do
status-moment = Chwileczkę…
status-lost = Brak połączenia.
status-lost-kept = Brak połączenia. Twój ruch jest zapamiętany.
status-lost-queued = Brak połączenia. Twój ruch zostanie wysłany.
status-bot = Bot gra na twoim miejscu.
status-bot-since = od { $time }
bot-moves = { $count ->
    [0] Bot nie wykonał jeszcze za ciebie żadnego ruchu
    [one] Bot wykonał za ciebie jeden ruch
    [few] Bot wykonał za ciebie { $count } ruchy
   *[other] Bot wykonał za ciebie { $count } ruchów
}
winners-points = { $count ->
    [one] { $names } wygrywa. Wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] Wspólnie wygrywają { $names }. Wynik: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}
next-try = kolejna próba za { $seconds } s
try-now = Spróbuj teraz
try-short = Ponów
staged-kept = zachowane, aż da się wysłać
staged-queued = wyśle się samo
sending = Wysyłanie…
title-lost = Brak połączenia
title-bot = Bot gra za ciebie
not-your-turn = Nie twoja kolej.
watching = Oglądasz grę.
take-back-seat = Przejmij miejsce
show-moves = Pokaż ruchy
change-mind = Zmieniam zdanie
passed = pas
strip = Wybrany ruch
seats = Miejsca
talk = Czat
talk-new = nowe
drawer = Dziennik, czat i miejsca
mark-log = nowe wpisy
mark-talk = nieprzeczytane: { $count }
mark-seats = jeden z graczy nie ma połączenia
more = Więcej
less = mniej
worth = warte
problem-title = Czegoś brakuje
problem-load = Nie udało się wczytać części stołu.
rematch = Rewanż
rematch-keeps = Rewanż zachowuje miejsca, poziom i opcje
share = Udostępnij
challenge = Wyzwij
deal-results = Wyniki
end-wins = Wygrywa { $name }
end-why = { $winner } do { $other }. Różnicę zrobiła kategoria „{ $source }”: { $mine } do { $theirs }.
end-tied = Remis: po { $points }.
end-curve = Jak to przebiegało
end-curve-tip = punkty po każdym ruchu; dotknij, aby zobaczyć planszę
end-where = Skąd różnica: { $points }
end-against = { $one } – { $other }
that-is-you = ty
look-board = Plansza
frame-end = Koniec stołu
status-waiting = { $count ->
    [one] Decyduje: { $names }
    [few] Decydują: { $names }
   *[many] Decydują: { $names }
}
status-choose-where = { $what }: wybierz miejsce
preview-nothing = punkty bez zmian
depends-chance = zależy od losu
depends-cards = zależy od nieznanych kart
depends-players = zależy od innych osób
possible-target = możliwe tutaj
waiting = decyduje
ready = decyzja podjęta
log = Dziennik
log-round = Runda { $round }
log-taken-back = cofnięte
last-round = Pokaż ostatnią rundę
last-round-brief = Ostatnia runda
news-away = Pod twoją nieobecność:
chat-say = Powiedz coś
chat-empty = Nikt jeszcze nic nie powiedział.
chat-not-sent = Wiadomość nie została wysłana.
hand-to-bot = Przekaż botowi
people = Osoby przy stole
person-mute = Wycisz
person-unmute = Przywróć głos
person-put-out = Wyproś
person-let-in = Wpuść z powrotem
person-away = poza stołem
person-none = Nikt jeszcze nie przyszedł.
seat-asked = miejsce dla zaproszonej osoby
decline = Nie, dziękuję
more-tables = Więcej stołów
watchers = Widzowie: { $count }
table-frozen = Od czasu tej gry zmieniły się zasady. Możesz ją obejrzeć, ale nie możesz jej kontynuować.
table-frozen-brief = Stare zasady: tylko do oglądania
table-frozen-unseen = Od czasu tej gry zmieniły się zasady i nie da się już pokazać jej planszy.
table-text = Stół tekstowy
type-move = Zapis ruchu
export = Zapisz jako plik
curtain-pass = Ekran przejmuje: { $name }
curtain-look = Nikt inny nie powinien teraz patrzeć.
curtain-go = To ja: { $name }

## Stół ogólny

moves-possible = { $count ->
    [one] 1 możliwy ruch
    [few] { $count } możliwe ruchy
   *[many] { $count } możliwych ruchów
}
moves-kind = Rodzaj ruchu
moves-all = Wszystkie
moves-any = dowolnie
moves-filter = Szukaj
moves-more = { $count ->
    [one] Pokaż jeszcze 1
    [few] Pokaż jeszcze { $count }
   *[many] Pokaż jeszcze { $count }
}

## Klawisze

keys = Klawiatura
key-name-tab = Tab
key-does-tab = do następnej karty, planszy lub przycisku
key-name-arrows = Strzałki
key-does-arrows = ruch po planszy
key-name-numbers = 1–9
key-does-numbers = wybierz kartę, kość lub kafelek z tym numerem
key-name-enter = Enter
key-does-enter = wybierz, połóż, zatwierdź
key-name-esc = Esc
key-does-esc = anuluj
key-does-u = cofnij
key-does-h = podpowiedź
key-does-i = objaśnij to, co jest zaznaczone
key-does-l = dziennik
key-does-t = czat
key-does-s = miejsca
key-does-x = stół jako tekst
key-does-question = ta lista

## Powtórka

replay = Powtórka
replay-first = Na początek
replay-back = Ruch wstecz
replay-next = Ruch naprzód
replay-last = Na koniec
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-look = Widok
replay-spectator = dla wszystkich
replay-link = Link do tego ruchu
replay-link-short = Link
play-on = Graj dalej stąd
back-to-table = Do stołu
speed = Tempo

## Podpowiedzi i analiza

hint = Podpowiedź
hint-tip = Jakie ruchy są najlepsze?
hint-thinking = Myślę…
hints = Podpowiedzi
hints-choice = Zezwól na podpowiedzi (wszyscy przy stole o tym wiedzą)
rated-choice = Rankingowy: wynik liczy się w rankingu. Nie ma podpowiedzi i nie można cofać ruchów, po których coś odkryto.
rated = Ranking
rated-yes = wynik się liczy
games-played = Rozegrane partie, statystyki, ranking
friends-link-word = Znajomi i poznane osoby
ask-friend = Zaproś znajomego
ask-friend-none = Nie masz jeszcze znajomych. Wyślij komuś link
home-daily = Rozdanie dnia: wszyscy zaczynają z tymi samymi kartami
hints-yes = dozwolone
hints-no = niedozwolone
hint-promise = Oczekiwany wynik końcowy, szansa wygranej
hint-horizon = Wynik po kilku decyzjach, szansa wygranej
hint-figures = { NUMBER($score, maximumFractionDigits: 1) } · { $win }%
hint-even = Te ruchy są mniej więcej równie dobre: szansa wygranej to około { $win }%.
hint-even-score = { NUMBER($score, maximumFractionDigits: 1) }
analyse = Analizuj
analysis = Analiza
analysis-waiting = { $place ->
    [0] Analiza zaraz się zacznie…
    [1] Analiza jest następna w kolejce.
   *[other] Miejsce analizy w kolejce: { $place }.
}
analysis-running = Przeanalizowane ruchy: { $done } z { $total }
analysis-failed = Analiza się nie udała. Spróbuj jeszcze raz.
analysis-costliest = Najkosztowniejsze ruchy
analysis-moment = Ruch { $number }
analysis-loss = −{ NUMBER($loss, maximumFractionDigits: 1, minimumFractionDigits: 1) } pkt
analysis-better = Lepiej: { $best }
analysis-best = Najlepszy ruch
analysis-no-choice = Nie było wyboru.
analysis-totals = Ile kosztowały decyzje każdej osoby
analysis-strip = Ile kosztował każdy ruch, od pierwszego do ostatniego
sheet-title = Notes punktacji
pad-never-opened = Nie ma połączenia, a tego notesu punktacji nie otwierano jeszcze na tym urządzeniu. Otwórz go raz z połączeniem. Potem będzie działać także bez niego.
sheet-missing = { $who }, { $what }: { $have } z { $needed }
sheet-unwritten = { $who }, { $what }: jeszcze nie zapisano
sheet-twice = { $what }: { $number } zapisano dwa razy ({ $first }, { $second })
sheet-new = Nowy arkusz
sheet-share = Udostępnij
sheet-kept = Arkusze na tym urządzeniu
sheet-add-card = Dodaj: { $what }
sheet-drop = Usuń: { $what }
sheet-less = Mniej: { $what }
sheet-more = Więcej: { $what }
sheet-rank = Ranga: { $rank }

## Pomoc, elementy, podziękowania

help-none = Do tej gry nie ma jeszcze opisu zasad.
credits-games = Gry
credits-icons = Ikony
credits-icons-licence = Obrazki z game-icons.net na licencji Creative Commons BY 3.0 (creativecommons.org/licenses/by/3.0), ze zmienionymi kolorami.
credits-made-by = Autorstwo ikon: { $author }
credits-lucide = Ikony przycisków: Lucide, licencja ISC.
credits-fonts = Kroje pisma
credits-software = Oprogramowanie
credits-software-text = Klient powstał z użyciem Svelte, Vite i Fluent; noty o wszystkim, co zawiera:

## Ustawienia

set-colours = Kolory
theme-auto = jak w systemie
theme-light = jasne
theme-dark = ciemne
set-contrast = mocniejszy kontrast
set-seats = Miejsce przy stole to kolor, kształt i litera:
set-speed = Tempo animacji
speed-off = bez animacji
set-confirm = Zatwierdzanie ruchów
confirm-on = zawsze
confirm-off = nigdy
confirm-timed = automatycznie po 4 sekundach
set-signals = Gdy przychodzi moja kolej
set-sound = dźwięk
set-notify = powiadomienie
set-notices = na urządzenie, e-mailem albo webhookiem
notices = Powiadomienia
next-table = { $count ->
    [one] Czeka na ciebie inny stół: przejdź do niego
    [few] Czekają na ciebie { $count } inne stoły: przejdź do tego, który czeka najdłużej
   *[other] Czeka na ciebie { $count } innych stołów: przejdź do tego, który czeka najdłużej
}
saved-name = Zapisano.

# nasze wartości
house-check = Sprawdź tę kartę
house-check-all = Sprawdź swoje pudełko
house-no-pack = Ta gospoda działa bez paczki z zawartością, więc nic nie da się zapisać. Uruchom ją poleceniem gospoda --content FOLDER serve.
table-pack = Paczka z zawartością
table-pack-name = { $pack } (skrót { $digest })
pack-choice = Elementy gry
pack-choice-tip = Wartości elementów gry. W paczce z zawartością są te odczytane z wydruku. Stół zachowuje swoje wartości przez całą grę.
pack-none = Bez paczki
account = Konto
announcements = Ogłoszenia
status-title = Stan

## Zegary i nieobecni

clock = Zegar
clock-kind = Czas do namysłu
clock-kind-none = bez limitu
clock-kind-live = Przy stole: łączny czas gracza
clock-kind-turns = Korespondencyjnie: czas na turę
clock-bank = Czas na gracza
clock-increment = Dodatkowy czas na decyzję
clock-turn = Czas na turę
clock-turn-hint = Noce, dni wolne i święta się nie liczą, w strefie czasowej każdego gracza.
clock-late-choice = Kiedy czas się skończy
clock-late-mark-short = tylko oznaczenie gracza
clock-late-bot-short = bot gra do powrotu gracza
clock-late-out-short = miejsce wypada z gry
clock-late-mark = Gdy skończy ci się czas, dostajesz tylko oznaczenie i grasz dalej.
clock-late-bot = Gdy skończy ci się czas, do twojego powrotu gra bot.
clock-late-out = Gdy skończy ci się czas, odpadasz: do końca gra bot, a w grze rankingowej zajmujesz ostatnie miejsce.
clock-rule-live = { $time } dla każdego i { $seconds } s więcej za każdą decyzję.
clock-rule-plain = { $time } dla każdego.
clock-rule-turns = { $time } na każdą turę.
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-hours = { $hours } godz.
clock-hours-minutes = { $hours } godz. { $minutes } min
clock-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
}
clock-days-hours = { $days } d { $hours } godz.
clock-until = do { $time }
clock-late = koniec czasu
clock-of = { $name }, zegar: { $time }
seat-out = rezygnacja lub koniec czasu
guest-mark = gość
guest-tip = Gość: nie ma konta
guest-named = { $name } (gość)
new-name = Ktoś inny nazywał się { $formerly } przed tobą, więc teraz nazywasz się { $name }. Wszystkie twoje gry, rankingi i znajomi są na miejscu.
new-name-change = Wybierz inne imię
new-name-read = W porządku
resign = Zrezygnuj
resign-title = Zrezygnować?
resign-ask = Ta gra liczy się jako twoja przegrana. Jeśli inni grają dalej, twoje miejsce zajmie bot, a ty nie możesz już wrócić.
resign-rated = Ta gra liczy się jako twoja przegrana, także w rankingu. Nie możesz już wrócić.
resign-alone = Gra kończy się w tym miejscu i liczy się jako przegrana.
keep-playing = Graj dalej
end-propose = Zaproponuj koniec
end-now = Zakończ grę
end-title-ask = Zakończyć grę?
end-ask = Gra skończy się, gdy wszyscy się zgodzą. Nikt nie wygra, a gra rankingowa liczy się jako remis.
end-ask-bots = Gra skończy się w tym miejscu. Gra rankingowa przeciw botom liczy się wtedy jako przegrana.
end-ask-alone = Gra skończy się w tym miejscu i nikt nie wygra.
end-proposed = Proponujesz zakończyć grę. Nie wszyscy jeszcze odpowiedzieli.
end-take-back = Wycofaj propozycję
end-proposal = { $name } proponuje zakończyć grę. Skończy się, jeśli wszyscy się zgodzą.
end-agree = Zgoda
ended-resigned = { $name } rezygnuje z gry.
ended-agreed = Gracze zgodzili się zakończyć grę.
ended-wins = { $name } wygrywa!
vote = Niech gra bot
vote-back = Cofnij mój głos
vote-for = Głosuj, żeby za { $name } grał bot
vote-back-for = Cofnij mój głos: { $name }
votes = głosy: { $count } z { $needed }
hours-title = Kiedy liczy się mój czas
invitations = Zaproszenia
invitation = { $name } zaprasza cię do gry { $game }.
seek-language = Język
seek-level = Doświadczenie
seek-level-new = początkujący
seek-level-steady = kilka gier
seek-level-strong = wiele gier
seek-any = dowolnie
seek-sought = Szukamy graczy
