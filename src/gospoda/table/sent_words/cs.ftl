# Slova, která opouštějí dům: dopisy, upozornění, webhooky, sdílené obrázky. Ve všech jazycích jsou stejné identifikátory a proměnné.

notice-one = Jsi na tahu u stolu: { $table }.
notice-many = Jsi na tahu u { $count ->
    [one] jednoho stolu
   *[other] { $count } stolů
}.
notice-invited = { $name } ti drží místo u stolu: { $table }.
notice-test = Takhle ti hospoda řekne, že jsi na tahu.
notice-table-named = { $table } ({ $game })
mail-subject-one = Jsi na tahu: { $table }
mail-subject-many = Jsi na tahu u { $count ->
    [one] jednoho stolu
   *[other] { $count } stolů
}
mail-subject-invited = { $name } ti drží místo: { $table }
mail-subject-test = Upozornění na zkoušku
mail-hello = Ahoj, { $name },
mail-since = { $table }, od { $since }
mail-go = Ke stolu:
mail-end = Tento dopis dostáváš na vlastní přání. V hospodě na stránce Upozornění to můžeš změnit nebo vypnout.
mail-code-subject = Tvůj kód: { $code }
mail-code = někdo, nejspíš ty, chce na tuto adresu dostávat zprávu, když je v deskové hře na tahu. Pokud ano, zadej tam tento kód:
mail-code-valid = Platí hodinu. Pokud to nejsi ty, nedělej nic: žádný další dopis nepřijde.
mail-code-go = Stránka, kde se zadává:
share-won = { $game }: { $count ->
    [one] vyhrává { $names }
   *[other] společně vyhrávají { $names }
}
share-somebody = někdo
share-replay = Prohlédnout si hru tah po tahu
