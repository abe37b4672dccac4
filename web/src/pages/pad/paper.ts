// Adds up a score pad. It knows no game: the server sends the fields and their values as data (gospoda/pads/paper.py
// explains the expressions). A cached paper therefore works offline too.

import type { PadContest, PadField, PadMode, PadOption, PadPart } from "../../lib/types";

export type Expr = number | string | unknown[];
export type Amounts = Record<string, number>;
/** The entries of the fields: a number, the id of a choice, or picked cards with their counts. */
export type Written = Record<string, number | string | Record<string, number>>;
export interface Sheet {
  mode: string;
  shared: Written;
  players: { name: string; written: Written }[];
  rival: Written;
}
export interface Row {
  name: string;
  rival: boolean;
  points: Record<string, number>;
  total: number;
  amounts: Amounts;
}
export interface Result {
  rows: Row[];
  winners: number[] | null;
  rank: { id: string; domain: string } | null;
}

export function value(expr: Expr | undefined | null, amounts: Amounts): number {
  if (typeof expr === "number") return expr;
  if (typeof expr === "string") return amounts[expr] ?? 0;
  if (!expr) return 0;
  const [op, ...rest] = expr as [string, ...Expr[]];
  if (op === "table") {
    const points = rest[0] as number[];
    return points[Math.max(0, Math.min(points.length - 1, value(rest[1], amounts)))];
  }
  if (op === "if") {
    const [a, b, then, otherwise] = rest;
    return value(value(a, amounts) >= value(b, amounts) ? then : otherwise, amounts);
  }
  const parts = rest.map((part) => value(part, amounts));
  if (op === "+") return parts.reduce((sum, part) => sum + part, 0);
  if (op === "-") return parts[0] - parts[1];
  if (op === "*") return parts[0] * parts[1];
  if (op === "//") return Math.floor(parts[0] / parts[1]);
  if (op === "min") return Math.min(...parts);
  throw new Error(`no such operator: ${op}`);
}

/** The chosen options of a field, each with its count. */
export function picked(field: PadField, written: Written): [PadOption, number][] {
  const options = field.options ?? [];
  const said = written[field.id];
  if (field.kind === "choice") {
    const one = options.find((option) => option.id === said) ?? options[0];
    return one ? [[one, 1]] : [];
  }
  const counts = (typeof said === "object" ? said : {}) as Record<string, number>;
  return options.filter((option) => option.id in counts).map((option) => [option, field.count ? counts[option.id] : 1]);
}

/** The initial value of a number: nothing, or its minimum. */
export const untouched = (field: PadField): number => Math.max(field.least ?? 0, 0);

function gather(fields: PadField[], written: Written, amounts: Amounts): void {
  const add = (more: Amounts | undefined, times: number) => {
    for (const [name, amount] of Object.entries(more ?? {})) amounts[name] = (amounts[name] ?? 0) + amount * times;
  };
  for (const field of fields) {
    if (field.kind === "number") amounts[field.id] = (written[field.id] as number) ?? untouched(field);
    else
      for (const [option, count] of picked(field, written)) {
        add(option.amounts, 1);
        add(option.counted, count);
      }
  }
}

/** The points of the cards once everything else is known. No other card counts these cards. */
function settle(fields: PadField[], written: Written, amounts: Amounts): void {
  const known = { ...amounts };
  for (const field of fields.filter((one) => one.kind !== "number")) {
    for (const [option, count] of picked(field, written)) {
      for (const [name, expr] of Object.entries(option.adds ?? {}))
        amounts[name] = (amounts[name] ?? 0) + count * value(expr as Expr, known);
      for (const [name, expr] of Object.entries(option.once ?? {}))
        amounts[name] = (amounts[name] ?? 0) + value(expr as Expr, known);
    }
  }
}

function row(mode: PadMode, part: PadPart, sheet: Sheet, written: Written, name: string, rival: boolean): Row {
  const amounts: Amounts = { players: sheet.players.length, order: rival ? 0 : 1 };
  gather(mode.shared ?? [], sheet.shared, amounts);
  gather(part.fields, written, amounts);
  settle(part.fields, written, amounts);
  const points: Record<string, number> = {};
  for (const line of part.lines)
    points[line.category] = (points[line.category] ?? 0) + value(line.points as Expr, amounts);
  return { name, rival, points, total: 0, amounts };
}

function contestPoints(contest: PadContest, rows: Row[], ties: string): number[] {
  const sign = contest.fewest ? -1 : 1;
  const found = rows.map((one) => value(contest.amount as Expr, one.amounts));
  const places =
    contest.places == null ? contest.points.length : value(contest.places as unknown as Expr, rows[0].amounts);
  return found.map((mine, i) => {
    if (mine <= 0 && !contest.fewest && !contest.zero) return 0;
    const better = found.filter((other, j) => {
      if (other <= 0 && !contest.fewest && !contest.zero) return false;
      if (sign * other > sign * mine) return true;
      return ties === "order" && other === mine && rows[j].amounts.order < rows[i].amounts.order;
    });
    const place = ties === "next" ? new Set(better).size : better.length;
    return place < places ? (contest.points[place] ?? 0) : 0;
  });
}

/** Finds the best scores, applying one tie-breaker after the other. */
function best(mode: PadMode, rows: Row[]): number[] {
  let left = rows.map((_, i) => i);
  const keys = [
    (one: Row) => one.total,
    ...(mode.ties ?? []).map((expr) => (one: Row) => value(expr as Expr, one.amounts)),
  ];
  for (const key of keys) {
    const most = Math.max(...left.map((i) => key(rows[i])));
    left = left.filter((i) => key(rows[i]) === most);
  }
  return left;
}

export function addUp(mode: PadMode, sheet: Sheet): Result {
  const rows = sheet.players.map((player) => row(mode, mode.player, sheet, player.written, player.name, false));
  if (mode.rival) rows.push(row(mode, mode.rival, sheet, sheet.rival, "", true));
  const chosen = (mode.shared ?? []).flatMap((field) =>
    field.kind === "number" ? [] : picked(field, sheet.shared).map(([option]) => option),
  );
  const ties = chosen.find((option) => option.ties)?.ties;
  const contests = [...(mode.contests ?? []), ...chosen.flatMap((option) => (option.contest ? [option.contest] : []))];
  for (const contest of contests) {
    contestPoints(contest, rows, ties ?? contest.ties ?? "skip").forEach((won, i) => {
      rows[i].points[contest.category] = (rows[i].points[contest.category] ?? 0) + won;
    });
  }
  for (const one of rows) one.total = Object.values(one.points).reduce((sum, won) => sum + won, 0);
  const rank = mode.ranks?.find((one) => rows[0].total >= one.least) ?? null;
  return { rows, winners: mode.ranks?.length || rows.length < 2 ? null : best(mode, rows), rank };
}

/** The reasons why a sheet has no winner yet: missing cards and numbers, or a rank that two players claim. */
export interface Gap {
  player: number;
  field: PadField;
  have: number;
  other: number | null;
}

function gap(field: PadField, sheet: Sheet, player: number): Gap | null {
  const said = [...sheet.players.map((one) => one.written), sheet.rival].map((one) => one[field.id]);
  const numbers = said.map((one) => (typeof one === "number" ? one : untouched(field)));
  const cards = Object.keys(typeof said[player] === "object" ? (said[player] as object) : {}).length;
  const short = field.kind === "cards" ? cards !== (field.needed ?? cards) : numbers[player] < (field.needed ?? 0);
  if (short) return { player, field, have: cards, other: null };
  const other = field.differ ? numbers.indexOf(numbers[player]) : player;
  return other === player ? null : { player, field, have: numbers[player], other };
}

/** The results of the players, then of the automated opponent, whose column is last. */
export function gaps(mode: PadMode, sheet: Sheet): Gap[] {
  const fields = [...sheet.players.map(() => mode.player.fields), mode.rival?.fields ?? []];
  return fields.flatMap((part, player) => part.flatMap((field) => gap(field, sheet, player) ?? []));
}

/** A player's part of a sheet. Ranks are handed out in seat order and stay within the number of players. */
export function part(
  mode: PadMode,
  seat: number,
  count: number,
  former?: Sheet["players"][number],
): Sheet["players"][number] {
  const written: Written = { ...former?.written };
  for (const field of mode.player.fields) {
    if (field.differ && !((written[field.id] as number) <= count)) written[field.id] = seat + 1;
  }
  return { name: former?.name ?? "", written };
}

/** An empty sheet of a mode. */
export function blank(mode: PadMode): Sheet {
  const players = Array.from({ length: mode.fewest }, (_, seat) => part(mode, seat, mode.fewest));
  return { mode: mode.id, shared: {}, players, rival: {} };
}
