import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// One script and one style sheet in the package: the server finds them there.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../pedlars/board",
    emptyOutDir: true,
    lib: {
      entry: "src/main.svelte.js",
      formats: ["es"],
      fileName: () => "board.js",
      cssFileName: "board",
    },
  },
});
