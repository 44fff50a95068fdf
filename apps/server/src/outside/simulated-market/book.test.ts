import { describe, expect, it } from 'vitest';
import { characterOf } from './character.ts';
import { measureBook, shareOf, tapeOf } from './testing/measure-book.ts';
import { spotExchange } from './testing/spot-exchange.ts';
import { mean, quantile } from './testing/statistics.ts';

const MINUTES = 8;
/** A fine tick, some of less than a basis point, and coarse ones. */
const SYMBOLS = ['BTC', 'SOL', 'LINK', 'XRP', 'ADA', 'PEPE'];

describe('the books of the simulated market, for some minutes', async () => {
  const exchange = await spotExchange({ seed: 2, only: SYMBOLS });
  const measured = await measureBook(exchange, MINUTES, SYMBOLS);
  const of = (symbol: string) => measured.find((one) => one.symbol === symbol)!;
  const bookRangeOf = (symbol: string) => characterOf(symbol).bookRange;

  it('have a spread of one tick most of the time, and never a hole for one', () => {
    for (const { symbol, spreads, tickBp } of measured) {
      const one = shareOf(spreads, (ticks) => ticks === 1);
      expect(quantile(spreads, 0.5), symbol).toBe(1);
      if (tickBp < 1) {
        expect(one, symbol).toBeGreaterThan(0.45);
        expect(quantile(spreads, 0.95) * tickBp, symbol).toBeLessThanOrEqual(Math.max(0.5, 3 * tickBp));
        expect(Math.max(...spreads) * tickBp, symbol).toBeLessThan(15);
      } else {
        expect(one, symbol).toBeGreaterThan(0.7);
        expect(Math.max(...spreads), symbol).toBeLessThan(15);
      }
    }
  });

  it('have no gap near the touch', () => {
    expect(quantile(of('BTC').gaps, 0.95)).toBeLessThanOrEqual(10);
    for (const { symbol, gaps, tickBp } of measured) {
      const most = Math.max(4, (0.5 * bookRangeOf(symbol)) / tickBp);
      expect(quantile(gaps, 0.95), symbol).toBeLessThanOrEqual(most);
    }
  });

  it('are as deep as they are meant to be, on both sides', () => {
    expect(quantile(of('BTC').within1bp, 0.5)).toBeGreaterThan(59_000);
    for (const { symbol, within10bp, within50bp, levels } of measured) {
      const { depth } = characterOf(symbol);
      const near = quantile(within10bp, 0.5);
      expect(near / depth, symbol).toBeGreaterThan(0.4);
      expect(near / depth, symbol).toBeLessThan(2.4);
      expect(quantile(within50bp, 0.5) / near, symbol).toBeGreaterThan(2);
      expect(quantile(within50bp, 0.5) / near, symbol).toBeLessThan(10);
      expect(Math.min(...levels), symbol).toBeGreaterThan(25);
    }
    const sides = measured.map(({ balance }) => Math.log(quantile(balance, 0.5)));
    expect(Math.abs(mean(sides))).toBeLessThan(0.5);
  });

  it('have many small orders near the touch, few large ones, and some of round size', () => {
    const { bids } = exchange.view.depth('BTC', 10);
    const worths = bids.map(([price, quantity]) => Number(price) * Number(quantity));
    const middle = quantile(worths, 0.5);
    expect(shareOf(worths, (one) => one < middle)).toBeGreaterThan(0.3);
    expect(worths.filter((one) => one > 10 * middle).length).toBeLessThan(4);
    expect(new Set(bids.map(([, quantity]) => quantity)).size).toBeGreaterThan(5);
  });

  it('have a tape of bursts and runs that does not bounce', () => {
    const tape = tapeOf(of('BTC'), MINUTES);
    expect(tape.bounce).toBeGreaterThan(-0.15);
    expect(tape.bounce).toBeLessThan(0.1);
    expect(tape.moveBp95).toBeLessThan(3);
    expect(tape.bursts).toBeGreaterThan(1.8);
    expect(tape.signs).toBeGreaterThan(0.2);
    expect(tape.signs).toBeLessThan(0.7);
    expect(tape.meanToMedian).toBeGreaterThan(3);
    expect(tape.meanToMedian).toBeLessThan(30);
  });

  it('trade as much as the past did', () => {
    const { busy } = exchange.world.of('BTC')!;
    expect(busy).toBeGreaterThan(0);
    const { tradesPerSecond } = characterOf('BTC');
    const { perSecond } = tapeOf(of('BTC'), MINUTES);
    expect(perSecond / tradesPerSecond).toBeGreaterThan(0.3);
    expect(perSecond / tradesPerSecond).toBeLessThan(5);
    expect(mean(of('BTC').spreads)).toBeLessThan(6);
  });
});
