history = Odehrané partie
history-none = Zatím tu není dohraná partie, nebo žádná neodpovídá.
history-game = Hra
history-any = jakákoli
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
history-any-result = jakýkoli
history-any-seats = jakýkoli počet
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
statistics-inn = Výsledky v této hospodě
statistics-inn-about = { $games ->
    [one] Jedna partie
    [few] { $games } partie
   *[other] { $games } partií
}. Lidé vyhrávají { $people } svých partií, boti { $bots }.
statistics-thing = Co
statistics-people = Lidé
statistics-bots = Boti
statistics-won = výhry
statistics-inn-none = Nikdo tu ještě nedohrál partii.
ladder = Žebříček
ladder-none = Nikdo ještě nedohrál hodnocenou partii. Zda je stůl hodnocený, zvolíš při jeho přípravě.
ladder-about = Počítají se jen hodnocené stoly. Nováčci začínají na 1000 a hodnocení je předběžné do deseti partií. Kdo předá místo botovi, počítá se jako poslední; ostatní se hodnotí mezi sebou.
ladder-name = Jméno
ladder-rating = Hodnocení
ladder-games = Partie
ladder-provisional = předběžné
ladder-you = ty
