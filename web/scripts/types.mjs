// Generates src/lib/types.ts (the protocol) and src/types/<title>.ts (the types that a board uses) from the Python
// structs. Needs a Python that has gospoda installed: PYTHON=../.venv/bin/python npm run types
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const WIDTH = 120;
const FEW = 40; // a parameter with at most this many ids becomes a union of them
const python = process.env.PYTHON ?? "../.venv/bin/python";
const said = JSON.parse(execFileSync(python, ["scripts/schema.py"], { encoding: "utf8", maxBuffer: 1 << 26 }));

function close(node) {
  if (Array.isArray(node)) return node.map(close);
  if (node === null || typeof node !== "object") return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, close(value)]));
  if (copy.type === "object" && copy.properties && copy.additionalProperties === undefined) {
    copy.additionalProperties = false;
  }
  // Array lengths would become unions of tuples. Only the server checks them.
  delete copy.minItems;
  delete copy.maxItems;
  if (copy.$defs === undefined && typeof copy.title === "string" && copy.type !== "object") delete copy.title;
  return copy;
}

// One short paragraph per struct: its summary sentence, then its fields.
function pack(text) {
  const lines = text
    .replace(/export interface Everything \{[\s\S]*?\n\}\n/, "")
    .replace(/\n \*\n \* This interface was referenced by[\s\S]*?\n \*\//g, "\n */")
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\n \*\/\n/g, "")
    .replace(/\/\*\*\n \* ([^\n]*)\n \*\/\n/g, "/** $1 */\n")
    .replace(/\{\n\s+\[k: string\]: ([^;]+);\n\s+\}/g, "{ [k: string]: $1 }");
  return lines.replace(/export interface (\w+) \{\n([\s\S]*?)\n\}\n/g, (_, name, body) => {
    const fields = body
      .split("\n")
      .map((field) => field.trim())
      .join(" ");
    const whole = `export interface ${name} { ${fields} }\n`;
    return whole.length <= WIDTH + 1 ? whole : `export interface ${name} {\n${wrap(fields)}\n}\n`;
  });
}

function wrap(fields) {
  const lines = [" "];
  for (const field of fields.replaceAll(": | ", ": ").split(/(?<=;) /)) {
    if (lines.at(-1) !== " " && lines.at(-1).length + field.length > WIDTH - 3) lines.push(" ");
    lines[lines.length - 1] += ` ${field}`;
  }
  return lines.join("\n");
}

/** Names for sets of ids, such as `SpaceId`. A large set, or a set of plain numbers, becomes any string. */
class Ids {
  constructor(taken) {
    this.taken = new Map(taken.map((name) => [name, ""]));
  }

  type(domain, ids) {
    if (ids.length > FEW || ids.every((id) => /^-?\d+$/.test(id))) return "string";
    const union = ids.map((id) => JSON.stringify(id)).join(" | ");
    const words = domain.split(/[^a-zA-Z0-9]+/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
    for (let n = 1; ; n++) {
      const name = `${words.join("")}Id${n > 1 ? n : ""}`;
      if (!this.taken.has(name)) this.taken.set(name, union);
      if (this.taken.get(name) === union) return name;
    }
  }

  text() {
    const named = [...this.taken].filter(([, union]) => union).sort(([a], [b]) => a.localeCompare(b));
    return named.map(([name, union]) => `export type ${name} =\n${fold(union)};\n`).join("");
  }
}

function fold(union) {
  const lines = ["  "];
  for (const id of union.split(" | ")) {
    if (lines.at(-1).length + id.length > WIDTH - 4) lines.push("  ");
    lines[lines.length - 1] += `| ${id} `;
  }
  return lines.map((line) => line.trimEnd()).join("\n");
}

/** The parameters of every kind of move or event. */
function kinds(name, sentence, table, ids) {
  const lines = Object.entries(table).map(([kind, { properties }]) => {
    const params = Object.entries(properties).map(
      ([param, told]) => `${key(param)}: ${ids.type(told.title, told.enum)};`,
    );
    return `  ${key(kind)}: {${params.length ? ` ${params.join(" ")} ` : ""}};`;
  });
  return `/** ${sentence} */\nexport interface ${name} {\n${lines.join("\n")}\n}\n`;
}

const key = (text) => (/^[a-zA-Z_]\w*$/.test(text) ? text : JSON.stringify(text));

async function structs(part) {
  return pack(
    await compile(close(part.schema), "Everything", {
      bannerComment: `// Made by \`npm run types\` from the Python structs; do not edit.\n// schema ${part.digest}`,
      unreachableDefinitions: true,
      format: true,
      style: { printWidth: WIDTH },
    }),
  );
}

/** Leaves out what the protocol already has. */
function without(text, names) {
  for (const name of names) {
    text = text.replace(
      new RegExp(
        `(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/\\n)?export (interface ${name} \\{[^\\n]*\\}|interface ${name} \\{\\n[\\s\\S]*?\\n\\}|type ${name} = [^;]*;)\\n`,
      ),
      "",
    );
  }
  return text;
}

const { protocol, ...titles } = said;
writeFileSync("src/lib/types.ts", await structs(protocol));
mkdirSync("src/types", { recursive: true });
for (const [title, part] of Object.entries(titles)) {
  const [banner, digest, ...rest] = without(await structs(part), part.borrowed).split("\n");
  const used = part.borrowed.filter((name) => new RegExp(`\\b${name}\\b`).test(rest.join("\n")));
  const needs = used.length ? `\nimport type { ${used.join(", ")} } from "../lib/types";` : "";
  const ids = new Ids(Object.keys(part.schema.$defs));
  const tables = [
    kinds("Moves", "The kinds of move with their parameters.", part.moves, ids),
    kinds(
      "Events",
      "The kinds of event with their parameters; a message has `event-` before the name.",
      part.events,
      ids,
    ),
    "/** Everything that a board is written against. */\n" +
      "export interface Contract { view: TableView; components: Components; moves: Moves; events: Events; }\n",
  ];
  writeFileSync(
    `src/types/${title}.ts`,
    `${banner}\n${digest}${needs}\n${rest.join("\n")}${ids.text()}${tables.join("")}`,
  );
}
console.log(`src/lib/types.ts, src/types/{${Object.keys(titles).join(",")}}.ts`);
