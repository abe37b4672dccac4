import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { pictureFonts } from "./scripts/fonts.mjs";
import { packed, shells } from "./scripts/shells.mjs";

const server = process.env.GOSPODA_SERVER ?? "http://127.0.0.1:8000";

const LANGUAGES = ["en", "pl", "cs"];
/** The words of a language that every page needs are one file, not eight. */
const words = (language: string) => ({
  name: `words-${language}`,
  test: new RegExp(`(src/locale|cover|gospoda/(core|server)/locale)/${language}\\.ftl|/${language}-progress\\.ftl`),
});

/** What every page has, and what every board has: few files, since each asks for its own headers and its own turn. */
const COMMON = {
  name: "common",
  priority: 3,
  test: /node_modules\/(?!marked\/)|src\/(main|App|generated\/Sprite|games\/(index|[a-z]+\/index)|kit\/(Deferred|Icon|Tips)|pages\/(status\/Announcements|start)|lib\/(api|appState|guest|member|myTurns|newGame|owner|prefs|rendering|router|tableChanges|words|worker))\b/,
};
const TABLE = {
  name: "table",
  priority: 2,
  test: /src\/(frame|pages\/(Table|Lobby)\b|kit\/(?!Markdown|Coin|Stepper|Standings|NumberField)|lib\/(afterPaint|columns|contract|delta|flight|focus|groups|hints|idle|keys|lastSeen|logGroups|news|play|previews|seats|spots|sprites|stable|stagedMoves|svg|svgImage|table|watched)\b|games\/board)/,
};
/** Faces and rooms of Guilds are drawn by the same few lines: together they are smaller than apart. */
const GUILDS = { name: "guilds-art", priority: 2, test: /src\/games\/guilds\/art\// };
const HOME = { name: "home", priority: 1, test: /src\/pages\/(Home|home)\b/ };

export default defineConfig({
  plugins: [svelte(), shells(), pictureFonts(), packed()],
  build: {
    outDir: "../src/gospoda/server/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy wants files, and sprites must be files to be referred to
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    target: "es2022",
    rolldownOptions: { output: { advancedChunks: { groups: [...LANGUAGES.map(words), COMMON, TABLE, GUILDS, HOME] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } }, // the words of the server lie outside this folder
});
