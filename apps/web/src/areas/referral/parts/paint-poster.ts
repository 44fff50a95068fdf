/** What a poster says, in the language that was chosen for it. */
export type PosterWords = {
  readonly headline: string;
  readonly myCode: string;
  readonly look: string;
  readonly check: string;
};

export const posterDesigns = ['rope', 'rule', 'plain'] as const;
export type PosterDesign = (typeof posterDesigns)[number];

/** Width and height in pixels: a story, a print, a square. */
export const posterSizes = ['1080x1738', '1080x1920', '1080x1080'] as const;
export type PosterSize = (typeof posterSizes)[number];
export const sidesOf = (size: PosterSize): readonly [width: number, height: number] => {
  const [width, height] = size.split('x').map(Number);
  return [width!, height!];
};

export type Poster = {
  readonly design: PosterDesign;
  readonly size: PosterSize;
  readonly words: PosterWords;
  /** BCP 47, by which lines are broken. */
  readonly tag: string;
  /** The families that the app writes this language with. */
  readonly font: string;
  readonly code: string;
  readonly host: string;
  /** The drawn QR code of the link. */
  readonly qr: CanvasImageSource;
};

/** Always ink, in both themes: a picture leaves this app. */
const INK = '#0a1013';
const TEXT = '#e9eef0';
const MUTED = '#98a6ab';
const LINE = '#2c383d';
const ACCENT = '#26c9be';
const EDGE = 86;

/** How heavy what is written on a poster is. */
export const posterWeights = [450, 600, 650, 700] as const;

/** Draws a poster; nothing of it is fetched, and nothing that people choose stands on it but the code. */
export function paintPoster(canvas: HTMLCanvasElement, poster: Poster): void {
  const [width, height] = sidesOf(poster.size);
  canvas.width = width;
  canvas.height = height;
  const on = canvas.getContext('2d')!;
  on.fillStyle = INK;
  on.fillRect(0, 0, width, height);
  const isSquare = height <= width;
  logo(on, poster);
  const foot = height - EDGE - 280;
  const quay = isSquare ? 0 : foot - 330;
  const headlineEnd = headline(on, poster, isSquare ? foot - 130 : quay - 340);
  if (poster.design === 'rope' && !isSquare) rope(on, width, quay);
  if (poster.design !== 'plain') scale(on, width, isSquare ? headlineEnd + 40 : quay);
  code(on, poster, width, isSquare ? foot - 40 : quay + 30, isSquare);
  base(on, poster, width, foot);
}

function logo(on: CanvasRenderingContext2D, { font }: Poster): void {
  on.strokeStyle = TEXT;
  on.lineWidth = 9;
  on.beginPath();
  on.arc(EDGE + 34, 126, 29, 0, Math.PI * 2);
  on.moveTo(EDGE + 34, 155);
  on.lineTo(EDGE + 80, 155);
  on.stroke();
  on.fillStyle = TEXT;
  on.font = `650 52px ${font}`;
  on.textBaseline = 'alphabetic';
  on.fillText('Quay', EDGE + 98, 145);
}

/** As large as it fits above `end`, in lines that break where the language breaks. */
function headline(on: CanvasRenderingContext2D, { words, tag, font, size }: Poster, end: number): number {
  const [width] = sidesOf(size);
  const room = width - EDGE * 2;
  on.fillStyle = TEXT;
  for (let height = 128; ; height -= 8) {
    on.font = `700 ${height}px ${font}`;
    const lines = broken(on, words.headline, room, tag);
    const last = 250 + height + (lines.length - 1) * height * 1.12;
    if (last > end && height > 48) continue;
    for (const [at, line] of lines.entries()) on.fillText(line, EDGE, 250 + height + at * height * 1.12, room);
    return last;
  }
}

/** The text in lines no wider than the room: between words, or between letters of what has no spaces. */
export function broken(
  on: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  room: number,
  tag: string,
): string[] {
  const words = [...new Intl.Segmenter(tag, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    // A sign that ends a sentence stays with the word before it.
    const isSign = /^[\p{P}]+$/u.test(word);
    if (line !== '' && !isSign && on.measureText((line + word).trimEnd()).width > room) {
      lines.push(line.trimEnd());
      line = word.trimStart();
    } else line += word;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

function rope(on: CanvasRenderingContext2D, width: number, quay: number): void {
  on.fillStyle = MUTED;
  on.beginPath();
  on.roundRect(EDGE - 6, quay - 260, 200, 56, 28);
  on.fill();
  on.beginPath();
  on.moveTo(EDGE + 42, quay - 204);
  on.lineTo(EDGE + 146, quay - 204);
  on.lineTo(EDGE + 166, quay);
  on.lineTo(EDGE + 22, quay);
  on.fill();
  on.strokeStyle = MUTED;
  on.lineWidth = 9;
  on.beginPath();
  on.moveTo(EDGE + 148, quay - 160);
  on.bezierCurveTo(EDGE + 300, quay + 40, width - 560, quay + 150, width - 440, quay + 130);
  on.moveTo(width - 90, quay + 170);
  on.quadraticCurveTo(width - 20, quay + 140, width, quay + 80);
  on.stroke();
}

/** The edge of the quay, ruled. */
function scale(on: CanvasRenderingContext2D, width: number, top: number): void {
  on.fillStyle = LINE;
  on.fillRect(0, top, width, 3);
  for (let x = 12, tick = 0; x < width; x += 15, tick += 1) {
    on.fillStyle = x < width * 0.64 ? ACCENT : LINE;
    on.globalAlpha = x < width * 0.64 ? 0.75 : 1;
    const isTall = tick % 10 === 0;
    on.fillRect(x, top + (isTall ? 18 : 42), 6, isTall ? 62 : 38);
  }
  on.globalAlpha = 1;
}

function code(
  on: CanvasRenderingContext2D,
  { words, code: text, design, font }: Poster,
  width: number,
  top: number,
  isSquare: boolean,
): void {
  const [wide, high] = [460, isSquare ? 170 : 200];
  const left = design === 'plain' ? EDGE : width - EDGE - wide;
  on.fillStyle = TEXT;
  on.beginPath();
  on.roundRect(left, isSquare ? top - high : top + 70, wide, high, 42);
  on.fill();
  const y = isSquare ? top - high : top + 70;
  on.fillStyle = INK;
  on.textAlign = 'center';
  on.font = `450 36px ${font}`;
  on.fillText(words.myCode, left + wide / 2, y + 66, wide - 40);
  on.font = `700 72px ${font}`;
  on.fillText(text, left + wide / 2, y + 144, wide - 40);
  on.textAlign = 'left';
}

function base(on: CanvasRenderingContext2D, { words, host, qr, tag, font }: Poster, width: number, top: number): void {
  on.fillStyle = '#ffffff';
  on.beginPath();
  on.roundRect(EDGE, top, 280, 280, 24);
  on.fill();
  on.imageSmoothingEnabled = false;
  on.drawImage(qr, EDGE + 18, top + 18, 244, 244);
  const left = EDGE + 316;
  const room = width - left - EDGE;
  on.fillStyle = TEXT;
  on.font = `600 42px ${font}`;
  let y = top + 62;
  for (const line of broken(on, words.look, room, tag).slice(0, 3)) {
    on.fillText(line, left, y, room);
    y += 54;
  }
  on.fillStyle = MUTED;
  on.font = `450 34px ${font}`;
  for (const line of [...broken(on, words.check, room, tag).slice(0, 1), `${host}/proof`]) {
    on.fillText(line, left, y + 6, room);
    y += 46;
  }
}
