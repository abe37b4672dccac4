# Słowa, które opuszczają dom: listy, powiadomienia, webhooki, udostępniane obrazki. Te same identyfikatory i zmienne są we wszystkich językach.

notice-one = Twoja kolej przy stole: { $table }.
notice-many = Twoja kolej przy { $count ->
    [one] jednym stole
   *[other] { $count } stołach
}.
notice-invited = { $name } trzyma dla ciebie miejsce przy stole: { $table }.
notice-test = Tak gospoda mówi ci, że twoja kolej.
notice-table-named = { $table } ({ $game })
mail-subject-one = Twoja kolej: { $table }
mail-subject-many = Twoja kolej przy { $count ->
    [one] jednym stole
   *[other] { $count } stołach
}
mail-subject-invited = { $name } trzyma dla ciebie miejsce: { $table }
mail-subject-test = Powiadomienie na próbę
mail-hello = Cześć, { $name }!
mail-since = { $table }, od { $since }
mail-go = Do stołu:
mail-end = Dostajesz ten list na swoje życzenie. W gospodzie, na stronie Powiadomienia, możesz to zmienić albo wyłączyć.
mail-code-subject = Twój kod: { $code }
mail-code = ktoś, zapewne ty, chce dostawać pod tym adresem wiadomość, gdy w grze planszowej przychodzi twoja kolej. Jeśli tak, wpisz tam ten kod:
mail-code-valid = Kod jest ważny przez godzinę. Jeśli to nie ty, nie rób nic: żaden list już nie przyjdzie.
mail-code-go = Strona, na której się go wpisuje:
share-won = { $game }: { $count ->
    [one] wygrywa { $names }
   *[other] razem wygrywają { $names }
}
share-somebody = ktoś
share-replay = Obejrzyj grę ruch po ruchu
