import { marketOf, markets } from '@quay/cast';
import { intervals } from '@quay/contract/market';
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
        for (let at = 1; at < candles.length; at++) {
          expect(previous(interval, candles[at]!.openedAt)).toBe(candles[at - 1]!.openedAt);
        }
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
      for (const [at, { open, high, low, close, volume, turnover }] of bars.entries()) {
        for (const price of [open, high, low, close]) expect(price % market.tick).toBe(0n);
        expect(volume > 0n && volume % market.lot === 0n && turnover > 0n).toBe(true);
        expect(low <= open && low <= close && high >= open && high >= close && low > 0n).toBe(true);
        if (at > 0) expect(open).toBe(bars[at - 1]!.close);
      }
    }
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
