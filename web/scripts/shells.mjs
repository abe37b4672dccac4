// What the built client is served as. Beside index.html two more pages for the addresses that most people open: they
// name the parts of their page, so that these come with the first answer and not one after the other, and show
// something at once. And every text file also packed with Brotli, which the server sends where a browser can read it.
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

/** The titles as they stand on the home page of a newcomer: the folder of each says its place. */
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

/** A chunk with everything that it needs. */
function needed(bundle, chunk, found = new Set()) {
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const name of chunk.imports) needed(bundle, bundle[name], found);
  return found;
}

/** The links for what a page needs and index.html does not name yet. */
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

/** The plugin that packs what was written. */
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
