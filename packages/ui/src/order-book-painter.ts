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
/** A fade goes in steps: nobody sees more of them, and each is a painting. */
const fadeStepMs = 100;
/** The deepest row reaches this far, so the prices stay on plain ground. */
const depthReach = 0.62;

const stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

function onPixel(length: number): number {
  return Math.round(length * devicePixelRatio) / devicePixelRatio;
}

/**
 * Draws one side of the book, and of it only the rows that look different from before. It paints when told of new
 * levels and when the theme, the size or a font changes; between these nothing runs, except while a changed amount
 * fades. What is scrolled out of sight is painted when it comes back.
 */
export class BookPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #columns: BookColumns;
  readonly #stopWatching: () => void;
  readonly #sight: IntersectionObserver;
  #inSight = true;
  #surface: Surface | undefined;
  #figures: FigureWriter | undefined;
  #rowHeight = 0;
  #levels: readonly BookLevel[] = [];
  /** The amounts last drawn and the moment they last flashed, by price. */
  #amounts = new Map<string, { amount: string; flashedAt: number }>();
  /** What each row looked like when it was last painted. */
  #looks: string[] = [];
  #hovered = -1;
  #frame = 0;
  #fade: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement, columns: BookColumns) {
    this.#canvas = canvas;
    this.#columns = columns;
    this.#stopWatching = watchSurface(canvas, () => {
      this.#surface = undefined;
      this.#askFrame();
    });
    this.#sight = new IntersectionObserver((entries) => {
      this.#inSight = entries.at(-1)?.isIntersecting ?? true;
      if (this.#inSight) this.#askFrame();
    });
    this.#sight.observe(canvas);
    this.#askFrame();
  }

  stop(): void {
    this.#stopWatching();
    this.#sight.disconnect();
    clearTimeout(this.#fade);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Best price first. Several calls within one frame cost one drawing. */
  draw(levels: readonly BookLevel[]): void {
    const now = performance.now();
    const amounts = new Map<string, { amount: string; flashedAt: number }>();
    for (const { price, amount } of levels) {
      const before = this.#amounts.get(price);
      const flashes =
        !stillness?.matches &&
        before !== undefined &&
        before.amount !== amount &&
        now - before.flashedAt >= flashRestMs;
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

  #levelIndex(y: number): number {
    if (this.#rowHeight === 0) return -1;
    return Math.floor((this.#columns.bestLast ? this.#canvas.clientHeight - y : y) / this.#rowHeight);
  }

  #askFrame(): void {
    if (!this.#inSight) return;
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      clearTimeout(this.#fade);
      if (this.#paint(now)) this.#fade = setTimeout(() => this.#askFrame(), fadeStepMs);
    });
  }

  #open(): Surface | undefined {
    if (this.#surface) return this.#surface;
    this.#surface = openSurface(this.#canvas);
    if (!this.#surface) return undefined;
    const { context, font, rem } = this.#surface;
    this.#figures = new FigureWriter(context, `420 ${1.5 * rem}px ${font}`);
    this.#rowHeight = Number.parseFloat(getComputedStyle(this.#canvas).getPropertyValue('--row-book')) * rem;
    // A canvas that was sized anew is empty.
    this.#looks = [];
    return this.#surface;
  }

  /** Returns whether something is still fading. */
  #paint(now: number): boolean {
    const surface = this.#open();
    if (!surface) return false;
    const rowHeight = this.#rowHeight;
    const rows = Math.round(surface.height / rowHeight);
    const looks: string[] = [];
    let fading = false;
    for (let index = 0; index < rows; index++) {
      const level = this.#levels[index];
      let look = '';
      let glow = 0;
      if (level) {
        const age = now - (this.#amounts.get(level.price)?.flashedAt ?? Number.NEGATIVE_INFINITY);
        if (age < flashMs) {
          fading = true;
          glow = 1 - (Math.floor(Math.max(0, age) / fadeStepMs) * fadeStepMs) / flashMs;
        }
        const depth = onPixel(level.share * (surface.width - surface.rem) * depthReach);
        const hovered = index === this.#hovered;
        look = `${level.price} ${level.amount} ${level.sum} ${depth} ${level.own} ${hovered} ${glow}`;
      }
      looks.push(look);
      if (look === (this.#looks[index] ?? '')) continue;
      // Rows begin on a pixel of the screen, or the tint would show a seam between them.
      const row = this.#columns.bestLast ? surface.height / rowHeight - index - 1 : index;
      const top = onPixel(row * rowHeight);
      const bottom = onPixel((row + 1) * rowHeight);
      surface.context.clearRect(0, top, surface.width, bottom - top);
      if (level) this.#paintRow(surface, level, top, bottom - top, index === this.#hovered, glow);
    }
    this.#looks = looks;
    return fading;
  }

  #paintRow(surface: Surface, level: BookLevel, top: number, height: number, hovered: boolean, glow: number): void {
    const figures = this.#figures;
    if (!figures) return;
    const { context, width, rem, color } = surface;
    const { side, mirrored, sum } = this.#columns;
    const tone = side === 'ask' ? '--fall' : '--rise';
    // The canvas is one rem wider than the column, for the dots of own orders.
    const left = rem;
    const reach = (width - left) * depthReach;
    const priceWidth = figures.width(level.price);
    const amountWidth = figures.width(level.amount);
    const priceX = mirrored ? width - priceWidth : left;
    const amountEnd = sum ? left + ((width - left) * 2) / 3 : width;
    const amountX = mirrored ? left : amountEnd - amountWidth;
    const sumWidth = sum && level.sum ? figures.width(level.sum) : 0;

    if (hovered) {
      context.fillStyle = color('--press');
      context.fillRect(left, top, width - left, height);
    }

    const depth = onPixel(Math.min(level.share * reach, width - left - priceWidth - rem / 2));
    const depthX = mirrored ? left : width - depth;
    context.fillStyle = color(`${tone}-soft`);
    context.fillRect(depthX, top, depth, height);
    const edge = mirrored ? depthX + depth - 1 : depthX;
    const crosses = (from: number, length: number) => edge > from - 3 && edge < from + length + 3;
    if (depth > 1 && !crosses(amountX, amountWidth) && !crosses(width - sumWidth, sumWidth)) {
      context.globalAlpha = 0.34;
      context.fillStyle = color(tone);
      context.fillRect(edge, top, 1, height);
      context.globalAlpha = 1;
    }

    // The middle of Inter's line box lies this far above the baseline.
    const baseline = top + this.#rowHeight / 2 + 0.3635 * 1.5 * rem;
    context.fillStyle = color(tone);
    figures.write(level.price, priceX, baseline);
    context.fillStyle = color('--text');
    figures.write(level.amount, amountX, baseline);
    if (glow > 0) {
      context.globalAlpha = glow;
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
      context.arc(priceX - 0.625 * rem, top + this.#rowHeight / 2, rem / 4, 0, 2 * Math.PI);
      context.fill();
    }
  }
}
