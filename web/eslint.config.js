import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/types", "src/lib/types.ts", "src/generated", "dist"]), // written by programs
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      "no-undef": "off", // svelte-check knows the types of the browser too
      "svelte/no-unused-svelte-ignore": "off", // misses the warnings about roles that svelte-check gives
      "svelte/no-useless-mustaches": "off", // {" "} keeps a space that Svelte would trim
      "svelte/prefer-svelte-reactivity": "off", // our maps are built once or watched by field, which costs less
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
);
