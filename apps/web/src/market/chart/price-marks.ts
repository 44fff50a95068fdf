import { registerIndicator } from 'klinecharts';

export const priceMarks = 'quay-price-marks';

export type PriceMarksLook = {
  readonly color: string;
  readonly font: string;
  readonly write: (price: number) => string;
};

/** From the end of the wick up or down, then across to the words. */
const rise = 6;
const across = 16;
const gap = 4;

/** Names the highest and the lowest price in sight, each at the end of a lead line towards the wider side. */
registerIndicator<unknown, unknown, PriceMarksLook>({
  name: priceMarks,
  figures: [],
  calc: () => [],
  draw({ ctx, chart, indicator, bounding, xAxis, yAxis }) {
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
    if (high < 0) return true;
    const { color, font, write } = indicator.extendData;
    const mark = (index: number, price: number, side: 1 | -1) => {
      const x = Math.round(xAxis.convertToPixel(index)) + 0.5;
      const end = yAxis.convertToPixel(price) + side * 2;
      const y = Math.round(end + side * rise) + 0.5;
      const way = x > bounding.width / 2 ? -1 : 1;
      ctx.beginPath();
      ctx.moveTo(x, end);
      ctx.lineTo(x, y);
      ctx.lineTo(x + way * across, y);
      ctx.stroke();
      ctx.textAlign = way < 0 ? 'right' : 'left';
      ctx.fillText(write(price), x + way * (across + gap), y);
    };
    ctx.strokeStyle = color;
    ctx.fillStyle = color;
    ctx.lineWidth = 1;
    ctx.font = font;
    ctx.textBaseline = 'middle';
    mark(high, candles[high]!.high, -1);
    mark(low, candles[low]!.low, 1);
    return true;
  },
});
