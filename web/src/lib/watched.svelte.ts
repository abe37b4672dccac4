// A position each part of which is watched by itself: what reads the gold of one seat is not computed anew when a card of
// another one moves. The things of a list (seats, areas, zones, cards) are known by their first field.

import { afterPaint } from "./afterPaint";

type Plain = Record<string, unknown>;
/** Whether what is new about a thing may wait until the rest is drawn. */
type Late = (thing: Plain) => boolean;

/** A thing each of whose fields is watched by itself. */
class Facets {
  readonly face: Plain = {};
  readonly #fields = new Map<string, Field>();
  #told: Plain = {};

  constructor(told: Plain, lists: Late | null) {
    for (const key of Object.keys(told)) {
      const field = new Field();
      this.#fields.set(key, field);
      Object.defineProperty(this.face, key, { enumerable: true, get: () => field.now });
    }
    this.take(told, lists);
  }

  fits(told: Plain): boolean {
    const keys = Object.keys(told);
    return keys.length === this.#fields.size && keys.every((key) => this.#fields.has(key));
  }

  /** With `lists` the things in its lists are watched field by field, too. */
  take(told: Plain, lists: Late | null): void {
    if (told === this.#told) return;
    this.#told = told;
    for (const [key, field] of this.#fields) field.take(told[key], lists);
  }
}

class Field {
  now: unknown = $state.raw();
  #told: unknown;
  #things = new Map<unknown, Facets>();

  take(told: unknown, lists: Late | null): void {
    if (told === this.#told) return;
    this.#told = told;
    this.now = lists && isListOfThings(told) ? this.#list(told, lists) : told;
  }

  #list(told: Plain[], late: Late): Plain[] {
    const before = this.#things;
    this.#things = new Map(told.map((thing) => [named(thing), followed(before.get(named(thing)), thing, late)]));
    const faces = [...this.#things.values()].map(({ face }) => face);
    const now = Array.isArray(this.now) ? (this.now as Plain[]) : [];
    return faces.length === now.length && faces.every((face, i) => face === now[i]) ? now : faces;
  }
}

const waiting = new Map<Facets, Plain>();

/** What was watched before, as it is now or will be when the rest is drawn; or something new. */
function followed(before: Facets | undefined, told: Plain, late: Late): Facets {
  if (!before?.fits(told)) return new Facets(told, null);
  waiting.delete(before);
  if (!late(told)) before.take(told, null);
  else {
    if (!waiting.size) afterPaint(catchUp);
    waiting.set(before, told);
  }
  return before;
}

function catchUp(): void {
  for (const [facets, told] of waiting) facets.take(told, null);
  waiting.clear();
}

const named = (thing: Plain): unknown => thing[Object.keys(thing)[0]!];

function isListOfThings(told: unknown): told is Plain[] {
  if (!Array.isArray(told) || !told.length) return false;
  const things = told.every((thing: unknown) => typeof thing === "object" && thing !== null && !Array.isArray(thing));
  if (!things) return false;
  const names = told.map(named);
  return (
    names.every((name) => typeof name === "string" || typeof name === "number") && new Set(names).size === names.length
  );
}

/** A view and the points, watched part by part; what belongs to other seats is drawn after what belongs to this one. */
export class Watched {
  #face: Plain | null = $state.raw(null);
  #facets: Facets | null = null;
  #seat = -1;

  get face(): Plain | null {
    return this.#face;
  }

  take(told: Plain | null, seat: number): void {
    if (!told) {
      this.#facets = this.#face = null;
      return;
    }
    const turned = seat !== this.#seat;
    const late: Late = (thing) => !turned && typeof thing.seat === "number" && thing.seat !== seat;
    this.#seat = seat;
    if (this.#facets?.fits(told)) this.#facets.take(told, late);
    else this.#facets = new Facets(told, late);
    this.#face = this.#facets.face;
  }
}
