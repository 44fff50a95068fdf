import type { Candle } from '@quay/contract/market';
import type { KLineData } from 'klinecharts';
import { beforeEach, expect, test, vi } from 'vitest';

const ask = vi.fn();
let push: (candles: Candle[]) => void = () => undefined;
const hungUp = vi.fn();
vi.mock('../../../request/ask.ts', () => ({ ask }));
vi.mock('../../../live/live.ts', () => ({
  live: {
    subscribe: (_: string, listener: (data: Candle[]) => void) => {
      push = listener;
      return hungUp;
    },
  },
}));
let ticker: { last: string; at: number } | undefined;
let tickerTimer: () => void = () => undefined;
vi.mock('../tickers.ts', () => ({
  tickerNow: () => ticker,
  watchTicker: (_: string, onTick: () => void) => {
    tickerTimer = onTick;
    return () => undefined;
  },
}));
const { CandleFeed } = await import('./candle-feed.ts');

const HOUR = 3_600_000;
const candle = (hour: number, close = '1'): Candle => [hour * HOUR, '1', '1', '1', close, '1', '1'];
const market = {
  symbol: { ticker: 'BTC', pricePrecision: 1, volumePrecision: 4 },
  period: { type: 'hour' as const, span: 1 },
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function shown(candles: Candle[]) {
  const states: string[] = [];
  const bars: KLineData[] = [];
  const startOver = vi.fn();
  const feed = new CandleFeed((state) => states.push(state), startOver);
  ask.mockResolvedValueOnce(candles);
  const callback = vi.fn((given: KLineData[]) => bars.push(...given));
  await feed.getBars({ type: 'init', timestamp: null, ...market, callback });
  feed.subscribeBar({ ...market, callback: (bar) => bars.push(bar) });
  return { feed, states, bars, startOver, hours: () => bars.map((bar) => bar.timestamp / HOUR) };
}

beforeEach(() => {
  ticker = undefined;
  ask.mockReset();
  hungUp.mockReset();
});

test('a push changes the last candle and opens the next one', async () => {
  const { bars, states, hours } = await shown([candle(1), candle(2)]);
  push([candle(2, '5'), candle(3)]);
  expect(hours()).toEqual([1, 2, 2, 3]);
  expect(bars[2]!.close).toBe(5);
  expect(states).toEqual(['loading', 'ready']);
});

test('a push that does not follow on asks for what is missing, and puts it in order', async () => {
  const { hours, startOver } = await shown([candle(1), candle(2)]);
  ask.mockResolvedValueOnce([candle(1), candle(2, '7'), candle(3), candle(4), candle(5)]);
  push([candle(5)]);
  await settled();
  expect(hours()).toEqual([1, 2, 2, 3, 4, 5]);
  expect(startOver).not.toHaveBeenCalled();
});

test('a gap longer than an answer starts the chart over', async () => {
  const { startOver } = await shown([candle(1), candle(2)]);
  ask.mockResolvedValueOnce([candle(40), candle(41)]);
  push([candle(41)]);
  await settled();
  expect(startOver).toHaveBeenCalledOnce();
});

test('a storm of pushes repaints the chart a few times a second, and the last one is drawn', async () => {
  vi.useFakeTimers();
  try {
    const { feed, bars, hours } = await shown([candle(1)]);
    for (let count = 1; count <= 100; count++) {
      push([candle(count === 100 ? 2 : 1, String(count))]);
      vi.advanceTimersByTime(10);
    }
    vi.advanceTimersByTime(1_000);
    expect(bars.length).toBeLessThanOrEqual(1 + 6);
    expect(bars.at(-1)).toMatchObject({ timestamp: 2 * HOUR, close: 100 });
    const before = hours().length;
    push([candle(2, '101')]);
    push([candle(2, '102')]);
    feed.stop();
    vi.advanceTimersByTime(1_000);
    expect(hours()).toHaveLength(before + 1);
  } finally {
    vi.useRealTimers();
  }
});

test('an old push is not drawn', async () => {
  const { hours } = await shown([candle(1), candle(2)]);
  push([candle(1, '9')]);
  expect(hours()).toEqual([1, 2]);
});

test('an answer for what is no longer shown is dropped', async () => {
  const states: string[] = [];
  const feed = new CandleFeed((state) => states.push(state), vi.fn());
  let answer: (candles: Candle[]) => void = () => undefined;
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const late = vi.fn();
  const query = feed.getBars({ type: 'init', timestamp: null, ...market, callback: late });
  feed.stop();
  answer([candle(1)]);
  await query;
  expect(late).not.toHaveBeenCalled();
  expect(states).toEqual(['loading']);
});

test('a failure is told, and older candles that did not come may be asked for again', async () => {
  const { feed, states } = await shown([candle(5)]);
  ask.mockRejectedValueOnce(new Error('down'));
  const callback = vi.fn();
  await feed.getBars({ type: 'forward', timestamp: 5 * HOUR, ...market, callback });
  expect(ask.mock.lastCall![1]).toMatchObject({ before: String(5 * HOUR) });
  expect(callback).toHaveBeenCalledWith([], { forward: true, backward: false });
  ask.mockRejectedValueOnce(new Error('down'));
  await feed.getBars({ type: 'init', timestamp: null, ...market, callback: vi.fn() });
  expect(states.at(-1)).toBe('failed');
});

test('the open candle closes at the last price that the header shows, and moves with it', async () => {
  const { bars } = await shown([candle(1), candle(2)]);
  ticker = { last: '1.5', at: 2 * HOUR + 5 };
  push([candle(2, '1.2')]);
  expect(bars.at(-1)).toMatchObject({ close: 1.5, high: 1.5, low: 1 });
  await new Promise((resolve) => setTimeout(resolve, 300));
  // No candle comes with this price; the header has it.
  ticker = { last: '0.9', at: 2 * HOUR + 9 };
  tickerTimer();
  expect(bars.at(-1)).toMatchObject({ close: 0.9, low: 0.9 });
  // A price of another hour says nothing of this candle.
  await new Promise((resolve) => setTimeout(resolve, 300));
  ticker = { last: '7', at: 3 * HOUR };
  push([candle(2, '1.3')]);
  expect(bars.at(-1)).toMatchObject({ close: 1.3, high: 1 });
});
