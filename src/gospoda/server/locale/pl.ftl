# Słowa stołu. We wszystkich językach są te same identyfikatory i zmienne.

## Dziennik

table-start = Gra się zaczyna.
table-join = { $seat } siada do stołu.
table-leave = { $seat } odchodzi. Miejsce jest znowu wolne.
table-open = { $seat } zwalnia miejsce.
table-invite = { $name } dostaje zaproszenie na miejsce { $seat }.
table-put-out = Gospodarz zwalnia miejsce gracza { $seat }.
table-hand-over = Za gracza { $seat } gra teraz bot { $bot }.
table-take-back = { $seat } wraca do gry.
table-renamed = { $seat } nazywa się teraz { $name }, bo dotychczasowe imię ma osoba z kontem.
table-resign = { $seat } rezygnuje, dalej gra bot { $bot }.
table-end-resigned = { $seat } rezygnuje. Gra skończona.
table-end-agreed = Wszyscy zgadzają się zakończyć grę.
table-won-early = { $seat } wygrywa.
table-end-no-winner = Nikt nie wygrywa.
table-propose-end = { $seat } proponuje zakończyć grę.
table-decline-end = { $seat } chce grać dalej.
table-clock-late = { $seat } nie ma już czasu.
table-clock-bot = { $seat } nie ma już czasu. Do powrotu gra bot { $bot }.
table-clock-out = { $seat } nie ma już czasu i odpada z gry. Do końca gra bot { $bot }.
table-vote-bot = { $seat } jest poza grą od dłuższej chwili. Decyzją pozostałych dalej gra bot { $bot }.
table-vote-late = { $seat } nie ma już czasu. Decyzją pozostałych dalej gra bot { $bot }.
table-undo = { $count ->
    [one] { $seat } cofa jeden ruch.
    [few] { $seat } cofa { $count } ruchy.
   *[many] { $seat } cofa { $count } ruchów.
}
table-undo-lifted = { $count ->
    [one] { $seat } cofa jeden ruch mimo odkrytych informacji.
    [few] { $seat } cofa { $count } ruchy mimo odkrytych informacji.
   *[many] { $seat } cofa { $count } ruchów mimo odkrytych informacji.
}
table-rematch = Rewanż jest przygotowany.

## Odmowy

refused-no-such-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
refused-no-such-game = Nie ma tu takiej gry.
refused-no-such-bot = Nie ma takiego bota.
refused-no-such-position = W przebiegu tej gry nie ma takiego ruchu.
refused-not-found = Tutaj nic nie ma.
refused-not-your-seat = To nie jest twoje miejsce.
refused-not-host = Może to zrobić tylko gospodarz i tylko przed początkiem gry.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-begun-already = Gra już się zaczęła.
refused-seats-open = Niektóre miejsca są jeszcze wolne.
refused-open-seat = Przy wspólnym ekranie każde miejsce zajmuje osoba albo bot.
refused-seat-count = W tę grę gra od { $fewest } do { $most } osób.
refused-bad-option = Gra nie ma takiej opcji albo wartości.
refused-seed = Ziarno możesz wybrać tylko wtedy, gdy nie gra nikt inny.
refused-rated = Gra rankingowa wymaga co najmniej dwóch osób online, nie ma podpowiedzi i zaczyna się od nieznanego rozdania.
refused-seat-taken = To miejsce jest zajęte.
refused-sitting-already = To miejsce już należy do ciebie.
refused-table-full = Wszystkie miejsca są zajęte.
refused-no-invitation = Do tego potrzebne jest zaproszenie.
refused-stale = Stół się tymczasem zmienił. Spójrz jeszcze raz.
refused-revealed = Odkryto coś nowego. Popatrz jeszcze raz.
refused-no-lifting = Przy tym stole nie można cofnąć ruchu, po którym coś odkryto.
refused-old-rules = Tę grę rozegrano według starszych zasad. Można ją obejrzeć, ale nie dokończyć.
refused-damaged = Zapis tego stołu jest uszkodzony, dlatego nie można go otworzyć.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-derived = Ta pozycja pochodzi z gry, która jeszcze trwa bez podpowiedzi. Spróbuj po jej zakończeniu.
refused-not-over = Możesz to zrobić po grze.
refused-not-yours-to-share = Tę grę mogą udostępnić tylko gracze i gospodarz. Otwarty stół nie potrzebuje linku.
refused-analyses-full = Zbyt wiele analiz już czeka. Spróbuj później.
refused-export-running = Plik zawiera wszystkie tajemnice. Możesz go pobrać po grze.
refused-bad-file = Ten plik nie jest zapisaną grą albo jest uszkodzony.
refused-empty = Ta wiadomość jest pusta.
refused-name = Imię ma od 1 do 24 znaków.
refused-muted = Gospodarz wyciszył cię przy tym stole.
refused-put-out = Gospodarz wyprosił cię od tego stołu.
refused-only-host = To może zrobić tylko gospodarz.
refused-no-such-person = Przy tym stole nie ma takiej osoby.
refused-plays-here = Graczy można wyprosić tylko przed początkiem gry. Później ich miejsce może zająć bot.
refused-rated-seat = W grze rankingowej nikt nie może oddać ani przejąć miejsca. Możesz zrezygnować.
refused-declined = { $moves ->
    [one] Twoją propozycję odrzucono. Możesz ją ponowić po { $moves } ruchu.
   *[other] Twoją propozycję odrzucono. Możesz ją ponowić po { $moves } ruchach.
}
refused-no-proposal = Nikt nie proponuje zakończenia gry.
refused-name-mixed = Imię zapisuje się tylko jednym alfabetem.
refused-name-member = To imię, albo podobne, należy do kogoś, kto ma tu konto. Jeśli to ty, zaloguj się, a jeśli nie, wybierz inne.
refused-name-official = To imię jest zastrzeżone, bo wygląda tak, jakby mówiła sama gospoda albo bot.
refused-switched-off = Ta gospoda tego nie oferuje.
refused-owner = Wartości może poprawiać tylko osoba, która prowadzi gospodę, przez link, który program wypisuje przy starcie.
refused-no-pack = Ta gospoda nie ma paczki z zawartością. Uruchom ją z paczką (gospoda --content FOLDER serve).
refused-no-such-pack = Nie można przygotować stołu z tą wersją elementów: paczka z zawartością się zmieniła albo jej tu nie ma. Wybierz jeszcze raz.
refused-content = Ta wartość jest niemożliwa: { $problem }
refused-host-name = Ten serwer nie odpowiada pod tą nazwą.
refused-no-guest = Najpierw podaj imię.
refused-no-hello = Nie podano stołu.
refused-origin = To żądanie pochodzi z innej strony.
refused-too-fast = Za szybko. Odczekaj chwilę.
refused-too-large = To jest za duże.
refused-broken = Serwer nie rozumie tego żądania.
refused-busy = Stół jest zajęty. Spróbuj jeszcze raz.
refused-storage = Nie udało się zapisać ruchu, więc go nie wykonano. Spróbuj później.
refused-fault = Coś poszło nie tak na serwerze. Nic się nie zmieniło.

## Członkowie

refused-no-member = Najpierw załóż konto. Goście go nie mają.
refused-passkey = Ten klucz dostępu nie pasuje. Spróbuj jeszcze raz.
refused-unknown-passkey = Nikt tu już nie używa tego klucza dostępu.
refused-too-many-passkeys = Masz już największą możliwą liczbę kluczy dostępu. Najpierw usuń któryś.
refused-no-passkeys-here = Przeglądarki tworzą klucze dostępu tylko dla adresów https z nazwą hosta.
refused-too-late = Trwało to zbyt długo albo zostało już zrobione. Zacznij od nowa.
refused-last-way = To twój ostatni sposób logowania. Najpierw utwórz kody odzyskiwania albo drugi klucz dostępu.
refused-code = Ten kod odzyskiwania jest błędny albo już użyty.
refused-link = Ten link jest już nieważny. Na drugim urządzeniu możesz utworzyć nowy.
refused-this-device = Aby opuścić to urządzenie, wyloguj się.
refused-signed-out = To urządzenie zostało wylogowane.
refused-other-name = To nie jest twoje imię, więc niczego nie usunięto.
refused-openid = Usługa logowania nie odpowiada poprawnie. Spróbuj później.
refused-openid-denied = Usługa logowania odmówiła.
somebody = Ktoś
refused-banned = Ta gospoda cię zablokowała.
refused-read-only = Trwa konserwacja: można patrzeć, ale niczego nie można zmieniać. Spróbuj później.

## Rozdania

refused-deal-early = To rozdanie jeszcze się nie zaczęło.
refused-deal-late = To rozdanie się skończyło. Możesz je poćwiczyć, gdy pokażemy wszystkie wyniki.
refused-deal-runs = To rozdanie jeszcze trwa. Nikt inny nie może patrzeć, dopóki nie pokażemy wyników.
refused-deal-seat = W rozdaniu każdy gra tylko na swoim miejscu.
refused-no-deal = Ta gra zaczęła się od ustawionej pozycji, więc nie ma rozdania, do którego można kogoś wyzwać.

## Powiadomienia

refused-zone = Nie znamy tej strefy czasowej.
refused-webhook = Webhook wymaga publicznego adresu https.
refused-push = Nie rozumiemy subskrypcji twojej przeglądarki.
refused-channel-known = Już dostajesz tam powiadomienia.
refused-too-many-channels = Masz już największą możliwą liczbę kanałów. Najpierw usuń któryś.
refused-mail-address = To nie jest adres e-mail.
refused-mail-code = Ten kod jest błędny albo stracił ważność. Możesz poprosić o nowy.
refused-mail-failed = Nie udało się wysłać wiadomości. Spróbuj później.
refused-notice-failed = Powiadomienie nie dotarło. Druga strona nie odpowiada poprawnie.

## Zegary i nieobecni

refused-clock = Zegar potrzebuje co najmniej dwóch miejsc.
refused-seat-out = Czas tego miejsca skończył się na dobre. Do końca gra bot.
refused-no-vote = Nie ma nad czym głosować. Głosować można tylko w sprawie miejsc innych osób.
refused-voted = Twój głos jest już oddany.
refused-player-here = Gracz jest przy stole albo nie ma teraz decyzji do podjęcia.
refused-still-time = Gracz ma jeszcze czas. Możesz głosować, kiedy się skończy.
refused-not-gone-long = Gracza nie ma krócej niż { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
refused-no-such-zone = Nie ma takiej strefy czasowej.
refused-no-such-day = Nie ma takiego dnia w kalendarzu.
refused-long-night = Noc ma najwyżej { $hours ->
    [one] godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}.
refused-holiday-begun = Dni wolne zaczynają się najwcześniej jutro.
refused-no-such-country = Nie znamy świąt tego kraju.
refused-many-holidays = W ciągu roku twój zegar stoi najwyżej przez { $count ->
    [one] jeden dzień wolny
    [few] { $count } dni wolne
   *[many] { $count } dni wolnych
}.

## Towarzystwo

refused-blocked = Nie możesz dołączyć: ktoś przy tym stole cię blokuje albo ty blokujesz jego.
refused-not-sent = Wiadomość nie została wysłana: ktoś przy tym stole nie przyjmuje wiadomości od ciebie.
refused-friend-link = Ten link nie jest już ważny. Poproś o nowy.
refused-own-link = To twój własny link. Wyślij go komuś innemu.
refused-no-friend = W ten sposób możesz zaprosić tylko znajomych.
refused-invited-already = Ta osoba ma już miejsce.

## Alarmy

alarm-bot = Bot nie dał odpowiedzi. Inny bot mógł zagrać za niego.
alarm-worker = Proces pomocniczy uruchomiono ponownie.
alarm-answer = Nie udało się przygotować podglądu lub innej odpowiedzi dla gracza.
alarm-hint = Nie udało się przygotować podpowiedzi.
alarm-analysis = Analiza skończonej gry nie powiodła się.
alarm-request = Nie udało się wykonać polecenia.
alarm-news = Jeden z graczy nie od razu dowiedział się o zmianie.
alarm-table = Nie udało się odczytać stołu.
alarm-clock = Nie udało się sprawdzić zegara przy stole.
alarm-notice = Nie udało się wysłać powiadomienia.
alarm-task = Zadanie serwera działające w tle przestało działać.
alarm-process = Proces serwera przestał działać i zastąpił go inny.
alarm-because-error = Błąd jest opisany w dzienniku.
alarm-because-timeout = Trwało to zbyt długo.
alarm-because-died = Proces przestał działać.
alarm-because-memory = Zabrakło pamięci.
alarm-because-illegal = Wybrany ruch był niedozwolony.
