history = Odehrané partie
history-none = Zatím tu není dohraná partie, nebo žádná neodpovídá.
history-game = Hra
history-any = cokoli
history-seats = Hráči
history-opponent = Soupeř
history-result = Výsledek
history-won = výhra
history-lost = bez výhry
history-when = Dohráno
history-points = Body
history-sheet = Bodový list
history-export = Soubor partie
history-more = Starší partie
history-rated = hodnocená
history-change = Hodnocení { $rating } ({ $change })
statistics = Statistiky
statistics-own = Jak se ti dařilo
statistics-none = Z této hry zatím nemáš dohranou partii.
statistics-best = Nejlepší výsledek: { $points }
statistics-players = { $seats ->
    [1] sólo
    [one] { $seats } hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčů
}
statistics-played = Odehráno
statistics-average = Průměr
statistics-record = Nejlépe
statistics-against = Soupeř
statistics-sources = Odkud jsou body
statistics-openings = Čím začínáš
statistics-plot = Body v čase
statistics-plot-of = { $count ->
    [one] Body jedné partie
    [few] Body { $count } partií od nejstarší
   *[other] Body { $count } partií od nejstarší
}
statistics-inn = Jak si co vede v této hospodě
statistics-inn-about = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}. Místo člověka vyhrává { $people } svých partií, místo bota { $bots }.
statistics-thing = Co
statistics-people = Lidé
statistics-bots = Boti
statistics-won = výhry
statistics-inn-none = Zatím se tu nic nedohrálo.
ladder = Žebříček
ladder-none = Zatím nebyla dohrána žádná hodnocená partie. Zda je stůl hodnocený, se určí při jeho založení.
ladder-about = Počítají se jen hodnocené stoly. Nováček má 1000; prvních deset partií je hodnocení předběžné. Kdo předá místo botovi, počítá se jako poslední, ostatní se hodnotí mezi sebou.
ladder-name = Jméno
ladder-rating = Hodnocení
ladder-games = Partie
ladder-provisional = předběžné
ladder-you = ty
