// Texts in three languages, switchable in place: those of the client, and those of a game as the server sends them.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { once } from "./api";
import { contentQuery } from "./contents";
import { language, type Language } from "./prefs.svelte";
import type { Message, WordsFile } from "./types";

// The words of the core and of the table are next to the Python code. A game adds its own through the server. Progress
// messages are loaded for all games at once.
const files = import.meta.glob<string>(
  [
    "../locale/*.ftl",
    "../games/*/cover/*.ftl",
    "../../../src/gospoda/core/locale/{en,pl,cs}.ftl",
    "../../../src/gospoda/server/locale/*.ftl",
    "../../../src/gospoda/games/*/locale/*-progress.ftl",
  ],
  { query: "?raw", import: "default" },
);
// What a board says of its own lies in its folder and comes with it.
const boards = import.meta.glob<string>("../games/*/locale/*.ftl", { query: "?raw", import: "default" });
// So does what a page says that few visit.
const pages = import.meta.glob<string>("../pages/*/locale/*.ftl", { query: "?raw", import: "default" });

interface Spoken {
  language: Language;
  game: string;
  page: string;
  content: string;
  bundle: FluentBundle;
  names: WordsFile["names"];
  house: WordsFile["house"];
}

export const speech: { now: Spoken | null; failed: boolean } = $state({ now: null, failed: false });
export const table: { seats: string[]; bots: string[] } = $state({ seats: [], bots: [] });

async function load(lang: Language, game: string, page: string, content: string): Promise<Spoken> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const paths = Object.keys(files).filter(
    (path) => path.endsWith(`/${lang}.ftl`) || path.endsWith(`/${lang}-progress.ftl`),
  );
  const board = boards[`../games/${game}/locale/${lang}.ftl`];
  const [told, ...own] = await Promise.all([
    game ? wordsFile(game, lang, content).catch(() => null) : null,
    ...paths.map((path) => files[path]()),
    ...(board ? [board()] : []),
    ...(page ? [pages[`../pages/${page}/locale/${lang}.ftl`]()] : []),
  ]);
  for (const source of [...own, ...(told?.sources ?? [])]) {
    bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }
  return { language: lang, game, page, content, bundle, names: told?.names ?? {}, house: told?.house ?? {} };
}

async function wordsFile(game: string, lang: Language, content: string): Promise<WordsFile> {
  return once<WordsFile>(`/api/games/${game}/words/${lang}${await contentQuery(game, content)}`);
}

let asked = 0;

const FOLDERS: Record<string, string> = {
  "sign-in": "account",
  statistics: "history",
  ladder: "history",
  open: "friends",
  friends: "friends",
  deal: "daily",
  challenge: "daily",
};

/** The folder of a page that has words of its own, or nothing. */
export function wordsOf(page: string): string {
  const folder = FOLDERS[page] ?? page;
  return `../pages/${folder}/locale/en.ftl` in pages ? folder : "";
}

/** Switches to the chosen language for this game, with the words of a page and the components of a table. The old words
 * stay until the new ones have loaded. */
export async function speak(game: string, page = "", content = ""): Promise<void> {
  const lang = language();
  const turn = ++asked;
  if (
    speech.now?.language === lang &&
    speech.now.game === game &&
    speech.now.page === page &&
    speech.now.content === content
  )
    return;
  try {
    const spoken = await load(lang, game, page, content);
    if (turn === asked) speech.now = spoken;
  } catch {
    speech.failed = true;
  }
}

export function has(id: string): boolean {
  return speech.now?.bundle.hasMessage(id) ?? false;
}

/** Formats a small whole number, which looks the same in all our languages. This avoids Intl.NumberFormat, whose first
 * use blocks a slow phone for a tenth of a second. */
class Whole extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const LARGE = 1000; // from here on some languages group digits
const formats = new Map<string, Intl.NumberFormat>();

/** A number in the format of the language. */
export function number(value: number, how?: Intl.NumberFormatOptions): string {
  if (!how && isSmall(value)) return String(value);
  const key = `${language()} ${JSON.stringify(how)}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, ...how })));
  return format.format(value);
}

const isSmall = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < LARGE;
const written = (arg: string | number): FluentVariable =>
  typeof arg === "number" && isSmall(arg) ? new Whole(arg) : arg;

/** A message by its id. An id without a message is shown as is, to make the gap visible. */
export function say(id: string, args: Record<string, string | number> = {}): string {
  return said(speech.now?.bundle, id, args);
}

/** The same, where the words may not have loaded yet. */
export async function sayWhenKnown(id: string): Promise<string> {
  return said((speech.now ?? (await load(language(), "", "", ""))).bundle, id, {});
}

function said(bundle: FluentBundle | undefined, id: string, args: Record<string, string | number>): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  const values: Record<string, FluentVariable> = {};
  for (const name in args) values[name] = written(args[name]);
  return bundle.formatPattern(message.value, values, []);
}

export function name(domain: string, id: string): string {
  return speech.now?.names[domain]?.[id] ?? id;
}

/** The name of a component of any kind; empty if it has none. */
export function nameAnywhere(id: string): string {
  for (const things of Object.values(speech.now?.names ?? {})) if (things[id]) return things[id];
  return "";
}

/** Whether a component has a house value, because the printed one is unknown. */
export function isHouse(domain: string, id: string): boolean {
  return speech.now?.house?.[domain]?.includes(id) ?? false;
}

/** The same, for a component of any kind. */
export function isHouseAnywhere(id: string): boolean {
  return Object.values(speech.now?.house ?? {}).some((ids) => ids.includes(id));
}

/** Whether the title has any such value. */
export function hasHouse(): boolean {
  return Object.keys(speech.now?.house ?? {}).length > 0;
}

/** Whether a tooltip describes a component with such a value: its first line begins with the name. */
export function tellsOfHouse(tip: string): boolean {
  const about = tip.split("\n", 1)[0].replace(/( \(|[:,]).*$/, "");
  return Object.entries(speech.now?.house ?? {}).some(([domain, ids]) => ids.some((id) => name(domain, id) === about));
}

/** The name of a bot: its level in words. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** The name of a person, or "somebody" if the account was deleted. */
export function personName(name: string): string {
  return name === "somebody" ? say("somebody") : name;
}

/** The name of a seat. An unnamed bot uses its level. */
export function sitterName(seat: { name: string; bot: string }): string {
  return seat.bot && seat.name === seat.bot ? botName(seat.bot) : personName(seat.name);
}

/** A name, followed by the level if it is a bot. */
export function withLevel(name: string, bot: string): string {
  return bot && name !== bot ? `${name} (${botName(bot)})` : sitterName({ name, bot });
}

/** Sets who sits at the table. */
export function seatAll(seats: { name: string; bot: string; kind: string }[]): void {
  table.seats = seats.map(sitterName);
  table.bots = seats.map((seat) => (seat.kind === "bot" ? seat.bot : ""));
}

/** The level of the bot in a seat; empty for a person. */
export const levelOf = (seat: number): string => (table.bots[seat] ? botName(table.bots[seat]) : "");

/** A name in a list. Guests are marked, since anybody could have chosen theirs. */
export function markedName(name: string, guest: boolean | undefined): string {
  return guest ? say("guest-named", { name }) : name;
}

/** The name of a game in the language. */
export function gameTitle(game: { title: string; titles: Record<string, string> }): string {
  return game.titles[language()] ?? game.title;
}

/** The progress of a running game, or the number of moves if its title has no progress message. */
export function howFar(table: { progress?: Message | null; moves: number }): string {
  return table.progress && has(table.progress.id) ? tell(table.progress) : say("row-moves", { count: table.moves });
}

/** The content pack of a table with its digest; empty if the game's own components are in use. */
export function packName(table: { pack: string; content: string }): string {
  return table.pack && say("table-pack-name", { pack: table.pack, digest: table.content });
}

export function seatName(seat: number): string {
  if (seat < 0) return say("rival");
  return table.seats[seat] || say("seat-number", { number: seat + 1 });
}

type Value = NonNullable<Message["args"]>[string];

export function value(arg: Value): string | number {
  if (typeof arg !== "object") return arg;
  if (arg.type === "seat") return seatName(arg.seat);
  if (arg.domain === "none") return "";
  if (arg.domain === "hidden") return say(`hidden-${arg.id}`);
  if (arg.domain === "bot") return botName(arg.id);
  return name(arg.domain, arg.id);
}

/** A message of the server as a sentence. */
export function tell(message: Message | undefined): string {
  if (!message) return "";
  const args: Record<string, string | number> = {};
  for (const [key, arg] of Object.entries(message.args ?? {})) {
    args[key] = value(arg);
    // a language may decline the name of a thing by its id, or leave the thing out
    if (typeof arg === "object" && arg.type === "ref")
      args[`${key}_id`] = arg.domain === "hidden" || arg.domain === "none" ? arg.domain : arg.id;
  }
  return say(message.id, args);
}

/** Messages that belong together, such as all effects of one move. */
export const tellAll = (messages: Message[]): string => messages.map(tell).join(" · ");

/** The name of an option's value, whatever its kind. */
export function optionValue(option: string, chosen: unknown): string {
  const id = `option-${option}-${String(chosen)}`;
  return has(id) ? say(id) : chosen === true ? say("yes") : chosen === false ? say("no") : String(chosen);
}
