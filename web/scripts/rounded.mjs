// Simplifies paths that are drawn on a grid of 512 but shown at thumbnail size. Every point snaps to the nearest
// crossing of a coarser grid, and curves that look straight at that size become lines. Absolute positions are rounded,
// not single steps, to keep errors from adding up.

const COUNTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
const FLAT = 1; // step of the coarse grid; a curve that bends less becomes a line

/** The commands of a path, each with its own numbers. Arc flags may be written without spaces. */
function* commands(path) {
  for (const [, letter, rest] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const count = COUNTS[letter.toLowerCase()];
    const numbers = count === 7 ? arcs(rest) : (rest.match(NUMBER) ?? []).map(Number);
    if (!count) yield [letter, []];
    for (let i = 0; count && i < numbers.length; i += count) {
      const again = letter === "m" ? "l" : letter === "M" ? "L" : letter;
      yield [i ? again : letter, numbers.slice(i, i + count)];
    }
  }
}

function arcs(text) {
  const found = [];
  let rest = text;
  for (let i = 0; ; i++) {
    rest = rest.replace(/^[\s,]+/, "");
    const one = rest.match(i % 7 === 3 || i % 7 === 4 ? /^[01]/ : new RegExp(`^${NUMBER.source}`, "i"));
    if (!one) return found;
    found.push(Number(one[0]));
    rest = rest.slice(one[0].length);
  }
}

/** The end point of a command and the points before it, with abbreviations expanded to m, l, c, q, a and z. */
function* plain(path) {
  let at = [0, 0];
  let start = at;
  let last = null; // the last control point and the kind of curve it belongs to
  for (const [letter, numbers] of commands(path)) {
    const kind = letter.toLowerCase();
    const base = letter === kind ? at : [0, 0];
    const points = [];
    if (kind === "h") points.push([base[0] + numbers[0], at[1]]);
    else if (kind === "v") points.push([at[0], base[1] + numbers[0]]);
    else
      for (let i = kind === "a" ? 5 : 0; i < numbers.length; i += 2)
        points.push([base[0] + numbers[i], base[1] + numbers[i + 1]]);
    const curve = kind === "s" ? "c" : kind === "t" ? "q" : kind;
    if (curve !== kind)
      points.unshift(last?.curve === curve ? [2 * at[0] - last.point[0], 2 * at[1] - last.point[1]] : at);
    if (kind === "z") yield { kind, points: [], numbers, from: at };
    else yield { kind: "hv".includes(kind) ? "l" : curve, points, numbers, from: at };
    at = kind === "z" ? start : points.at(-1);
    if (kind === "m") start = at;
    last = curve === "c" || curve === "q" ? { curve, point: points.at(-2) } : null;
  }
}

const radius = (n) => Math.round(n * 10) / 10;
const joined = (numbers) => numbers.map((n, i) => (i && n >= 0 ? ` ${n}` : `${n}`)).join("");

/** Whether the points between two ends lie on the line between them. */
function flat(from, points) {
  const to = points.at(-1);
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return points.slice(0, -1).every(([a, b]) => {
    const [dx, dy] = [a - from[0], b - from[1]];
    if (length < 1) return Math.hypot(dx, dy) < FLAT;
    const along = (dx * x + dy * y) / length;
    return Math.abs(dx * y - dy * x) / length < FLAT && along > -FLAT && along < length + FLAT;
  });
}

/** Whether the shorter arc of a circle stays close to the line between its ends. */
function flatArc(radius, large, from, to) {
  const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2;
  return !large && half < radius && radius - Math.sqrt(radius * radius - half * half) < FLAT / 2;
}

function line([x, y]) {
  return x && y ? `l${joined([x, y])}` : x ? `h${x}` : y ? `v${y}` : "";
}

/** The same path on a grid that is `scale` times as fine. */
export function rounded(path, scale) {
  let pen = [0, 0]; // where the rounded pen is
  let start = pen;
  let out = "";
  const scaled = ([x, y]) => [x * scale, y * scale];
  for (const { kind, points, numbers, from } of plain(path)) {
    if (kind === "z") {
      pen = start;
      out += "z";
      continue;
    }
    const fine = points.map(scaled);
    const whole = fine.map(([x, y]) => [Math.round(x), Math.round(y)]);
    const steps = whole.flatMap(([x, y]) => [x - pen[0], y - pen[1]]);
    const straight =
      kind === "a"
        ? flatArc(Math.min(numbers[0], numbers[1]) * scale, numbers[3], scaled(from), fine[0])
        : flat(scaled(from), fine);
    if (kind === "m") out += `m${joined(steps)}`;
    else if (kind === "l" || straight) out += line(steps.slice(-2));
    else if (kind === "a")
      out += `a${joined([radius(numbers[0] * scale), radius(numbers[1] * scale), ...numbers.slice(2, 5), ...steps])}`;
    else out += kind + joined(steps);
    pen = whole.at(-1);
    if (kind === "m") start = pen;
  }
  return out;
}
