// Writes the files that the server serves. Next to index.html there are two more pages for the most common addresses.
// They name the parts of their page, which lets the browser load these at once instead of one after the other, and they
// show something right away. Every text file is also compressed with Brotli for browsers that support it.
import { readFileSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const SHELLS = {
  home: { page: "pages/Home.svelte", inside: covers },
  table: { page: "pages/Table.svelte", inside: () => '<b class="sign">Gospoda</b>' },
};
const GAMES = new URL("../src/games/", import.meta.url);
const GENERIC = "generic"; // the table of titles without a board has no place on the home page
const PACKED = /\.(js|css|svg|html|json|md)$/;
const WORTH_PACKING = 1000; // bytes

/** The titles in the order a newcomer sees on the home page. Each title's folder says its place. */
function titles() {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter(
    (one) => one.isDirectory() && one.name !== GENERIC,
  );
  const place = ({ name }) =>
    Number(/\border: (\d+)/.exec(readFileSync(new URL(`${name}/index.ts`, GAMES), "utf8"))[1]);
  return folders.sort((a, b) => place(a) - place(b)).map((one) => one.name);
}

function covers(bundle) {
  const files = Object.values(bundle).filter((one) => one.type === "asset");
  const cover = (title) =>
    files.find((one) => one.originalFileNames?.some((name) => name.includes(`games/${title}/cover/`)));
  const pictures = titles().map(cover).filter(Boolean);
  return `<b class="brand">Gospoda</b><i class="inn"></i>${pictures.map((one) => `<img src="/${one.fileName}" alt="" width="340" height="190" />`).join("")}`;
}

/** A chunk with all of its dependencies. */
function needed(bundle, chunk, found = new Set()) {
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) needed(bundle, bundle[name], found);
  return found;
}

/** The links for everything a page needs that index.html doesn't name yet. */
function head(bundle, page, index) {
  const chunk = Object.values(bundle).find(
    (one) => one.type === "chunk" && one.moduleIds?.some((id) => id.endsWith(page)),
  );
  const own = [...needed(bundle, chunk)].filter((one) => !index.includes(one.fileName));
  const styles = own.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]);
  return [
    ...own.map((one) => `<link rel="modulepreload" crossorigin href="/${one.fileName}">`),
    ...styles.map((name) => `<link rel="stylesheet" crossorigin href="/${name}">`),
  ].join("\n    ");
}

/** The plugin of vite.config.ts. */
export function shells() {
  return {
    name: "shells",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = String(bundle["index.html"].source);
        for (const [name, { page, inside }] of Object.entries(SHELLS)) {
          const source = index
            .replace("</head>", `  ${head(bundle, page, index)}\n  </head>`)
            .replace(
              '<div id="app">',
              `<div id="shell" class="${name}" aria-hidden="true">${inside(bundle)}</div>\n    <div id="app">`,
            );
          this.emitFile({ type: "asset", fileName: `${name}.html`, source });
        }
      },
    },
  };
}

async function pack(dir, { fileName, type, code, source }) {
  const text = Buffer.from(type === "chunk" ? code : source);
  if (!PACKED.test(fileName) || text.length < WORTH_PACKING) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(join(dir, `${fileName}.br`), await promisify(brotliCompress)(text, { params }));
}

/** The plugin that compresses the output. */
export function packed() {
  return {
    name: "packed",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir }, bundle) {
      await Promise.all(Object.values(bundle).map((one) => pack(dir, one)));
    },
  };
}
