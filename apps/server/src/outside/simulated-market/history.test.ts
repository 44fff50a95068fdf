import { contractOf, marketOf, markets } from '@quay/cast';
import { units } from '@quay/money';
import { type CandleRow, foldCandles, openedAt, storedIntervals } from '@quay/store';
import { describe, expect, it } from 'vitest';
import { previous } from '../../areas/market/buckets.ts';
import { barsOf, HISTORY_DAYS, historyOf, MINUTE_DAYS, pastOf } from './history.ts';
import { seedOf, worldAt } from './testing/spot-exchange.ts';
import { lagged, mean } from './testing/statistics.ts';

const NOW = Date.UTC(2026, 6, 17, 9, 43, 12);
const DAY_MS = 24 * 60 * 60_000;
const END = openedAt('5m', NOW);
const symbols = markets.map(({ symbol }) => symbol);
const past = pastOf(seedOf(1), symbols, NOW);
const few = [marketOf('BTC'), marketOf('PEPE')];
const rows = [...historyOf(few, past, 'harbour')].flat();
const of = (symbol: string, interval: string) =>
  rows.filter((row) => row.market === symbol && row.interval === interval);

describe('the past of a simulated market', () => {
  it('has ninety days at every interval, without holes, up to the moment when trading starts', () => {
    for (const { symbol } of few) {
      for (const interval of storedIntervals) {
        const candles = of(symbol, interval);
        const days = interval === '1m' ? MINUTE_DAYS : HISTORY_DAYS;
        expect(candles[0]!.openedAt).toBeLessThanOrEqual(END - days * DAY_MS);
        // Trading starts within a minute, which is its own.
        expect(candles.at(-1)!.openedAt).toBe(openedAt(interval, NOW - 60_000));
        const isAfterHole = ({ openedAt }: CandleRow, at: number) =>
          at > 0 && previous(interval, openedAt) !== candles[at - 1]!.openedAt;
        expect(candles.filter(isAfterHole)).toEqual([]);
      }
    }
  });

  it('agrees with itself: longer candles are what the short ones in them sum to', () => {
    for (const { symbol } of few) {
      const short = of(symbol, '5m');
      for (const interval of storedIntervals) {
        if (interval === '1m') continue;
        const sums = new Map<number, CandleRow>();
        for (const bar of short) {
          const opened = openedAt(interval, bar.openedAt);
          const sum = sums.get(opened);
          if (!sum) sums.set(opened, { ...bar, interval, openedAt: opened });
          else {
            sum.high = bar.high > sum.high ? bar.high : sum.high;
            sum.low = bar.low < sum.low ? bar.low : sum.low;
            sum.close = bar.close;
            sum.volume += bar.volume;
            sum.turnover += bar.turnover;
          }
        }
        expect(of(symbol, interval)).toEqual([...sums.values()]);
      }
      const minutes = of(symbol, '1m');
      const begin = minutes[0]!.openedAt;
      expect(begin % 300_000).toBe(0);
      const folded = foldCandles(minutes, '5m').map((bar) => ({
        product: 'spot',
        market: symbol,
        interval: '5m',
        ...bar,
      }));
      expect(folded).toEqual(short.filter((bar) => bar.openedAt >= begin));
    }
  });

  it('is made of whole ticks and lots, and ends at the listing price', () => {
    for (const market of few) {
      const bars = barsOf(market, past, 'harbour');
      expect(bars.at(-1)!.close).toBe(market.referencePrice);
      const isWrong = ({ open, high, low, close, volume, turnover }: (typeof bars)[number], at: number) =>
        [open, high, low, close].some((price) => price % market.tick !== 0n) ||
        !(volume > 0n && volume % market.lot === 0n && turnover > 0n) ||
        !(low <= open && low <= close && high >= open && high >= close && low > 0n) ||
        (at > 0 && open !== bars[at - 1]!.close);
      expect(bars.filter(isWrong)).toEqual([]);
    }
  });

  it('of a contract is that of its coin, and an inverse one is worth coins', () => {
    const linear = contractOf('BTCUSDT-PERP');
    const inverse = contractOf('BTCUSD-PERP');
    const coin = barsOf(marketOf('BTC'), past, 'harbour');
    for (const contract of [linear, inverse]) {
      const bars = barsOf(contract, past, 'harbour');
      expect(bars.at(-1)!.close).toBe(contract.referencePrice);
      const isWrong = ({ close, volume, turnover, low, high }: (typeof bars)[number], at: number) => {
        const [worth, size] = contract === linear ? [turnover, volume] : [volume, turnover];
        const price = (worth * units('1')) / size;
        return (
          !(Math.abs(Number(close) / Number(coin[at]!.close) - 1) < 0.0001) ||
          volume % contract.lot !== 0n ||
          !(price >= low - linear.tick && price <= high + linear.tick)
        );
      };
      expect(bars.filter(isWrong)).toEqual([]);
    }
    const products = [...historyOf([linear, marketOf('BTC')], pastOf(seedOf(1), symbols, NOW, 2), 'harbour')].flat();
    expect(new Set(products.map(({ product, market }) => `${product} ${market}`))).toEqual(
      new Set(['perpetual BTCUSDT-PERP', 'spot BTC']),
    );
  });

  it('is the same for the same seed', () => {
    const of = (seed: number) => barsOf(marketOf('BTC'), pastOf(seedOf(seed), symbols, NOW, 1), 'harbour');
    expect(of(2)).toEqual(of(2));
    expect(of(2)).not.toEqual(of(3));
  });

  it('goes on into the present: the world is where the last candle closed, and as busy', () => {
    const { state } = past;
    for (const symbol of symbols) expect(state.coins[symbol]!.x).toBe(0);
    const live = worldAt(1, NOW, state);
    expect(Math.abs(live.at('BTC', NOW)!)).toBeLessThan(0.003);
    const busy = mean([...past.coins.get('BTC')!.busy.slice(-120)]);
    expect(live.of('BTC')!.busy / busy).toBeGreaterThan(0.1);
    expect(live.of('BTC')!.busy / busy).toBeLessThan(10);
  });

  it('has the shape of real candles, and volume that follows the day and the moves', () => {
    const bars = barsOf(marketOf('BTC'), past, 'harbour');
    const range = mean(bars.map(({ high, low }) => Number(high - low)));
    const body = mean(bars.map(({ open, close }) => Math.abs(Number(close - open))));
    expect(range / body).toBeGreaterThan(1.8);
    expect(range / body).toBeLessThan(2.4);
    const hour = ({ openedAt: at }: (typeof bars)[number]) => new Date(at).getUTCHours();
    const of = (from: number, to: number) =>
      mean(bars.filter((bar) => hour(bar) >= from && hour(bar) < to).map(({ turnover }) => Number(turnover)));
    expect(of(13, 16) / of(3, 6)).toBeGreaterThan(1.3);
    expect(
      lagged(
        bars.map(({ turnover }) => Math.log(Number(turnover))),
        1,
      ),
    ).toBeGreaterThan(0.3);
  });

  it('is made quickly for all markets', () => {
    const before = process.cpuUsage();
    let count = 0;
    for (const portion of historyOf(markets, pastOf(seedOf(1), symbols, NOW), 'harbour')) count += portion.length;
    const { user, system } = process.cpuUsage(before);
    expect(count).toBeGreaterThan(600_000);
    // Far above what it takes; a slow machine must not fail here, a slow algorithm must.
    expect((user + system) / 1e6).toBeLessThan(15);
  });
});
