// Who the characters are, to look at: cut-paper busts and beasts. Colours have three digits: finer ones are not seen at
// this size, and weigh half a kilobyte.

import { bust, type Bust } from "./bust";
import { icon } from "./signs";

const ST = "#bbc"; // steel
const PORTRAIT: Record<string, Bust> = {
  general: { skin: "b", hair: "short", hc: "#888", beard: "short", bc: "#999", garb: "plate", g1: ST, g2: "#822", hat: "plume", h1: "#db5", h2: "#b22", back: [["banner", -4, 8, 40, "#db5"]], mood: "stern" },
  paladin: { skin: "a", f: 1, hair: "long", hc: "#db5", garb: "plate", g1: "#dee", g2: "#edb", hat: "winged", h1: "#dde", h2: "#ffd", back: [["plain-dagger", 60, 20, 42, "#fec", 90]] },
  mercenary: { race: "orc", skin: "orc", hair: "none", garb: "leather", g1: "#532", g2: "#863", hat: "nasal", h1: "#889", h2: "#556", back: [["battle-axe", 56, 16, 46, "#cdd"]], mood: "stern" },
  "guard-captain": { skin: "c", hair: "short", hc: "#321", beard: "tache", garb: "plate", g1: "#9ab", g2: "#738", hat: "nasal", h1: "#abb", h2: "#db5", front: [["checked-shield", 60, 66, 36, "#edb"]] },
  shieldmaiden: { skin: "a", f: 1, hair: "braids", hc: "#c62", garb: "leather", g1: "#732", g2: "#b95", hat: "horned", h1: "#aab", h2: "#eec", front: [["round-shield", 56, 60, 42, "#da6"]] },
  "dwarf-veteran": { race: "dwarf", skin: "dwarf", hair: "short", hc: "#a52", beard: "braided", bc: "#b52", garb: "plate", g1: "#899", g2: "#522", hat: "nasal", h1: "#b84", h2: "#752", back: [["battle-axe", 58, 14, 44, "#cdd"]], mood: "stern" },
  executioner: { race: "orc", skin: "orc", garb: "leather", g1: "#322", g2: "#632", hat: "executioner", h1: "#221", back: [["battle-axe", 54, 8, 52, "#ccc"]] },
  alchemist: { skin: "b", hair: "curls", hc: "#666", beard: "goatee", garb: "apron", g1: "#456", g2: "#853", hat: "goggles", h1: "#532", h2: "#8cb", front: [["bubbling-flask", 62, 62, 36, "#8db"]] },
  enchantress: { race: "elf", skin: "elf", f: 1, hair: "long", hc: "#eda", garb: "gown", g1: "#45b", g2: "#abf", hat: "tiara", h1: "#cdf", h2: "#5ce", front: [["wand", 60, 56, 38, "#fea"]] },
  illusionist: { skin: "c", hair: "short", hc: "#211", beard: "goatee", garb: "cloak", g1: "#549", g2: "#225", hat: "wrap", h1: "#65b", h2: "#ec5", front: [["crystal-ball", 60, 60, 36, "#fea"]], mood: "sly" },
  archmage: { race: "elf", skin: "elf", hair: "long", hc: "#eee", beard: "long", bc: "#eef", garb: "robe", g1: "#339", g2: "#ec5", hat: "wizard", h1: "#34b", h2: "#fd6", back: [["star-swirl", 64, 24, 32, "#ed7"]] },
  necromancer: { skin: "a", f: 1, hair: "long", hc: "#222", garb: "cloak", g1: "#223", g2: "#475", hat: "hood", h1: "#324", h2: "#212", back: [["death-skull", 64, 26, 32, "#ceb"]], mood: "sly" },
  seer: { skin: "d", f: 1, hair: "long", hc: "#111", garb: "robe", g1: "#449", g2: "#8ce", hat: "veil", h1: "#56c", h2: "#ec5", front: [["crystal-ball", 58, 62, 38, "#cef"]] },
  apprentice: { skin: "a", f: 1, hair: "braids", hc: "#842", garb: "robe", g1: "#56c", g2: "#edb", hat: "pointy", h1: "#45b", h2: "#ec5", front: [["spell-book", 58, 64, 38, "#feb"]] },
  "high-priest": { skin: "b", hair: "short", hc: "#ddc", beard: "short", bc: "#edd", garb: "stole", g1: "#eec", g2: "#c93", hat: "mitre", h1: "#fed", h2: "#c93", back: [["sun", 64, 30, 34, "#eb4"]] },
  healer: { skin: "c", f: 1, hair: "none", garb: "robe", g1: "#edc", g2: "#7a9", hat: "veil", h1: "#eed", h2: "#dcb", front: [["flowers", 62, 62, 34, "#bd9"]] },
  monk: { skin: "a", hair: "tonsure", hc: "#642", garb: "robe", g1: "#753", g2: "#542", front: [["spell-book", 58, 62, 36, "#db8"]] },
  inquisitor: { skin: "a", hair: "short", hc: "#321", beard: "goatee", garb: "cloak", g1: "#522", g2: "#211", hat: "tall", h1: "#321", h2: "#c93", front: [["spell-book", 58, 60, 38, "#f95"]], mood: "stern" },
  druid: { race: "elf", skin: "elf", f: 1, hair: "long", hc: "#742", garb: "robe", g1: "#573", g2: "#ca6", hat: "antlers", h1: "#db9", h2: "#693", front: [["flowers", 64, 64, 32, "#bd7"]] },
  "rune-priest": { race: "dwarf", skin: "dwarf", hair: "short", hc: "#ccb", beard: "braided", bc: "#ddc", garb: "stole", g1: "#dca", g2: "#679", hat: "cap", h1: "#89a", h2: "#db5", front: [["diamonds", 60, 62, 36, "#9ce"]] },
  assassin: { skin: "a", f: 1, hair: "short", hc: "#211", garb: "leather", g1: "#333", g2: "#533", hat: "deep", h1: "#344", h2: "#222", front: [["plain-dagger", 58, 56, 42, "#eee"], ["plain-dagger", -2, 62, 34, "#ccc", -90]], mood: "sly" },
  gambler: { skin: "b", hair: "curls", hc: "#321", beard: "tache", garb: "doublet", g1: "#465", g2: "#db5", hat: "beret", h1: "#832", h2: "#ed8", front: [["dice", 58, 62, 40, "#fed"]], mood: "sly" },
  thief: { skin: "b", hair: "short", hc: "#321", garb: "cloak", g1: "#455", g2: "#333", hat: "mask", h1: "#112", front: [["swap-bag", 62, 62, 36, "#da5"]], mood: "sly" },
  beggar: { skin: "c", hair: "curls", hc: "#665", beard: "short", bc: "#776", garb: "rags", g1: "#764", g2: "#543", hat: "headcloth", h1: "#875", h2: "#654", front: [["swap-bag", 56, 62, 42, "#edb"]] },
  spy: { race: "elf", skin: "elf", f: 1, hair: "short", hc: "#623", garb: "cloak", g1: "#445", g2: "#634", hat: "beret", h1: "#334", h2: "#aab", front: [["spyglass", 56, 60, 42, "#db5"]], mood: "sly" },
  smuggler: { race: "dwarf", skin: "dwarf", hair: "none", hc: "#321", beard: "short", bc: "#431", garb: "leather", g1: "#445", g2: "#863", hat: "headcloth", h1: "#832", h2: "#622", front: [["barrel", 58, 58, 42, "#c84"]], mood: "sly" },
  "bandit-queen": { skin: "c", f: 1, hair: "long", hc: "#211", garb: "fur", g1: "#523", g2: "#cba", hat: "crown", h1: "#db5", h2: "#862", front: [["plain-dagger", 58, 60, 38, "#eee"], ["plain-dagger", 66, 66, 30, "#ccc", -40]], mood: "sly" },
  prince: { skin: "a", hair: "short", hc: "#c84", garb: "fur", g1: "#738", g2: "#ffe", hat: "crown", h1: "#ec5", h2: "#b81", back: [["sun", 26, -4, 48, "#ed7"]] },
  princess: { skin: "a", f: 1, hair: "long", hc: "#d94", garb: "gown", g1: "#a5b", g2: "#ede", hat: "tiara", h1: "#ec5", h2: "#d59", front: [["feather", 64, 60, 34, "#fde"]] },
  duchess: { skin: "d", f: 1, hair: "bun", hc: "#211", garb: "gown", g1: "#627", g2: "#db5", hat: "tiara", h1: "#ec5", h2: "#7cd", front: [["feather", 62, 60, 34, "#bef"]] },
  baron: { skin: "a", hair: "short", hc: "#532", beard: "tache", garb: "fur", g1: "#425", g2: "#edb", hat: "coronet", h1: "#db5", h2: "#fed", mood: "stern", front: [["feather", 62, 60, 34, "#fed"]] },
  ambassador: { race: "elf", skin: "elf", f: 1, hair: "bun", hc: "#b83", garb: "doublet", g1: "#638", g2: "#db7", hat: "none", front: [["scroll-unfurled", 58, 60, 40, "#fec"]] },
  "tax-collector": { skin: "a", hair: "short", hc: "#765", beard: "goatee", garb: "fur", g1: "#425", g2: "#875", hat: "beret", h1: "#324", h2: "#db5", mood: "stern", front: [["coins", 58, 60, 40, "#dde"]] },
  treasurer: { race: "dwarf", skin: "dwarf", hair: "short", hc: "#ccb", beard: "long", bc: "#ddc", garb: "fur", g1: "#637", g2: "#db5", hat: "coronet", h1: "#db5", h2: "#eec", front: [["locked-chest", 58, 62, 40, "#da4"]] },
  carpenter: { skin: "b", hair: "short", hc: "#742", beard: "stubble", garb: "apron", g1: "#b74", g2: "#642", hat: "cap", h1: "#962", h2: "#641", front: [["hand-saw", 56, 60, 42, "#dee"]] },
  "master-mason": { race: "dwarf", skin: "dwarf", hair: "none", beard: "braided", bc: "#532", garb: "apron", g1: "#888", g2: "#643", hat: "headcloth", h1: "#ba8", h2: "#876", front: [["flat-hammer", 58, 60, 40, "#ddd"]] },
  blacksmith: { race: "dwarf", skin: "dwarf", hair: "none", hc: "#321", beard: "short", bc: "#321", garb: "apron", g1: "#732", g2: "#321", hat: "goggles", h1: "#321", h2: "#d83", front: [["flat-hammer", 58, 58, 42, "#cdd"]], mood: "stern" },
  innkeeper: { skin: "a", f: 1, hair: "bun", hc: "#942", garb: "apron", g1: "#732", g2: "#edc", hat: "headcloth", h1: "#ec9", h2: "#cb7", front: [["stein", 60, 60, 40, "#ec6"]] },
  cook: { skin: "b", hair: "none", hc: "#321", beard: "tache", garb: "apron", g1: "#edc", g2: "#ffe", hat: "toque", h1: "#ffe", h2: "#ddb", front: [["cleaver", 58, 58, 40, "#dde"]] },
  goldsmith: { race: "dwarf", skin: "dwarf", f: 1, hair: "braids", hc: "#b52", garb: "apron", g1: "#753", g2: "#c93", hat: "headcloth", h1: "#c93", h2: "#862", front: [["ring", 60, 64, 36, "#fd6"]] },
  moneychanger: { skin: "c", hair: "none", beard: "short", bc: "#322", garb: "fur", g1: "#537", g2: "#a63", hat: "wrap", h1: "#edb", h2: "#a63", front: [["scales", 58, 60, 42, "#ec6"]] },
  architect: { skin: "d", f: 1, hair: "curls", hc: "#111", garb: "doublet", g1: "#952", g2: "#ed8", hat: "none", front: [["scroll-unfurled", 58, 60, 38, "#cde"]] },
};
/** A beast: icon, x, y, size, two colours, what it wears. */
const BEAST: Record<string, [string, number, number, number, [string, string], string]> = {
  "guard-dog": ["labrador-head", 13, 20, 74, ["#da6", "#742"], '<path d="M24 88c16 10 36 10 52 0l2 8c-18 12-38 12-56 0z" fill="#a22" stroke="#210"/><circle cx="50" cy="100" r="5" fill="#db5" stroke="#210"/>'],
  cat: ["cat", 10, 20, 80, ["#556", "#222"], ""],
  falcon: ["eagle-head", 12, 18, 78, ["#eda", "#852"], ""],
  warhorse: ["horse-head", 8, 16, 86, ["#db8", "#642"], ""],
  "golden-goose": ["goose", 10, 16, 82, ["#fea", "#c92"], '<ellipse cx="76" cy="92" rx="11" ry="9" fill="url(#gd-gold)" stroke="#530"/>'],
  "dragon-whelp": ["dragon-head", 8, 16, 86, ["#ad6", "#362"], ""],
};

export const isBeast = (id: string) => id in BEAST;
const drawn = new Map<string, string>();

/** A portrait, drawn once; a character that the house does not know looks like a townsman. */
export function portrait(id: string): string {
  let found = drawn.get(id);
  if (found === undefined) {
    found = BEAST[id] ? beast(id) : bust(PORTRAIT[id] ?? { hair: "short", garb: "doublet", g1: "#654" });
    drawn.set(id, found);
  }
  return found;
}

function beast(id: string): string {
  const [name, x, y, size, [light, dark], wears] = BEAST[id];
  const outline = `<g stroke="#210" stroke-width="2" stroke-linejoin="round">${icon(name, x, y, size, "#210")}</g>`;
  const mask = `<mask id="gd-beast-${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="104">${icon(name, x, y, size, "#fff")}</mask>`;
  const coat = `<linearGradient id="gd-coat-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  return `<defs>${coat}${mask}</defs><circle cx="50" cy="58" r="44" fill="#fed" opacity=".4"/>${outline}<rect width="100" height="104" fill="url(#gd-coat-${id})" mask="url(#gd-beast-${id})"/>${wears}`;
}
