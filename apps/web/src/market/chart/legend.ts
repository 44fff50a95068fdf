import type { Chart } from 'klinecharts';

export type Rows = {
  readonly top: number;
  readonly rowHeight: number /** Where each row ends at the right. */;
  readonly ends: readonly number[];
};

/** Sets the words of each group one after the other, a group on a new row, as the drawing library does. */
export function setRows(groups: readonly (readonly number[])[], left: number, right: number): number[] {
  const ends: number[] = [];
  for (const group of groups) {
    let x = left;
    group.forEach((width, index) => {
      const wraps = index === 0 || x + width > right;
      if (wraps) x = left;
      x += width;
      if (wraps) ends.push(x);
      else ends[ends.length - 1] = x;
    });
  }
  return ends;
}

let pen: CanvasRenderingContext2D | null | undefined;

/** How wide a text is drawn. */
export function textWidth(text: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  pen.font = font;
  return pen.measureText(text).width;
}

/**
 * The rows that the legend of a pane with candles takes: the figures of the candle, then those of each indicator.
 * `price` stands for every figure; its digits may change under the finger, so each counts as wide as a zero.
 */
export function legendRows(chart: Chart, paneId: string, width: number, price: string): Rows {
  const { offsetLeft, offsetTop, offsetRight, legend } = chart.getStyles().candle.tooltip;
  const { marginLeft, marginRight, marginTop, marginBottom, size, weight, family, template } = legend;
  const font = `${weight} ${size}px ${family}`;
  const figure = textWidth(price.replace(/\d/g, '0'), font);
  const wide = (title: string) => marginLeft + textWidth(title, font) + figure + marginRight;
  const candle = Array.isArray(template) ? template : [];
  const groups = [
    candle.map(({ title }) => wide(typeof title === 'string' ? title : title.text)),
    ...chart
      .getIndicators({ paneId })
      .map(({ figures }) => figures.flatMap(({ title }) => (title === undefined ? [] : [wide(title)]))),
  ];
  return {
    top: offsetTop,
    rowHeight: marginTop + size + marginBottom,
    ends: setRows(groups, offsetLeft, width - offsetRight),
  };
}

/** Where the legend ends and the room for candles begins. */
export const below = ({ top, rowHeight, ends }: Rows): number => top + rowHeight * ends.length;
