// Furniture of the rooms, seen from above.

const INK = "#321";
/** A shape with its shadow. */
export function shaded(s: string): string {
  const dark = s.replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#000"');
  return `<g transform="translate(1.5 2)" opacity=".28">${dark}</g>${s}`;
}
const at = (x: number, y: number, r: number, s: string) => `<g transform="translate(${x} ${y}) rotate(${r})">${s}</g>`;
/** Pieces of furniture seen from above, on cells of 100 × 100. */
export const F = {
  rug: (x: number, y: number, w: number, h: number, a: string, b: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${a}" stroke="${b}" stroke-width="2.4"/><rect x="${x + 4}" y="${y + 4}" width="${w - 8}" height="${h - 8}" rx="1.5" fill="none" stroke="${b}" stroke-width="1" stroke-dasharray="3 2"/>`,
  oval: (x: number, y: number, rx: number, ry: number, a: string, b: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${a}" stroke="${b}" stroke-width="2.4"/><ellipse cx="${x}" cy="${y}" rx="${rx - 5}" ry="${ry - 5}" fill="none" stroke="${b}" stroke-width="1"/>`,
  bed: (x: number, y: number, r = 0, c = "#47a") =>
    at(
      x,
      y,
      r,
      shaded(
        `<rect x="-11" y="-18" width="22" height="36" rx="3" fill="#853" stroke="${INK}"/><rect x="-9" y="-16" width="18" height="32" rx="2" fill="#fed"/><rect x="-7" y="-14.5" width="14" height="8" rx="2.5" fill="#fff" stroke="#cb9" stroke-width=".8"/><path d="M-9-4h18v18a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2z" fill="${c}"/><path d="M-9-4h18v4h-18z" fill="#fff" opacity=".55"/>`,
      ),
    ),
  chair: (x: number, y: number, r = 0) =>
    at(
      x,
      y,
      r,
      `<rect x="-5" y="-5" width="10" height="10" rx="2.5" fill="#a73" stroke="${INK}" stroke-width=".9"/><path d="M-5-4.5q5-3.5 10 0" fill="none" stroke="${INK}" stroke-width="2"/>`,
    ),
  plate: (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#ffe" stroke="#b96" stroke-width=".8"/>`,
  table: (x: number, y: number, w: number, h: number, food = 1) => {
    let s =
      shaded(
        `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="4" fill="#963" stroke="${INK}" stroke-width="1.1"/>`,
      ) + `<rect x="${x - w / 2 + 3}" y="${y - h / 2 + h / 2 - 3}" width="${w - 6}" height="6" fill="#edc"/>`;
    if (food)
      for (let i = 0; i < Math.floor(w / 16); i++) {
        const px = x - w / 2 + 10 + i * ((w - 20) / Math.max(1, Math.floor(w / 16) - 1));
        s += F.plate(px, y - h / 2 + 5.5) + F.plate(px, y + h / 2 - 5.5);
      }
    return (
      s +
      `<circle cx="${x}" cy="${y}" r="3.5" fill="#d83"/><circle cx="${x + 7}" cy="${y}" r="2" fill="#b22"/><circle cx="${x - 7}" cy="${y}" r="2.2" fill="#683"/>`
    );
  },
  seats: (x: number, y: number, w: number, h: number) => {
    let s = "";
    const n = Math.floor(w / 18);
    for (let i = 0; i < n; i++) {
      const px = x - w / 2 + 10 + i * ((w - 20) / Math.max(1, n - 1));
      s += F.chair(px, y - h / 2 - 5) + F.chair(px, y + h / 2 + 5, 180);
    }
    return s;
  },
  bush: (x: number, y: number, r: number, c = "#573") =>
    shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" stroke="#341" stroke-width="1"/>`) +
    `<circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.55}" fill="#7a4" opacity=".75"/>`,
  tree: (x: number, y: number, r: number) =>
    shaded(
      `<path d="${Array.from({ length: 9 }, (_, i) => {
        const a = (i * 2 * Math.PI) / 9,
          q = r * 1.12;
        return `${i ? "Q" : "M"}${i ? `${(x + q * Math.cos(a - Math.PI / 9)).toFixed(1)} ${(y + q * Math.sin(a - Math.PI / 9)).toFixed(1)} ` : ""}${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
      }).join("")}z" fill="#462" stroke="#241" stroke-width="1.1"/>`,
    ) +
    `<circle cx="${x - r * 0.28}" cy="${y - r * 0.28}" r="${r * 0.5}" fill="#794" opacity=".8"/><circle cx="${x + r * 0.3}" cy="${y + r * 0.2}" r="${r * 0.28}" fill="#583"/>`,
  bloom: (x: number, y: number, c: string) =>
    `<g fill="${c}"><circle cx="${x - 2}" cy="${y}" r="1.9"/><circle cx="${x + 2}" cy="${y}" r="1.9"/><circle cx="${x}" cy="${y - 2}" r="1.9"/><circle cx="${x}" cy="${y + 2}" r="1.9"/></g><circle cx="${x}" cy="${y}" r="1.3" fill="#fd7"/>`,
  bedOfFlowers: (x: number, y: number, w: number, h: number) => {
    let s = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="#642" stroke="#452" stroke-width="2"/>`;
    const cs = ["#d59", "#eb3", "#eef", "#d43", "#86c"];
    let k = 0;
    for (let i = x + 6; i < x + w - 3; i += 8)
      for (let j = y + 6; j < y + h - 3; j += 8) s += F.bloom(i, j, cs[k++ % 5]);
    return s;
  },
  pond: (x: number, y: number, rx: number, ry: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx + 4}" ry="${ry + 4}" fill="#ba9" stroke="#765" stroke-width="1"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#5ac" stroke="#368"/><path d="M${x - rx * 0.5} ${y - ry * 0.3}q${rx * 0.3}-4 ${rx * 0.6} 0M${x - rx * 0.1} ${y + ry * 0.35}q${rx * 0.25}-3 ${rx * 0.5} 0" fill="none" stroke="#def" stroke-width="1.6" stroke-linecap="round"/><circle cx="${x + rx * 0.4}" cy="${y - ry * 0.2}" r="3.4" fill="#794"/><circle cx="${x + rx * 0.4}" cy="${y - ry * 0.2}" r="1.2" fill="#fde"/>`,
  path: (d: string) =>
    `<path d="${d}" fill="none" stroke="#dc9" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#ba7" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 6" opacity=".7"/>`,
  hearth: (x: number, y: number, r = 0) =>
    at(
      x,
      y,
      r,
      shaded(`<rect x="-17" y="-8" width="34" height="16" rx="2" fill="#776" stroke="${INK}"/>`) +
        `<rect x="-12" y="-4" width="24" height="12" fill="#321"/><path d="M-7 7c-3-5 2-6 1-10 4 2 4 5 6 3 2-3 0-5 2-7 3 4 6 8 3 14z" fill="#e82"/><path d="M-3 7c-1-4 2-5 3-7 2 3 3 5 1 7z" fill="#fd6"/>`,
    ),
  barrel: (x: number, y: number, r = 8) =>
    shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="#a63" stroke="${INK}"/>`) +
    `<circle cx="${x}" cy="${y}" r="${r - 2.5}" fill="#c84" stroke="#531" stroke-width=".9"/><path d="M${x - r + 3} ${y}h${2 * r - 6}M${x} ${y - r + 3}v${2 * r - 6}" stroke="#742" stroke-width=".9"/>`,
  sack: (x: number, y: number) =>
    `<path d="M${x - 7} ${y + 6}c-3-8 2-12 4-13h6c2 1 7 5 4 13z" fill="#db8" stroke="${INK}" stroke-width=".9"/><path d="M${x - 3} ${y - 7}h6" stroke="${INK}" stroke-width="1.6"/>`,
  pot: (x: number, y: number, r = 7) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#444" stroke="${INK}"/><circle cx="${x}" cy="${y}" r="${r - 2}" fill="#c73"/><path d="M${x - 2} ${y - 1}h2M${x + 1} ${y + 2}h2" stroke="#feb" stroke-width="1.3"/>`,
  counter: (x: number, y: number, w: number, h: number) =>
    shaded(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="#b84" stroke="${INK}" stroke-width="1"/>`) +
    `<path d="M${x + 4} ${y + h / 2}h${w - 8}" stroke="#853" stroke-width="1"/>`,
  shelf: (x: number, y: number, w: number, h: number, v = 0) => {
    let s = shaded(`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#642" stroke="${INK}"/>`);
    const cs = ["#a22", "#358", "#462", "#c93", "#627"];
    if (v)
      for (let j = y + 2, k = 0; j < y + h - 4; j += 5)
        s += `<rect x="${x + 2}" y="${j}" width="${w - 4}" height="4" fill="${cs[k++ % 5]}"/>`;
    else
      for (let i = x + 2, k = 0; i < x + w - 4; i += 5)
        s += `<rect x="${i}" y="${y + 2}" width="4" height="${h - 4}" fill="${cs[k++ % 5]}"/>`;
    return s;
  },
  column: (x: number, y: number, r = 6) =>
    shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="#dcb" stroke="#776" stroke-width="1.2"/>`) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="#eed"/>`,
  statue: (x: number, y: number) =>
    shaded(`<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="#ccb" stroke="#765"/>`) +
    `<circle cx="${x}" cy="${y}" r="5" fill="#887"/><circle cx="${x}" cy="${y - 1}" r="2.4" fill="#eed"/>`,
  chest: (x: number, y: number, r = 0) =>
    at(
      x,
      y,
      r,
      shaded(`<rect x="-10" y="-7" width="20" height="14" rx="2.5" fill="#962" stroke="${INK}" stroke-width="1.2"/>`) +
        `<path d="M-10 0h20M-5-7v14M5-7v14" stroke="#db5" stroke-width="1.8"/><rect x="-2" y="-2" width="4" height="4.5" fill="#fd8" stroke="${INK}" stroke-width=".7"/>`,
    ),
  gold: (x: number, y: number) =>
    `<g stroke="#850" stroke-width=".7" fill="#eb4"><circle cx="${x}" cy="${y}" r="3.6"/><circle cx="${x + 5}" cy="${y + 2}" r="3.6"/><circle cx="${x + 2}" cy="${y + 5}" r="3.6"/><circle cx="${x - 4}" cy="${y + 4}" r="3.6"/><circle cx="${x + 1}" cy="${y + 1}" r="3.6" fill="#fd6"/></g>`,
  well: (x: number, y: number, r = 16) =>
    shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="#887" stroke="#443" stroke-width="1.5"/>`) +
    `<circle cx="${x}" cy="${y}" r="${r - 2.5}" fill="none" stroke="#cba" stroke-width="3.5" stroke-dasharray="6 2"/><circle cx="${x}" cy="${y}" r="${r - 6}" fill="#368"/><path d="M${x - r - 3} ${y}h${2 * r + 6}" stroke="#642" stroke-width="3.5"/><path d="M${x - 3} ${y - 4}h6v6h-6z" fill="#a63" stroke="${INK}" stroke-width=".8"/>`,
  fountain: (x: number, y: number, r = 22) =>
    shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="#a98" stroke="#443" stroke-width="1.5"/>`) +
    `<circle cx="${x}" cy="${y}" r="${r - 4}" fill="#6bc" stroke="#368"/><circle cx="${x}" cy="${y}" r="${r * 0.36}" fill="#ccb" stroke="#765"/><circle cx="${x}" cy="${y}" r="${r * 0.16}" fill="#eff"/><g stroke="#eff" stroke-width="1.5" fill="none" stroke-linecap="round">${[0, 60, 120, 180, 240, 300].map((a) => `<path d="M${x + r * 0.45 * Math.cos((a * Math.PI) / 180)} ${y + r * 0.45 * Math.sin((a * Math.PI) / 180)}L${x + r * 0.66 * Math.cos((a * Math.PI) / 180)} ${y + r * 0.66 * Math.sin((a * Math.PI) / 180)}"/>`).join("")}</g>`,
  hay: (x: number, y: number) =>
    `<rect x="${x - 10}" y="${y - 7}" width="20" height="14" rx="2" fill="#db5" stroke="#862"/><path d="M${x - 8} ${y - 3}h16M${x - 8} ${y + 2}h16M${x - 4} ${y - 7}v14M${x + 5} ${y - 7}v14" stroke="#b93" stroke-width="1"/>`,
  kennel: (x: number, y: number, r = 0) =>
    at(
      x,
      y,
      r,
      shaded(`<path d="M-11-11h22v22h-22z" fill="#b43" stroke="${INK}"/>`) +
        `<path d="M0-11v22M-11-11h22M-11-5h22M-11 1h22M-11 7h22" stroke="#722" stroke-width="1"/><path d="M0-12v24" stroke="#d86" stroke-width="2.4"/>`,
    ),
  bowl: (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="5" fill="#887" stroke="${INK}"/><circle cx="${x}" cy="${y}" r="3" fill="#5ac"/>`,
  rack: (x: number, y: number, r = 0) =>
    at(
      x,
      y,
      r,
      shaded(`<rect x="-19" y="-3" width="38" height="6" fill="#642" stroke="${INK}"/>`) +
        [-14, -7, 0, 7, 14]
          .map(
            (i) =>
              `<path d="M${i}-9v17M${i - 3} 5h6" stroke="#dde" stroke-width="2.2" stroke-linecap="round"/><path d="M${i} 5v5" stroke="#642" stroke-width="2.4"/>`,
          )
          .join(""),
    ),
  pew: (x: number, y: number, w = 26) =>
    shaded(
      `<rect x="${x - w / 2}" y="${y - 3}" width="${w}" height="6" rx="1" fill="#853" stroke="${INK}" stroke-width=".9"/>`,
    ),
  altar: (x: number, y: number) =>
    shaded(`<rect x="${x - 15}" y="${y - 7}" width="30" height="14" rx="1.5" fill="#eec" stroke="#776"/>`) +
    `<path d="M${x - 15} ${y - 2}h30v5h-30z" fill="#c93"/><path d="M${x - 1.3} ${y - 6}h2.6v12h-2.6zM${x - 4} ${y - 3}h8v2.4h-8z" fill="#ffd"/><circle cx="${x - 11}" cy="${y - 3}" r="1.7" fill="#fb4"/><circle cx="${x + 11}" cy="${y - 3}" r="1.7" fill="#fb4"/>`,
  sofa: (x: number, y: number, r = 0, c = "#835") =>
    at(
      x,
      y,
      r,
      shaded(`<rect x="-16" y="-8" width="32" height="16" rx="5" fill="${c}" stroke="${INK}"/>`) +
        `<rect x="-11" y="-3" width="22" height="11" rx="3" fill="#c69"/><path d="M0-3v11" stroke="${INK}" stroke-opacity=".4"/>`,
    ),
  candle: (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="6.5" fill="#fd6" opacity=".4"/><circle cx="${x}" cy="${y}" r="2.6" fill="#fec" stroke="#a70" stroke-width=".8"/>`,
  frame: (x: number, y: number, r = 0, c = "#588") =>
    at(
      x,
      y,
      r,
      `<rect x="-9" y="-3.5" width="18" height="7" fill="#c93" stroke="${INK}" stroke-width=".8"/><rect x="-7" y="-2" width="14" height="4" fill="${c}"/>`,
    ),
};
