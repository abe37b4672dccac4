# Słowa stołu. We wszystkich językach stoją te same identyfikatory i zmienne.

## Dziennik

table-start = Gra się zaczyna.
table-join = { $seat } siada do stołu.
table-leave = Znów wolne miejsce: { $seat }.
table-open = Znów wolne miejsce: { $seat }.
table-invite = { $seat }: zaproszenie dla { $name }.
table-put-out = Miejsce zwolnione przez gospodarza: { $seat }.
table-hand-over = { $seat }: teraz gra bot { $bot }.
table-take-back = { $seat } wraca do gry.
table-clock-late = { $seat }: czas się skończył.
table-clock-bot = { $seat }: czas się skończył; do powrotu gracza gra bot { $bot }.
table-clock-out = { $seat }: czas się skończył i miejsce wypada z gry; do końca gra bot { $bot }.
table-vote-bot = { $seat }: gracza nie ma, decyzją pozostałych gra bot { $bot }.
table-vote-late = { $seat }: czas się skończył, decyzją pozostałych gra bot { $bot }.
table-undo = { $seat } cofa: { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}.
table-undo-lifted = { $seat } cofa mimo odkrytych informacji: { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}.
table-rematch = Następna gra jest przygotowana.

## Odmowy

refused-no-such-table = Nie ma takiego stołu albo nie jest dla ciebie otwarty.
refused-no-such-game = Nie ma tu takiej gry.
refused-no-such-bot = Nie ma takiego bota.
refused-no-such-position = W przebiegu tej gry nie ma takiego ruchu.
refused-not-found = Tutaj nic nie ma.
refused-not-your-seat = To nie jest twoje miejsce.
refused-not-host = Może to zrobić tylko gospodarz, i tylko przed początkiem gry.
refused-not-begun = Gra jeszcze się nie zaczęła.
refused-begun-already = Gra już się zaczęła.
refused-seats-open = Niektóre miejsca są jeszcze wolne.
refused-open-seat = Przy wspólnym ekranie każde miejsce zajmuje osoba albo bot.
refused-seat-count = W tę grę gra od { $fewest } do { $most } osób.
refused-bad-option = Gra nie ma takiej opcji albo wartości.
refused-seed = Własne ziarno losowe jest możliwe tylko wtedy, gdy nie gra nikt inny.
refused-rated = Gra rankingowa toczy się online, w co najmniej dwie osoby, bez podpowiedzi i z rozdania, którego nikt nie zna.
refused-seat-taken = To miejsce jest zajęte.
refused-sitting-already = To miejsce już należy do ciebie.
refused-table-full = Wszystkie miejsca są zajęte.
refused-no-invitation = Do tego potrzebne jest zaproszenie.
refused-stale = Stół się tymczasem zmienił. Spójrz jeszcze raz.
refused-revealed = Wyszło na jaw coś, czego nie można było wiedzieć wcześniej. Popatrz jeszcze raz.
refused-no-lifting = Przy tym stole nie można cofnąć ruchu, po którym coś odkryto.
refused-old-rules = Tę grę rozegrano według innych zasad; można ją oglądać, ale nie kontynuować.
refused-damaged = Zapis tego stołu jest uszkodzony, dlatego nie można go otworzyć.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-derived = Ta pozycja pochodzi z gry, która jeszcze trwa i nie ma podpowiedzi: dopiero po grze.
refused-not-over = To jest możliwe dopiero po grze.
refused-not-yours-to-share = Link należy do tych, którzy grali, i do gospodarza; otwarty stół go nie potrzebuje.
refused-analyses-full = Zbyt wiele analiz już czeka. Spróbuj później.
refused-export-running = Plik zdradza wszystkie tajemnice, więc jest dostępny dopiero po grze.
refused-bad-file = Ten plik nie jest zapisaną grą albo jest uszkodzony.
refused-empty = Ta wiadomość jest pusta.
refused-name = Imię ma od 1 do 24 znaków.
refused-muted = Gospodarz odebrał ci głos przy tym stole.
refused-put-out = Gospodarz zamknął przed tobą ten stół.
refused-only-host = To może zrobić tylko gospodarz.
refused-no-such-person = Przy tym stole nie ma takiej osoby.
refused-plays-here = Kogoś, kto gra, można wyprosić tylko przed rozpoczęciem gry; później jego miejsce może zająć bot.
refused-name-mixed = Imię zapisuje się tylko jednym alfabetem.
refused-switched-off = Tego tutaj nie ma.
refused-owner = Wartości poprawia tylko ten, kto prowadzi gospodę, przez link, który program wypisuje przy starcie.
refused-no-pack = Ta gospoda nie ma paczki z zawartością: trzeba ją z nią uruchomić (gospoda --content FOLDER serve).
refused-no-such-pack = Nie można przygotować stołu z tą wersją elementów: paczka z zawartością się zmieniła albo jej tu nie ma. Wybierz jeszcze raz.
refused-content = Taka wartość nie może być: { $problem }
refused-host-name = Ten serwer nie nosi takiej nazwy.
refused-no-guest = Najpierw podaj imię.
refused-no-hello = Nie wiadomo, o który stół chodzi.
refused-origin = To żądanie pochodzi z innej strony.
refused-too-fast = Za szybko. Odczekaj chwilę.
refused-too-large = To jest za duże.
refused-broken = Tego żądania nie da się zrozumieć.
refused-busy = Stół jest zajęty. Spróbuj jeszcze raz.
refused-storage = Nie udało się tego zapisać, więc ruch nie został wykonany. Spróbuj później.
refused-fault = Coś poszło nie tak po naszej stronie; nic się nie zmieniło.

## Członkowie

refused-no-member = Najpierw zachowaj swoje imię; goście nie mają konta.
refused-passkey = Ten klucz dostępu nie pasuje. Spróbuj jeszcze raz.
refused-unknown-passkey = Ten klucz dostępu do nikogo tu już nie należy.
refused-too-many-passkeys = Masz już tyle kluczy dostępu, ile można mieć. Najpierw usuń któryś.
refused-no-passkeys-here = Przeglądarki tworzą klucze dostępu tylko dla adresu z nazwą i przez https.
refused-too-late = Trwało to zbyt długo albo zostało już zrobione. Zacznij od nowa.
refused-last-way = To ostatnia droga powrotu do twojego imienia. Najpierw utwórz kody odzyskiwania albo drugi klucz dostępu.
refused-code = Nikt nie ma tego kodu odzyskiwania albo został już użyty.
refused-link = Ten link jest już nieważny. Na drugim urządzeniu możesz utworzyć nowy.
refused-this-device = Aby opuścić to urządzenie, wyloguj się.
refused-signed-out = To urządzenie zostało wylogowane.
refused-other-name = To nie jest twoje imię, więc niczego nie usunięto.
refused-openid = Drugi dom nie odpowiada tak, jak powinien. Spróbuj później.
refused-openid-denied = Drugi dom cię nie przepuścił.
somebody = ktoś
refused-banned = Ta gospoda zamknęła przed tobą drzwi.
refused-read-only = Gospoda jest właśnie porządkowana: przez chwilę można patrzeć, ale niczego zmieniać. Spróbuj później.

## Rozdania

refused-deal-early = To rozdanie jeszcze się nie zaczęło.
refused-deal-late = To rozdanie już się skończyło; za chwilę, gdy pojawią się wszystkie wyniki, będzie można zagrać je dla wprawy.
refused-deal-runs = To próba rozdania, które jeszcze trwa: do ogłoszenia wyników nikt inny nie może jej zobaczyć.
refused-deal-seat = W próbie rozdania każdy gra tylko na swoim miejscu.
refused-no-deal = Ta gra zaczęła się od ustawionej pozycji, a nie od rozdania, więc nie można do niej wyzwać.

## Powiadomienia

refused-zone = Nie znamy tu tej strefy czasowej.
refused-webhook = Powiadomienia wysyłamy tylko pod publiczne adresy zaczynające się od https.
refused-push = Nie rozumiemy subskrypcji twojej przeglądarki.
refused-channel-known = Tą drogą dostajesz już powiadomienia.
refused-too-many-channels = Masz już tyle dróg powiadamiania, ile można mieć. Najpierw usuń którąś.
refused-mail-address = To nie jest adres poczty.
refused-mail-code = Ten kod nie pasuje albo jest za stary. W razie potrzeby poproś o nowy list.
refused-mail-failed = Nie udało się wysłać listu. Spróbuj później.
refused-notice-failed = Powiadomienie nie dotarło: nikt tam nie odpowiada jak należy.

## Zegary i nieobecni

refused-clock = Zegar potrzebuje co najmniej dwóch miejsc.
refused-seat-out = Czas tego miejsca skończył się na dobre: do końca gra bot.
refused-no-vote = Nie ma nad czym głosować: na tym miejscu musi grać inna osoba.
refused-voted = Ten głos już jest oddany.
refused-player-here = Gracz jest przy stole albo nie ma teraz decyzji do podjęcia.
refused-still-time = Gracz ma jeszcze czas; głosować można, kiedy się skończy.
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
refused-no-such-country = Świąt tego kraju tu nie znamy.
refused-many-holidays = W ciągu roku twój zegar stoi najwyżej przez { $count ->
    [one] jeden dzień wolny
    [few] { $count } dni wolne
   *[many] { $count } dni wolnych
}.

## Towarzystwo

refused-blocked = Ktoś przy tym stole nie życzy sobie twojego towarzystwa.
refused-friend-link = Ten link nie jest już ważny. Poproś o nowy.
refused-own-link = To twój własny link: jest dla kogoś innego.
refused-no-friend = W ten sposób do stołu można zaprosić tylko znajomych.
refused-invited-already = Dla tej osoby jest już miejsce.
