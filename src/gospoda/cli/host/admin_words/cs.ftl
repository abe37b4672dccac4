# Co říká `gospoda admin`. Ve všech jazycích jsou stejné identifikátory a proměnné.

admin-about = O kom
admin-access = Přístup
admin-banned = Blokování
admin-by = Od koho
admin-created = Vytvořeno
admin-devices = Zařízení
admin-done = Vyřízeno
admin-expires = Do
admin-game = Hra
admin-id = Id
admin-member-since = Účet od
admin-name = Jméno
admin-reason = Důvod
admin-report = Hlášení
admin-said = Výroky
admin-seats = Místa
admin-seen = Naposledy
admin-since = Od
admin-status = Stav
admin-table = Stůl
admin-text = Text
admin-texts = Texty
admin-touched = Poslední změna
admin-none = nic
admin-yes = ano
admin-lobby = čeká na hráče
admin-running = hraje se
admin-finished = konec
admin-invite = na pozvání
admin-open = pro všechny
admin-backed-up = Uloženo do souboru { $file }: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamů
}, { $members ->
    [one] { $members } účet
    [few] { $members } účty
   *[other] { $members } účtů
}.
admin-keep-key = Zálohuj i klíč { $key }, ale jinam.
admin-restored = Obnoveno: { $tables ->
    [one] { $tables } stůl
    [few] { $tables } stoly
   *[other] { $tables } stolů
}, { $entries ->
    [one] { $entries } záznam
    [few] { $entries } záznamy
   *[other] { $entries } záznamů
}, { $members ->
    [one] { $members } účet
    [few] { $members } účty
   *[other] { $members } účtů
}.
admin-nobody = nikdo s identifikátorem { $guest } tu není; seznam vypíše `gospoda admin members`
admin-not-banned = { $guest } není mezi zablokovanými
admin-no-report = hlášení { $report } neexistuje
admin-no-words = oznámení musí mít text
admin-no-announcement = oznámení { $announcement } neexistuje
admin-no-database = databázi nelze použít: { $problem }
admin-busy = { $database } používá jiný server; nejdřív ho zastav
admin-newer = databáze má schéma { $schema }, které tato verze Gospody nezná; zapsala ji novější verze
admin-file-there = soubor { $file } už existuje; záloha nic nepřepisuje
admin-not-made = databáze { $database } neexistuje
admin-empty = databáze je prázdná
admin-not-empty = databáze není prázdná; obnov ji do nové
admin-no-file = soubor { $file } neexistuje
admin-no-backup = { $file } není záloha Gospody
admin-damaged = { $file } je poškozený
admin-bad-pack = { $file } obsahuje balíček, který nelze použít: { $problem }

# Co říká `gospoda admin --help` a nápověda jednotlivých příkazů.

help-usage = Použití:
help-options = Volby
help-commands = Příkazy
help-default = výchozí: { $value }
help-required = povinné
place-options = VOLBY
place-command = PŘÍKAZ
place-args = ARGUMENTY
place-file = SOUBOR
place-name = JMÉNO
place-guest = ID
place-announcement = OZNÁMENÍ
place-report = HLÁŠENÍ
place-text = TEXT
help-help = Ukázat tuto stránku a skončit.
help-json = Vypsat JSON pro programy místo textu pro lidi.
help-limit = Vypsat nejvýš tolik položek.
help-admin = Správa hospody: zálohy, oznámení, blokování a seznamy. Nastavení se bere odtud, odkud je bere `serve`.
help-admin-config = Soubor, který čte `serve`.
help-admin-database = Databáze hospody.
help-admin-lang = Jazyk hlášení; jinak ten z LC_ALL nebo LANG.
help-backup = Uložit do SOUBORU ucelenou kopii všeho; hraje se dál.
help-restore = Obnovit zálohu SOUBOR do prázdné databáze kteréhokoli druhu.
help-tables = Vypsat stoly, od nejnovějšího.
help-tables-status = Jen ty, které čekají na hráče, hrají se, nebo jsou dohrané.
help-members = Vypsat lidi s účtem, jejichž jméno obsahuje JMÉNO, od naposledy viděných.
help-members-guests = Také ty bez účtu.
help-ban = Zablokovat člověka s účtem nebo hosta s tímto ID; vypíše je `members`.
help-ban-reason = Poznámka pro tebe; nikdo jiný ji neuvidí.
help-unban = Zrušit blokování ID.
help-bans = Vypsat všechny zablokované.
help-reports = Vypsat hlášení o lidech; blokuje `ban`.
help-reports-all = Také ta už prohlédnutá.
help-reports-done = Označit HLÁŠENÍ jako prohlédnuté.
help-announce = Ukázat oznámení nahoře na každé stránce.
help-announce-en = Anglický text; ukáže se i tam, kde překlad chybí.
help-announce-pl = Polský text.
help-announce-cs = Český text.
help-announce-hours = Kolik hodin ho ukazovat.
help-retract = Stáhnout OZNÁMENÍ; vypíše je `announcements`.
help-announcements = Vypsat aktuální oznámení.
help-read-only = Přepnout hospodu jen ke čtení pro všechny včetně botů, nebo ji zase otevřít.
