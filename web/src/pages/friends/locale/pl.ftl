friends = Znajomi i inni
friends-about = Wyślij komuś link. Gdy go otworzy i się zgodzi, zostajecie znajomymi. Znajomych zapraszasz do swoich stołów jednym dotknięciem.
friends-link = Utwórz link
friends-copy = Skopiuj link
friends-none = Nie masz jeszcze znajomych.
friends-end = Usuń ze znajomych
friends-asks = { $name } chce dołączyć do twoich znajomych.
friends-agree = Zgoda
friends-now = Jesteście teraz znajomymi.
met = Poznane osoby
met-about = Zablokowana osoba nie może dołączyć do twoich stołów ani tam do ciebie pisać, i nie mówimy jej dlaczego. Zgłoszenia trafiają do osób, które prowadzą tę gospodę.
block = Zablokuj
block-end = Odblokuj
blocked = Zablokowani
blocked-now = Zablokowano.
report = Zgłoś
report-what = Co się stało? Zgłoszenie dotyczy: { $name }
report-about = Dołączymy ostatnie wypowiedzi tej osoby przy stole.
report-send = Wyślij zgłoszenie
reported = Zgłoszenie wysłane. Dziękujemy.
report-not = Nic nie wysłano.
anyone = Kto zagra?
anyone-about = Osoby, które szukają tej samej gry, sadzamy przy jednym stole. Jeśli nikt nie przyjdzie, wolne miejsca mogą zająć boty.
anyone-fill = Boty zajmą wolne miejsca
anyone-never = nigdy
anyone-minutes = { $count ->
    [one] po minucie
    [few] po { $count } minutach
   *[other] po { $count } minutach
}
anyone-ask = Szukaj towarzystwa
seek-game = Gra
seek-seats = Gracze
seek-free = z wolnym miejscem
seek-none = Żaden otwarty stół nie pasuje.
seek-filters = Filtruj
