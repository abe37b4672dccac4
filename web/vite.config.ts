import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.GOSPODA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/gospoda/table/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy wants files, and sprites must be files to be referred to
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    target: "es2022",
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
});
