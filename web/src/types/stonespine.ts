// Made by `npm run types` from the Python structs; do not edit.
// schema 8531f62558ea20c651650f5b82bbe2c7
import type { Message } from "../lib/types";

/** 2.1: a blueprint card. */
export interface Blueprint {
  id: string; names: Names; provenance: "printed" | "proposal"; proposal?: string[]; entrance: number; exit: number;
  grid: string[];
}
/** The name of a component in three languages. */
export interface Names { en: string; pl: string; cs: string; }
/** One place of a dungeon: its chamber, its tokens and what it is good for. */
export interface CellView {
  cell: string; card: string | null; tokens: string[]; required: string; met: boolean; entrance: boolean;
  exit: boolean;
}
/** A challenge card. */
export interface Challenge {
  id: string; names: Names; provenance: "printed" | "proposal"; proposal?: string[]; number: number; points: number;
  kind: string; elements?: string[]; set?: string[]; threshold?: number;
}
/** A challenge card with what it would score each seat now. */
export interface ChallengeView { card: string; points: number[]; }
/** 2.1: a chamber card. */
export interface Chamber {
  id: string; names: Names; provenance: "printed" | "proposal"; proposal?: string[]; type: "cave" | "stone";
  doors: string; elements: Quarters; gold: number; rune: "blue" | "green" | "red"; alias?: string[];
}
/** The printed elements by quarter. */
export interface Quarters { nw?: string; ne?: string; sw?: string; se?: string; }
/** Every card and token as data, for the gallery and for drawing the board; `effects` are tooltip messages. */
export interface Components {
  chambers: Chamber[]; elements: Element[]; blueprints: Blueprint[]; ladder: number[]; challenges: Challenge[];
  goals: Goal[]; market: MarketCard[]; tokens: MarketToken[]; jael: JaelCard[];
  effects: { [k: string]: { [k: string]: Message[] }; };
}
/** 2.2: an element, or the secret passage, which isn't one. */
export interface Element {
  id: string; names: Names; provenance: "printed" | "proposal"; proposal?: string[];
  class_?: "chest" | "monster" | "passage" | "star" | "trap"; value?: number; letters: Names;
}
/** A goal card. */
export interface Goal {
  id: string; names: Names; provenance: "printed" | "proposal"; proposal?: string[]; number: number;
  direction: "fewest" | "most"; measure: "count" | "identical_pairs" | "sets"; elements: string[]; rewards: number[];
}
/** 2.1: a market card with its two sets. */
export interface MarketCard {
  id: string; names: Names; provenance: "printed" | "proposal"; proposal?: string[]; top: TokenSet; bottom: TokenSet;
}
/** One half of a market card. */
export interface TokenSet { cost: number; spaces: ("circle" | "oval" | "square")[]; }
/** A token face with the number of its tokens. */
export interface MarketToken {
  id: string; shape: "circle" | "oval" | "square"; count: number; provenance: "printed" | "proposal";
  proposal?: string[];
}
/** 9.1: a card of the solo opponent. */
export interface JaelCard {
  id: string; names: Names; provenance: "printed" | "proposal"; proposal?: string[];
  status: "basic" | "basic_replaced" | "legendary"; runes: ("blue" | "green" | "red")[]; gold: number;
  take: ("bottom" | "top")[]; base: number; per: number; what: string;
}
/** A dungeon: its places, its passages, and the edges one can walk through. */
export interface DungeonView { cells: CellView[]; passages: string[]; links: string[]; entrance: number; exit: number; }
/** The goal card: every seat's measure, and the seats that would score, best first. */
export interface GoalView { card: string; values: number[]; order: number[]; }
/** The solo opponent. */
export interface JaelView {
  cards: string[]; gold: number; chambers: string[]; tokens: string[]; acted: boolean; goal: number; points: number;
}
/** What is in front of a player; unknown hand cards are null. */
export interface PlayerView {
  seat: number; gold: number; income: number; passed: boolean; place: number; blueprint: string;
  hand: (string | null)[]; committed: number; choice: string[]; challenges: string[]; dungeon: DungeonView;
}
/** One half of a market card; without tokens it is sold or empty. */
export interface SetView { cost: number; tokens: string[]; }
/** A market card on display. */
export interface StallView { card: string; top: SetView; bottom: SetView; }
/** The whole table as one seat sees it. */
export interface TableView {
  seat: number; year: number; turn: number; chapter: string; over: boolean; waiting: number[]; pass_left: boolean;
  players: PlayerView[]; goal: GoalView; challenges: ChallengeView[]; stalls: StallView[]; bought: string[];
  priority: number[]; passing: number[]; deck: number; discards: (string | null)[]; stacks: { [k: string]: number };
  jael: JaelView | null;
}
export type CellId =
  | "r1c1" | "r1c2" | "r1c3" | "r1c4" | "r2c1" | "r2c2" | "r2c3" | "r2c4" | "r3c1" | "r3c2" | "r3c3" | "r3c4" | "r4c1"
  | "r4c2" | "r4c3" | "r4c4";
export type ChallengeId =
  | "dogrens-vault" | "market-maven" | "ordered-chambers" | "deadly-tomb" | "goblin-gathering" | "kobold-formation"
  | "gnoll-pack" | "consistent-sanctum" | "outer-reaches" | "sodden-shallows" | "seeping-threat" | "skilled-artificer"
  | "fatal-pathway" | "slippery-route" | "gelatinous-horror" | "cramped-construction" | "muddied-approach"
  | "hortgullys-pride" | "thinfingers-trade" | "perilous-path" | "sabeks-plunder" | "halls-of-glynox"
  | "canine-companions" | "teeming-with-traps" | "dragul-alliance" | "devious-scales" | "gold-fiends" | "minion-horde"
  | "varied-composition" | "kings-favor";
export type EdgeId =
  | "r1c1-n" | "r1c2-n" | "r1c3-n" | "r1c4-n" | "r2c1-n" | "r2c2-n" | "r2c3-n" | "r2c4-n" | "r3c1-n" | "r3c2-n"
  | "r3c3-n" | "r3c4-n" | "r4c1-n" | "r4c2-n" | "r4c3-n" | "r4c4-n" | "r4c1-s" | "r4c2-s" | "r4c3-s" | "r4c4-s"
  | "r1c1-w" | "r1c2-w" | "r1c3-w" | "r1c4-w" | "r1c4-e" | "r2c1-w" | "r2c2-w" | "r2c3-w" | "r2c4-w" | "r2c4-e"
  | "r3c1-w" | "r3c2-w" | "r3c3-w" | "r3c4-w" | "r3c4-e" | "r4c1-w" | "r4c2-w" | "r4c3-w" | "r4c4-w" | "r4c4-e";
export type HalfId =
  | "top" | "bottom";
export type JaelCardId =
  | "jael-1" | "jael-2" | "jael-3" | "jael-4" | "jael-5" | "jael-6" | "jael-7" | "jael-8" | "jael-9";
export type TokenId =
  | "ooze" | "slime" | "star+1" | "chest" | "gnoll" | "goblin" | "kobold" | "secret-passage" | "bear" | "blade"
  | "fire" | "pit" | "spike";
/** The kinds of move with their parameters. */
export interface Moves {
  place: { card: string; column: string; };
  discard: { card: string; };
  keep: { card: string; };
  buy: { stall: string; half: HalfId; };
  pass: {};
  put: { token: TokenId; cell: CellId; };
  passage: { edge: EdgeId; };
  challenge: { card: ChallengeId; };
}
/** The kinds of event with their parameters; a message has `event-` before the name. */
export interface Events {
  year: { year: string; };
  place: { card: string; cell: CellId; };
  discard: { card: string; };
  "hands-pass-left": {};
  "hands-pass-right": {};
  draw: { card: string; };
  income: { gold: string; };
  buy: { stall: string; half: HalfId; gold: string; };
  bought: { token: TokenId; };
  put: { token: TokenId; cell: CellId; };
  passage: { edge: EdgeId; };
  "no-room": { token: TokenId; };
  pass: { gold: string; place: string; };
  "solo-pass": { gold: string; };
  challenge: { card: ChallengeId; };
  "jael-card": { card: JaelCardId; };
  "jael-collects": { card: string; };
  "jael-token": { token: TokenId; };
  "jael-discards": { card: ChallengeId; };
  end: {};
  ready: {};
}
/** Everything that a board is written against. */
export interface Contract { view: TableView; components: Components; moves: Moves; events: Events; }
