# What `gospoda admin` says. All languages have the same ids and variables.

admin-about = About
admin-access = Access
admin-banned = Banned
admin-by = By
admin-created = Created
admin-devices = Devices
admin-done = Reviewed
admin-expires = Until
admin-game = Game
admin-id = Id
admin-member-since = Member since
admin-name = Name
admin-reason = Reason
admin-report = Report
admin-said = Said
admin-seats = Seats
admin-seen = Last seen
admin-since = Since
admin-status = Status
admin-table = Table
admin-text = Text
admin-texts = Texts
admin-touched = Last change
admin-none = none
admin-yes = yes
admin-lobby = waiting for players
admin-running = in play
admin-finished = finished
admin-invite = by invitation
admin-open = open to all
admin-backed-up = Saved to { $file }: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $members ->
    [one] { $members } member
   *[other] { $members } members
}.
admin-keep-key = Back up the key { $key } too, but in another place.
admin-restored = Restored: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $members ->
    [one] { $members } member
   *[other] { $members } members
}.
admin-nobody = nobody has the id { $guest }; `gospoda admin members` lists the ids
admin-not-banned = { $guest } is not banned
admin-no-report = there is no report { $report }
admin-no-words = an announcement needs a text
admin-no-announcement = there is no announcement { $announcement }
admin-no-database = cannot use the database: { $problem }
admin-busy = another server is using { $database }; stop it first
admin-newer = the database has schema { $schema }, which this version of Gospoda does not know; a newer version wrote it
admin-file-there = { $file } already exists; a backup never overwrites a file
admin-not-made = there is no database { $database }
admin-empty = the database is empty
admin-not-empty = the database is not empty; restore into a new one
admin-no-file = there is no file { $file }
admin-no-backup = { $file } is not a Gospoda backup
admin-damaged = { $file } is damaged
admin-bad-pack = { $file } contains a pack that cannot be used: { $problem }

# What `gospoda admin --help` and the help of its verbs say.

help-usage = Usage:
help-options = Options
help-commands = Commands
help-default = default: { $value }
help-required = required
place-options = OPTIONS
place-command = COMMAND
place-args = ARGS
place-file = FILE
place-name = NAME
place-guest = ID
place-announcement = ANNOUNCEMENT
place-report = REPORT
place-text = TEXT
help-help = Show this page and exit.
help-json = Print JSON for programs instead of text for people.
help-limit = List at most this many.
help-admin = Run an inn: backups, announcements, bans and lists. It finds the settings as `serve` does.
help-admin-config = The file that `serve` reads.
help-admin-database = The inn's database.
help-admin-lang = The language of the output; by default that of LC_ALL or LANG.
help-backup = Save a consistent copy of everything to FILE while people play on.
help-restore = Restore the backup FILE into an empty database of either kind.
help-tables = List tables, newest first.
help-tables-status = Only tables that wait for players, are in play, or are finished.
help-members = List members whose name contains NAME, the most recently seen first.
help-members-guests = Include people without an account.
help-ban = Ban the member or guest with this ID; `members` lists them.
help-ban-reason = A note for yourself; nobody else sees it.
help-unban = Lift the ban on ID.
help-bans = List everyone who is banned.
help-reports = List the reports about people; `ban` bans somebody.
help-reports-all = Include reviewed reports.
help-reports-done = Mark REPORT as reviewed.
help-announce = Show an announcement at the top of every page.
help-announce-en = The English text; also shown where a translation is missing.
help-announce-pl = The Polish text.
help-announce-cs = The Czech text.
help-announce-hours = How many hours to show it.
help-retract = Take ANNOUNCEMENT down; `announcements` lists them.
help-announcements = List the current announcements.
help-read-only = Make the inn read-only for everybody, bots included, or open it again.
