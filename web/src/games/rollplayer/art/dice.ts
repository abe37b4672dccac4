// The look of dice: the dye of each colour, a sign for it (colour is never the only cue), and the pips.

export interface Dye {
  /** Highlight, face, side, foot, edge. */
  light: string;
  face: string;
  side: string;
  foot: string;
  edge: string;
  pip: string;
  sign: string;
}

export type Colour = "green" | "blue" | "red" | "purple" | "black" | "white" | "gold";

export const DYES: Record<Colour, Dye> = {
  green: {
    light: "#7fdc9c",
    face: "#2f9c58",
    side: "#1e7a41",
    foot: "#0d4a25",
    edge: "#0a3a1c",
    pip: "#fffaf0",
    sign: "#e9ffef",
  },
  blue: {
    light: "#86bcff",
    face: "#2f6fd3",
    side: "#1f51a8",
    foot: "#10306e",
    edge: "#0a2353",
    pip: "#fffaf0",
    sign: "#e6f0ff",
  },
  red: {
    light: "#ff9a8a",
    face: "#d2382f",
    side: "#a92420",
    foot: "#6d1211",
    edge: "#560c0b",
    pip: "#fffaf0",
    sign: "#ffe9e5",
  },
  purple: {
    light: "#cf9cf2",
    face: "#8b48bf",
    side: "#6a3099",
    foot: "#431a66",
    edge: "#33104f",
    pip: "#fffaf0",
    sign: "#f5e8ff",
  },
  black: {
    light: "#8b8b98",
    face: "#3d3d47",
    side: "#282830",
    foot: "#101015",
    edge: "#050507",
    pip: "#fffaf0",
    sign: "#f2f2f7",
  },
  white: {
    light: "#ffffff",
    face: "#f6efdf",
    side: "#e2d6bd",
    foot: "#b3a382",
    edge: "#94835f",
    pip: "#33241a",
    sign: "#33241a",
  },
  gold: {
    light: "#fff3b8",
    face: "#eebc3c",
    side: "#d79c2a",
    foot: "#c08a22",
    edge: "#8a5c0c",
    pip: "#3a2100",
    sign: "#2c1900",
  },
};
export const COLOURS = Object.keys(DYES) as Colour[];

/** Leaf, drop, flame, moon, spade, sun, crown; 12 × 12 around the middle. */
export const SIGNS: Record<Colour, string> = {
  green: "M-5.8 5.9-4.3 4.2C-6 .5-3.4-5.600 5.600-5.600 5.900 2.600 1.200 6-3.300 4.700L-4.600 6.200z",
  blue: "M0-6.300C2.600-2.600 4.700-.2 4.700 2A4.700 4.500 0 0 1-4.700 2C-4.700-.2-2.600-2.600 0-6.300z",
  red: "M.5-6.500C1-3.700 4.800-2 4.800 1.900A4.800 4.500 0 0 1-4.800 1.900C-4.800-.2-3.900-1.700-2.700-2.800-2.500-1.500-2-.8-1.200-.6-1.700-2.900-1.100-5 .5-6.500z",
  purple: "M2.400-5.900A6.100 6.100 0 1 0 6 2.800 5 5 0 0 1 2.400-5.900z",
  black:
    "M0-6.400C2.300-3.200 5.700-1.500 5.700 1.600A2.800 2.800 0 0 1 1.100 3.500L2.300 6.200H-2.300L-1.100 3.500A2.800 2.800 0 0 1-5.700 1.600C-5.700-1.500-2.300-3.200 0-6.400z",
  white: sun(),
  gold: "M-5.700 5-6.200-3.600-2.900-.5 0-5.400 2.900-.5 6.200-3.600 5.700 5z",
};

function sun(): string {
  const point = (i: number) => {
    const reach = i % 2 ? 3.1 : 6.2;
    const angle = (i * Math.PI) / 8;
    return `${(reach * Math.sin(angle)).toFixed(2)} ${(-reach * Math.cos(angle)).toFixed(2)}`;
  };
  return `M${Array.from({ length: 16 }, (_, i) => point(i)).join("L")}z`;
}

/** The positions of a face's pips, in steps from the middle. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};
export const FACES = [1, 2, 3, 4, 5, 6];

export const colourOf = (die: string): Colour => die.slice(0, die.indexOf("-")) as Colour;
export const faceOf = (die: string): number => Number(die.slice(die.indexOf("-") + 1));
