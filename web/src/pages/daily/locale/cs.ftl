daily = Rozdání dne
daily-about = Všichni v této hospodě začínají se stejnými kartami a kostkami. Počítá se první pokus. Potom můžeš cvičit, jak chceš. Z každé sítě je na seznamu jen první host, lidé s účtem jsou na něm vždycky. Nikdo nevidí, jak hrají ostatní, dokud neukážeme výsledky.
daily-solo = sólo
daily-bots = soupeři: { $bots }
daily-people = { $count ->
    [0] Ještě nikdo nedohrál
    [one] Dohrál jeden člověk
    [few] Dohráli { $count } lidé
   *[other] Dohrálo { $count } lidí
}
daily-yours = tvůj výsledek: { $points }
daily-play = Hrát
daily-go-on = Hrát dál
daily-practise = Cvičit
daily-results = Výsledky
daily-none = Pro tento den nejsou žádná rozdání.
daily-hours = Začít můžeš do { $ends }. Rozehraný pokus můžeš dohrát do { $reveals }. Potom ukážeme všechny výsledky, hry i semínko.
daily-today = Dnešní rozdání
daily-before = Předchozí dny
daily-streak = { $days ->
    [0] Zatím žádné dny v řadě
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
} (nejdelší řada: { $best })
daily-commitments = Zítřejší rozdání už jsou určena
daily-commitments-about = Semínko rozdání losujeme předem. Před rozdáním zveřejníme jeho otisk (SHA-256) a po něm samotné semínko, takže si každý může ověřit, že se nic nezměnilo.
deal-challenge = { $points ->
    [one] { $name } má { $points } bod. Překonáš to?
    [few] { $name } má { $points } body. Překonáš to?
   *[other] { $name } má { $points } bodů. Překonáš to?
}
deal-challenge-yours = Překonej můj výsledek { $points }!
deal-link = Zkopírovat odkaz pro kamaráda
deal-own = Moje hra
deal-over = Rozdání skončilo. Můžeš si prohlédnout a porovnat všechny hry a zahrát si ho pro cvik.
deal-once = Počítá se první pokus. Potom můžeš cvičit, jak chceš.
deal-wait = Bodovací listy a hry ostatních ukážeme, až rozdání skončí.
deal-hidden = Výsledky uvidíš, až dohraješ svůj pokus.
deal-place = Místo
deal-name = Jméno
deal-points = Body
deal-count = Lidé
deal-more = List a hra
deal-you = ty
deal-won = vyhraná hra
deal-sheet = Bodovací list
deal-spread = Počet lidí podle bodů
deal-compare = Tah po tahu
deal-first = První hra
deal-second = Druhá hra
deal-same = Obě hry jsou stejné, tah za tahem.
deal-parts = Hry se liší od tahu { $number }.
deal-player = Hráč
deal-move = Tah
deal-proof = Určeno předem
deal-seed = Semínko
challenge-title = Vyzvat kamaráda
challenge-about = Kdo otevře odkaz, zahraje si tvé rozdání od začátku, na tvém místě,
challenge-back = Zpět ke stolu
