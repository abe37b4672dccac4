friends = Znajomi i inni
friends-about = Znajomych zyskuje się linkiem: kto go otworzy i się zgodzi, zostaje twoim znajomym, a ty jego. Znajomych zapraszasz do stołu jednym dotknięciem.
friends-link = Utwórz link
friends-copy = Skopiuj link
friends-none = Nie masz jeszcze znajomych.
friends-end = Zakończ znajomość
friends-asks = { $name } chce dołączyć do twoich znajomych.
friends-agree = Zgoda
friends-now = Jesteście teraz znajomymi.
met = Poznane osoby
met-about = Kogo zablokujesz, ten nie usiądzie tam, gdzie grasz, ani nic tam do ciebie nie napisze, i nie dowie się dlaczego. Zgłoszenie trafia do osób, które prowadzą tę gospodę.
block = Zablokuj
block-end = Odblokuj
blocked = Zablokowani
blocked-now = Zablokowano.
report = Zgłoś
report-what = Co się stało? Zgłoszenie dotyczy: { $name }
report-about = Ostatnie wypowiedzi tej osoby przy stole zostaną dołączone.
report-send = Wyślij zgłoszenie
reported = Zgłoszenie wysłane. Dziękujemy.
report-not = Nic nie wysłano.
anyone = Kto zagra?
anyone-about = Kto pyta o to samo, siada przy tym samym stole. Jeśli nikt nie przyjdzie, wolne miejsca mogą zająć boty.
anyone-fill = Boty zajmą wolne miejsca
anyone-never = nigdy
anyone-minutes = { $count ->
    [one] po minucie
    [few] po { $count } minutach
   *[other] po { $count } minutach
}
anyone-ask = Szukaj towarzystwa
company-game = Gra
company-seats = Gracze
company-free = z wolnym miejscem
company-none = Żaden otwarty stół nie pasuje.
company-filters = Wybierz spośród nich
