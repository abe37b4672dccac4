# Slova, která odcházejí ven: e-maily, upozornění, webhooky, sdílené obrázky. Ve všech jazycích jsou stejné identifikátory a proměnné.

notice-one = Jsi na tahu u stolu { $table }.
notice-many = Jsi na tahu u { $count ->
    [one] jednoho stolu
   *[other] { $count } stolů
}.
notice-invited = { $name } ti drží místo u stolu { $table }.
notice-test = Takhle vypadá upozornění z hospody.
notice-table-named = { $table } ({ $game })
mail-subject-one = Gospoda: jsi na tahu u stolu { $table }
mail-subject-many = Gospoda: jsi na tahu u { $count ->
    [one] jednoho stolu
   *[other] { $count } stolů
}
mail-subject-invited = Gospoda: { $name } ti drží místo u stolu { $table }
mail-subject-test = Gospoda: zkušební upozornění
mail-hello = Ahoj, { $name }!
mail-since = { $table }, od { $since }
mail-go = Ke stolu:
mail-end = Tento e-mail dostáváš na vlastní přání. V hospodě na stránce Upozornění to můžeš změnit nebo vypnout.
mail-code-subject = Gospoda: tvůj kód je { $code }
mail-code = Někdo, nejspíš ty, chce na tuto adresu dostávat e-mail, když je v deskové hře na tahu. Pokud jsi to ty, zadej tam tento kód:
mail-code-valid = Kód platí hodinu. Pokud to nebyla tvoje žádost, nic nedělej. Žádný další e-mail nepřijde.
mail-code-go = Stránka, kde se zadává:
share-won = { $game }: { $count ->
    [one] vyhrává { $names }
   *[other] společně vyhrávají { $names }
}
share-somebody = Někdo
share-replay = Prohlédnout si hru tah po tahu
stop-ask = Nechceš už na tuto adresu dostávat e-maily z Gospody?
stop-do = Vypnout e-maily
stop-done = Na tuto adresu už žádný e-mail nepošleme. Na stránce Upozornění je můžeš znovu zapnout.
share-guest = { $name } (host)
share-nobody = { $game }: nevyhrává nikdo
