// The components of Simurgh by id, as the server sends them.

import type {
  AreaView,
  CitySpace,
  Components,
  Dragon,
  Effect,
  Objective,
  PlayerView,
  Space,
  TableView,
  Thing,
  Tile,
} from "../../types/simurgh";

export const THINGS = ["veg", "meat", "wood", "stone", "wisdom", "weapon"] as const;
export const LETTERS = ["a", "b", "c", "d"] as const;
const TOWERS = ["scouts-quarters", "monument"];

/** A space, wherever it lies: effect, who may stand there, how many. */
export interface Place {
  effect: Effect & { special?: string };
  takes: string;
  who: "any" | "rider";
  room: "many" | "one";
}

export class Content {
  readonly city: Map<string, CitySpace>;
  readonly tile: Map<string, Tile>;
  readonly objective: Map<string, Objective>;
  readonly thing: Map<string, Thing>;
  readonly #dragon = new Map<string, Dragon>();

  constructor(readonly all: Components) {
    this.city = new Map(all.city.map((space) => [space.id, space]));
    this.tile = new Map(all.tiles.map((tile) => [tile.id, tile]));
    this.objective = new Map(all.objectives.map((objective) => [objective.id, objective]));
    this.thing = new Map(all.things.map((thing) => [thing.id, thing]));
    for (const dragon of all.dragons)
      dragon.numbers.forEach((_, n) => this.#dragon.set(`${dragon.id}-${n + 1}`, dragon));
  }

  /** The kind of a dragon tile. */
  dragon(id: string): Dragon {
    return this.#dragon.get(id)!;
  }

  /** The ten buildings. Scouts' Quarters and Monument are separate towers. */
  get buildings(): CitySpace[] {
    return this.all.city.filter((space) => !TOWERS.includes(space.id));
  }

  bonus(area: string): string {
    return this.all.areas.find((one) => one.id === area)?.gives ?? "";
  }

  /** A space of a tile, by its number from the top. */
  spaceOf(tile: Tile, at: number): Place {
    const level = tile.levels?.[at];
    if (level) return { effect: level, takes: tile.move?.takes ?? "", who: "rider", room: "one" };
    const space = tile.spaces![at] as Space;
    return { effect: space, takes: space.takes ?? "", who: space.who, room: space.room };
  }
}

/** The drawing of a free area. The third and sixth share a landscape. */
export const sceneOf = (area: string): string => (area === "area-6" ? "area-3" : area);

export const kindOf = (tile: string): string => tile.split("-")[0];
export const isExploration = (area: AreaView): boolean => !!area.tile && kindOf(area.tile) === "exploration";

/** The area of a space of the wilds. */
export function areaOf(view: TableView, space: string): AreaView | undefined {
  return view.wilds.find((area) => space.startsWith(`${area.area}-`));
}

export const VASSALS = ["spearman", "rider"] as const;

/** A figure of a court: ready, back this turn, placed on the board, or in the reserve. */
export interface Stand {
  type: string;
  state: "ready" | "back" | "out" | "reserve";
}

/** The figures on the board, by seat and type. */
export function placed(view: TableView, seat: number, type: string): number {
  const spaces = [...view.city, ...view.wilds.flatMap((area) => area.spaces)];
  return spaces.flatMap((space) => space.vassals).filter((one) => one.seat === seat && one.type === type).length;
}

export function stands(view: TableView, player: PlayerView): Stand[] {
  const of = (type: string, state: Stand["state"], count: number): Stand[] =>
    Array.from({ length: count }, () => ({ type, state }));
  return VASSALS.flatMap((type) => [
    ...of(type, "ready", player.unplaced[type]),
    ...of(type, "back", player.returned[type]),
    ...of(type, "out", placed(view, player.seat, type)),
    ...of(type, "reserve", player.reserve[type]),
  ]);
}

export const total = (player: PlayerView): number => THINGS.reduce((sum, thing) => sum + player.resources[thing], 0);

/** Things in the order of the picture, row by row. */
export function inRows<T>(things: readonly T[], columns: number): T[][] {
  return Array.from({ length: Math.ceil(things.length / columns) }, (_, n) =>
    things.slice(n * columns, (n + 1) * columns),
  );
}
