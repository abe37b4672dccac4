// What stands in the rooms, seen from above.

const INK = "#3a2413";
/** A shape with its shadow. */
export function shaded(s: string): string {
  const dark = s.replace(/(fill|stroke)="(?!none)[^"]*"/g, '$1="#000"');
  return `<g transform="translate(1.5 2)" opacity=".28">${dark}</g>${s}`;
}
const at = (x: number, y: number, r: number, s: string) => `<g transform="translate(${x} ${y}) rotate(${r})">${s}</g>`;
/** Pieces of furniture seen from above, on cells of 100 × 100. */
export const F = {
  rug: (x: number, y: number, w: number, h: number, a: string, b: string) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${a}" stroke="${b}" stroke-width="2.4"/><rect x="${x + 4}" y="${y + 4}" width="${w - 8}" height="${h - 8}" rx="1.5" fill="none" stroke="${b}" stroke-width="1" stroke-dasharray="3 2"/>`,
  oval: (x: number, y: number, rx: number, ry: number, a: string, b: string) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${a}" stroke="${b}" stroke-width="2.4"/><ellipse cx="${x}" cy="${y}" rx="${rx - 5}" ry="${ry - 5}" fill="none" stroke="${b}" stroke-width="1"/>`,
  bed: (x: number, y: number, r = 0, c = "#4a6fb0") => at(x, y, r, shaded(`<rect x="-11" y="-18" width="22" height="36" rx="3" fill="#8a5a2c" stroke="${INK}"/><rect x="-9" y="-16" width="18" height="32" rx="2" fill="#fbf3e1"/><rect x="-7" y="-14.5" width="14" height="8" rx="2.5" fill="#fff" stroke="#cbbd9f" stroke-width=".8"/><path d="M-9-4h18v18a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2z" fill="${c}"/><path d="M-9-4h18v4h-18z" fill="#fff" opacity=".55"/>`)),
  chair: (x: number, y: number, r = 0) => at(x, y, r, `<rect x="-5" y="-5" width="10" height="10" rx="2.5" fill="#a8713a" stroke="${INK}" stroke-width=".9"/><path d="M-5-4.5q5-3.5 10 0" fill="none" stroke="${INK}" stroke-width="2"/>`),
  plate: (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="3.6" fill="#fff9ea" stroke="#b59a6a" stroke-width=".8"/>`,
  table: (x: number, y: number, w: number, h: number, food = 1) => {
    let s = shaded(`<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="4" fill="#9c6430" stroke="${INK}" stroke-width="1.1"/>`) + `<rect x="${x - w / 2 + 3}" y="${y - h / 2 + h / 2 - 3}" width="${w - 6}" height="6" fill="#f3e4c4"/>`;
    if (food) for (let i = 0; i < Math.floor(w / 16); i++) {
      const px = x - w / 2 + 10 + i * ((w - 20) / Math.max(1, Math.floor(w / 16) - 1));
      s += F.plate(px, y - h / 2 + 5.5) + F.plate(px, y + h / 2 - 5.5);
    }
    return s + `<circle cx="${x}" cy="${y}" r="3.5" fill="#d9822b"/><circle cx="${x + 7}" cy="${y}" r="2" fill="#b3261e"/><circle cx="${x - 7}" cy="${y}" r="2.2" fill="#6a8f2f"/>`;
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
  bush: (x: number, y: number, r: number, c = "#4e7d2c") => shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" stroke="#2c4a17" stroke-width="1"/>`) + `<circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.55}" fill="#7fae45" opacity=".75"/>`,
  tree: (x: number, y: number, r: number) => shaded(`<path d="${Array.from({ length: 9 }, (_, i) => { const a = (i * 2 * Math.PI) / 9, q = r * 1.12; return `${i ? "Q" : "M"}${i ? `${(x + q * Math.cos(a - Math.PI / 9)).toFixed(1)} ${(y + q * Math.sin(a - Math.PI / 9)).toFixed(1)} ` : ""}${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`; }).join("")}z" fill="#3f6d26" stroke="#24420f" stroke-width="1.1"/>`) + `<circle cx="${x - r * 0.28}" cy="${y - r * 0.28}" r="${r * 0.5}" fill="#6f9f3c" opacity=".8"/><circle cx="${x + r * 0.3}" cy="${y + r * 0.2}" r="${r * 0.28}" fill="#5b8c30"/>`,
  bloom: (x: number, y: number, c: string) => `<g fill="${c}"><circle cx="${x - 2}" cy="${y}" r="1.9"/><circle cx="${x + 2}" cy="${y}" r="1.9"/><circle cx="${x}" cy="${y - 2}" r="1.9"/><circle cx="${x}" cy="${y + 2}" r="1.9"/></g><circle cx="${x}" cy="${y}" r="1.3" fill="#ffe27a"/>`,
  bedOfFlowers: (x: number, y: number, w: number, h: number) => {
    let s = `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="#6b4a28" stroke="#3f5a1e" stroke-width="2"/>`;
    const cs = ["#e0569b", "#f2c230", "#f6f0ff", "#d8423a", "#8a6ad0"];
    let k = 0;
    for (let i = x + 6; i < x + w - 3; i += 8) for (let j = y + 6; j < y + h - 3; j += 8) s += F.bloom(i, j, cs[k++ % 5]);
    return s;
  },
  pond: (x: number, y: number, rx: number, ry: number) => `<ellipse cx="${x}" cy="${y}" rx="${rx + 4}" ry="${ry + 4}" fill="#b9ad98" stroke="#6f6555" stroke-width="1"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#5aa6c4" stroke="#2e6d8a"/><path d="M${x - rx * 0.5} ${y - ry * 0.3}q${rx * 0.3}-4 ${rx * 0.6} 0M${x - rx * 0.1} ${y + ry * 0.35}q${rx * 0.25}-3 ${rx * 0.5} 0" fill="none" stroke="#d8f1fb" stroke-width="1.6" stroke-linecap="round"/><circle cx="${x + rx * 0.4}" cy="${y - ry * 0.2}" r="3.4" fill="#6fa044"/><circle cx="${x + rx * 0.4}" cy="${y - ry * 0.2}" r="1.2" fill="#f7d5e8"/>`,
  path: (d: string) => `<path d="${d}" fill="none" stroke="#d9c79c" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#b9a474" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 6" opacity=".7"/>`,
  hearth: (x: number, y: number, r = 0) => at(x, y, r, shaded(`<rect x="-17" y="-8" width="34" height="16" rx="2" fill="#7d7468" stroke="${INK}"/>`) + `<rect x="-12" y="-4" width="24" height="12" fill="#2b1a10"/><path d="M-7 7c-3-5 2-6 1-10 4 2 4 5 6 3 2-3 0-5 2-7 3 4 6 8 3 14z" fill="#f08a24"/><path d="M-3 7c-1-4 2-5 3-7 2 3 3 5 1 7z" fill="#ffd75e"/>`),
  barrel: (x: number, y: number, r = 8) => shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="#a3682f" stroke="${INK}"/>`) + `<circle cx="${x}" cy="${y}" r="${r - 2.5}" fill="#c98d4b" stroke="#5b3514" stroke-width=".9"/><path d="M${x - r + 3} ${y}h${2 * r - 6}M${x} ${y - r + 3}v${2 * r - 6}" stroke="#7a4a1e" stroke-width=".9"/>`,
  sack: (x: number, y: number) => `<path d="M${x - 7} ${y + 6}c-3-8 2-12 4-13h6c2 1 7 5 4 13z" fill="#d9c08c" stroke="${INK}" stroke-width=".9"/><path d="M${x - 3} ${y - 7}h6" stroke="${INK}" stroke-width="1.6"/>`,
  pot: (x: number, y: number, r = 7) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#4c4a48" stroke="${INK}"/><circle cx="${x}" cy="${y}" r="${r - 2}" fill="#c8702c"/><path d="M${x - 2} ${y - 1}h2M${x + 1} ${y + 2}h2" stroke="#fff0c0" stroke-width="1.3"/>`,
  counter: (x: number, y: number, w: number, h: number) => shaded(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2" fill="#b5834a" stroke="${INK}" stroke-width="1"/>`) + `<path d="M${x + 4} ${y + h / 2}h${w - 8}" stroke="#8a5a2c" stroke-width="1"/>`,
  shelf: (x: number, y: number, w: number, h: number, v = 0) => {
    let s = shaded(`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#6a4020" stroke="${INK}"/>`);
    const cs = ["#a3211b", "#2f5a8c", "#3f6b22", "#c79a2b", "#6d2a7d"];
    if (v) for (let j = y + 2, k = 0; j < y + h - 4; j += 5) s += `<rect x="${x + 2}" y="${j}" width="${w - 4}" height="4" fill="${cs[k++ % 5]}"/>`;
    else for (let i = x + 2, k = 0; i < x + w - 4; i += 5) s += `<rect x="${i}" y="${y + 2}" width="4" height="${h - 4}" fill="${cs[k++ % 5]}"/>`;
    return s;
  },
  column: (x: number, y: number, r = 6) => shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="#d8cfbd" stroke="#7d7363" stroke-width="1.2"/>`) + `<circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="#f4eddd"/>`,
  statue: (x: number, y: number) => shaded(`<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="#cfc6b4" stroke="#6f6555"/>`) + `<circle cx="${x}" cy="${y}" r="5" fill="#8d8577"/><circle cx="${x}" cy="${y - 1}" r="2.4" fill="#efe8d8"/>`,
  chest: (x: number, y: number, r = 0) => at(x, y, r, shaded(`<rect x="-10" y="-7" width="20" height="14" rx="2.5" fill="#9c5f24" stroke="${INK}" stroke-width="1.2"/>`) + `<path d="M-10 0h20M-5-7v14M5-7v14" stroke="#e2b84f" stroke-width="1.8"/><rect x="-2" y="-2" width="4" height="4.5" fill="#ffe08a" stroke="${INK}" stroke-width=".7"/>`),
  gold: (x: number, y: number) => `<g stroke="#8a5a00" stroke-width=".7" fill="#f0c14a"><circle cx="${x}" cy="${y}" r="3.6"/><circle cx="${x + 5}" cy="${y + 2}" r="3.6"/><circle cx="${x + 2}" cy="${y + 5}" r="3.6"/><circle cx="${x - 4}" cy="${y + 4}" r="3.6"/><circle cx="${x + 1}" cy="${y + 1}" r="3.6" fill="#ffd866"/></g>`,
  well: (x: number, y: number, r = 16) => shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="#8d8577" stroke="#4b453b" stroke-width="1.5"/>`) + `<circle cx="${x}" cy="${y}" r="${r - 2.5}" fill="none" stroke="#c9c1b1" stroke-width="3.5" stroke-dasharray="6 2"/><circle cx="${x}" cy="${y}" r="${r - 6}" fill="#2e6d8a"/><path d="M${x - r - 3} ${y}h${2 * r + 6}" stroke="#6a4020" stroke-width="3.5"/><path d="M${x - 3} ${y - 4}h6v6h-6z" fill="#a3682f" stroke="${INK}" stroke-width=".8"/>`,
  fountain: (x: number, y: number, r = 22) => shaded(`<circle cx="${x}" cy="${y}" r="${r}" fill="#a79f90" stroke="#4b453b" stroke-width="1.5"/>`) + `<circle cx="${x}" cy="${y}" r="${r - 4}" fill="#6cb6d2" stroke="#2e6d8a"/><circle cx="${x}" cy="${y}" r="${r * 0.36}" fill="#cfc6b4" stroke="#6f6555"/><circle cx="${x}" cy="${y}" r="${r * 0.16}" fill="#e8f8ff"/><g stroke="#e8f8ff" stroke-width="1.5" fill="none" stroke-linecap="round">${[0, 60, 120, 180, 240, 300].map((a) => `<path d="M${x + r * 0.45 * Math.cos((a * Math.PI) / 180)} ${y + r * 0.45 * Math.sin((a * Math.PI) / 180)}L${x + r * 0.66 * Math.cos((a * Math.PI) / 180)} ${y + r * 0.66 * Math.sin((a * Math.PI) / 180)}"/>`).join("")}</g>`,
  hay: (x: number, y: number) => `<rect x="${x - 10}" y="${y - 7}" width="20" height="14" rx="2" fill="#dcb955" stroke="#8a6a1e"/><path d="M${x - 8} ${y - 3}h16M${x - 8} ${y + 2}h16M${x - 4} ${y - 7}v14M${x + 5} ${y - 7}v14" stroke="#b5913a" stroke-width="1"/>`,
  kennel: (x: number, y: number, r = 0) => at(x, y, r, shaded(`<path d="M-11-11h22v22h-22z" fill="#b3402f" stroke="${INK}"/>`) + `<path d="M0-11v22M-11-11h22M-11-5h22M-11 1h22M-11 7h22" stroke="#7a241a" stroke-width="1"/><path d="M0-12v24" stroke="#e08a6a" stroke-width="2.4"/>`),
  bowl: (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="5" fill="#8d8577" stroke="${INK}"/><circle cx="${x}" cy="${y}" r="3" fill="#5aa6c4"/>`,
  rack: (x: number, y: number, r = 0) => at(x, y, r, shaded(`<rect x="-19" y="-3" width="38" height="6" fill="#6a4020" stroke="${INK}"/>`) + [-14, -7, 0, 7, 14].map((i) => `<path d="M${i}-9v17M${i - 3} 5h6" stroke="#dfe5ea" stroke-width="2.2" stroke-linecap="round"/><path d="M${i} 5v5" stroke="#6a4020" stroke-width="2.4"/>`).join("")),
  pew: (x: number, y: number, w = 26) => shaded(`<rect x="${x - w / 2}" y="${y - 3}" width="${w}" height="6" rx="1" fill="#8a5a2c" stroke="${INK}" stroke-width=".9"/>`),
  altar: (x: number, y: number) => shaded(`<rect x="${x - 15}" y="${y - 7}" width="30" height="14" rx="1.5" fill="#efe6d2" stroke="#7d7363"/>`) + `<path d="M${x - 15} ${y - 2}h30v5h-30z" fill="#c79a2b"/><path d="M${x - 1.3} ${y - 6}h2.6v12h-2.6zM${x - 4} ${y - 3}h8v2.4h-8z" fill="#fff8e0"/><circle cx="${x - 11}" cy="${y - 3}" r="1.7" fill="#ffb347"/><circle cx="${x + 11}" cy="${y - 3}" r="1.7" fill="#ffb347"/>`,
  sofa: (x: number, y: number, r = 0, c = "#8c2f55") => at(x, y, r, shaded(`<rect x="-16" y="-8" width="32" height="16" rx="5" fill="${c}" stroke="${INK}"/>`) + `<rect x="-11" y="-3" width="22" height="11" rx="3" fill="#d06a95"/><path d="M0-3v11" stroke="${INK}" stroke-opacity=".4"/>`),
  candle: (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="6.5" fill="#ffd866" opacity=".4"/><circle cx="${x}" cy="${y}" r="2.6" fill="#fff3c4" stroke="#a87400" stroke-width=".8"/>`,
  frame: (x: number, y: number, r = 0, c = "#5a8a8c") => at(x, y, r, `<rect x="-9" y="-3.5" width="18" height="7" fill="#c79a2b" stroke="${INK}" stroke-width=".8"/><rect x="-7" y="-2" width="14" height="4" fill="${c}"/>`),
};
