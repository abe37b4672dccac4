// Made by `npm run types` from the Python structs; do not edit.
// schema 22567ba2a5dfcee7f23472bf2b34c3a3
import type { Message } from "../lib/types";

/** One sentence of the effect language; the head of characters.toml explains its words. */
export interface Ability {
  when: "acquire-phase" | "after-kill" | "any-time" | "build-phase" | "end-game" | "on-acquire" | "response-kill" | "round-start" | "static";
  do: "claim-killed" | "discount" | "exchange-rate" | "gain-gold" | "gain-on-take" | "keep-florins" | "kill" | "points" | "prevent-kill" | "protect" | "return-florins" | "sacrifice-other" | "shift-objective" | "swap-characters" | "take-florins" | "turn-up";
  limit?: "" | "round"; pay_florins?: number; pay_gold?: number; sacrifice?: boolean; must?: boolean; amount?: number;
  count?: ("area" | "character" | "factions" | "other-members" | "room-set" | "rooms") | ""; each?: number;
  per?: number; above?: number; max?: number; faction?: string; factions?: string[]; room_types?: string[];
  character?: string; min_prestige?: number; max_prestige?: number; others_only?: boolean;
  source?: "each-other-player" | "one-player"; size?: "large" | "small"; minimum?: number;
}
/** An announced ability with what it names; the one announced last comes last. */
export interface AnnouncedView {
  seat: number; card: string; prevented: boolean; character?: string | null; other?: string | null;
  owner?: number | null; zone?: string | null; against?: number | null; answers?: number | null;
}
/** A cell of a plot: what covers it, and its sides: with a door, joined to another room, inside its own tile. */
export interface CellView {
  cell: string; room: string | null; hall: boolean; active: boolean; doors: string; joins: string; inner: string;
}
/** A character card. */
export interface Character {
  id: string; names: Names; provenance: "house" | "printed"; printed?: string[]; house?: string[]; factions: string[];
  race: string; sex: "female" | "male" | "none"; prestige: number; income_florins?: number; income_gold?: number;
  ability?: Ability | null;
}
/** The name of a component in three languages. */
export interface Names { en: string; pl: string; cs: string; }
/** Every card and tile as data, for the gallery and for drawing the board; `effects` are messages for tooltips. */
export interface Components {
  characters: Character[]; rooms: Room[]; objectives: Objective[]; plot: Plot; economy: Economy;
  player_counts: PlayerCount[]; effects: { [k: string]: { [k: string]: Message[] }; };
}
/** A room tile. */
export interface Room {
  id: string; names: Names; provenance: "house" | "printed"; printed?: string[]; house?: string[];
  size: "large" | "small"; type: string; cost: number; doors: string[]; points?: number;
  per_member?: PerMember | null; per_room?: PerRoom | null; per_faction?: number; member_of?: string[];
  income_florins?: number; income_gold?: number;
}
/** A fraction of the members of a faction. */
export interface PerMember { faction: string; every: number; }
/** Points for active tiles of a type. */
export interface PerRoom { type: string; each: number; max: number; }
/** An objective card. */
export interface Objective {
  id: string; names: Names; provenance: "house" | "printed"; printed?: string[]; house?: string[];
  count: "area" | "card-income" | "characters" | "dwarves" | "faction" | "factions" | "gardens" | "gold" | "human-women" | "small-rooms";
  first: number; second: number; faction?: string; fewest?: boolean;
}
/** The headquarters plot and its entrance hall of 2 × 2 cells. */
export interface Plot {
  rows: number; columns: number; hall_row: number; hall_column: number; hall_doors: string[];
  provenance: "house" | "printed"; house?: string[];
}
/** The fixed numbers of the economy. */
export interface Economy {
  base_income: number; exchange_rate: number; keep_price: number; starting_gold: number;
  provenance: "house" | "printed"; house?: string[];
}
/** 3.6: one row of the player-count table. */
export interface PlayerCount {
  id: string; players: number; rounds: number; objectives: number; zones: number[]; large_rooms: number;
  small_rooms: number; second_places: boolean; provenance: "house" | "printed"; house?: string[];
}
/** An open objective: each seat's amount and what it would score now. */
export interface ObjectiveView {
  objective: string; first: number; second: number; amounts: number[]; points: number[];
}
/** A room on offer with its price for each seat. */
export interface OfferView { room: string; cost: number; prices: number[]; kept: boolean; }
/** A guild. */
export interface PlayerView {
  seat: number; florins: number; gold: number; card_income: number; income_florins: number; income_gold: number;
  rate: number; characters: string[]; used: string[]; members: { [k: string]: number }; out: boolean; plot: PlotView;
  points: number;
}
/** A headquarters. */
export interface PlotView { rows: number; columns: number; tiles: TileView[]; cells: CellView[]; area: number; }
/** A placed tile. */
export interface TileView {
  room: string; cell: string; turn: number; cells: string[]; active: boolean; asleep: string | null;
}
/** The whole table as one seat sees it. */
export interface TableView {
  seat: number; round: number; rounds: number; chapter: string; phase: string; over: boolean; waiting: number[];
  first: number; passes: number; passed: number[]; zones: ZoneView[]; offer: OfferView[]; objectives: ObjectiveView[];
  seals: { [k: string]: string[] }; players: PlayerView[]; stack: AnnouncedView[]; buying: string | null;
  deck: number; known: string[]; small_rooms: number; large_rooms: number; discards: string[];
  room_discards: string[];
}
/** A zone of the market square: its characters, the florins on each tent, the leader, the viewer's smallest bid. */
export interface ZoneView {
  zone: string; places: number; characters: string[]; tents: number[]; leader: number | null; need: number | null;
}
export type CellId =
  | "r0c0" | "r0c1" | "r0c2" | "r0c3" | "r0c4" | "r1c0" | "r1c1" | "r1c2" | "r1c3" | "r1c4" | "r2c0" | "r2c1" | "r2c2"
  | "r2c3" | "r2c4" | "r3c0" | "r3c1" | "r3c2" | "r3c3" | "r3c4";
export type ObjectiveId =
  | "most-gardens" | "most-characters" | "most-dwarves" | "most-human-women" | "fewest-characters" | "most-factions"
  | "most-built-space" | "most-small-rooms" | "lowest-card-income" | "highest-card-income" | "most-gold-left"
  | "most-warriors" | "most-wizards" | "most-rogues" | "most-nobles" | "most-priests" | "most-craftsmen"
  | "most-animals";
export type PlayerId =
  | "p1" | "p2" | "p3" | "p4";
export type ZoneId =
  | "z1" | "z2" | "z3" | "z4" | "z5" | "z6";
/** The kinds of move with their parameters. */
export interface Moves {
  pass: {};
  done: {};
  decline: {};
  bid: { zone: ZoneId; };
  florins: { florins: string; };
  take: { character: string; };
  buy: { room: string; };
  exchange: { gold: string; };
  place: { cell: CellId; turn: string; };
  keep: { room: string; };
  use: { card: string; };
  "use-on": { card: string; character: string; };
  "use-against": { card: string; player: PlayerId; };
  "use-at": { card: string; zone: ZoneId; player: PlayerId; };
  with: { character: string; };
  sacrifice: { character: string; };
  shift: { objective: ObjectiveId; };
}
/** The kinds of event with their parameters; a message has `event-` before the name. */
export interface Events {
  round: { round: string; };
  income: { florins: string; gold: string; };
  bid: { zone: ZoneId; florins: string; total: string; character: string; other: string; };
  take: { character: string; zone: ZoneId; florins: string; };
  "florins-back": { florins: string; };
  pass: {};
  "auction-over": {};
  "gain-florins": { card: string; florins: string; };
  exchange: { florins: string; gold: string; };
  buy: { room: string; gold: string; };
  place: { room: string; cell: CellId; turn: string; };
  activate: { room: string; };
  keep: { room: string; };
  marker: {};
  announce: { card: string; };
  "announce-on": { card: string; character: string; };
  "no-effect": { card: string; };
  "gain-gold": { card: string; gold: string; };
  "take-florins": { card: string; player: PlayerId; florins: string; };
  "turn-up": { card: string; character: string; };
  "return-florins": { card: string; player: PlayerId; zone: ZoneId; character: string; other: string; };
  swap: { character: string; other: string; };
  kill: { character: string; card: string; player: PlayerId; };
  prevent: { card: string; character: string; };
  sacrifice: { character: string; };
  claim: { character: string; };
  shift: { objective: ObjectiveId; };
  end: {};
  ready: {};
}
/** Everything that a board is written against. */
export interface Contract { view: TableView; components: Components; moves: Moves; events: Events; }
