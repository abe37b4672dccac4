// Builds the icon sprites and cuts the fonts. Icons named in art/icons.json and games/<title>/cover/icons.json go into
// one sprite that every page contains. Icons named in games/<title>/icons.json go into a sprite that loads with the
// title's board. The authors of the icons are written to a file for the Credits page.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fonts } from "./fonts.mjs";
import { rounded } from "./rounded.mjs";

const require = createRequire(import.meta.url);
const { icons } = require("@iconify-json/game-icons/icons.json");
const lined = require("@iconify-json/lucide/icons.json");
const authors = {};

const FINE = 512; // the grid that game-icons are drawn on
const MIDDLE = 128; // for the sprite that every page contains
const COARSE = 64; // enough for the size at which boards show them

function gameIcon(name, [icon, author], grid) {
  const found = icons[icon];
  if (!found) throw new Error(`game-icons has no icon ${icon} (wanted as ${name})`);
  (authors[author] ??= new Set()).add(icon);
  const body =
    grid === FINE ? found.body : found.body.replace(/ d="([^"]+)"/g, (_, path) => ` d="${rounded(path, grid / FINE)}"`);
  return `<symbol id="i-${name}" viewBox="0 0 ${grid} ${grid}">${body}</symbol>`;
}

function lucide(name, icon) {
  const found = lined.icons[icon];
  if (!found) throw new Error(`lucide has no icon ${icon} (wanted as ${name})`);
  return `<symbol id="i-ui-${name}" viewBox="0 0 24 24">${found.body}</symbol>`;
}

function sprite(from, to, grid) {
  const symbols = from.filter(existsSync).flatMap((file) => {
    const wanted = JSON.parse(readFileSync(file, "utf8"));
    return [
      ...Object.entries(wanted["game-icons"] ?? {}).map(([name, icon]) => gameIcon(name, icon, grid)),
      ...Object.entries(wanted.lucide ?? {}).map(([name, icon]) => lucide(name, icon)),
    ];
  });
  const svg = `<svg width="0" height="0" class="sprite" aria-hidden="true">${symbols.join("\n")}</svg>`;
  writeFileSync(to, `<script lang="ts"></script>\n\n${svg}\n\n<style>.sprite { position: absolute; }</style>\n`);
}

rmSync("src/generated/sprites", { recursive: true, force: true });
mkdirSync("src/generated/sprites", { recursive: true });
const titles = readdirSync("src/games");
sprite(
  ["art/icons.json", ...titles.map((title) => `src/games/${title}/cover/icons.json`)],
  "src/generated/Sprite.svelte",
  MIDDLE,
);
for (const title of titles) {
  const own = `src/games/${title}/icons.json`;
  if (existsSync(own)) sprite([own], `src/generated/sprites/${title}.svelte`, COARSE);
}
const credits = Object.entries(authors)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([author, set]) => ({ author, icons: [...set].sort() }));
writeFileSync("src/generated/credits.json", JSON.stringify(credits, null, 1) + "\n");
await fonts(".", "src/generated/fonts");
