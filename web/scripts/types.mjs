// Makes src/lib/types.ts from the Python structs. Needs a Python that has gospoda installed:
//   PYTHON=../.venv/bin/python npm run types
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const said = JSON.parse(execFileSync(python, ["scripts/schema.py"], { encoding: "utf8", maxBuffer: 1 << 26 }));

function close(node) {
  if (Array.isArray(node)) return node.map(close);
  if (node === null || typeof node !== "object") return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, close(value)]));
  if (copy.type === "object" && copy.properties && copy.additionalProperties === undefined) {
    copy.additionalProperties = false;
  }
  // Array lengths would become unions of tuples; they are the server's business.
  delete copy.minItems;
  delete copy.maxItems;
  if (copy.$defs === undefined && typeof copy.title === "string" && copy.type !== "object") delete copy.title;
  return copy;
}

const body = await compile(close(said.schema), "Everything", {
  bannerComment: `// Made by \`npm run types\` from the Python structs; do not edit.\n// schema ${said.digest}`,
  unreachableDefinitions: true,
  format: true,
  style: { printWidth: 120 },
});
// One short paragraph a struct: its sentence, and its fields one after the other.
function pack(text) {
  const lines = text
    .replace(/export interface Everything \{[\s\S]*?\n\}\n/, "")
    .replace(/\n \*\n \* This interface was referenced by[\s\S]*?\n \*\//g, "\n */")
    .replace(/\/\*\*\n \* This interface was referenced by[\s\S]*?\n \*\/\n/g, "")
    .replace(/\/\*\*\n \* ([^\n]*)\n \*\/\n/g, "/** $1 */\n")
    .replace(/\{\n\s+\[k: string\]: ([^;]+);\n\s+\}/g, "{ [k: string]: $1 }");
  return lines.replace(/export interface (\w+) \{\n([\s\S]*?)\n\}\n/g, (_, name, body) => {
    const fields = body.split("\n").map((field) => field.trim()).join(" ");
    const whole = `export interface ${name} { ${fields} }\n`;
    return whole.length <= 121 ? whole : `export interface ${name} {\n${wrap(fields)}\n}\n`;
  });
}

function wrap(fields) {
  const lines = [" "];
  for (const field of fields.split(/(?<=;) /)) {
    if (lines.at(-1).length + field.length > 117) lines.push(" ");
    lines[lines.length - 1] += ` ${field}`;
  }
  return lines.join("\n");
}

writeFileSync("src/lib/types.ts", pack(body));
console.log(`src/lib/types.ts: schema ${said.digest}`);
