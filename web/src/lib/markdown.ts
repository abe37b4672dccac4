// The Markdown of the rules help as data: headings, paragraphs, lists, tables, emphasis, code, links. No HTML.

export type Inline = { kind: "text" | "strong" | "em" | "code" | "link"; text: string; href?: string };
export type Block =
  | { kind: "heading"; level: number; id: string; parts: Inline[] }
  | { kind: "text" | "quote"; parts: Inline[] }
  | { kind: "list"; ordered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  const pattern = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|\*([^*\s][^*]*?)\*|_([^_\s][^_]*?)_(?!\w)/g;
  let last = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > last) parts.push({ kind: "text", text: text.slice(last, found.index) });
    const [, strong, code, label, href, star, low] = found;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (label !== undefined) parts.push(/^(https?:|#|\/)/.test(href) ? { kind: "link", text: label, href } : { kind: "text", text: label });
    else parts.push({ kind: "em", text: star ?? low });
    last = found.index + found[0].length;
  }
  if (last < text.length) parts.push({ kind: "text", text: text.slice(last) });
  return parts;
}

function slug(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "");
}

const cells = (line: string) => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

export function parse(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.split(/\r?\n/);
  let i = 0;
  const starts = (line: string) => /^(#{1,6} |[-*] |\d+[.)] |\||>)/.test(line.trim()) || !line.trim();
  while (i < lines.length) {
    const line = lines[i].trim();
    if (!line) i++;
    else if (/^#{1,6} /.test(line)) {
      const level = line.indexOf(" ");
      const text = line.slice(level + 1);
      blocks.push({ kind: "heading", level, id: slug(text), parts: inline(text) });
      i++;
    } else if (line.startsWith("|") && /^\|?[\s:|-]+\|?$/.test(lines[i + 1]?.trim() ?? "")) {
      const rows: Inline[][][] = [];
      const head = cells(line);
      for (i += 2; i < lines.length && lines[i].trim().startsWith("|"); i++) rows.push(cells(lines[i].trim()));
      blocks.push({ kind: "table", head, rows });
    } else if (/^([-*]|\d+[.)]) /.test(line)) {
      const ordered = /^\d/.test(line);
      const items: string[] = [];
      while (i < lines.length && lines[i].trim()) {
        const item = lines[i].trim().match(/^(?:[-*]|\d+[.)]) (.*)/);
        if (item) items.push(item[1]);
        else if (items.length) items[items.length - 1] += ` ${lines[i].trim()}`;
        i++;
      }
      blocks.push({ kind: "list", ordered, items: items.map(inline) });
    } else {
      const quote = line.startsWith(">");
      const words = [line.replace(/^>\s?/, "")];
      for (i++; i < lines.length && (quote ? lines[i].trim().startsWith(">") : !starts(lines[i])); i++) words.push(lines[i].trim().replace(/^>\s?/, ""));
      blocks.push({ kind: quote ? "quote" : "text", parts: inline(words.join(" ")) });
    }
  }
  return blocks;
}
