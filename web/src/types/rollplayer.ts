// Made by `npm run types` from the Python structs; do not edit.
// schema 1e2408b9ae9a2c930d5001b4da8c5d83
import type { Message } from "../lib/types";

/** What a class can do. */
export interface Ability {
  kind: "action_after" | "any_action" | "extra_card" | "free_step" | "gold_die" | "hands" | "purchases" | "refresh";
  after?: "" | "armor" | "market_discard" | "skill" | "trait" | "weapon";
  row?: ("cha" | "con" | "dex" | "int" | "str" | "wis") | ""; times?: number; amount?: number;
}
/** An alignment card. */
export interface Alignment {
  id: string; names: Names; provenance: "house" | "printed"; house?: string[]; number: number; grid: number[][];
}
/** The name of a component in three languages. */
export interface Names { en: string; pl: string; cs: string; }
/** The alignment card and the token on it. */
export interface AlignmentView { card: string; grid: number[][]; token: number[]; }
/** A type of armor. */
export interface ArmorSet {
  id: string; names: Names; provenance: "house" | "printed"; house?: string[]; stars: number[];
  colours: ("black" | "blue" | "green" | "purple" | "red" | "white")[]; bonus: number;
}
/** A row of the character sheet. */
export interface Attribute {
  id: string; names: Names; provenance: "house" | "printed"; house?: string[]; short: Names;
}
/** A backstory card. */
export interface Backstory {
  id: string; names: Names; provenance: "house" | "printed"; house?: string[]; number: number;
  spaces: { [k: string]: Space };
}
/** A space that a backstory requires. */
export interface Space { colour: "black" | "blue" | "gold" | "green" | "purple" | "red" | "white"; position: number; }
/** A Market card. */
export interface Card {
  id: string; names: Names; provenance: "house" | "printed"; house?: string[]; number: number;
  kind: "armor" | "skill" | "trait" | "weapon"; dots: number; cost: number; hands?: number; set?: string;
  arrow?: "" | "chaotic" | "evil" | "good" | "lawful"; timing?: "" | "any" | "dice_pool" | "own_market_turn";
  effect?: Effect | null; score?: Score | null;
}
/** What a weapon changes or a skill does. */
export interface Effect {
  kind: "action" | "armor_piece" | "buy_from_discard" | "buy_top_of_deck" | "copy_skill" | "die_bonus" | "discard_gold" | "discount" | "gain_gold" | "move_die" | "pool_raise" | "pool_reroll" | "repeat" | "swap_with_bag" | "swap_with_pool";
  row?: ("cha" | "con" | "dex" | "int" | "str" | "wis") | "";
  dice?: ("black" | "blue" | "gold" | "green" | "purple" | "red" | "white") | ("" | "class"); times?: number;
  amount?: number; price?: number;
}
/** What a trait counts, and the stars for it. */
export interface Score {
  count: "backstory" | "cards" | "class_dice" | "column" | "equal_rows" | "goals" | "gold" | "kinds" | "line" | "row_at_most" | "rows_at_least";
  stars: number; what?: string; limit?: number; per?: number; most?: number;
}
/**
 * A Market card; `price` is what the viewer would pay, or its printed cost.
 *
 *     `brings`: for a card on offer, the stars that it would bring the viewer at once; otherwise null.
 */
export interface CardView {
  card: string; kind: string; cost: number; price: number; arrow: string; house: boolean; ready: boolean;
  brings?: number | null;
}
/**
 * Every card as data, for the gallery and for drawing the table; `effects` are messages for tooltips.
 *
 *     `enemy`: in the solo game, for each Initiative card and face of the enemy die, the Market place it trashes, or 0.
 */
export interface Components {
  attributes: Attribute[]; colours: DieColour[]; races: Race[]; classes: HeroClass[]; backstories: Backstory[];
  ladder: number[]; alignments: Alignment[]; armor_sets: ArmorSet[]; market: Card[]; ranks: Rank[]; enemy: number[][];
  effects: { [k: string]: { [k: string]: Message[] }; };
}
/** A colour of dice. */
export interface DieColour {
  id: string; names: Names; provenance: "house" | "printed"; house?: string[]; dice: number; letters: Names;
}
/** A character sheet. */
export interface Race {
  id: string; names: Names; provenance: "house" | "printed"; house?: string[]; modifiers: { [k: string]: number };
}
/** One side of a class card. */
export interface HeroClass {
  id: string; names: Names; provenance: "house" | "printed"; house?: string[];
  colour: "black" | "blue" | "green" | "purple" | "red" | "white"; card: number; ability_names: Names;
  ability: Ability; goals: { [k: string]: Goal };
}
/** The score that a row must have, and the stars for it. */
export interface Goal { lo: number; hi: number; stars: number; }
/** A rank in the solo game. */
export interface Rank { id: string; names: Names; provenance: "house" | "printed"; house?: string[]; stars: number; }
/** An Initiative card with its die and coin, or the seat that holds it. */
export interface InitiativeView { number: number; die: string | null; coin: boolean; holder: number | null; }
/** A hero; what isn't chosen yet is null. `hands` limits weapons, `full_hands` counts those in use. */
export interface PlayerView {
  seat: number; race: string | null; picture: string; hero: string | null; colour: string | null;
  ability: Message | null; house_ability: boolean; gold: number; tokens: number; hand: string[]; rows: RowView[];
  alignment: AlignmentView | null; backstory: string | null; cards: CardView[]; hands: number; full_hands: number;
  hold: string; initiative: number | null; points: number; rank: string | null;
}
/** An attribute row against its goal; `needed` is the lowest and highest sum for the missing dice. */
export interface RowView {
  row: string; spaces: SpaceView[]; modifier: number; score: number; goal: string; stars: number; full: boolean;
  met: boolean; needed: number[];
}
/** A space of a row: its die, and the colour that the backstory requires. */
export interface SpaceView { die: string | null; wanted: string | null; match: boolean; }
/** The whole table as one seat sees it. */
export interface TableView {
  seat: number; chapter: string; phase: string; round: number; rounds: number; start: number; active: number;
  over: boolean; to_act: number[]; initiative: InitiativeView[]; shopping: number[]; market: CardView[]; deck: number;
  discards: CardView[]; trash: CardView[]; bag: { [k: string]: number }; players: PlayerView[];
}
export type AlignmentId =
  | "arbiter" | "champion" | "eccentric" | "free-spirit" | "guardian" | "hermit" | "lunatic" | "maniac" | "narcissist"
  | "neurotic" | "protector" | "rebel" | "renegade" | "scoundrel" | "sentinel" | "sociopath" | "truth-seeker";
export type ArrowId =
  | "good" | "evil" | "lawful" | "chaotic";
export type BackstoryId =
  | "aristocrat" | "brawler" | "chosen-one" | "craftsman" | "devoted" | "exonerated" | "hunter" | "lost-soul"
  | "mentor" | "patrician" | "persecuted" | "resilient" | "rift-walker" | "savage" | "savant" | "street-urchin";
export type ClassId =
  | "cleric" | "paladin" | "druid" | "ranger" | "monk" | "bard" | "rogue" | "thief" | "sorcerer" | "wizard"
  | "warrior" | "barbarian";
export type ColourId =
  | "green" | "blue" | "red" | "purple" | "black" | "white" | "gold";
export type DiceId =
  | "1" | "2" | "1-2" | "3" | "1-3" | "2-3" | "1-2-3" | "4" | "1-4" | "2-4" | "1-2-4" | "3-4" | "1-3-4" | "2-3-4"
  | "1-2-3-4" | "5" | "1-5" | "2-5" | "1-2-5" | "3-5" | "1-3-5" | "2-3-5" | "1-2-3-5" | "4-5" | "1-4-5" | "2-4-5"
  | "1-2-4-5" | "3-4-5" | "1-3-4-5" | "2-3-4-5" | "1-2-3-4-5";
export type HoldId =
  | "ask" | "dice" | "never";
export type PictureId =
  | "female" | "male";
export type RaceId =
  | "dragonkin" | "dwarf" | "elf" | "halfling" | "human" | "orc";
export type RankId =
  | "hero" | "champion" | "clan-leader" | "adventurer" | "mercenary" | "npc";
export type RowId =
  | "str" | "dex" | "con" | "int" | "wis" | "cha";
export type SpaceId =
  | "str1" | "str2" | "str3" | "dex1" | "dex2" | "dex3" | "con1" | "con2" | "con3" | "int1" | "int2" | "int3" | "wis1"
  | "wis2" | "wis3" | "cha1" | "cha2" | "cha3";
export type TokenId =
  | "step" | "stay";
export type TurnId =
  | "up" | "down";
/** The kinds of move with their parameters. */
export interface Moves {
  race: { race: RaceId; picture: PictureId; };
  class: { class: ClassId; };
  put: { die: string; row: RowId; };
  lay: { die: string; };
  take: { initiative: string; };
  place: { row: RowId; };
  decline: {};
  flip: { space: SpaceId; };
  swap: { space: SpaceId; };
  with: { space: SpaceId; };
  adjust: { space: SpaceId; turn: TurnId; };
  reroll: { space: SpaceId; };
  keep: { face: string; };
  step: { arrow: ArrowId; };
  token: {};
  instead: { row: RowId; };
  buy: { card: string; tokens: string; };
  discard: { card: string; };
  gold: {};
  add: { card: string; };
  drop: { card: string; };
  pass: {};
  use: { card: string; token: TokenId; };
  copy: { card: string; token: TokenId; };
  hold: { hold: HoldId; };
  refresh: { card: string; };
  search: { space: SpaceId; colour: ColourId; };
  negotiate: { space: SpaceId; initiative: string; };
  raise: { initiative: string; by: string; };
  intimidate: { dice: DiceId; };
  move: { space: SpaceId; row: RowId; };
  open: {};
}
/** The kinds of event with their parameters; a message has `event-` before the name. */
export interface Events {
  "start-roll": { face: string; };
  "start-player": {};
  race: { race: RaceId; };
  "class-die": { colour: ColourId; };
  class: { class: ClassId; };
  dealt: { backstory: BackstoryId; alignment: AlignmentId; };
  "start-die": { die: string; };
  round: { round: string; };
  rolled: { die: string; };
  laid: { die: string; initiative: string; };
  take: { initiative: string; die: string; };
  enemy: { face: string; };
  trash: { card: string; };
  cleared: { card: string; };
  place: { die: string; space: SpaceId; };
  gold: { gold: string; };
  turn: { space: SpaceId; face: string; };
  exchange: { space: SpaceId; other: SpaceId; };
  reroll: { space: SpaceId; face: string; };
  step: { arrow: ArrowId; };
  blocked: { arrow: ArrowId; };
  token: {};
  buy: { card: string; gold: string; };
  discard: { card: string; gold: string; };
  add: { card: string; };
  drop: { card: string; };
  use: { card: string; };
  copy: { card: string; };
  refresh: { card: string; };
  "exchange-bag": { space: SpaceId; die: string; };
  "pool-die": { initiative: string; die: string; };
  move: { space: SpaceId; row: RowId; };
  shuffle: {};
  rank: { rank: RankId; };
  end: {};
  ready: {};
}
/** Everything that a board is written against. */
export interface Contract { view: TableView; components: Components; moves: Moves; events: Events; }
