import { FigureWriter, openSurface, type Surface, watchSurface } from './canvas-surface.ts';

export interface BookLevel {
  /** Formatted with the market's tick. */
  price: string;
  /** Formatted with the market's lot. */
  amount: string;
  /** Amount up to here from the middle of the book, as a share 0..1 of the deepest row shown on either side. */
  share: number;
  /** The running sum, formatted; shown where there is a column for it. */
  sum?: string;
  /** The reader has an order here. */
  own?: boolean;
}

export type BookSide = 'ask' | 'bid';

export interface BookColumns {
  side: BookSide;
  /** The best price is the last row (asks above the middle) instead of the first. */
  bestLast: boolean;
  /** Price at the right, amount and depth at the left: the bids of the split book. */
  mirrored: boolean;
  sum: boolean;
}

const flashMs = 600;
const flashRestMs = 1000;
/** The deepest row reaches this far, so the prices stay on plain ground. */
const depthReach = 0.62;

function onPixel(length: number): number {
  return Math.round(length * devicePixelRatio) / devicePixelRatio;
}

/**
 * Draws one side of the book. It paints when told of new levels and when the theme, the size or a font changes; between
 * these nothing runs, except while a changed amount fades.
 */
export class BookPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #columns: BookColumns;
  readonly #stopWatching: () => void;
  #surface: Surface | undefined;
  #figures: FigureWriter | undefined;
  #levels: readonly BookLevel[] = [];
  /** The amounts last drawn and the moment they last flashed, by price. */
  #amounts = new Map<string, { amount: string; flashedAt: number }>();
  #hovered = -1;
  #frame = 0;

  constructor(canvas: HTMLCanvasElement, columns: BookColumns) {
    this.#canvas = canvas;
    this.#columns = columns;
    this.#stopWatching = watchSurface(canvas, () => {
      this.#surface = undefined;
      this.#askFrame();
    });
    this.#askFrame();
  }

  stop(): void {
    this.#stopWatching();
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Best price first. Several calls within one frame cost one drawing. */
  draw(levels: readonly BookLevel[]): void {
    const now = performance.now();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const amounts = new Map<string, { amount: string; flashedAt: number }>();
    for (const { price, amount } of levels) {
      const before = this.#amounts.get(price);
      const flashes =
        !still && before !== undefined && before.amount !== amount && now - before.flashedAt >= flashRestMs;
      amounts.set(price, { amount, flashedAt: flashes ? now : (before?.flashedAt ?? Number.NEGATIVE_INFINITY) });
    }
    this.#amounts = amounts;
    this.#levels = levels;
    this.#askFrame();
  }

  /** The level under a height in CSS pixels from the upper edge. */
  levelAt(y: number): BookLevel | undefined {
    return this.#levels[this.#levelIndex(y)];
  }

  hover(y: number | undefined): void {
    const hovered = y === undefined ? -1 : this.#levelIndex(y);
    if (hovered === this.#hovered) return;
    this.#hovered = hovered;
    this.#askFrame();
  }

  #rowHeight(): number {
    const row = getComputedStyle(this.#canvas).getPropertyValue('--row-book');
    return Number.parseFloat(row) * (this.#surface?.rem ?? 8);
  }

  #levelIndex(y: number): number {
    const height = this.#rowHeight();
    return Math.floor((this.#columns.bestLast ? this.#canvas.clientHeight - y : y) / height);
  }

  #askFrame(): void {
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      if (this.#paint(now)) this.#askFrame();
    });
  }

  /** Returns whether something is still fading. */
  #paint(now: number): boolean {
    if (!this.#surface) {
      this.#surface = openSurface(this.#canvas);
      if (!this.#surface) return false;
      const { context, font, rem } = this.#surface;
      this.#figures = new FigureWriter(context, `420 ${1.5 * rem}px ${font}`);
    }
    const { context, width, height, rem, color } = this.#surface;
    const figures = this.#figures;
    if (!figures) return false;
    const { side, bestLast, mirrored, sum } = this.#columns;
    const tone = side === 'ask' ? '--fall' : '--rise';
    const rowHeight = this.#rowHeight();
    // The canvas is one rem wider than the column, for the dots of own orders.
    const left = rem;
    const reach = (width - left) * depthReach;
    let fading = false;

    context.clearRect(0, 0, width, height);
    this.#levels.forEach((level, index) => {
      const row = bestLast ? height / rowHeight - index - 1 : index;
      if (row < -0.1 || row * rowHeight >= height - 1) return;
      // Rows begin on a pixel of the screen, or the tint would show a seam between them.
      const top = onPixel(row * rowHeight);
      const bandHeight = onPixel((row + 1) * rowHeight) - top;
      const priceWidth = figures.width(level.price);
      const amountWidth = figures.width(level.amount);
      const priceX = mirrored ? width - priceWidth : left;
      const amountEnd = sum ? left + ((width - left) * 2) / 3 : width;
      const amountX = mirrored ? left : amountEnd - amountWidth;
      const sumWidth = sum && level.sum ? figures.width(level.sum) : 0;

      if (index === this.#hovered) {
        context.fillStyle = color('--press');
        context.fillRect(left, top, width - left, bandHeight);
      }

      const depth = onPixel(Math.min(level.share * reach, width - left - priceWidth - rem / 2));
      const depthX = mirrored ? left : width - depth;
      context.fillStyle = color(`${tone}-soft`);
      context.fillRect(depthX, top, depth, bandHeight);
      const edge = mirrored ? depthX + depth - 1 : depthX;
      const crosses = (from: number, length: number) => edge > from - 3 && edge < from + length + 3;
      if (depth > 1 && !crosses(amountX, amountWidth) && !crosses(width - sumWidth, sumWidth)) {
        context.globalAlpha = 0.34;
        context.fillStyle = color(tone);
        context.fillRect(edge, top, 1, bandHeight);
        context.globalAlpha = 1;
      }

      // The middle of Inter's line box lies this far above the baseline.
      const baseline = top + rowHeight / 2 + 0.3635 * 1.5 * rem;
      context.fillStyle = color(tone);
      figures.write(level.price, priceX, baseline);
      context.fillStyle = color('--text');
      figures.write(level.amount, amountX, baseline);
      const age = now - (this.#amounts.get(level.price)?.flashedAt ?? Number.NEGATIVE_INFINITY);
      if (age < flashMs) {
        fading = true;
        context.globalAlpha = 1 - Math.max(0, age) / flashMs;
        context.fillStyle = color(tone);
        figures.write(level.amount, amountX, baseline);
        context.globalAlpha = 1;
      }
      if (sumWidth > 0 && level.sum) {
        context.fillStyle = color('--muted');
        figures.write(level.sum, width - sumWidth, baseline);
      }
      if (level.own) {
        context.fillStyle = color('--accent-mark');
        context.beginPath();
        context.arc(priceX - 0.625 * rem, top + rowHeight / 2, rem / 4, 0, 2 * Math.PI);
        context.fill();
      }
    });
    return fading;
  }
}
