import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.GOSPODA_SERVER ?? "http://127.0.0.1:8000";

const LANGUAGES = ["en", "pl", "cs"];
/** The words of a language that every page needs are one file, not eight. */
const words = (language: string) => ({
  name: `words-${language}`,
  test: new RegExp(`(src/locale|cover|gospoda/core/locale|gospoda/table/locale)/${language}\\.ftl`),
});

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/gospoda/table/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy wants files, and sprites must be files to be referred to
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    target: "es2022",
    rolldownOptions: { output: { advancedChunks: { groups: LANGUAGES.map(words) } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } }, fs: { allow: [".."] } }, // the words of the server lie outside this folder
});
