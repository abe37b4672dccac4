# Slova stolu. Ve všech jazycích jsou stejné identifikátory a proměnné.

## Deník

table-start = Hra začíná.
table-join = { $seat } usedá ke stolu.
table-leave = { $seat } odchází. Místo je zase volné.
table-open = { $seat } uvolňuje místo.
table-invite = { $name } má pozvánku na místo { $seat }.
table-put-out = Hostitel uvolňuje místo hráče { $seat }.
table-hand-over = Za hráče { $seat } teď hraje bot { $bot }.
table-take-back = { $seat } se vrací do hry.
table-renamed = { $seat } se teď jmenuje { $name }, protože dosavadní jméno má někdo s účtem.
table-resign = { $seat } to vzdává, dál hraje bot { $bot }.
table-end-resigned = { $seat } to vzdává. Hra skončila.
table-end-agreed = Všichni souhlasí s ukončením hry.
table-won-early = { $seat } vítězí.
table-end-no-winner = Nevyhrává nikdo.
table-propose-end = { $seat } navrhuje ukončit hru.
table-decline-end = { $seat } chce hrát dál.
table-clock-late = { $seat } už nemá čas.
table-clock-bot = { $seat } už nemá čas. Do návratu hraje bot { $bot }.
table-clock-out = { $seat } už nemá čas a vypadává ze hry. Do konce hraje bot { $bot }.
table-vote-bot = { $seat } je delší dobu pryč. Z rozhodnutí ostatních dál hraje bot { $bot }.
table-vote-late = { $seat } už nemá čas. Z rozhodnutí ostatních dál hraje bot { $bot }.
table-undo = { $count ->
    [one] { $seat } bere zpět jeden tah.
    [few] { $seat } bere zpět { $count } tahy.
   *[other] { $seat } bere zpět { $count } tahů.
}
table-undo-lifted = { $count ->
    [one] { $seat } bere zpět jeden tah i přes odhalené informace.
    [few] { $seat } bere zpět { $count } tahy i přes odhalené informace.
   *[other] { $seat } bere zpět { $count } tahů i přes odhalené informace.
}
table-rematch = Odveta je připravena.

## Odmítnutí

refused-no-such-table = Takový stůl tu není, nebo pro tebe není otevřený.
refused-no-such-game = Taková hra tu není.
refused-no-such-bot = Takový bot neexistuje.
refused-no-such-position = V průběhu hry takový tah není.
refused-not-found = Tady nic není.
refused-not-your-seat = To není tvoje místo.
refused-not-host = To může jen hostitel a jen před začátkem hry.
refused-not-begun = Hra ještě nezačala.
refused-begun-already = Hra už začala.
refused-seats-open = Některá místa jsou ještě volná.
refused-open-seat = U společné obrazovky sedí na každém místě člověk nebo bot.
refused-seat-count = Tato hra je pro { $fewest } až { $most } hráčů.
refused-bad-option = Hra takovou volbu nebo hodnotu nemá.
refused-seed = Semínko si můžeš zvolit, jen když nehraje nikdo jiný.
refused-rated = Hodnocená hra potřebuje aspoň dva hráče online, nemá nápovědy a začíná z neznámého rozdání.
refused-seat-taken = Toto místo je obsazené.
refused-sitting-already = Na tomto místě už sedíš.
refused-table-full = Všechna místa jsou obsazená.
refused-no-invitation = K tomu je potřeba pozvánka.
refused-stale = Stůl se mezitím změnil. Podívej se prosím znovu.
refused-revealed = Odhalilo se něco nového. Podívej se znovu.
refused-no-lifting = U tohoto stolu nelze vrátit tah, po kterém se něco odhalilo.
refused-old-rules = Tato hra se hrála podle starších pravidel. Můžeš si ji prohlédnout, ale nemůžeš v ní pokračovat.
refused-damaged = Záznam tohoto stolu je poškozený, proto ho nelze otevřít.
refused-no-hints = U tohoto stolu nejsou nápovědy.
refused-derived = Tato pozice je ze hry, která ještě běží bez nápověd. Zkus to po jejím skončení.
refused-not-over = To můžeš udělat po hře.
refused-not-yours-to-share = Tuto hru mohou sdílet jen hráči a hostitel. Otevřený stůl odkaz nepotřebuje.
refused-analyses-full = Na rozbor už čeká příliš mnoho her. Zkus to později.
refused-export-running = Soubor obsahuje všechna tajemství. Můžeš si ho stáhnout po hře.
refused-bad-file = Tento soubor není uložená hra, nebo je poškozený.
refused-empty = Tato zpráva je prázdná.
refused-name = Jméno má 1 až 24 znaků.
refused-no-guest = Nejdřív prosím zadej své jméno.
refused-muted = Hostitel tě u tohoto stolu ztlumil.
refused-put-out = Hostitel tě od tohoto stolu vykázal.
refused-only-host = To může jen hostitel.
refused-no-such-person = U tohoto stolu nikdo takový není.
refused-plays-here = Hráče lze vykázat jen před začátkem hry. Později může jejich místo převzít bot.
refused-rated-seat = V hodnocené hře nikdo nemůže místo předat ani převzít. Můžeš to vzdát.
refused-declined = { $moves ->
    [one] Tvůj návrh byl odmítnut. Znovu ho můžeš podat po { $moves } dalším tahu.
   *[other] Tvůj návrh byl odmítnut. Znovu ho můžeš podat po { $moves } dalších tazích.
}
refused-no-proposal = Nikdo nenavrhuje ukončit hru.
refused-name-mixed = Jméno se píše jen jedním písmem.
refused-name-member = Toto jméno nebo podobné má někdo, kdo tu má účet. Pokud jsi to ty, přihlas se, jinak si vyber jiné.
refused-name-official = Toto jméno je vyhrazené, protože vypadá, jako by mluvila sama hospoda nebo bot.
refused-switched-off = Tato hospoda to nenabízí.
refused-owner = Hodnoty opravuje jen ten, kdo hospodu vede, přes odkaz, který program vypíše při startu.
refused-no-pack = Tato hospoda nemá balíček s obsahem. Spusť ji s ním (gospoda --content SLOŽKA serve).
refused-no-such-pack = S touto verzí součástí nelze stůl připravit: balíček s obsahem se změnil, nebo tu není. Vyber znovu.
refused-content = Tato hodnota není možná: { $problem }
refused-host-name = Tento server na toto jméno neodpovídá.
refused-no-hello = Stůl nebyl uveden.
refused-origin = Tento požadavek přichází z jiné stránky.
refused-too-fast = To bylo příliš rychlé. Chvilku prosím počkej.
refused-too-large = To je příliš velké.
refused-broken = Server tomuto požadavku nerozumí.
refused-busy = Stůl je zaneprázdněn. Zkus to prosím znovu.
refused-storage = Tah se nepodařilo uložit, takže neproběhl. Zkus to prosím později.
refused-fault = Na serveru se něco pokazilo. Nic se nezměnilo.

## Členové

refused-no-member = Nejdřív si založ účet. Hosté ho nemají.
refused-passkey = Tento přístupový klíč nesedí. Zkus to znovu.
refused-unknown-passkey = Tento přístupový klíč tu už nikdo nepoužívá.
refused-too-many-passkeys = Máš už nejvyšší možný počet přístupových klíčů. Nejdřív některý odeber.
refused-no-passkeys-here = Prohlížeče vytvářejí přístupové klíče jen na adresách https s názvem hostitele.
refused-too-late = Trvalo to příliš dlouho, nebo už se to stalo. Začni znovu.
refused-last-way = To je tvůj poslední způsob přihlášení. Nejdřív vytvoř obnovovací kódy nebo další přístupový klíč.
refused-code = Tento obnovovací kód je chybný, nebo už byl použit.
refused-link = Tento odkaz už neplatí. Na druhém zařízení můžeš vytvořit nový.
refused-this-device = Toto zařízení opustíš odhlášením.
refused-signed-out = Toto zařízení bylo odhlášeno.
refused-other-name = To není tvoje jméno, takže se nic nesmazalo.
refused-openid = Přihlašovací služba neodpovídá správně. Zkus to později.
refused-openid-denied = Přihlašovací služba tě odmítla.
somebody = Někdo
refused-banned = Tato hospoda tě zablokovala.
refused-read-only = Probíhá údržba: dá se dívat, ale nic nejde změnit. Zkus to později.

## Rozdání

refused-deal-early = Toto rozdání ještě nezačalo.
refused-deal-late = Toto rozdání skončilo. Můžeš si ho zahrát pro cvik, až ukážeme všechny výsledky.
refused-deal-runs = Toto rozdání ještě běží. Nikdo jiný se nesmí dívat, dokud neukážeme výsledky.
refused-deal-seat = V rozdání hraje každý jen na svém místě.
refused-no-deal = Tato hra začala z postavené pozice, takže tu není rozdání, ke kterému by šlo někoho vyzvat.

## Upozornění

refused-zone = Toto časové pásmo neznáme.
refused-webhook = Webhook potřebuje veřejnou adresu https.
refused-push = Odběru tvého prohlížeče nerozumíme.
refused-channel-known = Upozornění už tam dostáváš.
refused-too-many-channels = Máš už nejvyšší možný počet kanálů. Nejdřív některý odeber.
refused-mail-address = Tohle není e-mailová adresa.
refused-mail-code = Tento kód je chybný, nebo už neplatí. Můžeš si vyžádat nový.
refused-mail-failed = E-mail se nepodařilo odeslat. Zkus to později.
refused-notice-failed = Upozornění nedorazilo. Druhá strana neodpovídá správně.

## Hodiny a nepřítomní

refused-clock = Hodiny potřebují aspoň dvě místa.
refused-seat-out = Čas tohoto místa vypršel nadobro. Do konce hraje bot.
refused-no-vote = Není o čem hlasovat. Hlasovat lze jen o místech jiných lidí.
refused-voted = Hlas už máš odevzdaný.
refused-player-here = Hráč je u stolu, nebo teď nemá co rozhodnout.
refused-still-time = Hráč má ještě čas. Hlasovat můžeš, až vyprší.
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
refused-no-such-country = Svátky této země neznáme.
refused-many-holidays = Za rok tvoje hodiny stojí nejvýš { $count ->
    [one] jeden den volna
    [few] { $count } dny volna
   *[other] { $count } dní volna
}.

## Společnost

refused-blocked = Nemůžeš se přidat: někdo u tohoto stolu tě blokuje, nebo ty blokuješ jeho.
refused-not-sent = Zpráva nebyla odeslána: někdo u tohoto stolu od tebe zprávy nepřijímá.
refused-friend-link = Tento odkaz už neplatí. Požádej o nový.
refused-own-link = To je tvůj vlastní odkaz. Pošli ho někomu jinému.
refused-no-friend = Takto můžeš pozvat jen přátele.
refused-invited-already = Tento člověk už místo má.

## Poplachy

alarm-bot = Bot neodpověděl. Možná za něj zahrál jiný bot.
alarm-worker = Pomocný proces byl spuštěn znovu.
alarm-answer = Nepodařilo se připravit náhled nebo jinou odpověď pro hráče.
alarm-hint = Nepodařilo se připravit nápovědu.
alarm-analysis = Rozbor skončené hry se nezdařil.
alarm-request = Požadavek se nepodařilo splnit.
alarm-news = Jeden z hráčů se o změně nedozvěděl hned.
alarm-table = Stůl se nepodařilo načíst.
alarm-clock = Hodiny u stolu se nepodařilo zkontrolovat.
alarm-notice = Upozornění se nepodařilo odeslat.
alarm-task = Úloha serveru na pozadí skončila.
alarm-process = Proces serveru skončil a nahradil ho jiný.
alarm-because-error = Chyba je popsána v protokolu.
alarm-because-timeout = Trvalo to příliš dlouho.
alarm-because-died = Proces skončil.
alarm-because-memory = Došla paměť.
alarm-because-illegal = Zvolený tah nebyl dovolen.
