/** Letters of five by seven dots, a number for each row from the top: no font has to be there. */
const glyphs: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 14],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  Q: [14, 17, 17, 17, 21, 18, 13],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 27, 17],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
  '0': [14, 17, 19, 21, 25, 17, 14],
  '1': [4, 12, 4, 4, 4, 4, 14],
  '2': [14, 17, 1, 6, 8, 16, 31],
  '3': [14, 17, 1, 6, 1, 17, 14],
  '4': [2, 6, 10, 18, 31, 2, 2],
  '5': [31, 16, 30, 1, 1, 17, 14],
  '6': [14, 16, 16, 30, 17, 17, 14],
  '7': [31, 1, 2, 4, 4, 8, 8],
  '8': [14, 17, 17, 14, 17, 17, 14],
  '9': [14, 17, 17, 15, 1, 1, 14],
  '-': [0, 0, 0, 31, 0, 0, 0],
  '.': [0, 0, 0, 0, 0, 12, 12],
  ':': [0, 12, 12, 0, 12, 12, 0],
  ' ': [0, 0, 0, 0, 0, 0, 0],
};
/** What has no letter here is a box. */
const BOX: readonly number[] = [31, 17, 17, 17, 17, 17, 31];
const WIDE = 5;
const HIGH = 7;
const MARGIN = 8;

export type Mark = { readonly width: number; readonly height: number; readonly data: Uint8Array };

/**
 * A text as pixels with transparency, light with a dark edge so that it is seen on any picture. It is made to be laid
 * side by side: two lines, the second half a text further, so that there are no gaps to cut along.
 */
export function drawMark(text: string, dot: number): Mark {
  const letters = [...text.toUpperCase()].map((letter) => glyphs[letter] ?? BOX);
  const across = letters.length * (WIDE + 1) + 2 * MARGIN;
  const lineHigh = HIGH + 2 * MARGIN;
  const width = across * dot;
  const height = 2 * lineHigh * dot;
  const data = new Uint8Array(width * height * 4);
  const fill = (left: number, top: number, grey: number, opacity: number): void => {
    for (let y = top; y < top + dot; y++) {
      for (let x = left; x < left + dot; x++) data.set([grey, grey, grey, opacity], (y * width + (x % width)) * 4);
    }
  };
  const edge = Math.ceil(dot / 2);
  for (const [offset, grey, opacity] of [
    [edge, 0, 90],
    [0, 255, 120],
  ] as const) {
    for (const line of [0, 1]) {
      for (const [place, rows] of letters.entries()) {
        for (const [y, row] of rows.entries()) {
          for (let x = 0; x < WIDE; x++) {
            if (((row >> (WIDE - 1 - x)) & 1) === 0) continue;
            const column = (place * (WIDE + 1) + x + line * Math.floor(across / 2)) % across;
            fill(column * dot + offset, (line * lineHigh + MARGIN + y) * dot + offset, grey, opacity);
          }
        }
      }
    }
  }
  return { width, height, data };
}
