// Hair, beards and headgear of the portraits, on a field of 100 × 104, lit from the left.

export const SHADE = "#1a0d05";

/** Hair behind and in front of the head. */
export const HAIR: Record<string, [string, string]> = {
  short: ["", "M33.5 44c-2-15 5-23.5 16.5-23.5S68.5 29 66.5 44c-2-7-4-10-7-12-6 2-13 1-17-1-5 3-7 7-9 13z"],
  long: [
    "M31 42c-2-17 7-24 19-24s21 7 19 24c0 14 5 24 8 34H23c3-10 8-20 8-34z",
    "M34 43c-1-13 6-21 16-21s17 8 16 21c-2-8-7-12-14-14-4 6-12 8-18 14z",
  ],
  braids: [
    "M33 40c-2-15 6-22 17-22s19 7 17 22l3 18c-2 12-4 20-8 26-3-8-2-16-1-24H39c1 8 2 16-1 24-4-6-6-14-8-26z",
    "M34 43c-1-13 6-21 16-21s17 8 16 21c-3-8-8-12-16-14-8 2-13 6-16 14z",
  ],
  bun: [
    "M50 6a8 8 0 1 1 0 16 8 8 0 0 1 0-16z",
    "M33.5 44c-2-15 5-24 16.5-24S68.5 29 66.5 44c-2-8-8-13-16.5-14-8.5 1-14.5 6-16.5 14z",
  ],
  curls: [
    "M29 44c-4-6 0-12 3-14 0-6 6-11 11-11 5-3 12-2 15 1 6 0 11 6 10 12 4 3 5 9 2 13 2 5-1 10-5 11H34c-5-2-7-7-5-12z",
    "M34 41c2-10 8-17 16-17s14 7 16 17c-4-3-6-6-7-9-4 2-8 2-10 0-3 3-8 3-10 1-1 4-3 6-5 8z",
  ],
  tonsure: ["", "M33.5 46c-1.5-9 0-15 3-19-1 6 0 9 1.5 12zM66.5 46c1.5-9 0-15-3-19 1 6 0 9-1.5 12z"],
  none: ["", ""],
};

export const BEARD: Record<string, string> = {
  stubble: "M36 48c2 10 7 16 14 16s12-6 14-16c-3 4-5 5-7 5-4-1.5-10-1.5-14 0-2 0-4-1-7-5z",
  short: "M34.5 44c-1 15 6 24 15.5 24s16.5-9 15.5-24c-2 6-5 8.5-8 8.5-4-2-11-2-15 0-3 0-6-2.5-8-8.5z",
  long: "M34 44c-4 20 4 44 16 50 12-6 20-30 16-50-2 6-5 8.5-8.5 8.5-4-2-11-2-15 0-3.5 0-6.5-2.5-8.5-8.5z",
  braided:
    "M34 44c-3 14 0 24 6 28l1 20 5 4 4-6 4 6 5-4 1-20c6-4 9-14 6-28-2 6-5 8.5-8.5 8.5-4-2-11-2-15 0-3.5 0-6.5-2.5-8.5-8.5z",
  tache: "M40.5 55c2-4 6-5 9.5-3 3.5-2 7.5-1 9.5 3-3 1.5-6.5 1-9.5-1-3 2-6.5 2.5-9.5 1z",
  goatee: "M45 59.5c3-1.6 7-1.6 10 0 .3 5-2 9.5-5 11.5-3-2-5.3-6.5-5-11.5z",
};

type Hat = (a: string, b: string) => [string, string];

/** Headgear behind and in front of the head; a and b are its colours. */
export const HAT: Record<string, Hat> = {
  none: () => ["", ""],
  crown: (a, b) => [
    "",
    `<path d="M33 31l-2-18 9 8 10-13 10 13 9-8-2 18c-10 4-24 4-34 0z" fill="${a}" stroke="${SHADE}" stroke-width="1.2"/><path d="M33 31c10 4 24 4 34 0l-.5-4c-10 4-23 4-33 0z" fill="${b}"/><g fill="#c0392b"><circle cx="50" cy="20" r="2.2"/><circle cx="41" cy="23" r="1.5"/><circle cx="59" cy="23" r="1.5"/></g>`,
  ],
  tiara: (a, b) => [
    "",
    `<path d="M35 31c2-5 6-6 8-5l2-4 3 3 2-8 2 8 3-3 2 4c2-1 6 0 8 5-10-4-20-4-30 0z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><circle cx="50" cy="24" r="2.3" fill="${b}"/>`,
  ],
  coronet: (a, b) => [
    "",
    `<path d="M33.5 30l1-9c10-4 21-4 31 0l1 9c-11-5-22-5-33 0z" fill="${a}" stroke="${SHADE}" stroke-width="1.1"/><g fill="${b}"><circle cx="38" cy="20" r="2.3"/><circle cx="50" cy="17.5" r="2.6"/><circle cx="62" cy="20" r="2.3"/></g>`,
  ],
  hood: (a, b) => [
    `<path d="M50 8c18 0 25 16 25 34 0 16 6 26 10 36H15c4-10 10-20 10-36C25 24 32 8 50 8z" fill="${b}"/>`,
    `<path d="M50 9c17 0 24 14 24 31 0 14-4 24-11 32 3-9 4-18 3-29-1-12-7-19-16-19s-15 7-16 19c-1 11 0 20 3 29-7-8-11-18-11-32 0-17 7-31 24-31z" fill="${a}"/><path d="M66 43c1 11 0 20-3 29 7-8 11-18 11-32 0-17-7-31-24-31 12 4 15 22 16 34z" fill="${SHADE}" opacity=".25"/>`,
  ],
  deep: (a, b) => [
    `<path d="M50 4c20 0 27 18 27 38 0 18 8 26 12 36H11c4-10 12-18 12-36C23 22 30 4 50 4z" fill="${b}"/>`,
    `<path d="M50 5c19 0 26 16 26 36 0 14-6 26-14 34 4-9 5-18 4-27-8-8-24-8-32 0-1 9 0 18 4 27-8-8-14-20-14-34C24 21 31 5 50 5z" fill="${a}"/><path d="M34 48c8-8 24-8 32 0 .3-9-3-21-16-21S33.7 39 34 48z" fill="${SHADE}" opacity=".55"/>`,
  ],
  wizard: (a, b) => [
    "",
    `<path d="M20 33c9-4 13-5 16-6 2-12 6-22 20-27-1 4 5 6 8 5-6 5-4 14 0 22 3 1 8 2 16 6-8 5-52 5-60 0z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M35 29c10 4 20 4 30 0l-1-5c-9 4-19 4-28 0z" fill="${b}"/><path d="M55 9l1.2 2.6 2.800.2-2.2 1.800.8 2.8-2.6-1.5-2.4 1.500.7-2.8-2.2-1.8 2.8-.2z" fill="${b}"/>`,
  ],
  pointy: (a, b) => [
    "",
    `<path d="M26 32c8-3 10-4 11-5 1-10 6-20 14-25 1 9 8 16 12 25 1 1 4 2 11 5-8 5-40 5-48 0z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M37 28c9 3 17 3 26 0l-1-4c-8 3-16 3-24 0z" fill="${b}"/>`,
  ],
  mitre: (a, b) => [
    "",
    `<path d="M34 32C32 18 40 6 50 1c10 5 18 17 16 31-10-4-22-4-32 0z" fill="${a}" stroke="${SHADE}" stroke-width="1.1"/><path d="M34 32c10-4 22-4 32 0l-.2-5c-10-4-21-4-31.6 0z" fill="${b}"/><path d="M48.3 6h3.4v7h5v3.4h-5V25h-3.4v-8.6h-5V13h5z" fill="${b}"/>`,
  ],
  nasal: (a, b) => [
    "",
    `<path d="M33 40C31 22 39 13 50 10c11 3 19 12 17 30-3-3-7-5-12-5.5l-2.3 16h-5.4L45 34.5c-5 .5-9 2.5-12 5.5z" fill="${a}" stroke="${SHADE}" stroke-width="1.2"/><path d="M50 10c11 3 19 12 17 30-3-3-7-5-12-5.5C57 26 55 16 50 10z" fill="${SHADE}" opacity=".22"/><path d="M33.5 33c11-4 22-4 33 0l.4 4c-11-4-23-4-33.8 0z" fill="${b}"/>`,
  ],
  plume: (a, b) => [
    `<path d="M48 16C44 2 60-4 72 4c-8 0-10 4-6 10 8-2 12 4 10 14-6-8-14-8-24-8z" fill="${b}"/>`,
    `<path d="M32.5 42C30 23 39 14 50 14s20 9 17.5 28c-1-5-4-8-7.5-9H40c-3.5 1-6.5 4-7.5 9z" fill="${a}" stroke="${SHADE}" stroke-width="1.2"/><path d="M50 14c11 0 20 9 17.5 28-1-5-4-8-7.5-9 0-8-4-15-10-19z" fill="${SHADE}" opacity=".2"/><path d="M36 30h28v4H36z" fill="#e9c25a" stroke="${SHADE}" stroke-width=".8"/>`,
  ],
  winged: (a, b) => [
    `<path d="M34 30C24 26 16 16 18 2c8 4 16 8 19 18zM66 30c10-4 18-14 16-28-8 4-16 8-19 18z" fill="${b}" stroke="${SHADE}" stroke-width="1"/>`,
    `<path d="M33 40C31 24 39 16 50 14c11 2 19 10 17 26-4-5-10-8-17-8s-13 3-17 8z" fill="${a}" stroke="${SHADE}" stroke-width="1.2"/><path d="M48 14h4v18h-4z" fill="#e9c25a"/>`,
  ],
  horned: (a, b) => [
    `<path d="M33 30C22 30 14 20 16 6c4 8 12 12 20 14zM67 30c11 0 19-10 17-24-4 8-12 12-20 14z" fill="${b}" stroke="${SHADE}" stroke-width="1"/>`,
    `<path d="M33 39C31 22 39 15 50 14c11 1 19 8 17 25-10-6-24-6-34 0z" fill="${a}" stroke="${SHADE}" stroke-width="1.2"/><path d="M33 36c11-5 23-5 34 0v4c-11-5-23-5-34 0z" fill="#c9a24b" stroke="${SHADE}" stroke-width=".8"/>`,
  ],
  executioner: (a) => [
    "",
    `<path d="M50 6c13 6 19 18 18 34 0 14 2 22 6 30-8 6-40 6-48 0 4-8 6-16 6-30C31 24 37 12 50 6z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M39 43c2-3 7-3 9 0-2 3-7 3-9 0zM52 43c2-3 7-3 9 0-2 3-7 3-9 0z" fill="#f4d7b5"/><circle cx="44" cy="43" r="1.5" fill="#200"/><circle cx="56.5" cy="43" r="1.5" fill="#200"/>`,
  ],
  toque: (a, b) => [
    "",
    `<path d="M35 32V22c-8-2-8-14 2-15C39 0 48-1 51 3c4-4 14-2 14 5 9 2 8 13 0 14v10c-9-3-21-3-30 0z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M35 32c9-3 21-3 30 0v-6c-9-3-21-3-30 0z" fill="${b}"/>`,
  ],
  beret: (a, b) => [
    `<path d="M60 20C66 4 78 0 88 4c-8 2-14 8-18 20z" fill="${b}"/>`,
    `<path d="M31 32c-5-12 6-20 20-20s22 8 18 19c-12-5-26-5-38 1z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M33 32c11-5 24-5 34-1l.4 3c-11-4-23-4-34 1z" fill="${SHADE}" opacity=".35"/>`,
  ],
  cap: (a, b) => [
    "",
    `<path d="M33 34c-2-14 6-21 17-21s19 7 17 21c-11-5-23-5-34 0z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M32 35c11-6 25-6 36 0l1-4c-12-6-26-6-38 0z" fill="${b}"/>`,
  ],
  headcloth: (a, b) => [
    "",
    `<path d="M33 35c-2-14 6-22 17-22s19 8 17 22c-4-5-10-7-17-7s-13 2-17 7z" fill="${a}"/><path d="M66 32c6 0 9 4 8 9 4 0 6 3 5 7-6 0-10-3-12-8z" fill="${b}"/>`,
  ],
  mask: (a) => [
    "",
    `<path d="M34.5 39c5-2 10-2 15.5 0 5.5-2 10.5-2 15.5 0 .5 6-2 9-6.5 9-4 0-6-2-9-5-3 3-5 5-9 5-4.5 0-7-3-6.5-9z" fill="${a}"/><circle cx="44" cy="43" r="1.9" fill="#fff3dc"/><circle cx="56" cy="43" r="1.9" fill="#fff3dc"/>`,
  ],
  veil: (a, b) => [
    `<path d="M50 13c17 0 22 14 22 30 0 16 4 26 8 34H20c4-8 8-18 8-34 0-16 5-30 22-30z" fill="${a}"/>`,
    `<path d="M33.5 44c-1-14 6-22 16.5-22s17.5 8 16.5 22c-3-10-8-14-16.5-14s-13.5 4-16.5 14z" fill="${b}"/>`,
  ],
  antlers: (a, b) => [
    `<g fill="none" stroke="${a}" stroke-width="3.4" stroke-linecap="round"><path d="M41 24C32 18 28 10 30 0M33 12c-6-1-10-4-11-9M37 19c-6 1-11 0-14-4M59 24c9-6 13-14 11-24M67 12c6-1 10-4 11-9M63 19c6 1 11 0 14-4"/></g>`,
    `<g fill="${b}"><path d="M34 31c4-6 10-7 16-4 6-3 12-2 16 4-5 1-9 0-12-2-2 2-6 2-8 0-3 2-7 3-12 2z"/></g>`,
  ],
  wrap: (a, b) => [
    "",
    `<path d="M32 35c-3-15 7-23 18-23s21 8 18 23c-11-6-25-6-36 0z" fill="${a}"/><path d="M33 29c12-6 24-6 35 2M35 22c10-5 20-5 30 1" fill="none" stroke="${b}" stroke-width="2.2"/><circle cx="50" cy="18" r="3" fill="#d8423a"/>`,
  ],
  tall: (a, b) => [
    "",
    `<path d="M27 32c10-4 36-4 46 0-4 4-42 4-46 0z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M37 31l2-22c7-3 15-3 22 0l2 22c-8-2-18-2-26 0z" fill="${a}" stroke="${SHADE}" stroke-width="1"/><path d="M37.4 27c8-2 17-2 25.2 0l.4 4c-8-2-18-2-26 0z" fill="${b}"/>`,
  ],
  goggles: (a, b) => [
    "",
    `<path d="M33 34c10-4 24-4 34 0l-.5-4c-10-4-23-4-33 0z" fill="${a}"/><g fill="${b}" stroke="${SHADE}" stroke-width="1.3"><circle cx="42" cy="30" r="6"/><circle cx="58" cy="30" r="6"/></g><path d="M39 28l3-2M55 28l3-2" stroke="#fff" stroke-width="1.5" stroke-linecap="round"/>`,
  ],
};
