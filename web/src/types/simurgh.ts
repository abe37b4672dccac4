// Made by `npm run types` from the Python structs; do not edit.
// schema 945d0a062ffe8ad1dcdf057e1c9ff755

/** An ability of a dragon. */
export interface Ability {
  takes?: string; gives?: string; provenance: "house" | "printed"; note?: string; house?: string[]; when?: string;
  special?: "" | "extra-move" | "replace-objective" | "take-display" | "take-stack"; once?: boolean;
}
/** An area of the wilds with its bonus. */
export interface Area {
  takes?: string; gives?: string; provenance: "house" | "printed"; note?: string; house?: string[]; id: string;
  names: Names; min_players: number;
}
/** The name of a component in three languages. */
export interface Names { en: string; pl: string; cs: string; }
/** An area of the wilds; its tile has spaces, or levels from the top. */
export interface AreaView { area: string; closed: boolean; tile: string | null; spaces: SpaceView[]; }
/** A space and its vassals. */
export interface SpaceView { space: string; vassals: VassalView[]; }
/** A figure on a space. */
export interface VassalView { seat: number; type: string; }
/** A fixed space of the city. */
export interface CitySpace {
  takes?: string; gives?: string; provenance: "house" | "printed"; note?: string; house?: string[]; id: string;
  number: number; names: Names; who: "any" | "rider"; room: "many" | "one"; special?: "" | "monument" | "scouts";
}
/** Every component as data, for the gallery and for drawing the board. */
export interface Components {
  city: CitySpace[]; scout_slots: Slot[]; blind: Effect; monument_slots: Slot[]; areas: Area[]; tiles: Tile[];
  dragons: Dragon[]; colours: Word[]; objectives: Objective[]; things: Thing[]; supply: Supply;
}
/** A slot of the Scouts' Quarters or of the Monument. */
export interface Slot {
  takes?: string; gives?: string; provenance: "house" | "printed"; note?: string; house?: string[]; id: string;
}
/** A cost and a gain in the effect language. */
export interface Effect {
  takes?: string; gives?: string; provenance: "house" | "printed"; note?: string; house?: string[];
}
/** An action tile: spaces, or for exploration tiles a move cost and levels. */
export interface Tile {
  id: string; number: number; kind: "exploration" | "power" | "production" | "research" | "transformation";
  names: Names; spaces?: Space[]; move?: Effect | null; levels?: Effect[];
}
/** A space of an action tile. */
export interface Space {
  takes?: string; gives?: string; provenance: "house" | "printed"; note?: string; house?: string[];
  who: "any" | "rider"; room: "many" | "one";
}
/** A kind of dragon, with the numbers of its tiles. */
export interface Dragon {
  id: string; code: string; numbers: number[]; names: Names; colour: string; abilities: Ability[];
  provenance: "house" | "printed"; house?: string[];
}
/** An id with names in every language. */
export interface Word { id: string; names: Names; letter?: string; }
/** An objective tile. */
export interface Objective {
  id: string; number: number; names: Names; compares: "depicted" | "food" | "tokens"; points: number[];
  dragons?: string[]; provenance: "house" | "printed"; house?: string[]; note?: string;
}
/** A countable thing: a resource, a point, a token or a vassal. */
export interface Thing { id: string; names: Names; letter?: string; counted: Counted; }
/** The noun after a number, by language: for 1 and for more; in Polish and Czech also for 2 to 4. */
export interface Counted { en: string[]; pl: string[]; cs: string[]; }
/** How many of each resource, and how many tokens, the box contains. */
export interface Supply {
  veg: number; meat: number; wood: number; stone: number; wisdom: number; weapon: number; token: number;
  provenance: "house" | "printed"; house?: string[];
}
/** A dragon, and which of its abilities have a token, from left to right. */
export interface DragonView { dragon: string; tokens: boolean[]; }
/** A slot of the Monument; an objective comes with every seat's current count and points. */
export interface ObjectiveView { objective: string | null; counts: number[]; points: number[]; }
/** What is in front of a player; unknown tiles are null. */
export interface PlayerView {
  seat: number; points: number; resources: { [k: string]: number }; limit: number; unplaced: { [k: string]: number };
  returned: { [k: string]: number }; reserve: { [k: string]: number }; dragons: DragonView[]; hand: (string | null)[];
  backs: string[]; choices: (string | null)[]; committed: number; choice: string[];
}
/** The whole table as one seat sees it. */
export interface TableView {
  seat: number; mode: string; length: string; chapter: string; over: boolean; waiting: number[]; first: number;
  active: number; turns: number; turns_left: number; main_done: boolean; acting: string; laid: string; full: number;
  hand_limit: number; city: SpaceView[]; wilds: AreaView[]; display: (string | null)[]; stack: number;
  monument: ObjectiveView[]; objective_stack: number; objective_limit: number; dragon_stack: number;
  chronicle: string[]; chronicle_limit: number; removed: string[]; offer: (string | null)[]; drawn: (string | null)[];
  looked: (string | null)[]; prospects: ObjectiveView[]; supply: { [k: string]: number } | null;
  players: PlayerView[];
}
export type AreaId =
  | "area-1" | "area-2" | "area-3" | "area-4" | "area-5" | "area-6";
export type DragonId =
  | "warden-1" | "warden-2" | "hoarder-1" | "hoarder-2" | "hunter-1" | "hunter-2" | "grazer-1" | "grazer-2" | "sage-1"
  | "sage-2" | "tiller-1" | "tiller-2" | "smith-1" | "smith-2" | "outrider-1" | "outrider-2" | "herald-1" | "herald-2"
  | "mourner-1" | "mourner-2" | "oracle-1" | "oracle-2" | "scout-1" | "scout-2";
export type ObjectiveId =
  | "objective-73" | "objective-74" | "objective-75" | "objective-76" | "objective-77" | "objective-78"
  | "objective-79" | "objective-80" | "objective-81" | "objective-82" | "objective-83" | "objective-84";
export type SpaceId =
  | "armoury" | "library" | "sages-hall" | "dragon-forge" | "main-market" | "barracks" | "hunting-grounds"
  | "training-arena" | "builders-square" | "breeding-grounds" | "scouts-quarters" | "monument" | "area-1-a"
  | "area-1-b" | "area-1-c" | "area-1-d" | "area-2-a" | "area-2-b" | "area-2-c" | "area-2-d" | "area-3-a" | "area-3-b"
  | "area-3-c" | "area-3-d" | "area-4-a" | "area-4-b" | "area-4-c" | "area-4-d" | "area-5-a" | "area-5-b" | "area-5-c"
  | "area-5-d" | "area-6-a" | "area-6-b" | "area-6-c" | "area-6-d";
export type ThingId =
  | "veg" | "meat" | "wood" | "stone" | "wisdom" | "weapon";
export type ThingId2 =
  | "veg" | "meat" | "wood" | "stone" | "wisdom" | "weapon" | "token";
export type VassalId =
  | "spearman" | "rider";
/** The kinds of move with their parameters. */
export interface Moves {
  "keep-power": { tile: string; };
  draft: { tile: string; };
  "choose-dragon": { dragon: DragonId; };
  place: { vassal: VassalId; space: SpaceId; };
  lay: { tile: string; area: AreaId; };
  replace: { tile: string; area: AreaId; };
  recall: { vassal: VassalId; space: SpaceId; };
  "recall-all": {};
  recalled: {};
  skip: {};
  pay: { bundle: string; };
  gain: { bundle: string; };
  spend: { vassal: VassalId; space: SpaceId; };
  "pay-token": { dragon: DragonId; ability: string; };
  token: { dragon: DragonId; };
  "keep-dragon": { dragon: DragonId; };
  "dragon-top": { dragon: DragonId; };
  "dragon-bottom": { dragon: DragonId; };
  buy: { slot: string; };
  "buy-blind": {};
  take: { slot: string; };
  objective: { objective: ObjectiveId; slot: string; };
  "exchange-objective": { objective: ObjectiveId; slot: string; };
  "no-objective": {};
  "objective-top": { objective: ObjectiveId; };
  "objective-bottom": { objective: ObjectiveId; };
  explore: { area: AreaId; };
  ability: { dragon: DragonId; ability: string; };
  boost: { dragon: DragonId; ability: string; };
  "no-boost": {};
  "tile-top": { tile: string; };
  "tile-bottom": { tile: string; };
  discard: { thing: ThingId; };
  "end-turn": {};
}
/** The kinds of event with their parameters; a message has `event-` before the name. */
export interface Events {
  turn: {};
  "keep-power": { tile: string; };
  draft: { tile: string; };
  dragon: { dragon: DragonId; count: string; };
  place: { vassal: VassalId; space: SpaceId; spot: string; };
  lay: { tile: string; area: AreaId; };
  remove: { tile: string; area: AreaId; };
  recall: { vassal: VassalId; space: SpaceId; spot: string; };
  skip: {};
  pay: { bundle: string; };
  gain: { bundle: string; };
  short: { thing: ThingId2; count: string; };
  spend: { vassal: VassalId; space: SpaceId; spot: string; };
  "pay-token": { dragon: DragonId; ability: string; };
  token: { dragon: DragonId; ability: string; };
  "tokens-lost": { count: string; };
  "dragons-drawn": { count: string; };
  "dragon-seen": { dragon: DragonId; };
  "dragon-top": { dragon: DragonId; };
  "dragon-bottom": { dragon: DragonId; };
  buy: { tile: string; };
  blind: { tile: string; };
  look: { count: string; };
  "objective-seen": { objective: ObjectiveId; };
  objective: { objective: ObjectiveId; slot: string; };
  "objective-gone": { objective: ObjectiveId; };
  "no-objective": {};
  "objective-top": { objective: ObjectiveId; };
  "objective-bottom": { objective: ObjectiveId; };
  explore: { area: AreaId; level: string; tile: string; };
  ability: { dragon: DragonId; ability: string; };
  "tile-top": { tile: string; };
  "tile-bottom": { tile: string; };
  discard: { thing: ThingId; };
  display: { tile: string; slot: string; };
  ending: {};
  end: {};
  ready: {};
}
/** Everything that a board is written against. */
export interface Contract { view: TableView; components: Components; moves: Moves; events: Events; }
