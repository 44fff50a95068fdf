/** What a canvas needs to look like the page around it: its colours, its type and the pixels of the screen. */
export interface Surface {
  context: CanvasRenderingContext2D;
  /** CSS pixels. */
  width: number;
  height: number;
  /** CSS pixels of one rem: 8 on a 414 px phone. */
  rem: number;
  font: string;
  color: (token: string) => string;
}

/** Sizes the canvas for the screen's pixels and reads the tokens that hold at its place in the page. */
export function openSurface(canvas: HTMLCanvasElement): Surface | undefined {
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // The box is rarely a whole number of pixels: the root scales with the screen.
  const { width, height } = canvas.getBoundingClientRect();
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  if (width === 0 || height === 0) return undefined;
  context.setTransform(canvas.width / width, 0, 0, canvas.height / height, 0, 0);
  const style = getComputedStyle(canvas);
  const colors = new Map<string, string>();
  return {
    context,
    width,
    height,
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    font: style.fontFamily,
    color(token) {
      let color = colors.get(token);
      if (color === undefined) {
        color = style.getPropertyValue(token).trim();
        colors.set(token, color);
      }
      return color;
    },
  };
}

/** Calls back when the canvas has to be opened anew: its size, the theme or a font has changed. Returns the end of it. */
export function watchSurface(canvas: HTMLCanvasElement, changed: () => void): () => void {
  const size = new ResizeObserver(changed);
  size.observe(canvas);
  const theme = new MutationObserver(changed);
  theme.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-updown'],
    subtree: true,
  });
  document.fonts?.addEventListener('loadingdone', changed);
  return () => {
    size.disconnect();
    theme.disconnect();
    document.fonts?.removeEventListener('loadingdone', changed);
  };
}

/**
 * Writes figures with digits of equal width. A canvas cannot switch on the tabular figures of a font, so each digit is
 * set in the middle of a cell as wide as the widest one.
 */
export class FigureWriter {
  readonly #context: CanvasRenderingContext2D;
  readonly #widths = new Map<string, number>();
  readonly #digit: number;

  constructor(context: CanvasRenderingContext2D, font: string) {
    this.#context = context;
    context.font = font;
    let widest = 0;
    for (const digit of '0123456789') widest = Math.max(widest, this.#own(digit));
    this.#digit = widest;
  }

  #own(character: string): number {
    let width = this.#widths.get(character);
    if (width === undefined) {
      width = this.#context.measureText(character).width;
      this.#widths.set(character, width);
    }
    return width;
  }

  #cell(character: string): number {
    return character >= '0' && character <= '9' ? this.#digit : this.#own(character);
  }

  width(text: string): number {
    let sum = 0;
    for (const character of text) sum += this.#cell(character);
    return sum;
  }

  /** Writes from `x` to the right. */
  write(text: string, x: number, baseline: number): void {
    for (const character of text) {
      const cell = this.#cell(character);
      this.#context.fillText(character, x + (cell - this.#own(character)) / 2, baseline);
      x += cell;
    }
  }
}
