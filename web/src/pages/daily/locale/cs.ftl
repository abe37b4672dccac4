daily = Rozdání dne
daily-about = Všichni v této hospodě začínají se stejnými kartami a kostkami. Počítá se první pokus; potom lze cvičit, jak je libo. Z hostů z jedné adresy je na seznamu první; kdo si ponechal jméno, je na něm vždycky. Nikdo nevidí, jak hrají ostatní, dokud nejsou zveřejněny výsledky.
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
daily-hours = Začít lze do: { $ends }; kdo začal, může dohrát do: { $reveals }. Potom se ukážou všechny výsledky, hry i semínko.
daily-today = Dnešní rozdání
daily-before = Předchozí dny
daily-streak = { $days ->
    [0] Zatím žádné dny v řadě
    [one] Jeden den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
} (nejdelší řada: { $best })
daily-commitments = Zítřejší rozdání už jsou určena
daily-commitments-about = Semínko rozdání se losuje předem. Jeho otisk (SHA-256) je vidět dopředu, samotné semínko po skončení rozdání: každý si tak může ověřit, že se nic nezměnilo.
deal-challenge = { $name } má body: { $points }. Překonáš to?
deal-challenge-yours = Překonej mých { $points }!
deal-link = Zkopírovat odkaz pro kamaráda
deal-own = Moje hra
deal-over = Rozdání skončilo: všechny hry si lze prohlédnout a porovnat a hrát je pro cvik.
deal-once = Počítá se první pokus; potom lze cvičit, jak je libo.
deal-wait = Bodovací listy a hry ostatních se ukážou, až rozdání skončí.
deal-hidden = Výsledky uvidíš, až dohraješ svůj pokus.
deal-place = Místo
deal-name = Jméno
deal-points = Body
deal-count = Lidé
deal-more = List a hra
deal-you = ty
deal-won = vyhraná hra
deal-sheet = Bodovací list
deal-spread = Kolik lidí získalo kolik bodů
deal-compare = Tah po tahu
deal-first = První hra
deal-second = Druhá hra
deal-same = Obě hry jsou stejné, tah za tahem.
deal-parts = Hry se rozcházejí v tahu { $number }.
deal-player = Hráč
deal-move = Tah
deal-proof = Určeno předem
deal-seed = Semínko
challenge-title = Vyzvat kamaráda
challenge-about = Kdo otevře odkaz, zahraje si tvé rozdání od začátku, na tvém místě,
challenge-back = Zpět ke stolu
