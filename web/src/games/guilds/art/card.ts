// A character card, 120 × 168: portrait in a niche, name on a scroll, prestige, income, factions, and the ability as
// signs.

import { name } from "../../../lib/words.svelte";
import type { Ability, Character } from "../../../types/guilds";
import { asImage } from "../../../lib/svgImage";
import { breakable } from "../../../lib/syllables";
import { isBeast, portrait } from "./portraits";
import { coinAt, faction, factionAt, icon, roomType, starAt } from "./signs";

// ---- the ability as signs, each with its width

type Glyph = [number, string];
const TIMING: Record<string, string> = {
  static: "infinity",
  "any-time": "lightning-trio",
  "round-start": "sunrise",
  "acquire-phase": "camping-tent",
  "build-phase": "flat-hammer",
  "response-kill": "checked-shield",
  "after-kill": "death-skull",
  "on-acquire": "grab",
  "end-game": "winner",
};
const INK = "#2a1b10";
const sign = (name: string, colour = INK, size = 15): Glyph => [size, icon(name, 0, 10 - size / 2, size, colour)];
const money = (metal: "florin" | "gold", text: string | number): Glyph => [
  17,
  coinAt(metal, text, 0, 1.5, 17, String(text).length > 1 ? 11 : 13),
];
const word = (text: string, wide: number): Glyph => [
  wide,
  `<text x="${wide / 2}" y="14.5" text-anchor="middle" font-size="12" font-weight="800" fill="${INK}">${text}</text>`,
];
const points = (each: number): Glyph => [18, starAt(each, 0, 1, 18)];
const member = (of: string): Glyph => [17, factionAt(of, 0, 1.5, 17)];
const ARROW: Glyph = [
  11,
  `<path d="M1 10h8M6 6.5 9.5 10 6 13.5" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/>`,
];
const ONCE: Glyph = [
  15,
  `<g transform="translate(0 2.5) scale(.63)"><path d="M20 12a8 8 0 1 1-2.6-5.9M20 3v5h-5" fill="none" stroke="#7a2c0d" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><text x="12" y="16" font-size="10.5" font-weight="800" text-anchor="middle" fill="#7a2c0d">1</text></g>`,
];

function counted(ability: Ability): Glyph[] {
  const per = word("/", 6);
  const room = (type: string) => sign(roomType(type).icon);
  switch (ability.count) {
    case "other-members":
      return [per, member(ability.faction ?? "")];
    case "rooms":
      return [per, room(ability.room_types?.[0] ?? "empty")];
    case "factions":
      return [per, sign("checked-shield"), word(`&gt;${ability.above}`, 15)];
    case "area":
      return [per, word(`${ability.per}▦`, 20)];
    case "character":
      return [per, sign("queen-crown")];
    default:
      return [per, ...(ability.room_types ?? []).map(room)];
  }
}

function effect(ability: Ability): Glyph[] {
  const amount = ability.amount ?? 0;
  switch (ability.do) {
    case "points":
      return [points(ability.each ?? 1), ...counted(ability)];
    case "kill":
      return [sign("death-skull", "#8b1a14", 18)];
    case "prevent-kill":
      return [sign("checked-shield", "#1f6b3a", 17)];
    case "protect":
      return [sign("checked-shield", "#1f6b3a", 16), ...(ability.faction ? [member(ability.faction)] : [])];
    case "gain-gold":
      return [money("gold", amount)];
    case "claim-killed":
      return [sign("grab", INK, 17)];
    case "gain-on-take":
      return [word("+", 8), money("florin", amount)];
    case "keep-florins":
      return [sign("swap-bag", INK, 16), money("florin", amount)];
    case "exchange-rate":
      return [money("florin", amount), ARROW, money("gold", 1)];
    case "discount":
      return [word(ability.size === "large" ? "▬" : "■", 13), money("gold", `−${amount}`)];
    case "take-florins":
      return [sign("grab", INK, 16), money("florin", amount)];
    case "turn-up":
      return [sign("ui-renew", INK, 15), ARROW, money("florin", amount)];
    case "return-florins":
      return [sign("ui-undo"), money("florin", amount)];
    case "swap-characters":
      return [sign("ui-renew", INK, 16)];
    case "sacrifice-other":
      return [sign("broken-heart", "#a3211b", 17)];
    case "shift-objective":
      return [sign("scroll-unfurled", INK, 16), word(`+${amount}`, 16)];
  }
}

/** When, how often, the price and the effect, on a field of 104 × 20. */
function glyphs(ability: Ability): string {
  const row: Glyph[] = [sign(TIMING[ability.when], "#5d4831")];
  if (ability.limit === "round") row.push(ONCE);
  if (ability.pay_florins) row.push(money("florin", ability.pay_florins));
  if (ability.pay_gold) row.push(money("gold", ability.pay_gold));
  if (ability.sacrifice) row.push(sign("broken-heart", "#a3211b"));
  if (row.length > 1) row.push(ARROW);
  row.push(...effect(ability));
  let x = (104 - row.reduce((sum, [width]) => sum + width + 2.5, -2.5)) / 2;
  return row
    .map(([width, drawing]) => {
      const placed = `<g transform="translate(${x.toFixed(1)} 0)">${drawing}</g>`;
      x += width + 2.5;
      return placed;
    })
    .join("");
}

// ---- the card

const NICHE = "M9 121V60C9 29 31 10 60 10s51 19 51 50v61z";
const RACE: Record<string, string> = { dwarf: "dwarf-face", elf: "elf-ear" };
const drawn = new Map<string, string>();

const LINE = 108; // the room for a line of a name
const LETTER = 0.62; // the width of a letter relative to its size
const PRESSED = 0.75; // how much a line may shrink before the name breaks
const SMALLEST = 30; // the letter size of a card whose text nobody can read

/** Sets a name in one line or two. It breaks at a space, or else between syllables. */
function lines(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const cut = name.lastIndexOf(" ", Math.ceil(name.length * 0.6));
  if (cut > 0) return [name.slice(0, cut), name.slice(cut + 1)];
  const parts = breakable(name).split("\u00ad");
  const half = parts.findIndex((_, n) => parts.slice(0, n + 1).join("").length >= name.length / 2);
  return most < 13 && parts.length > 1 && half >= 0 && half < parts.length - 1
    ? [`${parts.slice(0, half + 1).join("")}-`, parts.slice(half + 1).join("")]
    : [name];
}

function scroll(name: string, letters: number): { top: number; drawing: string } {
  const words = lines(name, Math.min(13, letters ? Math.floor(LINE / (LETTER * PRESSED * letters)) : 13));
  const two = words.length > 1;
  const longest = Math.max(...words.map((one) => one.length));
  const size = Math.max(letters, Math.min(two ? 12.6 : 14.8, 172 / longest));
  const step = Math.max(12.4, size * 0.94);
  const deep = Math.max(two ? 31 : 22, step * words.length + 6);
  const top = 140.3 - deep;
  const pressed = (one: string) =>
    one.length * LETTER * size > LINE ? ` textLength="${LINE}" lengthAdjust="spacingAndGlyphs"` : "";
  const text = words.map(
    (one, i) =>
      `<text x="60" y="${top + deep / 2 - 3 + size * 0.36 + (two ? (i - 0.5) * step : 0)}" text-anchor="middle" class="gd-name" font-size="${size}"${pressed(one)}>${one}</text>`,
  );
  const paper = `<path d="M3 ${top}c38-4 76-4 114 0l-4 ${deep / 2} 4 ${deep / 2}c-38-4-76-4-114 0l4-${deep / 2}z" fill="#fbf2dc" stroke="#3b2207" stroke-width="1.2" stroke-linejoin="round"/>`;
  return { top, drawing: paper + text.join("") };
}

function people(card: Character, top: number): string {
  if (card.race === "none" || card.sex === "none") return "";
  const other = card.race !== "human";
  const race = RACE[card.race]
    ? icon(RACE[card.race], 1, -5.6, 10.5, "#ffe9b8")
    : `<path d="M2 2.5h9M3.5 2l1.5-5 1.5 5M7.5 2 9-3l1.5 5" fill="#ffe9b8" stroke="#ffe9b8"/>`;
  return `<g transform="translate(60 ${top - 8})"><rect x="-15" y="-7" width="30" height="13" rx="6.5" fill="#1d120a" opacity=".78"/><text data-sign="" x="${other ? -6 : 0}" y="3.6" text-anchor="middle" font-size="10.5" font-weight="700" fill="#ffe9b8">${card.sex === "female" ? "♀" : "♂"}</text>${other ? race : ""}</g>`;
}

/** The name on a card, with the sign for a house value. */
export const cardName = (card: Character): string => name("character", card.id);

/** A card with its name in the language of the table, in letters of at least this size. Each is drawn once. */
export function cardFace(card: Character, name: string, letters = 0): string {
  const key = `${card.id} ${letters} ${name}`;
  let found = drawn.get(key);
  if (found === undefined) drawn.set(key, (found = draw(card, name, letters)));
  return asImage(found, [0, 0, 120, 168]);
}

function draw(card: Character, name: string, letters: number): string {
  const [first, second] = card.factions;
  const little = letters > SMALLEST; // portrait and factions only
  const { top, drawing } = little ? { top: 140, drawing: "" } : scroll(name, letters);
  const ground = `<rect x="2.5" y="2.5" width="115" height="163" rx="8" fill="url(#gd-f-${second ?? first})"/>${second ? `<path d="M10.5 2.5h66L40 165.5H10.5a8 8 0 0 1-8-8v-147a8 8 0 0 1 8-8z" fill="url(#gd-f-${first})"/>` : ""}`;
  const inside = `<g clip-path="url(#gd-niche-clip)"><rect x="9" y="10" width="102" height="112" fill="url(#gd-f-${first})" opacity=".38"/><circle cx="60" cy="58" r="50" fill="url(#gd-halo)"/><svg x="10" y="17" width="100" height="104" viewBox="0 0 100 104" overflow="visible">${portrait(card.id)}</svg><path d="M9 100h102v22H9z" fill="url(#gd-foot)"/></g>`;
  const ability = little
    ? ""
    : card.ability
      ? `<rect x="8" y="144" width="104" height="20" rx="6" fill="#fbf2dc" stroke="#3b2207"/><g transform="translate(8 144)">${glyphs(card.ability).replaceAll("<text ", '<text data-sign="" ')}</g>`
      : `<path d="M30 154h60M52 149.5l8 4.5-8 4.5M68 149.5l-8 4.5 8 4.5" fill="none" stroke="#f3dfa8" stroke-opacity=".55" stroke-width="1.3"/>`;
  const [star, coin] = [Math.max(33, letters * 1.75), Math.max(27, letters * 1.55)];
  const money = (metal: "florin" | "gold", n: number) =>
    coinAt(metal, `+${n}`, 117 - coin, 3.5, coin, Math.max(11, (24 * letters) / coin));
  const income = card.income_florins
    ? money("florin", card.income_florins)
    : card.income_gold
      ? money("gold", card.income_gold)
      : "";
  const worth = little ? "" : starAt(card.prestige, 1.5, 1.5, star, false, (24 * letters) / star) + income;
  return `<rect width="120" height="168" rx="10" fill="#1d120a"/>${ground}<rect x="2.5" y="2.5" width="115" height="163" rx="8" fill="url(#gd-diaper)"/><path d="${NICHE}" fill="url(#gd-niche)"/>${inside}<path d="${NICHE}" fill="none" stroke="#e9c869" stroke-width="2.2"/><path d="${NICHE}" fill="none" stroke="#3b2207" stroke-width=".8"/>${card.factions.map((of, i) => factionAt(of, i ? 92 : 4, top - 25, 24)).join("")}${drawing}${worth}${ability}${little ? "" : people(card, top)}`;
}

/** The head alone, on a field of 40 × 40, for rivals and lists. */
export function medal(card: Character): string {
  const key = `medal ${card.id}`;
  let found = drawn.get(key);
  if (found === undefined) {
    const [first, second] = card.factions;
    const beast = isBeast(card.id);
    found = `<circle cx="20" cy="20" r="19.5" fill="#1d120a"/><g clip-path="url(#gd-medal-clip)"><rect width="40" height="40" fill="url(#gd-f-${first})"/>${second ? `<path d="M40 0v40H14L26 0z" fill="url(#gd-f-${second})"/>` : ""}<circle cx="20" cy="18" r="18" fill="url(#gd-halo)"/><svg x="${beast ? 4 : 1}" y="${beast ? 1 : 2}" width="${beast ? 32 : 38}" height="${beast ? 36 : 40}" viewBox="${beast ? "4 12 92 92" : "18 2 64 68"}" overflow="visible">${portrait(card.id)}</svg></g><circle cx="20" cy="20" r="18" fill="none" stroke="${second ? faction(second).l : "#e9c869"}" stroke-width="1.5"/>`;
    drawn.set(key, found);
  }
  return asImage(found, [0, 0, 40, 40]);
}
