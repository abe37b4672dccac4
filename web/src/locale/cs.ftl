# Slova prohlížeče. Ve všech jazycích jsou stejné identifikátory a proměnné.
# Slova jádra, stolu a každé hry pocházejí z jejich vlastních souborů.

## Všude

skip = Přejít k obsahu
nav = Hlavní nabídka
language = Jazyk
settings = Nastavení
credits = Autoři a licence
nav-me = { $name }, tvůj účet
nav-sign-in = Přihlásit se
nav-inn = Více z hospody
nav-ladder = Žebříček
nav-friends = Přátelé
nav-history = Odehrané partie
nav-daily = Rozdání dne
new-table = Nový stůl
close = Zavřít
send = Odeslat
save = Uložit
cancel = Zrušit
confirm = Potvrdit
undo = Vrátit tah
undo-tip = Vrátit svůj poslední tah
undo-far-tip = Vrátit i přes odhalené informace; záznam to uvede
undo-here = Vrátit před tah { $move }
start-over = Začít tah znovu
go-home = Zpět do hospody
guest = Host
not-affiliated = Gospoda je soukromý projekt nadšenců. Nemá nic společného s autory ani vydavateli her a neukazuje jejich ilustrace. Pokud se hra líbí, stojí za to si ji koupit: skutečná krabice na stole je k nezaplacení.
problem-offline = Server není dostupný. Zkontroluj prosím připojení.
problem-server = Na serveru se něco pokazilo (chyba { $status }).
lost-title = Tady nic není
lost-text = Na této adrese žádná stránka není. Odkaz je možná neúplný.

## Hospoda

home-title = Pojď dál ke stolu
play-now = Hrát hned
pick-opponents = Vyber soupeře
players-range = { $fewest }–{ $most } hráčů
play-solo = Sólo
play-friends = S přáteli
rules = Pravidla
gallery = Komponenty
home-intro = Čtyři moderní deskové hry, proti botům nebo s přáteli. Bez účtu.
play = Hrát
learn = Jak hrát
versus = vs
level = Úroveň botů
minutes = { $minutes } min
weight-1 = lehká
weight-2 = spíše lehká
weight-3 = střední
weight-4 = těžká
weight-5 = velmi těžká
weight-of = Náročnost { $weight } z 5
weight-tip = Náročnost pravidel: jedna tečka znamená pět minut učení, pět teček celý večer.
go-on = Pokračovat
take-back = Vzít zpět
look-back = Prohlédnout
look-in = Nahlédnout
sit-down = Posadit se
open = Otevřít
open-short = Otevřené
open-none = Žádný stůl teď není otevřený.
open-make = Připravit vlastní
mine-none = Tady se objeví tvoje stoly.
all-tables = všechny
jumps = Části této stránky
ticket = Jsi na tahu: { $game }
turns-waiting = { $count ->
    [one] jsi na tahu u 1 stolu
   *[other] jsi na tahu u { $count } stolů
}
row-bot = tvoje místo drží bot
row-thinks = na tahu: { $who }
row-moves = { $count ->
    [one] 1 tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
chairs = obsazená místa: { $taken } z { $all }
real-table = U skutečného stolu
real-short = U stolu
real-pad = Bodovací blok
real-pad-text = sečti tištěnou hru, všechny čtyři tituly
real-import = Uložená hra
real-import-text = pokračuj ze souboru odsud nebo z terminálu
import-title = Otevřít uloženou hru
import-text = Soubor exportovaný tady nebo uložený v terminálu se stane tvým stolem. Než něco ukážeme, zkontrolujeme ho tah po tahu.
import-choose = Vyber soubor, nebo ho sem přetáhni
import-busy = Kontrolujeme hru …
import-broken = Tento soubor není uložená hra: není to platný JSON.
import-too-large = Tento soubor je na uloženou hru příliš velký.
my-tables = Moje stoly
open-tables = Otevřené stoly
your-turn = Jsi na tahu
status-lobby = čeká na hráče
status-running = hraje se
status-finished = dohráno
status-frozen = stará pravidla

## Nový stůl

game = Hra
your-name = Tvoje jméno
seats-count = Počet hráčů
where-play = Kde se hraje?
mode-online = Online, každý u své obrazovky
mode-hotseat = Společně u této obrazovky
who-plays = Kdo hraje?
seat-kind = Kdo sedí na místě { $number }
seat-name = Jméno osoby na místě { $number }
bot-level = Bot na místě { $number }
kind-open = Volné místo
kind-person = Osoba
kind-bot = Bot
options = Možnosti
option-rule = Pravidla, odstavec { $rule }
try-again = Zkusit znovu
options-official = Možnosti z pravidel
options-house = Domácí pravidla a další
table-title = Název stolu
seed = Semínko (stejné rozdání)
access = Kdo smí přijít
access-invite = jen s odkazem
access-open = každý
make-table = Připravit stůl

## U dveří a v předsálí

door-title = Vítej. Jak se jmenuješ?
door-invited = Máš pozvání ke stolu. Jak se jmenuješ?
door-invited-to = { $host } tě zve ke hře { $game }. Jak se jmenuješ?
door-open-at = { $host } čeká u stolu. Hraje se { $game }. Jak se jmenuješ?
door-enter = Vstoupit
door-sit = Posadit se
table-gone = Tento stůl nelze otevřít
replay-gone = Tuto partii nelze zobrazit
lobby-taken = Obsazená místa: { $taken } z { $all }.
lobby-intro = Hra začne, jakmile jsou všechna místa obsazena. Pošli odkaz, nebo posaď boty.
lobby-bots-in = Volná místa obsadí boti za { $time }.
lobby-bots-now = Boti právě obsazují volná místa.
invite-link = Pozvánka
watch-link = Odkaz pro diváky
link-renew = Nový odkaz (starý přestane platit)
link-withdraw = Vzít odkaz zpět (přestane platit)
share-link = Odkaz na dohranou hru
copied = Zkopírováno
qr-alt = Odkaz jako QR kód
add-bot = Bot
open-seat = Uvolnit místo
begin = Začít
offline = nepřipojeno

## U stolu

jump = Přejít na
status-moment = Okamžik…
status-lost = Spojení je přerušeno.
status-lost-kept = Spojení je přerušeno. Tvůj tah zůstává připraven.
status-lost-queued = Spojení je přerušeno. Tvůj tah bude odeslán.
status-bot = Na tvém místě hraje bot.
status-bot-since = od { $time }
bot-moves = { $count ->
    [0] Bot za tebe ještě netáhl
    [one] Bot za tebe udělal jeden tah
    [few] Bot za tebe udělal { $count } tahy
   *[other] Bot za tebe udělal { $count } tahů
}
winners-points = { $count ->
    [one] { $names } vyhrává. Výsledek: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[other] Společně vyhrávají { $names }. Výsledek: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}
next-try = další pokus za { $seconds } s
try-now = Zkusit hned
try-short = Znovu
staged-kept = uloženo, než půjde odeslat
staged-queued = odešle se samo
sending = Odesílá se…
title-lost = Nepřipojeno
title-bot = Bot hraje za tebe
not-your-turn = Nejsi na tahu.
watching = Díváš se.
take-back-seat = Vzít si místo zpět
show-moves = Ukázat tahy
change-mind = Změnit rozhodnutí
passed = pas
strip = Vybraný tah
seats = Místa
talk = Chat
talk-new = nové
drawer = Záznam, chat a místa
mark-log = nové řádky
mark-talk = nepřečtené: { $count }
mark-seats = některý hráč není připojen
more = Více
less = méně
worth = přinese
problem-title = Něco chybí
problem-load = Část stolu se nepodařilo načíst.
rematch = Odveta
rematch-keeps = Odveta zachová místa, úroveň i volby
share = Sdílet
challenge = Vyzvat
deal-results = Výsledky
end-wins = Vyhrává { $name }
end-why = { $winner } : { $other }. Rozhodla položka „{ $source }“: { $mine } : { $theirs }.
end-tied = Remíza: { $points } : { $points }.
end-curve = Jak to šlo
end-curve-tip = body po každém tahu; klepnutím uvidíš desku
end-where = Odkud je rozdíl: { $points }
end-against = { $one } – { $other }
that-is-you = ty
look-board = Deska
frame-end = Konec stolu
status-waiting = { $count ->
    [one] Rozhoduje: { $names }
    [few] Rozhodují: { $names }
   *[other] Rozhodují: { $names }
}
status-choose-where = { $what }: vyber kam
preview-nothing = body se nemění
depends-chance = záleží na náhodě
depends-cards = záleží na neznámých kartách
depends-players = záleží na ostatních
possible-target = zde je to možné
waiting = má rozhodnout
ready = rozhodnuto
log = Záznam
log-round = { $round }. kolo
log-taken-back = vráceno
last-round = Ukázat poslední kolo znovu
last-round-brief = Poslední kolo
news-away = Za tvé nepřítomnosti:
chat-say = Řekni něco
chat-empty = Zatím nikdo nic neřekl.
chat-not-sent = Zpráva nebyla odeslána.
hand-to-bot = Předat botovi
people = Lidé u stolu
person-mute = Ztlumit
person-unmute = Vrátit slovo
person-put-out = Vykázat
person-let-in = Pustit zpátky
person-away = teď tu není
person-none = Zatím nikdo nepřišel.
seat-asked = místo pro pozvaného
decline = Ne, děkuji
more-tables = Další stoly
watchers = Diváci: { $count }
table-frozen = Pravidla se od této hry změnila. Můžeš si ji prohlédnout, ale nemůžeš v ní pokračovat.
table-frozen-brief = Stará pravidla: jen k prohlížení
table-frozen-unseen = Pravidla se od té doby změnila a desku už nelze zobrazit.
table-text = Textový stůl
type-move = Zápis tahu
export = Uložit do souboru
curtain-pass = Obrazovku přebírá: { $name }
curtain-look = Nikdo jiný by se teď neměl dívat.
curtain-go = To jsem já: { $name }

## Obecný stůl

moves-possible = { $count ->
    [one] 1 možný tah
    [few] { $count } možné tahy
   *[other] { $count } možných tahů
}
moves-kind = Druh tahu
moves-all = Všechny
moves-any = cokoli
moves-filter = Hledat
moves-more = { $count ->
    [one] Ukázat ještě 1
    [few] Ukázat ještě { $count }
   *[other] Ukázat ještě { $count }
}

## Klávesy

keys = Klávesnice
key-name-tab = Tab
key-does-tab = na další kartu, desku nebo tlačítko
key-name-arrows = Šipky
key-does-arrows = pohyb po desce
key-name-numbers = 1–9
key-does-numbers = vyber kartu, kostku nebo dílek s tímto číslem
key-name-enter = Enter
key-does-enter = vybrat, položit, potvrdit
key-name-esc = Esc
key-does-esc = zrušit
key-does-u = vrátit tah
key-does-h = nápověda
key-does-i = vysvětlit označené
key-does-l = záznam
key-does-t = chat
key-does-s = místa
key-does-x = stůl jako text
key-does-question = tento seznam

## Přehrávání

replay = Přehrát
replay-first = Na začátek
replay-back = O tah zpět
replay-next = O tah dál
replay-last = Na konec
replay-play = Přehrávat
replay-pause = Pozastavit
replay-look = Pohled
replay-spectator = pro všechny
replay-link = Odkaz na tento tah
replay-link-short = Odkaz
play-on = Hrát odsud dál
back-to-table = Ke stolu
speed = Rychlost

## Nápovědy a rozbor

hint = Nápověda
hint-tip = Které tahy jsou nejlepší?
hint-thinking = Přemýšlím…
hints = Nápovědy
hints-choice = Nápovědy povoleny (vidí to všichni u stolu)
rated-choice = Hodnocený: výsledek se počítá do žebříčku. Nejsou nápovědy a nelze vracet tahy, po kterých se něco odhalilo.
rated = Žebříček
rated-yes = výsledek se počítá
games-played = Odehrané partie, statistiky, žebříček
friends-link-word = Přátelé a lidé od stolu
ask-friend = Pozvat přítele
ask-friend-none = Zatím nemáš přátele. Pošli někomu odkaz
home-daily = Rozdání dne: všichni začínají se stejnými kartami
hints-yes = povoleny
hints-no = nepovoleny
hint-promise = Očekávaný konečný výsledek, šance na výhru
hint-horizon = Výsledek po několika rozhodnutích, šance na výhru
hint-figures = { NUMBER($score, maximumFractionDigits: 1) } · { $win } %
hint-even = Tyto tahy jsou zhruba stejně dobré: šance na výhru je asi { $win } %.
hint-even-score = { NUMBER($score, maximumFractionDigits: 1) }
analyse = Rozebrat
analysis = Rozbor
analysis-waiting = { $place ->
    [0] Rozbor za chvíli začne…
    [1] Rozbor je na řadě jako další.
   *[other] Pořadí rozboru ve frontě: { $place }.
}
analysis-running = Rozebrané tahy: { $done } z { $total }
analysis-failed = Rozbor se nepodařil. Zkus to znovu.
analysis-costliest = Nejdražší tahy
analysis-moment = Tah { $number }
analysis-loss = −{ NUMBER($loss, maximumFractionDigits: 1, minimumFractionDigits: 1) } b.
analysis-better = Lépe: { $best }
analysis-best = Nejlepší tah
analysis-no-choice = Nebylo z čeho vybírat.
analysis-totals = Kolik stála rozhodnutí jednotlivých hráčů
analysis-strip = Kolik stál každý tah, od prvního do posledního
sheet-title = Bodovací blok
pad-never-opened = Chybí spojení a tento bodovací blok ještě nebyl na tomto zařízení otevřen. Otevři ho jednou se spojením. Pak bude fungovat i bez něj.
sheet-missing = { $who }, { $what }: { $have } z { $needed }
sheet-unwritten = { $who }, { $what }: ještě není zapsáno
sheet-twice = { $what }: { $number } je zapsáno dvakrát ({ $first }, { $second })
sheet-new = Nový list
sheet-share = Sdílet
sheet-kept = Listy v tomto zařízení
sheet-add-card = Přidat: { $what }
sheet-drop = Odebrat: { $what }
sheet-less = Méně: { $what }
sheet-more = Více: { $what }
sheet-rank = Hodnost: { $rank }

## Nápověda, součásti, poděkování

help-none = K této hře zatím není popis pravidel.
credits-games = Hry
credits-icons = Ikony
credits-icons-licence = Obrázky z game-icons.net pod licencí Creative Commons BY 3.0 (creativecommons.org/licenses/by/3.0), přebarvené.
credits-made-by = Autorství ikon: { $author }
credits-lucide = Ikony tlačítek: Lucide, licence ISC.
credits-fonts = Písma
credits-software = Software
credits-software-text = Klient je vytvořen pomocí Svelte, Vite a Fluent; licenční údaje všech součástí:

## Nastavení

set-colours = Barvy
theme-auto = podle systému
theme-light = světlé
theme-dark = tmavé
set-contrast = silnější kontrast
set-seats = Místo u stolu je barva, tvar a písmeno:
set-speed = Rychlost animací
speed-off = žádné
set-confirm = Potvrzování tahů
confirm-on = vždy
confirm-off = nikdy
confirm-timed = automaticky po 4 sekundách
set-signals = Když přijdu na řadu
set-sound = zvuk
set-notify = upozornění
set-notices = na zařízení, e-mailem nebo webhookem
notices = Upozornění
next-table = { $count ->
    [one] Čeká na tebe jiný stůl: přejít k němu
    [few] Čekají na tebe { $count } jiné stoly: přejít k tomu, který čeká nejdéle
   *[other] Čeká na tebe { $count } jiných stolů: přejít k tomu, který čeká nejdéle
}
saved-name = Uloženo.

# naše hodnoty
house-check = Zkontroluj tuto kartu
house-check-all = Zkontroluj svou krabici
house-no-pack = Tato hospoda běží bez balíčku s obsahem, takže nelze nic uložit. Spusť ji příkazem gospoda --content SLOŽKA serve.
table-pack = Balíček s obsahem
table-pack-name = { $pack } (otisk { $digest })
pack-choice = Součásti hry
pack-choice-tip = Hodnoty součástí hry. Balíček s obsahem má ty přečtené z tištěných. Stůl si své hodnoty ponechá po celou hru.
pack-none = Bez balíčku
account = Účet
announcements = Oznámení
status-title = Stav

## Hodiny a nepřítomní

clock = Hodiny
clock-kind = Čas na rozmyšlenou
clock-kind-none = bez omezení
clock-kind-live = U stolu: celkový čas hráče
clock-kind-turns = Korespondenčně: čas na tah
clock-bank = Čas na hráče
clock-increment = Čas navíc na rozhodnutí
clock-turn = Čas na tah
clock-turn-hint = Noci, volné dny a svátky se nepočítají, v časovém pásmu každého hráče.
clock-late-choice = Když čas vyprší
clock-late-mark-short = jen označení hráče
clock-late-bot-short = bot hraje do návratu hráče
clock-late-out-short = místo vypadne ze hry
clock-late-mark = Když ti dojde čas, dostaneš jen označení a hraješ dál.
clock-late-bot = Když ti dojde čas, do tvého návratu hraje bot.
clock-late-out = Když ti dojde čas, vypadáváš: do konce hraje bot a v hodnocené hře jsi poslední.
clock-rule-live = { $time } pro každého a { $seconds } s navíc za každé rozhodnutí.
clock-rule-plain = { $time } pro každého.
clock-rule-turns = { $time } na každý tah.
clock-seconds = { $seconds } s
clock-minutes = { $minutes } min
clock-hours = { $hours } h
clock-hours-minutes = { $hours } h { $minutes } min
clock-days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
clock-days-hours = { $days } d { $hours } h
clock-until = do { $time }
clock-late = čas vypršel
clock-of = { $name }, hodiny: { $time }
seat-out = vzdáno nebo vypršel čas
guest-mark = host
guest-tip = Host: nemá účet
guest-named = { $name } (host)
new-name = Jméno { $formerly } měl někdo dřív než ty, proto se teď jmenuješ { $name }. Všechny tvoje hry, hodnocení i přátelé zůstávají.
new-name-change = Vybrat jiné jméno
new-name-read = V pořádku
resign = Vzdát
resign-title = Vzdát hru?
resign-ask = Hra se ti počítá jako prohraná. Pokud ostatní hrají dál, tvoje místo převezme bot a vrátit se už nemůžeš.
resign-rated = Hra se ti počítá jako prohraná, i v hodnocení. Vrátit se už nemůžeš.
resign-alone = Hra tu končí a počítá se jako prohraná.
keep-playing = Hrát dál
end-propose = Navrhnout konec
end-now = Ukončit hru
end-title-ask = Ukončit hru?
end-ask = Hra skončí, jakmile všichni souhlasí. Nikdo nevyhraje a hodnocená hra se počítá jako remíza.
end-ask-bots = Hra tu skončí. Hodnocená hra proti botům se pak počítá jako prohraná.
end-ask-alone = Hra tu skončí a nikdo nevyhraje.
end-proposed = Navrhuješ ukončit hru. Všichni ještě neodpověděli.
end-take-back = Stáhnout návrh
end-proposal = { $name } navrhuje ukončit hru. Skončí, když všichni souhlasí.
end-agree = Souhlasím
ended-resigned = { $name } to vzdává.
ended-agreed = Hráči se dohodli na ukončení hry.
ended-wins = { $name } vítězí!
vote = Ať hraje bot
vote-back = Vzít hlas zpět
vote-for = Hlasovat, ať za { $name } hraje bot
vote-back-for = Vzít zpět hlas: { $name }
votes = hlasy: { $count } z { $needed }
hours-title = Kdy se počítá můj čas
invitations = Pozvánky
invitation = { $name } tě zve ke hře { $game }.
seek-language = Jazyk
seek-level = Zkušenost
seek-level-new = začátečníci
seek-level-steady = pár her
seek-level-strong = mnoho her
seek-any = libovolně
seek-sought = Hledáme hráče
