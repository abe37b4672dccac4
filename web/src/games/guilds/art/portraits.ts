// Who the characters are, to look at: cut-paper busts and beasts.

import { bust, type Bust } from "./bust";
import { icon } from "./signs";

const ST = "#b9c2cc"; // steel
const PORTRAIT: Record<string, Bust> = {
  general: { skin: "b", hair: "short", hc: "#8c8a86", beard: "short", bc: "#9a9894", garb: "plate", g1: ST, g2: "#8c231b", hat: "plume", h1: "#d8b456", h2: "#b3261e", back: [["banner", -4, 8, 40, "#d8b456"]], mood: "stern" },
  paladin: { skin: "a", f: 1, hair: "long", hc: "#e0b45a", garb: "plate", g1: "#e4e8ec", g2: "#e8dbb4", hat: "winged", h1: "#dfe4ea", h2: "#fff8e2", back: [["plain-dagger", 60, 20, 42, "#fff3cf", 90]] },
  mercenary: { race: "orc", skin: "orc", hair: "none", garb: "leather", g1: "#5c3b24", g2: "#8f6236", hat: "nasal", h1: "#8d8f94", h2: "#5a5c61", back: [["battle-axe", 56, 16, 46, "#cfd5da"]], mood: "stern" },
  "guard-captain": { skin: "c", hair: "short", hc: "#2b1b12", beard: "tache", garb: "plate", g1: "#9fa9b4", g2: "#7a2f86", hat: "nasal", h1: "#aeb7c1", h2: "#d8b456", front: [["checked-shield", 60, 66, 36, "#f3e4bf"]] },
  shieldmaiden: { skin: "a", f: 1, hair: "braids", hc: "#c4602a", garb: "leather", g1: "#74302a", g2: "#c39a5b", hat: "horned", h1: "#a9b2bb", h2: "#f2e6c8", front: [["checked-shield", 56, 62, 40, "#e9c987"]] },
  "dwarf-veteran": { race: "dwarf", skin: "dwarf", hair: "short", hc: "#a3521f", beard: "braided", bc: "#b35d24", garb: "plate", g1: "#8d949c", g2: "#5b2a1a", hat: "nasal", h1: "#b58b45", h2: "#7d5a22", back: [["battle-axe", 58, 14, 44, "#cfd5da"]], mood: "stern" },
  executioner: { race: "orc", skin: "orc", garb: "leather", g1: "#2f2622", g2: "#6d3b2a", hat: "executioner", h1: "#231a17", back: [["battle-axe", 54, 8, 52, "#c7ccd1"]] },
  alchemist: { skin: "b", hair: "curls", hc: "#6a6660", beard: "goatee", garb: "apron", g1: "#3c5560", g2: "#8a5a2c", hat: "goggles", h1: "#5b3a1e", h2: "#8fd0c0", front: [["bubbling-flask", 62, 62, 36, "#8fe0b4"]] },
  enchantress: { race: "elf", skin: "elf", f: 1, hair: "long", hc: "#e9dcae", garb: "gown", g1: "#4452bb", g2: "#aebcff", hat: "tiara", h1: "#cfd8ff", h2: "#5ad0e6", front: [["star-swirl", 62, 58, 36, "#ffe9a8"]] },
  illusionist: { skin: "c", hair: "short", hc: "#20140d", beard: "goatee", garb: "cloak", g1: "#5b3fa0", g2: "#24204f", hat: "wrap", h1: "#6a56c0", h2: "#e8c44e", front: [["crystal-ball", 60, 60, 36, "#ffe9a8"]], mood: "sly" },
  archmage: { race: "elf", skin: "elf", hair: "long", hc: "#eef0f4", beard: "long", bc: "#f4f6fa", garb: "robe", g1: "#2f3aa0", g2: "#e8c44e", hat: "wizard", h1: "#3542b4", h2: "#ffd866", back: [["star-swirl", 64, 24, 32, "#f5d67a"]] },
  necromancer: { skin: "a", f: 1, hair: "long", hc: "#1d1a22", garb: "cloak", g1: "#2a2433", g2: "#4c7a52", hat: "hood", h1: "#332a40", h2: "#1d1726", back: [["death-skull", 64, 26, 32, "#cfe6c0"]], mood: "sly" },
  seer: { skin: "d", f: 1, hair: "long", hc: "#17100b", garb: "robe", g1: "#4c3f9e", g2: "#8fd0e6", hat: "veil", h1: "#5a6bd0", h2: "#f0c95c", front: [["crystal-ball", 58, 62, 38, "#c9ecff"]] },
  apprentice: { skin: "a", f: 1, hair: "braids", hc: "#8a4b1f", garb: "robe", g1: "#4f5fc6", g2: "#f0e3bd", hat: "pointy", h1: "#4452b4", h2: "#e8c44e", front: [["spell-book", 58, 64, 38, "#ffe9c2"]] },
  "high-priest": { skin: "b", hair: "short", hc: "#d8d5cf", beard: "short", bc: "#e6e3dd", garb: "stole", g1: "#f4ecd2", g2: "#c79a2b", hat: "mitre", h1: "#fbf4dd", h2: "#c79a2b", back: [["sun", 64, 30, 34, "#e9b93c"]] },
  healer: { skin: "c", f: 1, hair: "none", garb: "robe", g1: "#e9e2cd", g2: "#7fa9a0", hat: "veil", h1: "#f6f1e0", h2: "#d8d0b6", front: [["flowers", 62, 62, 34, "#b9dc9c"]] },
  monk: { skin: "a", hair: "tonsure", hc: "#6a4524", garb: "robe", g1: "#7a5a35", g2: "#5a3f22", front: [["spell-book", 58, 62, 36, "#d9b98c"]] },
  inquisitor: { skin: "a", hair: "short", hc: "#2d2119", beard: "goatee", garb: "cloak", g1: "#5c1f1a", g2: "#201512", hat: "tall", h1: "#2b1a16", h2: "#c79a2b", front: [["spell-book", 58, 60, 38, "#ff9d4d"]], mood: "stern" },
  druid: { race: "elf", skin: "elf", f: 1, hair: "long", hc: "#7a4a22", garb: "robe", g1: "#587a35", g2: "#c9b26a", hat: "antlers", h1: "#d9c39a", h2: "#5f9a3a", front: [["flowers", 64, 64, 32, "#b9dc7c"]] },
  "rune-priest": { race: "dwarf", skin: "dwarf", hair: "short", hc: "#d0c9bd", beard: "braided", bc: "#ddd6c9", garb: "stole", g1: "#dccfa5", g2: "#6b7f94", hat: "cap", h1: "#8b9aad", h2: "#d8b456", front: [["diamonds", 60, 62, 36, "#9fd4f0"]] },
  assassin: { skin: "a", f: 1, hair: "short", hc: "#20140d", garb: "leather", g1: "#2c2d36", g2: "#54303a", hat: "deep", h1: "#3a3c49", h2: "#1c1d25", front: [["plain-dagger", 58, 56, 42, "#e9eef3"], ["plain-dagger", -2, 62, 34, "#c7ccd3", -90]], mood: "sly" },
  gambler: { skin: "b", hair: "curls", hc: "#3a2415", beard: "tache", garb: "doublet", g1: "#3f6b55", g2: "#e2b84f", hat: "beret", h1: "#8c2f2a", h2: "#f0d890", front: [["title-rollplayer", 58, 62, 40, "#fff3dc"]], mood: "sly" },
  thief: { skin: "b", hair: "short", hc: "#3b2716", garb: "cloak", g1: "#4a4d5a", g2: "#2b2d36", hat: "mask", h1: "#17181d", front: [["swap-bag", 62, 62, 36, "#d9b24f"]], mood: "sly" },
  beggar: { skin: "c", hair: "curls", hc: "#6b6257", beard: "short", bc: "#7b7266", garb: "rags", g1: "#7d6a4b", g2: "#5a4a32", hat: "headcloth", h1: "#8d7a58", h2: "#6b5a3e", front: [["swap-bag", 56, 62, 42, "#e6d8b5"]] },
  spy: { race: "elf", skin: "elf", f: 1, hair: "short", hc: "#5e2230", garb: "cloak", g1: "#3d4552", g2: "#6b3140", hat: "beret", h1: "#2d3340", h2: "#a3a7b8", front: [["spyglass", 56, 60, 42, "#e2b84f"]], mood: "sly" },
  smuggler: { race: "dwarf", skin: "dwarf", hair: "none", hc: "#3b2413", beard: "short", bc: "#4a2d18", garb: "leather", g1: "#3f4a4e", g2: "#8f6236", hat: "headcloth", h1: "#8c2f2a", h2: "#6a1f1b", front: [["barrel", 58, 58, 42, "#c98d4b"]], mood: "sly" },
  "bandit-queen": { skin: "c", f: 1, hair: "long", hc: "#24130c", garb: "fur", g1: "#5a2230", g2: "#cdbfa7", hat: "crown", h1: "#d8b456", h2: "#8a6a1e", front: [["plain-dagger", 58, 60, 38, "#e9eef3"], ["plain-dagger", 66, 66, 30, "#c7ccd3", -40]], mood: "sly" },
  prince: { skin: "a", hair: "short", hc: "#c98f3c", garb: "fur", g1: "#7d3390", g2: "#fff8ea", hat: "crown", h1: "#f0c74f", h2: "#b58414", back: [["sun", 26, -4, 48, "#f5d67a"]] },
  princess: { skin: "a", f: 1, hair: "long", hc: "#d9a13f", garb: "gown", g1: "#b05bb5", g2: "#f4d6f0", hat: "tiara", h1: "#f0c74f", h2: "#e0569b", front: [["feather", 64, 60, 34, "#ffe3f2"]] },
  duchess: { skin: "d", f: 1, hair: "bun", hc: "#1f130c", garb: "gown", g1: "#5f2a72", g2: "#e2b84f", hat: "tiara", h1: "#f0c74f", h2: "#7fd0e0", front: [["feather", 62, 60, 34, "#bfe9ff"]] },
  baron: { skin: "a", hair: "short", hc: "#5a3a22", beard: "tache", garb: "fur", g1: "#4b2758", g2: "#e9dcc0", hat: "coronet", h1: "#e2b84f", h2: "#fff3dc", mood: "stern", front: [["feather", 62, 60, 34, "#fff3dc"]] },
  ambassador: { race: "elf", skin: "elf", f: 1, hair: "bun", hc: "#b9842f", garb: "doublet", g1: "#6b3a80", g2: "#d9c27a", hat: "none", front: [["scroll-unfurled", 58, 60, 40, "#fff0cc"]] },
  "tax-collector": { skin: "a", hair: "short", hc: "#7a6a55", beard: "goatee", garb: "fur", g1: "#3e2a4e", g2: "#8d7a58", hat: "beret", h1: "#2f2440", h2: "#e2b84f", mood: "stern", front: [["scales", 58, 60, 40, "#dfe5ec"]] },
  treasurer: { race: "dwarf", skin: "dwarf", hair: "short", hc: "#cfc7ba", beard: "long", bc: "#ded6c9", garb: "fur", g1: "#6a2c7c", g2: "#d8b456", hat: "coronet", h1: "#d8b456", h2: "#f3ead2", front: [["locked-chest", 58, 62, 40, "#d9a441"]] },
  carpenter: { skin: "b", hair: "short", hc: "#7a4a20", beard: "stubble", garb: "apron", g1: "#b6793f", g2: "#6a4020", hat: "cap", h1: "#9c5f2a", h2: "#6a3c16", front: [["hand-saw", 56, 60, 42, "#e5e9ed"]] },
  "master-mason": { race: "dwarf", skin: "dwarf", hair: "none", beard: "braided", bc: "#5b3a22", garb: "apron", g1: "#8b8a84", g2: "#5e4a36", hat: "headcloth", h1: "#b5a68b", h2: "#8d7f66", front: [["flat-hammer", 58, 60, 40, "#d9dee3"]] },
  blacksmith: { race: "dwarf", skin: "dwarf", hair: "none", hc: "#2b1a10", beard: "short", bc: "#3a2415", garb: "apron", g1: "#7a3b20", g2: "#3a2417", hat: "goggles", h1: "#3a2417", h2: "#e08a3a", front: [["flat-hammer", 58, 58, 42, "#cfd5da"]], mood: "stern" },
  innkeeper: { skin: "a", f: 1, hair: "bun", hc: "#9a4a22", garb: "apron", g1: "#7d3a2a", g2: "#f0e3c4", hat: "headcloth", h1: "#e8d3a0", h2: "#cdb37a", front: [["stein", 60, 60, 40, "#f0c765"]] },
  cook: { skin: "b", hair: "none", hc: "#3a2415", beard: "tache", garb: "apron", g1: "#e6ddc8", g2: "#fffaf0", hat: "toque", h1: "#fffaf0", h2: "#e2d6bd", front: [["plain-dagger", 60, 60, 38, "#dfe5ea"]] },
  goldsmith: { race: "dwarf", skin: "dwarf", f: 1, hair: "braids", hc: "#b35d24", garb: "apron", g1: "#7a5a2c", g2: "#c79a2b", hat: "headcloth", h1: "#c79a2b", h2: "#8a6a1e", front: [["ring", 60, 64, 36, "#ffd866"]] },
  moneychanger: { skin: "c", hair: "none", beard: "short", bc: "#3b2a1c", garb: "fur", g1: "#5b3a70", g2: "#b0672b", hat: "wrap", h1: "#e6dcc2", h2: "#b0672b", front: [["scales", 58, 60, 42, "#f0c765"]] },
  architect: { skin: "d", f: 1, hair: "curls", hc: "#17100b", garb: "doublet", g1: "#9c5a28", g2: "#f0d890", hat: "none", front: [["scroll-unfurled", 58, 60, 38, "#cfe4f2"]] },
};
/** A beast: icon, x, y, size, two colours, what it wears. */
const BEAST: Record<string, [string, number, number, number, [string, string], string]> = {
  "guard-dog": ["labrador-head", 13, 20, 74, ["#d9a25f", "#7a4a1e"], '<path d="M24 88c16 10 36 10 52 0l2 8c-18 12-38 12-56 0z" fill="#a3211b" stroke="#1a0d05"/><circle cx="50" cy="100" r="5" fill="#e2b84f" stroke="#1a0d05"/>'],
  cat: ["cat", 10, 20, 80, ["#5b5560", "#1f1b23"], ""],
  falcon: ["eagle-head", 12, 18, 78, ["#f0dcae", "#8a5a22"], ""],
  warhorse: ["horse-head", 8, 16, 86, ["#d9b98c", "#6d4320"], ""],
  "golden-goose": ["goose", 10, 16, 82, ["#fff0b0", "#d19a1a"], '<ellipse cx="76" cy="92" rx="11" ry="9" fill="url(#gd-gold)" stroke="#5a3a00"/>'],
  "dragon-whelp": ["dragon-head", 8, 16, 86, ["#a9d86a", "#2f6a2a"], ""],
};

export const isBeast = (id: string) => id in BEAST;
const drawn = new Map<string, string>();

/** A portrait, drawn once; a character that the house does not know looks like a townsman. */
export function portrait(id: string): string {
  let found = drawn.get(id);
  if (found === undefined) {
    found = BEAST[id] ? beast(id) : bust(PORTRAIT[id] ?? { hair: "short", garb: "doublet", g1: "#6a5a42" });
    drawn.set(id, found);
  }
  return found;
}

function beast(id: string): string {
  const [name, x, y, size, [light, dark], wears] = BEAST[id];
  const outline = `<g stroke="#1a0d05" stroke-width="11" stroke-linejoin="round">${icon(name, x, y, size, "#1a0d05")}</g>`;
  const mask = `<mask id="gd-beast-${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="100" height="104">${icon(name, x, y, size, "#fff")}</mask>`;
  const coat = `<linearGradient id="gd-coat-${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
  return `<defs>${coat}${mask}</defs><circle cx="50" cy="58" r="44" fill="#fff6dc" opacity=".4"/>${outline}<rect width="100" height="104" fill="url(#gd-coat-${id})" mask="url(#gd-beast-${id})"/>${wears}`;
}
