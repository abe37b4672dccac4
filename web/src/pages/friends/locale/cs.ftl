friends = Přátelé a ostatní
friends-about = Pošli někomu odkaz. Jakmile ho otevře a souhlasí, bude mezi tvými přáteli. Přátele pozveš ke svým stolům jedním klepnutím.
friends-link = Vytvořit odkaz
friends-copy = Zkopírovat odkaz
friends-none = Zatím nemáš žádné přátele.
friends-end = Odebrat z přátel
friends-asks = { $name } chce být mezi tvými přáteli.
friends-agree = Souhlasím
friends-now = Teď jste přátelé.
met = Lidé, které znáš od stolu
met-about = Zablokovaný člověk si nemůže sednout k tvým stolům ani ti tam psát a neřekneme mu proč. Hlášení dostanou ti, kdo tuto hospodu provozují.
block = Zablokovat
block-end = Odblokovat
blocked = Zablokovaní
blocked-now = Zablokováno.
report = Nahlásit
report-what = Co se stalo? Hlášení se týká: { $name }
report-about = Připojíme, co tento člověk u stolu naposledy řekl.
report-send = Odeslat hlášení
reported = Hlášení je odesláno. Děkujeme.
report-not = Nic se neodeslalo.
anyone = Kdo si zahraje?
anyone-about = Lidi, kteří hledají stejnou hru, posadíme k jednomu stolu. Když nikdo nepřijde, mohou volná místa obsadit boti.
anyone-fill = Boti obsadí volná místa
anyone-never = nikdy
anyone-minutes = { $count ->
    [one] po minutě
    [few] po { $count } minutách
   *[other] po { $count } minutách
}
anyone-ask = Hledat společnost
seek-game = Hra
seek-seats = Hráči
seek-free = s volným místem
seek-none = Žádný otevřený stůl nevyhovuje.
seek-filters = Filtrovat
