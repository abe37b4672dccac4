# Co mówi `gospoda admin`. Te same identyfikatory i zmienne są we wszystkich językach.

admin-about = O kim
admin-access = Dostęp
admin-banned = Blokada
admin-by = Od kogo
admin-created = Utworzono
admin-devices = Urządzenia
admin-done = Przejrzane
admin-expires = Do
admin-game = Gra
admin-id = Id
admin-member-since = Konto od
admin-name = Imię
admin-reason = Powód
admin-report = Zgłoszenie
admin-said = Wypowiedzi
admin-seats = Miejsca
admin-seen = Ostatnio
admin-since = Od
admin-status = Stan
admin-table = Stół
admin-text = Treść
admin-texts = Treści
admin-touched = Ostatnia zmiana
admin-none = brak
admin-yes = tak
admin-lobby = czeka na graczy
admin-running = w grze
admin-finished = koniec
admin-invite = na zaproszenie
admin-open = dla wszystkich
admin-backed-up = Zapisano w pliku { $file }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}, { $members ->
    [one] { $members } konto
    [few] { $members } konta
   *[many] { $members } kont
}.
admin-keep-key = Zrób też kopię klucza { $key }, ale w innym miejscu.
admin-restored = Przywrócono: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $entries ->
    [one] { $entries } wpis
    [few] { $entries } wpisy
   *[many] { $entries } wpisów
}, { $members ->
    [one] { $members } konto
    [few] { $members } konta
   *[many] { $members } kont
}.
admin-nobody = nie ma nikogo o identyfikatorze { $guest }; listę daje `gospoda admin members`
admin-not-banned = { $guest } nie ma blokady
admin-no-report = nie ma zgłoszenia { $report }
admin-no-words = ogłoszenie musi mieć treść
admin-no-announcement = nie ma ogłoszenia { $announcement }
admin-no-database = nie da się użyć bazy danych: { $problem }
admin-busy = inny serwer używa { $database }; najpierw go zatrzymaj
admin-newer = baza danych ma schemat { $schema }, którego ta wersja Gospody nie zna; zapisała ją nowsza wersja
admin-file-there = plik { $file } już istnieje; kopia niczego nie nadpisuje
admin-not-made = nie ma bazy danych { $database }
admin-empty = baza danych jest pusta
admin-not-empty = baza danych nie jest pusta; wczytaj kopię do nowej
admin-no-file = nie ma pliku { $file }
admin-no-backup = { $file } nie jest kopią zapasową Gospody
admin-damaged = { $file } jest uszkodzony
admin-bad-pack = { $file } zawiera paczkę, której nie da się użyć: { $problem }

# Co mówi `gospoda admin --help` i pomoc poszczególnych poleceń.

help-usage = Użycie:
help-options = Opcje
help-commands = Polecenia
help-default = domyślnie: { $value }
help-required = wymagane
place-options = OPCJE
place-command = POLECENIE
place-args = ARGUMENTY
place-file = PLIK
place-name = IMIĘ
place-guest = ID
place-announcement = OGŁOSZENIE
place-report = ZGŁOSZENIE
place-text = TEKST
help-help = Pokaż tę stronę i zakończ.
help-json = Wypisz JSON dla programów zamiast tekstu dla ludzi.
help-limit = Wypisz najwyżej tyle.
help-admin = Prowadzenie gospody: kopie zapasowe, ogłoszenia, blokady i listy. Ustawienia są brane stamtąd, skąd bierze je `serve`.
help-admin-config = Plik, który czyta `serve`.
help-admin-database = Baza danych gospody.
help-admin-lang = Język komunikatów; domyślnie ten z LC_ALL lub LANG.
help-backup = Zapisz w PLIKU spójną kopię wszystkiego; gra toczy się dalej.
help-restore = Przywróć kopię PLIK do pustej bazy danych dowolnego rodzaju.
help-tables = Wypisz stoły, od najnowszego.
help-tables-status = Tylko te, które czekają na graczy, są w grze albo są skończone.
help-members = Wypisz osoby z kontem, których imię zawiera IMIĘ, od ostatnio widzianej.
help-members-guests = Także te bez konta.
help-ban = Zablokuj osobę z kontem lub gościa o tym ID; listę daje `members`.
help-ban-reason = Notatka dla ciebie; nikt inny jej nie zobaczy.
help-unban = Zdejmij blokadę z ID.
help-bans = Wypisz wszystkich zablokowanych.
help-reports = Wypisz zgłoszenia dotyczące osób; blokuje `ban`.
help-reports-all = Także te już przejrzane.
help-reports-done = Zaznacz ZGŁOSZENIE jako przejrzane.
help-announce = Pokaż ogłoszenie u góry każdej strony.
help-announce-en = Treść po angielsku; widać ją także tam, gdzie brakuje tłumaczenia.
help-announce-pl = Treść po polsku.
help-announce-cs = Treść po czesku.
help-announce-hours = Przez ile godzin je pokazywać.
help-retract = Zdejmij OGŁOSZENIE; listę daje `announcements`.
help-announcements = Wypisz aktualne ogłoszenia.
help-read-only = Przełącz gospodę w tryb tylko do odczytu dla wszystkich, także botów, albo otwórz ją z powrotem.
