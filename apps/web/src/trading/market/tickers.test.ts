import type { PublicTrade, Ticker, TickerWithTrend } from '@quay/contract/market';
import { expect, test, vi } from 'vitest';
import { spotKey } from '../instrument.ts';

const listener = new Map<string, (data: unknown) => void>();
const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
vi.stubGlobal('cancelAnimationFrame', () => undefined);
vi.mock('../../request/ask.ts', () => ({ ask: () => new Promise(() => undefined) }));
vi.mock('../../live/live.ts', () => ({
  live: {
    subscribe: (channel: string, received: (data: unknown) => void) => {
      listener.set(channel, received);
      return () => listener.delete(channel);
    },
  },
}));
const { moved, tickerNow, watchTicker } = await import('./tickers.ts');
const { watchTrades } = await import('./trade-feed.ts');

const ticker: Ticker = {
  ...{ symbol: 'BTC', last: '100', open: '80', high: '110', low: '70', change: '20', changeRate: '0.250000' },
  ...{ volume: '1', turnover: '100', bid: '99', ask: '101', at: 1_000 },
};
const trade = (id: number, price: string, at = 1_000 + id): PublicTrade => ({
  id,
  price,
  quantity: '1',
  side: 'buy',
  at,
});
const draw = () => {
  for (const work of frames.splice(0)) work();
};

test('header, book and chart read one last price: a trade moves it for all of them in one frame', () => {
  const seen: (string | undefined)[] = [];
  const stopHeader = watchTicker(spotKey('BTC'), () => seen.push(`header ${tickerNow(spotKey('BTC'))?.last}`));
  const stopBook = watchTicker(spotKey('BTC'), () => seen.push(`book ${tickerNow(spotKey('BTC'))?.last}`));
  const trades = watchTrades(spotKey('BTC'), () => undefined);
  listener.get('tickers')!([ticker]);
  draw();
  listener.get('trades:BTC')!([trade(1, '101'), trade(2, '102')]);
  draw();
  // Its ticker was made before the next trade was heard of, and comes after it: what came last is the last price.
  listener.get('trades:BTC')!([trade(3, '99', 999)]);
  draw();
  listener.get('tickers')!([{ ...ticker, last: '99', at: 2_000 }]);
  draw();
  expect(seen).toEqual([
    ...['header 100', 'book 100', 'header 102', 'book 102'],
    ...['header 99', 'book 99', 'header 99', 'book 99'],
  ]);
  trades.stop();
  stopBook();
  stopHeader();
});

test('what follows from the last price moves with it', () => {
  const held: TickerWithTrend = { ...ticker, trend: [] };
  const up = moved(held, { price: '120', at: 2_000 });
  expect(up).toMatchObject({ last: '120', high: '120', low: '70', change: '40', changeRate: '0.50000000', at: 2_000 });
  const down = moved(held, { price: '60', at: 500 });
  expect(down).toMatchObject({
    last: '60',
    high: '110',
    low: '60',
    change: '-20',
    changeRate: '-0.25000000',
    at: 1_000,
  });
});
