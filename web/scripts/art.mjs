// Picks the icons named in art/icons.json into one sprite that lies in the page, and writes who made them for the
// Credits page.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const wanted = JSON.parse(readFileSync("art/icons.json", "utf8"));
const { icons } = require("@iconify-json/game-icons/icons.json");
const symbols = [];
const authors = {};

for (const [name, [icon, author]] of Object.entries(wanted["game-icons"])) {
  const found = icons[icon];
  if (!found) throw new Error(`game-icons has no icon ${icon} (wanted as ${name})`);
  symbols.push(`<symbol id="i-${name}" viewBox="0 0 512 512">${found.body}</symbol>`);
  (authors[author] ??= new Set()).add(icon);
}
for (const [name, icon] of Object.entries(wanted.lucide)) {
  const text = readFileSync(require.resolve(`lucide-static/icons/${icon}.svg`), "utf8");
  const inside = text.slice(text.indexOf(">", text.indexOf("<svg")) + 1, text.lastIndexOf("</svg>")).replace(/\s+/g, " ");
  symbols.push(
    `<symbol id="i-ui-${name}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="2" ` +
      `stroke-linecap="round" stroke-linejoin="round">${inside}</g></symbol>`,
  );
}
mkdirSync("src/generated", { recursive: true });
const sprite = `<svg width="0" height="0" class="sprite" aria-hidden="true">${symbols.join("\n")}</svg>`;
writeFileSync("src/generated/Sprite.svelte", `<script lang="ts"></script>\n\n${sprite}\n\n<style>.sprite { position: absolute; }</style>\n`);
const credits = Object.entries(authors)
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([author, set]) => ({ author, icons: [...set].sort() }));
writeFileSync("src/generated/credits.json", JSON.stringify(credits, null, 1) + "\n");
