// A tent of a seat, 50 × 60 with its foot at the origin: its florins, what would come on top, the flag of the leader,
// at its side so that it hides no florins of the tent behind.

import { mark } from "../../../lib/seats";
import { icon, seatAt } from "./signs";

const ROOF = "M25 6C20 16 10 22 2 25v9c3 3 6 3 8.5 0 2.5 3 6 3 8.5 0 2.5 3 9.5 3 12 0 2.5 3 6 3 8.5 0 2.5 3 5.5 3 8.5 0v-9C40 22 30 16 25 6z";

export interface Pitched {
  seat: number;
  florins: number;
  /** What the viewer is about to add. */
  plus?: number;
  leads?: boolean;
  /** Would lose the lead. */
  loses?: boolean;
  coins: number;
}

export function tent({ seat, florins, plus = 0, leads = false, loses = false, coins }: Pitched): string {
  const { colour } = mark(seat);
  const cloth = `<path d="M8 30h34v24H8z" fill="#4a3020"/><path d="M8 30c4 8 5 16 3 24H8zM42 30c-4 8-5 16-3 24h3z" fill="${colour}" opacity=".9"/><path d="${ROOF}" fill="#fff6e2"/><path d="M25 6C20 16 10 22 2 25v9c3 3 6 3 8.5 0zM25 6 19 34c-2.5 3-6 3-8.5 0zM25 6l6 28c2.5 3 6 3 8.5 0zM25 6c5 10 15 16 23 19v9c-3 3-6 3-8.5 0z" fill="${colour}"/><path d="${ROOF}" fill="none" stroke="#2a1b10" stroke-width="1.4" stroke-linejoin="round"/>`;
  const flag = leads || loses
    ? `<g ${loses ? 'opacity=".35"' : ""}><path d="M44 27V-5" stroke="#2a1b10" stroke-width="2.2"/><path d="M45-5h16l-4 5.5 4 5.5H45z" fill="${loses ? "#b9a98a" : "#f5c542"}" stroke="#2a1b10" stroke-width="1.4" stroke-linejoin="round"/>${loses ? "" : icon("queen-crown", 46, -4.5, 9.5, "#4a2d00")}</g><circle cx="25" cy="5" r="2.4" fill="#2a1b10"/>`
    : `<circle cx="25" cy="5" r="2.4" fill="#2a1b10"/>`;
  const money = florins || plus
    ? `<g transform="translate(25 46) scale(${coins})"><circle r="12.5" fill="url(#gd-silver)" stroke="${plus ? "#0d5a2b" : "#3d434c"}" stroke-width="${plus ? 2.4 : 1.5}"/><text y="5" text-anchor="middle" font-size="14.5" font-weight="800" fill="${plus ? "#0d4a24" : "#1d222b"}">${florins + plus}</text></g>`
    : "";
  const more = plus
    ? `<g transform="translate(${44 + (coins - 1) * 14} 36) scale(${coins})"><rect x="-12" y="-9" width="25" height="17" rx="8.5" fill="#1f6b3a" stroke="#fff"/><text y="4.4" text-anchor="middle" font-size="12.5" font-weight="800" fill="#fff">+${plus}</text></g>`
    : "";
  return `${leads ? '<ellipse cx="25" cy="36" rx="33" ry="29" fill="url(#gd-lamp)"/>' : ""}<ellipse cx="25" cy="55" rx="20" ry="4.5" fill="#000" opacity=".28"/>${cloth}${flag}${seatAt(seat, 15.5, 14, 19)}${money}${more}`;
}
