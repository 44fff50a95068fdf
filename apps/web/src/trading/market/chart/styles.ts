import type { DeepPartial, Styles } from 'klinecharts';
import type { ChartLook } from './choice.ts';

/** The tokens that hold at the element's place in the page. */
export function tokensAt(element: Element): (name: string) => string {
  const style = getComputedStyle(element);
  return (name) => style.getPropertyValue(name).trim();
}

/** 34 % of a colour that is written as `#rrggbb`. */
const third = (color: string) => `${color}57`;

/** What stands before open, highest, lowest and close. */
export type CandleWords = {
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly closed: string;
};

/** The chart in the look of the page: rise hollow, fall solid, the last price on a tag in the colour of text. */
export function stylesFrom(
  token: (name: string) => string,
  family: string,
  words: CandleWords,
  look: ChartLook,
): DeepPartial<Styles> {
  const rise = token('--rise');
  const fall = token('--fall');
  const text = token('--text');
  const muted = token('--muted');
  const line = token('--line');
  const dashes = token('--line-3');
  const page = token('--page');
  const write = { family, size: 12, weight: 420 };
  const tag = {
    ...write,
    borderSize: 0,
    borderRadius: 0,
    paddingLeft: 4,
    paddingRight: 4,
    paddingTop: 3,
    paddingBottom: 3,
  };
  const crosshair = {
    line: { color: dashes, dashedValue: [3, 3], size: 1 },
    text: { ...tag, color: text, backgroundColor: token('--line-2') },
  };
  const axis = {
    axisLine: { show: false },
    tickLine: { show: false },
    tickText: { ...write, color: token('--faint') },
  };
  const legend = { ...write, color: muted, marginLeft: 0, marginRight: 8, marginTop: 2, marginBottom: 2 };
  const reading = (title: string, value: string) => ({
    title: { text: `${title} `, color: muted },
    value: { text: value, color: text },
  });
  const candle = [
    reading(words.open, '{open}'),
    reading(words.high, '{high}'),
    reading(words.low, '{low}'),
    reading(words.closed, '{close}'),
  ];
  const bars = { upColor: third(rise), downColor: third(fall), noChangeColor: third(muted) };
  return {
    grid: { horizontal: { color: line, style: 'solid', size: 1 }, vertical: { color: line, style: 'solid', size: 1 } },
    candle: {
      type: look === 'line' ? 'area' : 'candle_up_stroke',
      area: {
        lineColor: text,
        lineSize: 1.5,
        value: 'close',
        smooth: false,
        backgroundColor: 'transparent',
        point: { show: false },
      },
      bar: {
        upColor: rise,
        downColor: fall,
        noChangeColor: muted,
        upBorderColor: rise,
        downBorderColor: fall,
        noChangeBorderColor: muted,
        upWickColor: rise,
        downWickColor: fall,
        noChangeWickColor: muted,
      },
      priceMark: {
        // Drawn by `price-marks.ts`, with a lead line.
        high: { show: false },
        low: { show: false },
        last: {
          upColor: text,
          downColor: text,
          noChangeColor: text,
          line: { style: 'dashed', dashedValue: [1.5, 3], size: 1 },
          text: { ...tag, weight: 620, color: page, paddingBottom: 1 },
          extendTexts: [
            { ...tag, show: true, color: page, position: 'below_price', updateInterval: 1000, paddingTop: 1 },
          ],
        },
      },
      tooltip: { offsetLeft: 12, offsetTop: 4, title: { show: false }, legend: { ...legend, template: candle } },
    },
    indicator: {
      ohlc: bars,
      bars: [bars],
      lines: ['--ma-1', '--ma-2', '--ma-3', '--accent-mark', '--info'].map((name) => ({
        color: token(name),
        size: 1.35,
        smooth: false,
        style: 'solid',
      })),
      lastValueMark: { show: false },
      tooltip: { offsetLeft: 12, offsetTop: 2, title: { ...legend, show: false }, legend },
    },
    xAxis: axis,
    yAxis: axis,
    separator: { size: 1, color: line, activeBackgroundColor: token('--press') },
    crosshair: { horizontal: crosshair, vertical: crosshair },
  };
}
