# Słowa, które wychodzą na zewnątrz: e-maile, powiadomienia, webhooki, udostępniane obrazki. Te same identyfikatory i zmienne są we wszystkich językach.

notice-one = Twoja kolej przy stole { $table }.
notice-many = Twoja kolej przy { $count ->
    [one] jednym stole
   *[other] { $count } stołach
}.
notice-invited = { $name } trzyma dla ciebie miejsce przy stole { $table }.
notice-test = Tak wygląda powiadomienie z gospody.
notice-table-named = { $table } ({ $game })
mail-subject-one = Gospoda: twoja kolej przy stole { $table }
mail-subject-many = Gospoda: twoja kolej przy { $count ->
    [one] jednym stole
   *[other] { $count } stołach
}
mail-subject-invited = Gospoda: { $name } trzyma dla ciebie miejsce przy stole { $table }
mail-subject-test = Gospoda: powiadomienie testowe
mail-hello = Cześć, { $name }!
mail-since = { $table }, od { $since }
mail-go = Do stołu:
mail-end = Dostajesz tę wiadomość na swoje życzenie. W gospodzie, na stronie Powiadomienia, możesz to zmienić albo wyłączyć.
mail-code-subject = Gospoda: twój kod to { $code }
mail-code = Ktoś, zapewne ty, chce dostawać pod tym adresem wiadomości, gdy w grze planszowej przychodzi twoja kolej. Jeśli to ty, wpisz tam ten kod:
mail-code-valid = Kod jest ważny przez godzinę. Jeśli to nie ty, nie rób nic. Więcej wiadomości nie przyjdzie.
mail-code-go = Strona, na której się go wpisuje:
share-won = { $game }: { $count ->
    [one] wygrywa { $names }
   *[other] razem wygrywają { $names }
}
share-somebody = Ktoś
share-replay = Obejrzyj grę ruch po ruchu
stop-ask = Nie chcesz już dostawać wiadomości z Gospody na ten adres?
stop-do = Wyłącz wiadomości
stop-done = Na ten adres nie wyślemy już żadnej wiadomości. Na stronie Powiadomienia możesz je znowu włączyć.
share-guest = { $name } (gość)
share-nobody = { $game }: nikt nie wygrywa
