friends = Přátelé a ostatní
friends-about = Přátele získáš odkazem: kdo ho otevře a souhlasí, je tvým přítelem a ty jeho. Přátele pozveš ke stolu jedním klepnutím.
friends-link = Vytvořit odkaz
friends-copy = Zkopírovat odkaz
friends-none = Zatím nemáš žádné přátele.
friends-end = Ukončit přátelství
friends-asks = { $name } chce být mezi tvými přáteli.
friends-agree = Souhlasím
friends-now = Teď jste přátelé.
met = Lidé, které znáš od stolu
met-about = Koho zablokuješ, ten si nesedne tam, kde hraješ, ani ti tam nenapíše, a nedozví se proč. Hlášení dostanou ti, kdo tuto hospodu provozují.
block = Zablokovat
block-end = Odblokovat
blocked = Zablokovaní
blocked-now = Zablokováno.
report = Nahlásit
report-what = Co se stalo? Hlášení se týká: { $name }
report-about = Připojí se, co tento člověk u stolu naposledy řekl.
report-send = Odeslat hlášení
reported = Hlášení je odesláno. Děkujeme.
report-not = Nic se neodeslalo.
anyone = Kdo si zahraje?
anyone-about = Kdo se ptá na totéž, sedne si ke stejnému stolu. Když nikdo nepřijde, mohou volná místa obsadit boti.
anyone-fill = Boti obsadí volná místa
anyone-never = nikdy
anyone-minutes = { $count ->
    [one] po minutě
    [few] po { $count } minutách
   *[other] po { $count } minutách
}
anyone-ask = Hledat společnost
company-game = Hra
company-seats = Hráči
company-free = s volným místem
company-none = Žádný otevřený stůl nevyhovuje.
company-filters = Vybrat z nich
