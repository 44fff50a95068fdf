import { type Bounding, type Chart, registerIndicator, type XAxis, type YAxis } from 'klinecharts';
import { legendFont, priceText, textWidth } from './legend.ts';

export const priceMarks = 'quay-price-marks';

export type PriceMarksLook = { readonly color: string; readonly ground: string };

type Mark = {
  readonly text: string;
  /** The end of the wick, and the height of the words. */
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly way: 1 | -1;
  readonly left: number;
  readonly right: number;
};

/** From the end of the wick up or down, then across to the words. */
const rise = 6;
const across = 16;
const gap = 4;

/** The highest and the lowest price in sight, each beside its candle on the wider side. */
export function marksIn(chart: Chart, { width }: Bounding, xAxis: XAxis, yAxis: YAxis): Mark[] {
  const { from, to } = chart.getVisibleRange();
  const candles = chart.getDataList();
  let high = -1;
  let low = -1;
  for (let index = from; index < to; index++) {
    const candle = candles[index];
    if (!candle) continue;
    if (high < 0 || candle.high > candles[high]!.high) high = index;
    if (low < 0 || candle.low < candles[low]!.low) low = index;
  }
  if (high < 0) return [];
  const mark = (index: number, price: number, side: 1 | -1): Mark => {
    const text = priceText(chart, price);
    const x = Math.round(xAxis.convertToPixel(index)) + 0.5;
    const end = yAxis.convertToPixel(price) + side * 2;
    const way = x > width / 2 ? -1 : 1;
    const far = x + way * (across + gap + textWidth(text, legendFont(chart)));
    const y = Math.round(end + side * rise) + 0.5;
    return { text, x, end, y, way, left: Math.min(x, far), right: Math.max(x, far) };
  };
  return [mark(high, candles[high]!.high, -1), mark(low, candles[low]!.low, 1)];
}

/** Names the highest and the lowest price at the end of a lead line. */
registerIndicator<unknown, unknown, PriceMarksLook>({
  name: priceMarks,
  // Over the lines of the other indicators.
  zLevel: 1,
  figures: [],
  calc: () => [],
  draw({ ctx, chart, indicator, bounding, xAxis, yAxis }) {
    const { color, ground } = indicator.extendData;
    ctx.fillStyle = color;
    ctx.lineJoin = 'round';
    ctx.font = legendFont(chart);
    ctx.textBaseline = 'middle';
    for (const { text, x, end, y, way } of marksIn(chart, bounding, xAxis, yAxis)) {
      ctx.strokeStyle = color;
      ctx.lineWidth = 1;
      ctx.beginPath();
      ctx.moveTo(x, end);
      ctx.lineTo(x, y);
      ctx.lineTo(x + way * across, y);
      ctx.stroke();
      // A rim of the page's colour: a line behind must not strike the figure out.
      ctx.strokeStyle = ground;
      ctx.lineWidth = 4;
      ctx.textAlign = way < 0 ? 'right' : 'left';
      ctx.strokeText(text, x + way * (across + gap), y);
      ctx.fillText(text, x + way * (across + gap), y);
    }
    return true;
  },
});
