import { type Chart, utils } from 'klinecharts';

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

/** As the library writes the figures of the legend. */
export const priceText = (chart: Chart, price: number): string =>
  utils.formatThousands(utils.formatPrecision(price, chart.getSymbol()?.pricePrecision), ',');

export function legendFont(chart: Chart): string {
  const { size, weight, family } = chart.getStyles().candle.tooltip.legend;
  return `${weight} ${size}px ${family}`;
}

/** The rows that the legend takes on top of the candles: the figures of the newest candle, then those of each indicator. */
export function legendRows(chart: Chart, paneId: string, width: number): Rows {
  const { offsetLeft, offsetTop, offsetRight, legend } = chart.getStyles().candle.tooltip;
  const { marginLeft, marginRight, marginTop, marginBottom, size, template } = legend;
  const newest = chart.getDataList().at(-1);
  const font = legendFont(chart);
  const wide = (title: string, value: number | undefined) => {
    const figure = value === undefined ? 'n/a' : priceText(chart, value);
    return marginLeft + textWidth(`${title}${figure}`, font) + marginRight;
  };
  const candle = Array.isArray(template) ? template : [];
  const groups = [
    candle.map(({ title }) => wide(typeof title === 'string' ? title : title.text, newest?.close)),
    ...chart.getIndicators({ paneId }).map(({ figures, result }) => {
      const values = result.at(-1) as Record<string, number> | undefined;
      return figures.flatMap(({ key, title }) => (title === undefined ? [] : [wide(title, values?.[key])]));
    }),
  ];
  return {
    top: offsetTop,
    rowHeight: marginTop + size + marginBottom,
    ends: setRows(groups, offsetLeft, width - offsetRight),
  };
}

/** Where the legend ends and the room for candles begins. */
export const below = ({ top, rowHeight, ends }: Rows): number => top + rowHeight * ends.length;
