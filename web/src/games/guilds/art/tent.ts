// A seat's tent, 50 × 60 with its foot at the origin: its florins, those about to be added, and the leader's flag. The
// flag is at the side, where it doesn't hide florins of the tent behind.

import { mark } from "../../../lib/seats";
import { asImage, type Box } from "../../../lib/svgImage";
import { icon, seatAt } from "./signs";

/** Including the glow around it, its flag and its coins. */
const AROUND: Box = [-16, -16, 96, 92];
const ROOF =
  "M25 6C20 16 10 22 2 25v9c3 3 6 3 8.5 0 2.5 3 6 3 8.5 0 2.5 3 9.5 3 12 0 2.5 3 6 3 8.5 0 2.5 3 5.5 3 8.5 0v-9C40 22 30 16 25 6z";

export interface Pitched {
  seat: number;
  florins: number;
  /** The amount that the viewer is about to add. */
  plus?: number;
  leads?: boolean;
  /** Would lose the lead. */
  loses?: boolean;
  coins: number;
}

const known = new Map<string, string>();

/** Caches tents: every change of the auction redraws them all, although few of them differ. */
export function tent({ seat, florins, plus = 0, leads = false, loses = false, coins }: Pitched): string {
  const look = [seat, florins, plus, leads, loses, coins].join();
  const found = known.get(look) ?? drawnTent({ seat, florins, plus, leads, loses, coins });
  if (found.startsWith("<image")) known.set(look, found); // otherwise its icons haven't loaded yet
  return found;
}

function drawnTent({ seat, florins, plus, leads, loses, coins }: Required<Pitched>): string {
  const { colour } = mark(seat);
  const cloth = `<path d="M8 30h34v24H8z" fill="#4a3020"/><path d="M8 30c4 8 5 16 3 24H8zM42 30c-4 8-5 16-3 24h3z" fill="${colour}" opacity=".9"/><path d="${ROOF}" fill="#fff6e2"/><path d="M25 6C20 16 10 22 2 25v9c3 3 6 3 8.5 0zM25 6 19 34c-2.5 3-6 3-8.5 0zM25 6l6 28c2.5 3 6 3 8.5 0zM25 6c5 10 15 16 23 19v9c-3 3-6 3-8.5 0z" fill="${colour}"/><path d="${ROOF}" fill="none" stroke="#2a1b10" stroke-width="1.4" stroke-linejoin="round"/>`;
  const flag =
    leads || loses
      ? `<g ${loses ? 'opacity=".35"' : ""}><path d="M44 27V-5" stroke="#2a1b10" stroke-width="2.2"/><path d="M45-5h16l-4 5.5 4 5.5H45z" fill="${loses ? "#b9a98a" : "#f5c542"}" stroke="#2a1b10" stroke-width="1.4" stroke-linejoin="round"/>${loses ? "" : icon("queen-crown", 46, -4.5, 9.5, "#4a2d00")}</g><circle cx="25" cy="5" r="2.4" fill="#2a1b10"/>`
      : `<circle cx="25" cy="5" r="2.4" fill="#2a1b10"/>`;
  const money =
    florins || plus
      ? `${leads ? `<circle cx="25" cy="46" r="${15.2 * coins}" fill="#f5c542" stroke="#2a1b10" stroke-width="1.2"/>` : ""}<circle cx="25" cy="46" r="${12.5 * coins}" fill="url(#gd-silver)" stroke="${plus ? "#0d5a2b" : "#3d434c"}" stroke-width="${(plus ? 2.4 : 1.5) * coins}"/>`
      : "";
  const x = 44 + (coins - 1) * 14;
  const more = plus
    ? `<rect x="${x - 12 * coins}" y="${36 - 9 * coins}" width="${25 * coins}" height="${17 * coins}" rx="${8.5 * coins}" fill="#1f6b3a" stroke="#fff" stroke-width="${coins}"/>`
    : "";
  const word = (at: number, below: number, size: number, ink: string, said: string) =>
    `<text x="${at}" y="${below}" text-anchor="middle" font-size="${size * coins}" font-weight="800" fill="${ink}">${said}</text>`;
  const sum = money && word(25, 46 + 5 * coins, 14.5, plus ? "#0d4a24" : "#1d222b", String(florins + plus));
  const added = more && word(x, 36 + 4.4 * coins, 12.5, "#fff", `+${plus}`);
  const drawing = `${leads ? '<ellipse cx="25" cy="36" rx="33" ry="29" fill="url(#gd-lamp)"/>' : ""}<ellipse cx="25" cy="55" rx="20" ry="4.5" fill="#000" opacity=".28"/>${cloth}${flag}${seatAt(seat, 15.5, 14, 19)}${money}${more}`;
  return asImage(drawing, AROUND) + sum + added; // numbers change more often than the tent below them
}

/** All variants of a seat's tent on a large screen. Only the viewer's own gets florins on top. */
export function pitches(seat: number, own: boolean): (() => string)[] {
  const looks = [{ florins: 0 }, { florins: 1 }, { florins: 1, leads: true }, { florins: 1, loses: true }];
  const plans = own ? [{ florins: 1, plus: 1, leads: true }] : [];
  return [...looks, ...plans].map((look) => () => tent({ seat, coins: 1, ...look }));
}
