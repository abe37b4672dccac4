# Slova stolu. Ve všech jazycích stojí stejné identifikátory a proměnné.

## Deník

table-start = Hra začíná.
table-join = { $seat } usedá ke stolu.
table-leave = Znovu volné místo: { $seat }.
table-open = Znovu volné místo: { $seat }.
table-invite = { $seat }: pozvánka pro { $name }.
table-put-out = Místo uvolněné hostitelem: { $seat }.
table-hand-over = { $seat }: teď hraje bot { $bot }.
table-take-back = { $seat } se vrací do hry.
table-clock-late = { $seat }: čas vypršel.
table-clock-bot = { $seat }: čas vypršel; do návratu hráče hraje bot { $bot }.
table-clock-out = { $seat }: čas vypršel a místo vypadlo ze hry; do konce hraje bot { $bot }.
table-vote-bot = { $seat }: hráč je pryč, z rozhodnutí ostatních hraje bot { $bot }.
table-vote-late = { $seat }: čas vypršel, z rozhodnutí ostatních hraje bot { $bot }.
table-undo = { $seat } bere zpět: { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
}.
table-undo-lifted = { $seat } bere zpět i přes odhalené informace: { $count ->
    [one] jeden tah
    [few] { $count } tahy
   *[other] { $count } tahů
}.
table-rematch = Další hra je připravena.

## Odmítnutí

refused-no-such-table = Takový stůl tu není, nebo pro tebe není otevřený.
refused-no-such-game = Taková hra tu není.
refused-no-such-bot = Takový bot neexistuje.
refused-no-such-position = V průběhu hry takový tah není.
refused-not-found = Tady nic není.
refused-not-your-seat = To není tvoje místo.
refused-not-host = To může jen hostitel, a jen před začátkem hry.
refused-not-begun = Hra ještě nezačala.
refused-begun-already = Hra už začala.
refused-seats-open = Některá místa jsou ještě volná.
refused-open-seat = U společné obrazovky sedí na každém místě člověk nebo bot.
refused-seat-count = Tato hra je pro { $fewest } až { $most } hráčů.
refused-bad-option = Hra takovou volbu nebo hodnotu nemá.
refused-seed = Vlastní náhodné semínko je možné jen tam, kde nehraje nikdo jiný.
refused-rated = Hodnocená hra se hraje online ve dvou a více hráčích, bez nápověd a z rozdání, které nikdo nezná.
refused-seat-taken = Toto místo je obsazené.
refused-sitting-already = Na tomto místě už sedíš.
refused-table-full = Všechna místa jsou obsazená.
refused-no-invitation = K tomu je potřeba pozvánka.
refused-stale = Stůl se mezitím změnil. Podívej se prosím znovu.
refused-revealed = Ukázalo se něco, co se předem nedalo vědět. Podívej se znovu.
refused-no-lifting = U tohoto stolu nelze vrátit tah, po kterém se něco odhalilo.
refused-old-rules = Tato hra se hrála podle jiných pravidel; lze si ji prohlížet, ale ne hrát dál.
refused-damaged = Záznam tohoto stolu je poškozený, proto ho nelze otevřít.
refused-no-hints = U tohoto stolu nejsou nápovědy.
refused-derived = Tato pozice je ze hry, která ještě běží a nemá nápovědy: až po hře.
refused-not-over = To je možné až po hře.
refused-not-yours-to-share = Odkaz patří těm, kdo hráli, a hostiteli; otevřený stůl žádný nepotřebuje.
refused-analyses-full = Na rozbor už čeká příliš mnoho her. Zkus to později.
refused-export-running = Soubor prozrazuje všechna tajemství, proto je k dispozici až po hře.
refused-bad-file = Tento soubor není uložená hra, nebo je poškozený.
refused-empty = Tato zpráva je prázdná.
refused-name = Jméno má 1 až 24 znaků.
refused-no-guest = Nejdřív prosím zadej své jméno.
refused-muted = Hostitel ti u tohoto stolu vzal slovo.
refused-put-out = Hostitel pro tebe tento stůl zavřel.
refused-only-host = To může jen hostitel.
refused-no-such-person = U tohoto stolu nikdo takový není.
refused-plays-here = Kdo hraje, toho lze vykázat jen před začátkem hry; později může jeho místo převzít bot.
refused-name-mixed = Jméno se píše jen jedním písmem.
refused-switched-off = Tohle se tu nenabízí.
refused-owner = Hodnoty opravuje jen ten, kdo hospodu vede, přes odkaz, který program vypíše při startu.
refused-no-pack = Tato hospoda nemá balíček s obsahem: je třeba ji s ním spustit (gospoda --content SLOŽKA serve).
refused-no-such-pack = S touto verzí součástí nelze stůl připravit: balíček s obsahem se změnil, nebo tu není. Vyber znovu.
refused-content = Taková hodnota být nemůže: { $problem }
refused-host-name = Tento server se tak nejmenuje.
refused-no-hello = Není jasné, o který stůl jde.
refused-origin = Tento požadavek přichází z jiné stránky.
refused-too-fast = To bylo příliš rychlé. Chvilku prosím počkej.
refused-too-large = To je příliš velké.
refused-broken = Tomuto požadavku nelze rozumět.
refused-busy = Stůl je zaneprázdněn. Zkus to prosím znovu.
refused-storage = Nepodařilo se to zapsat, takže se to nestalo. Zkus to prosím později.
refused-fault = Na naší straně se něco pokazilo; nic se nezměnilo.

## Členové

refused-no-member = Nejdřív si ponech své jméno; hosté účet nemají.
refused-passkey = Tento přístupový klíč nesedí. Zkus to znovu.
refused-unknown-passkey = Tento přístupový klíč tu už nikomu nepatří.
refused-too-many-passkeys = Máš už tolik přístupových klíčů, kolik lze mít. Nejdřív některý odeber.
refused-no-passkeys-here = Prohlížeče vytvářejí přístupové klíče jen pro adresu se jménem a přes https.
refused-too-late = Trvalo to příliš dlouho, nebo už se to stalo. Začni znovu.
refused-last-way = Tohle je poslední cesta zpět k tvému jménu. Nejdřív si vytvoř obnovovací kódy nebo další přístupový klíč.
refused-code = Tento obnovovací kód nikdo nemá, nebo už byl použit.
refused-link = Tento odkaz už neplatí. Na druhém zařízení lze vytvořit nový.
refused-this-device = Toto zařízení opustíš odhlášením.
refused-signed-out = Toto zařízení bylo odhlášeno.
refused-other-name = To není tvoje jméno, a tak se nic nesmazalo.
refused-openid = Druhý dům neodpovídá, jak by měl. Zkus to později.
refused-openid-denied = Druhý dům tě nepustil.
somebody = někdo
refused-banned = Tato hospoda ti zavřela dveře.
refused-read-only = V hospodě se právě uklízí: chvíli se dá jen dívat, ne nic měnit. Zkus to později.

## Rozdání

refused-deal-early = Toto rozdání ještě nezačalo.
refused-deal-late = Toto rozdání už skončilo; za chvíli, až budou zveřejněny všechny výsledky, půjde hrát pro cvik.
refused-deal-runs = Toto je pokus o rozdání, které ještě běží: do zveřejnění výsledků ho nikdo jiný nesmí vidět.
refused-deal-seat = Při pokusu o rozdání hraje každý jen na svém místě.
refused-no-deal = Tato hra začala z postavené pozice, ne rozdáním, takže k ní nelze nikoho vyzvat.

## Upozornění

refused-zone = Toto časové pásmo tu neznáme.
refused-webhook = Upozornění posíláme jen na veřejné adresy, které začínají https.
refused-push = Odběru tvého prohlížeče nerozumíme.
refused-channel-known = Touto cestou už upozornění dostáváš.
refused-too-many-channels = Máš už tolik cest, kolik jich lze mít. Nejdřív některou odeber.
refused-mail-address = Tohle není e-mailová adresa.
refused-mail-code = Tento kód nesedí, nebo je příliš starý. Případně si vyžádej nový dopis.
refused-mail-failed = Dopis se nepodařilo odeslat. Zkus to prosím později.
refused-notice-failed = Upozornění nedorazilo: nikdo tam neodpovídá, jak má.

## Hodiny a nepřítomní

refused-clock = Hodiny potřebují aspoň dvě místa.
refused-seat-out = Čas tohoto místa vypršel nadobro: do konce hraje bot.
refused-no-vote = Není o čem hlasovat: na tomto místě musí hrát jiný člověk.
refused-voted = Tento hlas už padl.
refused-player-here = Hráč je u stolu, nebo teď nemá co rozhodnout.
refused-still-time = Hráč má ještě čas; hlasovat lze, až vyprší.
refused-not-gone-long = Hráč je pryč méně než { $minutes ->
    [one] minutu
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}.
refused-no-such-zone = Takové časové pásmo není.
refused-no-such-day = Takový den v kalendáři není.
refused-long-night = Noc má nejvýš { $hours ->
    [one] hodinu
    [few] { $hours } hodiny
   *[other] { $hours } hodin
}.
refused-holiday-begun = Volno začíná nejdřív zítra.
refused-no-such-country = Svátky této země tu neznáme.
refused-many-holidays = Za rok tvoje hodiny stojí nejvýš { $count ->
    [one] jeden den volna
    [few] { $count } dny volna
   *[other] { $count } dní volna
}.

## Společnost

refused-blocked = Někdo u tohoto stolu nestojí o tvou společnost.
refused-friend-link = Tento odkaz už neplatí. Požádej o nový.
refused-own-link = To je tvůj vlastní odkaz: je pro někoho jiného.
refused-no-friend = Takto lze ke stolu pozvat jen přátele.
refused-invited-already = Pro tohoto člověka už místo je.
