// Each seat has a colour, a shape and a letter; colour is never the only difference.

export interface Mark {
  colour: string;
  ink: string;
  shape: string;
  letter: string;
}

// Okabe–Ito; `ink` is the text colour on top.
export const MARKS: Mark[] = [
  { colour: "#e69f00", ink: "#1c1206", shape: "M12 2 22.5 21h-21z", letter: "A" },
  { colour: "#56b4e9", ink: "#06161f", shape: "M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21z", letter: "B" },
  { colour: "#009e73", ink: "#001510", shape: "M3 3h18v18H3z", letter: "C" },
  { colour: "#cc79a7", ink: "#1f0614", shape: "M12 1 23 12 12 23 1 12z", letter: "D" },
  { colour: "#f0e442", ink: "#1f1c02", shape: "M12 1 22.5 8.7 18.5 21.5h-13L1.5 8.7z", letter: "E" },
  { colour: "#d55e00", ink: "#190b00", shape: "M6.5 2h11L23 12l-5.500 10h-11L1 12z", letter: "F" },
  { colour: "#0072b2", ink: "#ffffff", shape: "M8 1.500h8V8h6.500v8H16v6.500H8V16H1.500V8H8z", letter: "G" },
];

const RIVAL: Mark = {
  colour: "#6b5b8a",
  ink: "#ffffff",
  shape: "M12 1c6 0 9 5 9 11v10l-5-3-4 3.500L8 19l-5 3V12C3 6 6 1 12 1z",
  letter: "J",
};

export function mark(seat: number): Mark {
  return seat < 0 ? RIVAL : MARKS[seat % MARKS.length];
}
