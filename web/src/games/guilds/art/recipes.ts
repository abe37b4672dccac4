// The furniture of each room, before rotation. Rooms without their own recipe use that of their type.

import { F, shaded } from "./furniture";
import { icon } from "./signs";

const RECIPE: Record<string, () => string> = {
  empty: () => F.barrel(24, 26) + F.barrel(38, 22, 6.5) + F.counter(62, 18, 20, 14),
  garden: () =>
    F.bedOfFlowers(16, 18, 24, 22) +
    F.tree(73, 27, 13) +
    F.bush(26, 73, 9) +
    F.bush(38, 80, 6) +
    F.bedOfFlowers(62, 62, 22, 22) +
    F.bloom(50, 46, "#fff") +
    F.bloom(47, 56, "#eb3"),
  "dining-room": () => F.rug(18, 24, 64, 52, "#822", "#db5") + F.seats(50, 50, 46, 22) + F.table(50, 50, 46, 22),
  bedroom: () =>
    F.rug(30, 44, 40, 36, "#358", "#db8") + F.bed(28, 32, 0, "#47a") + F.bed(72, 32, 0, "#47a") + F.chest(50, 66),
  kitchen: () =>
    F.hearth(50, 19) +
    F.counter(17, 34, 13, 36) +
    F.barrel(78, 30) +
    F.barrel(80, 47, 6.5) +
    F.table(56, 66, 34, 18, 0) +
    F.pot(48, 64, 5.5) +
    F.sack(80, 76),
  luxury: () =>
    F.oval(50, 50, 30, 26, "#627", "#db5") + F.statue(24, 24) + F.statue(76, 24) + F.candle(24, 76) + F.candle(76, 76),
  courtyard: () => F.well(50, 50, 15) + F.bush(22, 22, 7) + F.bush(78, 22, 7) + F.bush(22, 78, 7) + F.bush(78, 78, 7),
  // small rooms with their own recipe
  armoury: () =>
    F.rack(50, 22) +
    F.rack(22, 62, 90) +
    shaded('<circle cx="70" cy="66" r="12" fill="#a32" stroke="#321"/>') +
    '<circle cx="70" cy="66" r="8" fill="none" stroke="#db5" stroke-width="2"/><circle cx="70" cy="66" r="3" fill="#db5"/>',
  library: () =>
    F.shelf(15, 17, 22, 9) +
    F.shelf(64, 17, 22, 9) +
    F.shelf(15, 34, 9, 38, 1) +
    F.shelf(77, 34, 9, 38, 1) +
    F.rug(34, 36, 32, 34, "#358", "#db8") +
    F.counter(40, 44, 20, 13) +
    '<path d="M44 47h6v6h-6zM51 46h6v7h-6z" fill="#ffe" stroke="#875" stroke-width=".7"/>' +
    F.chair(50, 63, 180),
  chapel: () =>
    F.rug(43, 28, 14, 58, "#a22", "#db5") +
    F.altar(50, 24) +
    F.pew(28, 46) +
    F.pew(72, 46) +
    F.pew(28, 60) +
    F.pew(72, 60) +
    F.pew(28, 74) +
    F.pew(72, 74) +
    F.candle(22, 24) +
    F.candle(78, 24),
  hideout: () =>
    F.bed(27, 32, 0, "#556") + F.chest(72, 28, 10) + F.table(66, 62, 26, 16, 0) + F.barrel(26, 72) + F.candle(52, 40),
  salon: () =>
    F.rug(22, 26, 56, 46, "#736", "#db5") +
    F.sofa(50, 24) +
    F.sofa(25, 52, 270) +
    F.sofa(75, 52, 90) +
    '<ellipse cx="50" cy="54" rx="12" ry="9" fill="#963" stroke="#321"/>' +
    F.plate(46, 54) +
    F.plate(55, 53),
  workshop: () =>
    F.counter(17, 17, 40, 14) +
    '<path d="M22 21l14 6M40 22h12" stroke="#dde" stroke-width="2.4"/>' +
    F.barrel(76, 26) +
    F.counter(64, 56, 20, 26) +
    F.pot(30, 66, 8),
  stable: () =>
    F.hay(26, 26) +
    F.hay(48, 24) +
    F.hay(26, 42) +
    '<path d="M62 16v30M62 46h22" stroke="#642" stroke-width="4"/>' +
    F.bowl(74, 28) +
    F.barrel(74, 74) +
    F.hay(30, 76),
  barracks: () => F.bed(25, 30, 0, "#a32") + F.bed(50, 30, 0, "#a32") + F.bed(75, 30, 0, "#a32") + F.rack(50, 70),
  "stargazers-chamber": () =>
    F.oval(54, 56, 26, 22, "#237", "#db5") +
    icon("star-swirl", 40, 42, 28, "#fea") +
    F.bed(24, 30, 0, "#44a") +
    F.shelf(50, 16, 34, 9),
  "monks-cells": () =>
    '<path d="M50 14v40M14 50h24M62 50h24" stroke="#654" stroke-width="4"/>' +
    F.bed(28, 30, 0, "#864") +
    F.bed(72, 30, 0, "#864") +
    F.bed(28, 70, 180, "#864") +
    F.bed(72, 70, 180, "#864"),
  "thieves-den": () =>
    F.rug(32, 34, 40, 34, "#344", "#aab") +
    F.table(52, 50, 26, 18, 0) +
    F.gold(48, 47) +
    F.bed(23, 32, 0, "#455") +
    F.chest(76, 28, -12) +
    F.barrel(76, 74),
  "guest-suite": () =>
    F.rug(34, 40, 46, 42, "#738", "#db5") +
    F.bed(30, 32, 0, "#738") +
    F.sofa(68, 26) +
    F.table(62, 62, 22, 16, 0) +
    F.candle(80, 60),
  "journeymens-loft": () =>
    F.bed(26, 30, 0, "#a63") + F.bed(52, 30, 0, "#a63") + F.counter(70, 18, 15, 34) + F.sack(28, 74) + F.sack(44, 78),
  kennel: () =>
    F.kennel(28, 28) +
    F.kennel(56, 26) +
    F.bowl(32, 52) +
    F.bowl(58, 48) +
    F.hay(74, 72) +
    icon("paw", 36, 62, 20, "#753", 'opacity=".5"'),
  bath: () =>
    shaded('<rect x="20" y="24" width="60" height="46" rx="12" fill="#ccb" stroke="#776" stroke-width="1.5"/>') +
    '<rect x="26" y="30" width="48" height="34" rx="9" fill="#6ac" stroke="#368"/><path d="M34 42q5-4 10 0M50 52q5-4 10 0M40 56q4-3 8 0M58 40q4-3 8 0" fill="none" stroke="#eff" stroke-width="1.8" stroke-linecap="round"/>' +
    F.column(18, 18, 5) +
    F.column(82, 18, 5) +
    F.column(18, 80, 5) +
    F.column(82, 80, 5),
  "trophy-room": () =>
    F.oval(50, 54, 26, 22, "#732", "#db5") +
    F.statue(24, 25) +
    F.statue(50, 20) +
    F.statue(76, 25) +
    icon("crossed-swords", 36, 38, 28, "#edb"),
  "music-room": () =>
    F.oval(50, 56, 28, 22, "#356", "#db5") +
    F.counter(20, 18, 28, 14) +
    F.chair(38, 62) +
    F.chair(52, 66) +
    F.chair(64, 60),
  "small-courtyard": () =>
    F.fountain(50, 50, 18) + F.bush(20, 20, 7) + F.bush(80, 20, 7) + F.bush(20, 80, 7) + F.bush(80, 80, 7),
  stairs: () =>
    Array.from(
      { length: 8 },
      (_, i) =>
        `<rect x="26" y="${18 + i * 8}" width="48" height="8" fill="${i % 2 ? "#cb8" : "#b97"}" stroke="#654" stroke-width=".8" opacity="${0.6 + i * 0.05}"/>`,
    ).join("") +
    '<path d="M50 74V26M43 34l7-8 7 8" fill="none" stroke="#321" stroke-width="2.6"/><path d="M24 16v68M76 16v68" stroke="#531" stroke-width="4"/>',
  vestibule: () => F.rug(26, 30, 48, 44, "#679", "#eda") + F.statue(24, 24) + F.statue(76, 24) + F.candle(50, 22),
  corridor: () =>
    F.rug(40, 10, 20, 80, "#822", "#db5") +
    F.rug(10, 40, 80, 20, "#822", "#db5") +
    F.candle(24, 24) +
    F.candle(76, 76) +
    F.candle(76, 24) +
    F.candle(24, 76),
  gallery: () =>
    F.rug(40, 10, 20, 80, "#358", "#db8") +
    F.rug(10, 40, 80, 20, "#358", "#db8") +
    F.column(24, 24) +
    F.column(76, 76) +
    F.column(76, 24) +
    F.column(24, 76),
  // large rooms, two cells side by side
  "great-garden": () =>
    F.path("M30 50q35-16 70 0t70 0") +
    F.pond(100, 52, 24, 15) +
    F.tree(28, 26, 15) +
    F.tree(172, 74, 15) +
    F.tree(150, 24, 11) +
    F.bedOfFlowers(58, 14, 32, 16) +
    F.bedOfFlowers(110, 72, 32, 16) +
    F.bush(24, 76, 9) +
    F.bush(44, 82, 7) +
    F.bush(178, 24, 8),
  "great-dining-hall": () =>
    F.rug(24, 20, 152, 60, "#822", "#db5") +
    F.seats(100, 50, 112, 26) +
    F.table(100, 50, 118, 26) +
    F.chair(34, 50, 270) +
    F.chair(166, 50, 90) +
    F.candle(60, 50) +
    F.candle(140, 50),
  "great-kitchen": () =>
    F.hearth(50, 19) +
    F.hearth(92, 19) +
    F.counter(124, 15, 58, 13) +
    F.pot(136, 21, 5) +
    F.pot(152, 21, 5) +
    F.table(100, 58, 74, 24, 1) +
    F.counter(15, 36, 13, 40) +
    F.barrel(176, 52) +
    F.barrel(180, 70, 6.5) +
    F.barrel(164, 76) +
    F.sack(40, 78) +
    F.sack(54, 82),
  dormitory: () =>
    F.rug(50, 54, 100, 30, "#358", "#db8") +
    [28, 56, 84, 116, 144, 172].map((x) => F.bed(x, 32, 0, "#47a")).join("") +
    F.chest(76, 70) +
    F.chest(124, 70),
  ballroom: () =>
    F.oval(100, 50, 72, 32, "#eec", "#b81") +
    icon("star-swirl", 78, 28, 44, "#b81") +
    F.column(22, 22) +
    F.column(178, 22) +
    F.column(22, 78) +
    F.column(178, 78) +
    F.candle(60, 20) +
    F.candle(140, 20),
  "picture-gallery": () =>
    F.rug(20, 40, 160, 22, "#627", "#db5") +
    [34, 66, 100, 134, 166].map((x, i) => F.frame(x, 16, 0, ["#588", "#a52", "#462", "#358", "#835"][i])).join("") +
    [50, 100, 150].map((x, i) => F.frame(x, 85, 180, ["#a32", "#358", "#588"][i])).join("") +
    F.pew(66, 70, 22) +
    F.pew(134, 70, 22) +
    F.statue(100, 30),
  "throne-room": () =>
    F.rug(86, 26, 28, 66, "#a22", "#db5") +
    shaded('<rect x="86" y="14" width="28" height="22" rx="4" fill="#c93" stroke="#321" stroke-width="1.3"/>') +
    '<rect x="91" y="20" width="18" height="16" rx="3" fill="#a22"/>' +
    [28, 60, 140, 172].map((x) => F.column(x, 28) + F.column(x, 72)).join("") +
    F.candle(76, 22) +
    F.candle(124, 22),
  treasury: () =>
    F.chest(34, 28) +
    F.chest(62, 26, 8) +
    F.chest(170, 30, -6) +
    F.gold(90, 34) +
    F.gold(104, 42) +
    F.gold(40, 60) +
    F.gold(150, 66) +
    F.gold(164, 58) +
    F.shelf(112, 15, 38, 9) +
    F.counter(70, 62, 44, 14) +
    F.gold(88, 66),
  "great-courtyard": () =>
    F.fountain(100, 50, 24) +
    F.tree(28, 26, 12) +
    F.tree(172, 74, 12) +
    F.bush(28, 76, 8) +
    F.bush(172, 26, 8) +
    F.bush(60, 22, 6) +
    F.bush(140, 78, 6) +
    F.pew(56, 74, 22) +
    F.pew(144, 26, 22),
  "council-hall": () =>
    F.oval(100, 50, 62, 30, "#358", "#db5") +
    shaded('<ellipse cx="100" cy="50" rx="40" ry="16" fill="#963" stroke="#321"/>') +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((a) => F.chair(100 + 52 * Math.cos((a * Math.PI) / 180), 50 + 25 * Math.sin((a * Math.PI) / 180), a + 90))
      .join(""),
};

/** The furniture of a room, found by its id, by the id without its number or side, or by its type. */
export function furniture(id: string, type: string): string {
  const names = [id, id.replace(/-\d$/, ""), id.replace(/^(east|west)-/, ""), type];
  return RECIPE[names.find((name) => RECIPE[name]) ?? "empty"]();
}
