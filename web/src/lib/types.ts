// Made by `npm run types` from the Python structs; do not edit.
// schema e03f0bac67ee05344c3f7c64608a6aea

export type ClientMessage = Hello | Look | Act | TakeBack | Preview | AskWorth | Why | AskHint | AskText | Say | Ping;
export type ServerMessage = Snapshot | Event | Ack | Refuse | Consequence | Worths | Reason | Hints | Text | Bye;

/** Everything about a member; only the member ever sees it. */
export interface Account {
  id: string; name: string; created: number; devices: DeviceInfo[]; passkeys: PasskeyInfo[]; codes: number;
  providers: string[]; settings: { [k: string]: unknown };
}
/** A device on which a member is signed in. */
export interface DeviceInfo {
  id: string; label: string; created: number; seen: number; expires: number; here: boolean;
}
/** A passkey of a member. */
export interface PasskeyInfo { id: string; label: string; created: number; used: number; }
/** Confirms that something is done and on disk; `v` is the new version (for a ping, the present one). */
export interface Ack { type: "ack"; id: string; v: number; made?: number; stopped?: Message; }
/** A sentence: the id of a Fluent message and its arguments. */
export interface Message { id: string; args?: { [k: string]: number | string | Ref | SeatRef }; }
/** A named thing of a game; its name is looked up in the reader's language. */
export interface Ref { type: "ref"; domain: string; id: string; }
/** A player, shown by name. */
export interface SeatRef { type: "seat"; seat: number; }
/** A friend, a blocked person, or somebody met at a table. */
export interface Acquaintance { guest: string; name: string; since: number; table?: string; member?: boolean; }
/** Makes a move, or several until one is refused or reveals something; `v`: the version it was decided on. */
export interface Act {
  type: "act"; id: string; v: number; seat: number; move?: number | null; notation?: string | null;
  moves?: number[] | null;
}
/** A move and what it promises: expected final score, chance to win, lead over the best rival. */
export interface Advised {
  move: number; notation: string; message: Message; score: number; win: number; lead: number; final?: boolean;
  even?: boolean;
}
/** How games against one opponent went. */
export interface Against { name: string; bot: string; played: number; won: number; guest?: boolean; }
/** A recent fault that a fallback hid from players. */
export interface Alarm { kind: string; reason: string; at: number; text: string; }
/** The search bot's assessment of a finished game; `none`: nobody has asked for it yet. */
export interface Analysis {
  status: "failed" | "none" | "ready" | "running" | "waiting"; done?: number; total?: number; moments?: Judged[];
  costliest?: number[]; losses?: number[]; place?: number;
}
/** One decision of a finished game: what was played, what would have been best, and what the difference cost. */
export interface Judged {
  number: number; seat: number; played: Advised; best: Advised; choices: number; loss: number; win_loss: number;
}
/** An announcement by the operator, by language; English stands in for a missing language. */
export interface Announcement { id: string; texts: { [k: string]: string }; created: number; expires: number; }
/** Asks for the best moves of a seat that owes a decision, where the table allows hints. */
export interface AskHint { type: "hint"; id: string; seat: number; }
/** Asks for the table as plain text. */
export interface AskText { type: "text"; id: string; lang?: "cs" | "en" | "pl"; width?: number; }
/** Whether the requester wants a bot to play on in the seat of somebody who is gone. */
export interface AskVote { seat: number; yes?: boolean; }
/** Asks what each legal move would bring, now or after some moves that are staged but not made. */
export interface AskWorth { type: "worth"; id: string; seat: number; staged?: number[]; }
/** How many people scored within a range of points, both ends included. */
export interface Bin { low: number; high: number; people: number; }
/** All components of a title that can be checked against a printed game. */
export interface Box {
  game: string; pack: string; content: string; cards: BoxCard[]; controls: { [k: string]: Control };
}
/** A component with at least one house value. */
export interface BoxCard { table: string; entry: string; values: BoxValue[]; }
/** One value of a component that is a house value in the game's own files. */
export interface BoxValue { part: string; field: string; value: unknown; ours: boolean; note: string; control: string; }
/** How a value is picked. */
export interface Control {
  kind: "choice" | "list" | "number" | "parts" | "yes"; least?: number; most?: number; options?: string[];
  free?: boolean; each?: Control | null; parts?: { [k: string]: Control }; needed?: string[];
}
/** The server closes the socket; with `again` the client should reconnect and say hello. */
export interface Bye { type: "bye"; reason: Message; again: boolean; }
/** Challenges others to beat the result of a seat in a finished game. */
export interface ChallengeFrom { seat: number; }
/** The deal behind a challenge link: `/deal/<id>`. */
export interface ChallengeMade { deal: string; }
/** The result that a challenge asks to beat. */
export interface ChallengeOf { name: string; points: number; yours: boolean; guest?: boolean; }
/** The amount by which something changes. If not certain, these are the bounds over the futures tried. */
export interface Change { least: number; most: number; certain: boolean; }
/** A way to reach a member; shown to nobody else. */
export interface Channel {
  id: string; kind: "mail" | "push" | "webhook"; name: string; here: boolean; confirmed: boolean; failing: boolean;
  when: When; secret: string;
}
/** When a channel sends; hours are in the member's time zone. Without quiet hours both are null. */
export interface When {
  plan?: "after" | "at-once" | "daily"; minutes?: number; hour?: number; quiet_from?: number | null;
  quiet_to?: number | null; zone?: string; lang?: "cs" | "en" | "pl";
}
/** A chat message; `seat` is null for a spectator. */
export interface ChatLine { v: number; seat: number | null; name: string; text: string; time: number; guest?: boolean; }
/** Opens a table to play or watch; answered by a snapshot. A second hello changes the table. */
export interface Hello {
  type: "hello"; table: string; since?: number; look?: number | null; lean?: boolean; parts?: boolean; token?: string;
}
/** Looks from one of the requester's seats, or (null) as a spectator; answered by a snapshot. */
export interface Look { type: "look"; id: string; seat?: number | null; }
/** Takes back a seat's last move with those sent together with it, or everything until `to` moves are left. */
export interface TakeBack { type: "undo"; id: string; seat: number; to?: number | null; lift?: boolean; }
/** Asks what a legal move, or several in a row, would bring. */
export interface Preview { type: "preview"; id: string; seat: number; move?: number | null; moves?: number[] | null; }
/** Asks why a move, or each of several (`place rider *`), isn't possible now or after staged moves. */
export interface Why {
  type: "why"; id: string; seat: number; move?: number | null; notation?: string | null; staged?: number[];
}
/** Says something at the table. */
export interface Say { type: "chat"; id: string; text: string; }
/** Asks for a sign of life; answered by an ack. */
export interface Ping { type: "ping"; id: string; }
/** The state of a table's clocks at the time `now`, in seconds since 1970 by the server's clock. */
export interface ClockNow { now: number; left: number[]; until: (number | null)[]; late: number[]; }
/** A table's clock: `live` gives a time for the whole game, plus an increment; else each turn has its own. */
export interface ClockRules {
  kind: "live" | "turns"; seconds: number; increment?: number; late?: "bot" | "mark" | "out";
}
/** A recovery code, typed in any form. */
export interface CodeSignIn { code: string; device?: string; bring?: boolean; }
/** New recovery codes; this is the only time they are shown. */
export interface Codes { codes: string[]; }
/** Everybody whom the requester knows. */
export interface Company {
  friends: Acquaintance[]; invitations: Invitation[]; blocked: Acquaintance[]; met: Acquaintance[];
}
/** A table that keeps a seat for the requester. */
export interface Invitation { table: string; game: string; title: string; host: string; guest?: boolean; }
/** What moves would bring to their seat by the rules, in all futures that the seat must reckon with. */
export interface Consequence {
  type: "consequence"; id: string; v: number; points: Change; gains: { [k: string]: Change };
  amounts: { [k: string]: Change }; gained: Ref[]; lost: Ref[]; depends: ("cards" | "chance" | "players")[];
  certain: boolean; view: unknown; prompt: Prompt | null; legal: LegalMove[];
}
/** What a seat is asked, and the chapter of the rules that asks it. */
export interface Prompt { chapter: string; message: Message; }
/** A move that the seat may make now. */
export interface LegalMove {
  move: number; kind: string; args: { [k: string]: string }; notation: string; message?: Message;
}
/** How the points of a finished game developed. */
export interface Curve { points: number[][]; rounds: number[]; }
/** The deals of a day, and the requester's streak. */
export interface Day {
  day: string; today: string; deals: Deal[]; tomorrow: { [k: string]: string }; streak: number; best_streak: number;
  days: string[];
}
/**
 * A start from which everybody plays: a daily deal or a challenge.
 *
 *     Only those who have finished their counted try see results; once the deal is over, everybody does.
 */
export interface Deal {
  id: string; day: string; game: string; options: { [k: string]: unknown }; seats: string[]; begins: number;
  ends: number; reveals: number; over: boolean; commitment: string; seed: string; people: number; tries: DealTry[];
  challenge?: ChallengeOf | null; results?: DealResult[] | null; spread?: Bin[];
}
/** A try of the requester's own. */
export interface DealTry {
  table: string; status: "finished" | "frozen" | "lobby" | "running"; counted: boolean; points: number | null;
}
/** How a person, or a bot as a yardstick, did in a counted try. */
export interface DealResult {
  name: string; bot: string; yours: boolean; points: number; place: number; won: boolean; moves: number;
  categories: { [k: string]: number }; table: string; guest?: boolean;
}
/** A request to delete the account; the name confirms the intention. */
export interface DeleteAccount { name: string; }
/** A changed part of a position: its path, by field names and item numbers, and its new value. */
export interface Delta { path: (string | number)[]; value: unknown; }
/** A link that signs in another device: valid once, until `expires`. */
export interface DeviceLink { secret: string; expires: number; picture: string; }
/** The request was carried out and the result is on disk. */
export interface Done { v: number; }
/** The secret of an invitation or of a spectator link; empty at a table that is open to all. */
export interface DoorSecret { secret?: string; }
/** A table as shown to a person who was invited but hasn't come in yet. */
export interface DoorSign {
  game: string; title: string; host: string; status: "finished" | "frozen" | "lobby" | "running"; taken: number;
  seats: number;
}
/** Whether the requester wants to end the running game; `false` also declines a proposal by others. */
export interface EndWish { yes?: boolean; }
/** How people ended a game before its last move; `seat` is the one that ended it. */
export interface Ended { how: "agreed" | "resigned"; seat: number; winners: number[]; }
/**
 * What has changed between `since` and `v`. If `since` isn't the version the client has, it must say hello again.
 *
 *     While others lay secret choices aside, the position isn't sent again: `table` shows who is still waited for.
 */
export interface Event {
  type: "event"; v: number; since: number; table?: TableInfo; you?: You; position?: Position | null; parts?: Delta[];
  log?: LogLine[]; chat?: ChatLine[]; clock?: ClockNow; ack?: Ack;
}
/** A table as everybody at it sees it. */
export interface TableInfo {
  id: string; game: string; title: string; mode: "hotseat" | "online"; access: "invite" | "open";
  options: { [k: string]: unknown }; seats: SeatInfo[]; host: string;
  status: "finished" | "frozen" | "lobby" | "running"; created: number; watchers: number; rematch: string;
  origin: string; hints: boolean; pack: string; content: string; rated: boolean; deal: string;
  clock?: ClockRules | null; ending?: number[]; ended?: Ended | null;
}
/**
 * One seat as everybody sees it. A seat handed to a bot keeps the name of the person who may take it back.
 *
 *     An open seat with a name waits for a person who was invited to a rematch.
 */
export interface SeatInfo {
  seat: number; name: string; colour: number; kind: "bot" | "open" | "person"; bot: string; connected: boolean;
  waiting: boolean; out?: boolean; vote?: SeatVote | null; guest?: boolean;
}
/** A vote for a bot to play on in a seat: the seats in favour, and how many people are needed. */
export interface SeatVote { seats: number[]; needed: number; }
/** The requester's role at this table. */
export interface You {
  guest: string; name: string; seats: number[]; handed: number[]; invited: number[]; looking: number | null;
  host: boolean; links: Links;
}
/** Paths (with a secret after `#`) to hand out; only those that the requester may see. */
export interface Links { seats: string[]; watch: string; }
/** The position after `moves` moves, as one seat (or a spectator) sees it. */
export interface Position {
  moves: number; view: unknown; prompt: Prompt | null; legal: LegalMove[]; scores: ScoreSheet[]; undo: Undo;
  over: boolean; winners: number[];
}
/** The score of one seat (or automated opponent), line by line. */
export interface ScoreSheet { seat: number; lines: ScoreLine[]; }
/** One line of a score sheet: points, the reason, and the places on the board that earn them. */
export interface ScoreLine { category: string; points: number; detail: Message; where?: string[]; }
/** How far the seat may take moves back: until `line` moves are left. `free`: the table lets it go further. */
export interface Undo { possible: boolean; line: number; free: boolean; }
/** One entry of the table's record, without the secrets of others. */
export interface LogLine {
  v: number; kind: "clock" | "end" | "move" | "offer" | "rematch" | "seat" | "start" | "undo"; seat: number | null;
  move: number; time: number; messages: Message[]; taken?: number[];
}
/** A link `/friends#<secret>`: whoever opens it and agrees becomes a friend. It works once, until it expires. */
export interface FriendLink { secret: string; expires: number; }
/** A title as the home page and the form for a new table need it. */
export interface GameInfo {
  id: string; title: string; titles: { [k: string]: string }; designer: string; publisher: string; year: number;
  version: string; seats: number[]; options: OptionInfo[]; bots: string[]; content: string; board: string;
}
/** A variant or house ruling; its words are `option-<name>` and `option-<name>-<value>`. */
export interface OptionInfo { name: string; values: unknown[]; rule: string; official: boolean; seats: number[]; }
/** A guest; `id` is public. */
export interface Guest { id: string; name: string; member?: boolean; formerly?: string; }
/** A new guest with the secret token: also set as a cookie; scripts use it as a bearer token. */
export interface GuestToken { id: string; name: string; token: string; }
/** Whether the server can serve. */
export interface Health {
  status: "degraded" | "failing" | "ok"; database: boolean; disk: "full" | "ok" | "read-only" | "unknown";
  version: string; alarms: Alarm[];
}
/** The rules help of a game in one language, as Markdown; empty if there is none. */
export interface HelpFile { language: string; markdown: string; }
/** The best moves at the decision of version `v`, best first. */
export interface Hints { type: "hints"; id: string; v: number; moves: Advised[]; }
/** A page of finished games, latest first; pass `after` to get the next page. It is empty on the last page. */
export interface HistoryPage { games: PlayedGame[]; after: string; }
/** A finished game that a guest has played. */
export interface PlayedGame {
  table: string; game: string; title: string; mode: "hotseat" | "online"; moves: number; finished: number;
  rated: boolean; seats: PlayedSeat[];
}
/** A seat of a finished game. */
export interface PlayedSeat {
  name: string; yours: boolean; bot: string; points: number; place: number; won: boolean;
  categories: { [k: string]: number }; rating?: number | null; change?: number | null; guest?: boolean;
}
/** Somebody's time zone, night and days off; a night that ends when it begins means no night. */
export interface Hours { zone?: string; night_from?: number; night_to?: number; free?: number[]; holidays?: string[]; }
/** A shared pack that replaces what the owner's pack changes. */
export interface ImportedPack { pack: SharedPack; key: string; }
/** The part of a pack that changes one title, as a file for sharing. */
export interface SharedPack {
  format: "gospoda-pack"; version: 1; game: string; name: string; content: string; files: { [k: string]: string };
}
/** What this inn offers. */
export interface InnOffers { imports: boolean; play_on: boolean; analysis: boolean; pack?: boolean; }
/** How the components of a title do at this inn. */
export interface InnStatistics { game: string; games: number; people: Tally; bots: Tally; things: ThingTally[]; }
/** How often something happened, and how the games went. */
export interface Tally { played: number; won: number; points: number; }
/** How often players got a component, and how those games went: for people, and for bots separately. */
export interface ThingTally { domain: string; thing: string; people: Tally; bots: Tally; }
/** The status of the inn for people, without anything personal. */
export interface InnStatus {
  version: string; since: number; database: boolean; disk: string; read_only: boolean; people: number; tables: number;
  announcements: Announcement[]; alarms: Alarm[];
}
/** Invites a friend to a free seat. */
export interface Invite { guest: string; }
/** Takes a seat: the one of the invitation, or at an open table the given one or the first that is open. */
export interface Join { secret?: string; seat?: number | null; }
/** The ratings of one title, best first: members, and bots of every level. */
export interface Ladder { game: string; rows: LadderRow[]; }
/** A rating in one title. */
export interface LadderRow {
  name: string; bot: string; yours: boolean; rating: number; deviation: number; games: number; provisional: boolean;
  guest?: boolean;
}
/** Gives up a seat. In the lobby it opens again; later a bot plays on and the seat can be taken back. */
export interface Leave { seat: number; }
/** Whose link it is. */
export interface LinkOwner { name: string; }
/** The secret of a link, to find out whose it is before using it. */
export interface LinkSecret { secret: string; }
/** The secret of a link created on another device. */
export interface LinkSignIn { secret: string; device?: string; bring?: boolean; }
/** A part of the log, oldest line first; `more` is true if there are older lines. */
export interface LogPage { lines: LogLine[]; more: boolean; }
/** The code from a confirmation mail. */
export interface MailCode { code: string; }
/** What moves do beyond their own description at the decision of version `v`, by notation. */
export interface MoveEffects { v: number; effects: { [k: string]: string }; }
/** Agrees to be friends with whoever made a link. */
export interface NewFriend { secret: string; }
/** A newcomer and their name. */
export interface NewGuest { name: string; }
/** Adds a mail address, to which a code is sent first. */
export interface NewMail { address: string; when?: When1; }
/** When a channel sends; hours are in the member's time zone. Without quiet hours both are null. */
export interface When1 {
  plan?: "after" | "at-once" | "daily"; minutes?: number; hour?: number; quiet_from?: number | null;
  quiet_to?: number | null; zone?: string; lang?: "cs" | "en" | "pl";
}
/** A request to keep the guest's name; `device` is the label of this device in the list. */
export interface NewMember { device?: string; }
/** A passkey created by the browser. */
export interface NewPasskey { ticket: string; credential: { [k: string]: unknown }; label?: string; }
/** Adds a browser's push subscription. */
export interface NewPush { endpoint: string; keys: PushKeys; label?: string; when?: When2; }
/** The keys of a browser's subscription, used for encryption. */
export interface PushKeys { p256dh: string; auth: string; }
/** When a channel sends; hours are in the member's time zone. Without quiet hours both are null. */
export interface When2 {
  plan?: "after" | "at-once" | "daily"; minutes?: number; hour?: number; quiet_from?: number | null;
  quiet_to?: number | null; zone?: string; lang?: "cs" | "en" | "pl";
}
/** Reports to the operator somebody who spoils the game for others. */
export interface NewReport { guest: string; table: string; text: string; }
/** Who sits in a seat of a new table; at a hot-seat table a person has a name. */
export interface NewSeat { kind?: "bot" | "open" | "person"; name?: string; bot?: string; }
/** A table to set up. The requester is the host, and at an online table takes the first seat of kind `person`. */
export interface NewTable {
  game: string; seats: NewSeat[]; title?: string; options?: { [k: string]: boolean | number | string };
  mode?: "hotseat" | "online"; access?: "invite" | "open"; seed?: string; hints?: boolean | null; rated?: boolean;
  clock?: ClockRules | null; content?: string;
}
/** Adds an address that gets notices as JSON by POST. */
export interface NewWebhook { url: string; when?: When3; }
/** When a channel sends; hours are in the member's time zone. Without quiet hours both are null. */
export interface When3 {
  plan?: "after" | "at-once" | "daily"; minutes?: number; hour?: number; quiet_from?: number | null;
  quiet_to?: number | null; zone?: string; lang?: "cs" | "en" | "pl";
}
/** What a webhook gets: the tables where it's the member's turn, longest wait first, then those with a seat kept. */
export interface Notice { event: "invitation" | "test" | "your-turn"; text: string; url: string; tables: TableWaits[]; }
/** A table in a notice. */
export interface TableWaits { table: string; game: string; title: string; since: number; url: string; host?: string; }
/** The member's channels, and what this inn offers. */
export interface Notices { channels: Channel[]; push_key: string; mail: boolean; }
/** What the player began with. */
export interface Opening { domain: string; thing: string; tally: Tally; }
/** When the requester's time counts in turn-by-turn games; null until set, which means always. */
export interface OwnHours { hours: Hours | null; }
/** A version of the components that a new table can use. */
export interface PackOffer { name: string; content: string; }
/**
 * A comparison of all players that gives points by place.
 *
 *     Players with nothing score nothing, unless `zero` is set or the fewest win.
 */
export interface PadContest {
  category: string; amount: unknown; points: number[]; fewest?: boolean; zero?: boolean;
  places?: { [k: string]: unknown }; ties?: "next" | "order" | "skip";
}
/**
 * Something to write down: a number, one of several, or cards.
 *
 *     Each card has a count if `most_each` is over 1 or 0.
 */
export interface PadField {
  id: string; kind: "cards" | "choice" | "number"; label: Message; least?: number; most?: number;
  options?: PadOption[]; count?: string; most_each?: number; needed?: number; differ?: boolean;
}
/** Something to choose or pick, named by a domain of the title or by a message. */
export interface PadOption {
  id: string; domain?: string; label?: string; about?: Message[]; amounts?: { [k: string]: number };
  counted?: { [k: string]: number }; adds?: { [k: string]: unknown }; once?: { [k: string]: unknown };
  contest?: PadContest | null; ties?: string;
}
/** The sheet of a title's score pad. */
export interface PadInfo { game: string; paper: PadPaper; }
/** The pad of a title: categories in order, and its modes. */
export interface PadPaper { categories: string[]; modes: PadMode[]; decks?: { [k: string]: PadOption[] }; }
/** A way to play: the number of players, what is written once for all and what by each, and who wins a tie. */
export interface PadMode {
  id: string; label: string; fewest: number; most: number; player: PadPart; shared?: PadField[];
  rival?: PadPart | null; contests?: PadContest[]; ties?: unknown[]; ranks?: PadRank[];
}
/** What one player, or the automated opponent, writes down, and what it scores. */
export interface PadPart { fields: PadField[]; lines: PadLine[]; }
/** A line of the sheet. */
export interface PadLine { category: string; points: unknown; }
/** A rank for this many points or more. */
export interface PadRank { id: string; domain: string; least: number; }
/** The options for `navigator.credentials`, and the ticket to send back. */
export interface PasskeyOptions { ticket: string; options: { [k: string]: unknown }; }
/** The browser's signature. With `bring`, the requesting guest's tables move to the member. */
export interface PasskeySignIn {
  ticket: string; credential: { [k: string]: unknown }; device?: string; bring?: boolean;
}
/** A person at a table, as the host sees them. */
export interface Person {
  guest: string; name: string; seats: number[]; here: boolean; put_out: boolean; muted: boolean; member?: boolean;
}
/** What the host decides about a person: to remove them and keep them out, or to mute them. */
export interface PersonChange { put_out?: boolean; muted?: boolean; }
/**
 * Plays on from the position after `move` moves, at a new hot-seat table or against bots.
 *
 *     While the game runs, whatever the requester can't know is dealt anew.
 */
export interface PlayOn { move: number; seats?: NewSeat[]; }
/** One game on the plot over time. */
export interface Point { table: string; finished: number; points: number; won: boolean; }
/** The values that the owner of a printed game has read on one component. */
export interface PrintedCard { entry: string; values: { [k: string]: string }; key: string; }
/** An error (RFC 9457, `application/problem+json`); `reason` is the message for people. */
export interface Problem { status: number; title: string; reason: Message; detail?: string; }
/** A public holiday of a country. */
export interface PublicHoliday { day: string; name: string; }
/** Why a move isn't possible; null: it is possible. */
export interface Reason {
  type: "reason"; id: string; reason: Message | null; places?: string[]; asked?: Message | null;
}
/** Refuses a message; nothing has changed. `reason` says why in words. */
export interface Refuse { type: "refuse"; id: string; reason: Message; v: number; }
/** A past position with what the last move did; the record has `total` moves. */
export interface Replay { total: number; position: Position; seat: number | null; messages: Message[]; }
/** A member's preferences, in the client's own format. */
export interface SavedSettings { settings: { [k: string]: unknown }; }
/** A search, "Anyone for …?" People who ask for the same thing are seated at the same table. */
export interface Search {
  game: string; seats: number; language?: ("cs" | "en" | "pl") | ""; level?: "" | "new" | "steady" | "strong";
  rated?: boolean; fill?: number; bot?: string;
}
/** Hands a seat to a bot, takes it back (`person`), or opens it (in the lobby, for the host). */
export interface SeatChange { kind: "bot" | "open" | "person"; bot?: string; }
/** Everything the requester may see now. Log and chat lines start after version `since`. */
export interface Snapshot {
  type: "snapshot"; v: number; since: number; table: TableInfo; you: You; position: Position | null; log: LogLine[];
  chat: ChatLine[]; id?: string; clock?: ClockNow;
}
/** What each legal move of a decision would bring; with staged moves, what they bring together. */
export interface Worths { type: "worths"; id: string; v: number; moves: Worth[]; complete: boolean; }
/** The result of one of several moves, in numbers alone. */
export interface Worth {
  move: number; points: Change; amounts: { [k: string]: Change }; depends: ("cards" | "chance" | "players")[];
}
/** The table as plain text. */
export interface Text { type: "text"; id: string; v: number; text: string; }
/** The link that shows a finished game to whoever has it, even if the table isn't open. */
export interface SharedGame { path: string; yours?: boolean; }
/** The ways to sign in here; `passkeys` requires a secure address with a host name. */
export interface SignInWays { passkeys: boolean; provider: string; }
/** The member now signed in, with the token for scripts; the browser gets it as a cookie. */
export interface SignedIn { guest: Guest; token: string; tables: number; }
/** Which players an open table looks for; for the lists. */
export interface Sought { language?: ("cs" | "en" | "pl") | ""; level?: "" | "new" | "steady" | "strong"; }
/** Which players a table looks for, and in how many seconds bots take the free seats. */
export interface SoughtNow {
  language?: ("cs" | "en" | "pl") | ""; level?: "" | "new" | "steady" | "strong"; fill_in?: number | null;
}
/** A category of the score sheet. */
export interface Source { category: string; average: number; best: number; }
/** How a guest has done in one title, for every number of seats; games from set-up positions are left out. */
export interface Statistics {
  game: string; by_seats: { [k: string]: Tally }; against: Against[]; sources: Source[]; best: number | null;
  openings: Opening[]; over_time: Point[];
}
/** A new table. */
export interface TableMade { table: string; }
/** A page of tables, latest first; pass `after` to get the next page. It is empty on the last page. */
export interface TablePage { tables: TableSummary[]; after: string; invitations?: Invitation[]; }
/** A table in a list. */
export interface TableSummary {
  id: string; game: string; title: string; mode: "hotseat" | "online"; access: "invite" | "open";
  status: "finished" | "frozen" | "lobby" | "running"; seats: string[]; bots: string[]; yours: number[];
  your_turn: boolean; handed: number[]; waiting: number[]; moves: number; created: number; updated: number;
  rated?: boolean; clock?: ClockRules | null; language?: string; level?: string; progress?: Message | null;
  guests?: number[];
}
/** The tables at which others wait for the requester, longest wait first. */
export interface Turns { tables: TableWaits[]; }
/** Watches a table; one that isn't open requires the secret of its link. */
export interface Watch { secret?: string; }
/** All words of a game in one language: Fluent sources in order (later ones win) and component names. */
export interface WordsFile {
  language: string; sources: string[]; names: { [k: string]: { [k: string]: string }; };
  house?: { [k: string]: string[] };
}
