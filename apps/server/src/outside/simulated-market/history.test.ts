import { contractOf, marketOf, markets } from '@quay/cast';
import { intervals } from '@quay/contract/market';
import { units } from '@quay/money';
import { type CandleRow, openedAt } from '@quay/store';
import { describe, expect, it } from 'vitest';
import { previous } from '../../areas/market/buckets.ts';
import { HISTORY_DAYS, historyOf, pastOf } from './history.ts';

const NOW = Date.UTC(2026, 6, 17, 9, 43, 12);
const DAY_MS = 24 * 60 * 60_000;
const END = openedAt('5m', NOW);
const few = [marketOf('BTC'), marketOf('PEPE')];
const rows = [...historyOf(few, 'harbour', NOW)].flat();
const of = (symbol: string, interval: string) =>
  rows.filter((row) => row.market === symbol && row.interval === interval);

describe('the past of a simulated market', () => {
  it('has ninety days at every interval, without holes, up to the moment when trading starts', () => {
    for (const { symbol } of few) {
      for (const interval of intervals) {
        const candles = of(symbol, interval);
        expect(candles[0]!.openedAt).toBeLessThanOrEqual(END - HISTORY_DAYS * DAY_MS);
        expect(candles.at(-1)!.openedAt).toBe(openedAt(interval, END - 1));
        const isAfterHole = ({ openedAt }: CandleRow, at: number) =>
          at > 0 && previous(interval, openedAt) !== candles[at - 1]!.openedAt;
        expect(candles.filter(isAfterHole)).toEqual([]);
      }
    }
  });

  it('agrees with itself: longer candles are what the short ones in them sum to', () => {
    for (const { symbol } of few) {
      const short = of(symbol, '5m');
      for (const interval of intervals) {
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
    }
  });

  it('is made of whole ticks and lots, and ends at the listing price', () => {
    for (const market of few) {
      const bars = pastOf(market, 'harbour', NOW);
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
    const coin = pastOf(marketOf('BTC'), 'harbour', NOW);
    for (const contract of [linear, inverse]) {
      const bars = pastOf(contract, 'harbour', NOW);
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
    const products = [...historyOf([linear, marketOf('BTC')], 'harbour', NOW, 2)].flat();
    expect(new Set(products.map(({ product, market }) => `${product} ${market}`))).toEqual(
      new Set(['perpetual BTCUSDT-PERP', 'spot BTC']),
    );
  });

  it('is the same for the same seed', () => {
    const [market] = few;
    expect(pastOf(market!, 'harbour', NOW)).toEqual(pastOf(market!, 'harbour', NOW));
    expect(pastOf(market!, 'another', NOW)).not.toEqual(pastOf(market!, 'harbour', NOW));
  });

  it('is made quickly for all markets', () => {
    const before = process.cpuUsage();
    let count = 0;
    for (const portion of historyOf(markets, 'harbour', NOW)) count += portion.length;
    const { user, system } = process.cpuUsage(before);
    expect(count).toBeGreaterThan(600_000);
    // Far above what it takes; a slow machine must not fail here, a slow algorithm must.
    expect((user + system) / 1e6).toBeLessThan(15);
  });
});
