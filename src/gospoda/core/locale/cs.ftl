# Slova jádra a terminálu. Ve všech jazycích jsou stejné identifikátory a proměnné.
# Hra může dát identifikátoru vlastní slova; ta mají přednost.

## Lidé

seat-number = Hráč { $number }
you = Hráč { $number } (ty)
rival = Automatický soupeř
yes = ano
no = ne
bot-random = náhodný
bot-greedy = hltavý
bot-novice = začátečník
bot-journeyman = tovaryš
bot-expert = expert
bot-master = mistr

## Odmítnutí

refused-not-now = Na tohle se hra teď neptá.
refused-game-over = Hra skončila.
refused-no-such-seat = Takové místo u tohoto stolu není.
refused-not-your-turn = Nejsi na tahu.
refused-no-such-move = Takový tah v této hře není.
refused-depends = Zda to bude možné, závisí na tom, co zatím nikdo nemůže vědět.

## Vracení tahů

undo-nothing = Není co vrátit.
undo-revealed = Od té doby bylo něco odhaleno nebo hrál někdo jiný, takže tah nejde vrátit.
undo-far-possible = Napiš u!, pokud ho chceš přesto vrátit.
undo-lifted = Vráceno i přes odhalené informace; v záznamu hry je to uvedeno.

## Události

event-ready = { $seat } už má vybráno.

## Bodování

score = Bodování
total = Celkem
round = Kolo { $number }
winner = Vyhrává
winners = { $count ->
    [one] Vyhrává: { $names }.
   *[other] Společné vítězství: { $names }.
}
nobody-wins = Tentokrát nikdo nevyhrává.
game-over = Konec hry

## U klávesnice

your-move = Tvůj tah (velké písmeno, množství nebo zápis, ? – nápověda):
not-understood = „{ $text }“ tady není tah. Napiš velké písmeno ze seznamu, množství nebo zápis tahu; ? – nápověda.
curtain = Klávesnici přebírá: { $name }.
curtain-ready = Stiskni Enter, až se nikdo jiný nedívá:
save-as = Soubor k uložení (Enter: jen automatická kopie):
saved = Uloženo v souboru { $file }.
kept =
    Hra je uchována v souboru { $file }.
    { $command }

hint-gain = Změna
hint-score = Body po tahu
hint-move = Tah, od nejslibnějšího

key-number = A, B, C …
help-number = tah s touto značkou; množství se píše číslem; samotný Enter, je-li tah jediný
key-notation = zápis
help-notation = tah psaný šedě; na jeden řádek se vejde i víc kroků (bid z2 2 z3 2)
key-undo = u
help-undo = vrať poslední tah, pokud nebylo odhaleno nic nového
key-undo-far = u!
help-undo-far = vrať i tak poslední rozhodnutí člověka
key-hints = h
help-hints = ukaž, kolik bodů by každý tah přinesl
key-save = s SOUBOR
help-save = ulož hru
key-board = b
help-board = ukaž stůl znovu
key-moves = m
help-moves = ukaž tahy znovu
key-sheet = p
help-sheet = ukaž bodování
key-log = l
help-log = ukaž celý průběh hry
key-rules = r
help-rules = ukaž, jak se hraje
key-quit = q
help-quit = odejdi od stolu; hra zůstane uchována

screen-type = Vyber šipkami a klávesou Enter, číslem nebo myší. Psaním hledáš.
screen-typed = Hledáš: { $text }
screen-nothing-fits = Hledáš: { $text } – nic neodpovídá. Enter to zkusí jako tah v zápisu.
screen-wait = Okamžik …
screen-hinted = V závorkách vidíš, kolik bodů přidá každý tah.
screen-close = Esc nebo Enter: zpět do hry
screen-leave = Esc nebo Enter: odejít ze hry
screen-help = Pomoc
screen-hints = Body
screen-advice = Rada
screen-sheet = Skóre
screen-rules = Pravidla
screen-save = Uložit
screen-undo = Zpět
screen-quit = Konec
screen-quit-as = Odejít ze hry? Hra se uchová. Enter odejde; název souboru předtím uloží kopii. Esc se vrátí do hry.
key-screen-choose = ↑ ↓ Enter, 1 2 3 …
help-screen-choose = provede tah; stačí i kliknutí
key-screen-filter = písmena
help-screen-filter = ukáže jen tahy s těmito písmeny; Backspace a Esc je smažou
key-screen-notation = zápis, Enter
key-screen-undo = Esc
key-screen-undo-far = u!, Enter
key-screen-hints = F2
key-screen-advice = F3
key-screen-sheet = F4
key-screen-rules = F5
key-screen-save = F6
key-screen-look = PgUp, PgDn, kolečko
help-screen-look = posouvá desku; Tab přejde na desku nebo do deníku, kde posouvají šipky
key-screen-quit = q, Ctrl+Q

## Přehrávání

replay-move = Tah { $number } z { $last }
replay-keys = Enter dál, b zpět, číslo – skok, p bodování, l průběh, q konec:
replay-range = Tahy mají čísla od 0 do { $last }.
replay-diverges = Tato hra se hrála podle jiných pravidel, proto je vidět jen její poslední uchovaná pozice: { $report }
replay-key-next = Enter, n
replay-help-next = o tah dál
replay-key-back = b
replay-help-back = o tah zpět
replay-key-jump = 0, 1, 2 …
replay-help-jump = skok na pozici po tolika tazích
replay-key-sheet = p
replay-help-sheet = ukaž bodování
replay-key-log = l
replay-help-log = vypiš dosavadní tahy
replay-key-quit = q
replay-help-quit = konec

## Simulace

sim-games = Hry
sim-seat = Místo
sim-mean = Průměr
sim-least = Nejméně
sim-most = Nejvíce
sim-wins = Výhry
sim-played = { $games ->
    [one] { $games } hra, rozhodnutí: { $decisions }
    [few] { $games } hry, rozhodnutí: { $decisions }
   *[other] { $games } her, rozhodnutí: { $decisions }
}
sim-speed = { $decisions } rozhodnutí/s, { $games } her/s, { $seconds } s
sim-bot-wins = Výhry ({ $bot }): { $wins }
sim-interrupted = Přerušeno; toto se zatím odehrálo.

## Hry, obsah, pravidla, diagnóza

games-seats = Hráči: { $fewest } až { $most }
games-version = verze pravidel { $version }
games-option = Možnost
games-values = Hodnoty, výchozí je první
games-rule = Pravidlo
games-official = pravidla hry
games-house = domácí pravidlo

content-good = { $title }: obsah ve složce { $folder } je v pořádku.
new-game-ready = Složka { $folder } je hotová; její README říká, jak dál.

rules-paragraph = Odstavec
rules-rule = Pravidlo
rules-code = Kód
rules-tests = Testy
rules-below = Dále v této části: { $paragraphs }
rules-summary = Odstavce: { $paragraphs }, z toho v kódu bez testu: { $untested }
rules-summary-no-tests = Odstavce: { $paragraphs }. Testy tu nejsou; v naklonovaném programu jsou uvedeny také (--tests).

doctor-version = Gospoda
doctor-engine = Jádro
doctor-compiled = zkompilované
doctor-uncompiled = nezkompilované (funguje, ale pomaleji)
doctor-python = Python
doctor-data = Data
doctor-content = Balíček obsahu
doctor-own-content = žádný, vlastní obsah her
doctor-no-folder = taková složka není
doctor-part = Část { $part }
doctor-missing = chybí: { $modules }
doctor-game = Hra { $game }
doctor-setting = Nastavení
doctor-value = Hodnota
doctor-from = Odkud
doctor-variable = Proměnná
doctor-from-flag = přepínač
doctor-from-environment = prostředí
doctor-from-file = soubor
doctor-from-default = výchozí
doctor-database = Databázi lze použít
doctor-key = Klíč k tajemstvím existuje

key-advice = hint
help-advice = zamysli se a ukaž, co slibují nejlepší tahy: očekávaný výsledek a šanci na výhru

advice-score = Očekávaný konečný výsledek
advice-horizon = Výsledek po několika rozhodnutích
advice-win = Výhry
advice-even = { $count ->
    [few] { $count } z těchto tahů jsou zhruba stejně dobré
   *[other] { $count } z těchto tahů je zhruba stejně dobrých
}: jejich šance na výhru nelze rozlišit.
advice-lead = Náskok
advice-visits = Pokusy

analyse-moves = Tahy
analyse-loss = Ztráta
analyse-win-loss = Ztracená šance
analyse-played = Zahráno
analyse-best = Nejlepší nalezený
analyse-costliest = Nejdražší tahy
analyse-total = { $name }: celková ztráta očekávaného náskoku v bodech: { $loss }

tournament-summary = Partie: { $games } z { $wanted }, { $seats ->
        [one] jedno místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }, semínko { $seed }
tournament-meetings = Kdo s kým
tournament-ratings = Žebříček
tournament-seats = Výhry podle místa
tournament-unfinished = Partie, které se nepodařilo dohrát
tournament-pair = Boti
tournament-bot = Bot
tournament-games = Partie
tournament-wins = Výhry prvního (interval 95 %)
tournament-share = Výhry (interval 95 %)
tournament-points = Průměrný výsledek
tournament-lead = Průměrný náskok
tournament-rating = Síla
tournament-win-axis = Výhry prvního bota v procentech, s intervalem 95 %
tournament-score-axis = Výsledek
tournament-written = Deník, výsledky a stránka: { $folder }.

## Naše hodnoty

house-file = Soubor
house-entry = Záznam
house-field = Pole
house-value = Hodnota
house-meaning = Domácí hodnota: vytištěnou neznáme.
house-table = Kde neznáme vytištěné hodnoty, používá tato hra domácí hodnoty.
house-count = Celkem takových hodnot: { $count }.
content-set = { $file }: { $entry }, { $field } zapsáno a ověřeno.
content-imported = Balíček { $pack } má teď hodnoty hry { $title } s otiskem { $digest }.
content-pack = Hraje se s balíčkem { $pack } (otisk { $digest }).
owner-open = Zde se opravují hodnoty podle tištěných: { $url }
already-running = Gospoda už běží na adrese { $url }
port-taken = Port { $port } používá jiný program. Gospoda volí { $other }.
dev-ready = Pracuj na adrese { $url }: stránka i server sledují tvé změny. Ctrl-C ukončí obojí.
dev-again = Soubor { $file } se změnil: server se spouští znovu.
dev-ended = Server skončil; spustí se, až změníš jeho kód.
