import { markets } from '@quay/cast';
import { describe, expect, it } from 'vitest';
import { characterOf } from '../character.ts';
import { correlation, excessKurtosis, hillIndex, lagged, mean } from '../testing/statistics.ts';
import { LiveWorld } from './live-world.ts';
import { minuteOf } from './season.ts';
import { World } from './world.ts';

const DAYS = 400;
const HOURS = DAYS * 24;
const BEGINS = minuteOf(Date.UTC(2025, 0, 6));
const symbols = markets.map(({ symbol }) => symbol);
const seedOf = (number: number) => new Uint8Array(32).fill(number);

/** Hourly and daily returns of each coin, and how busy each day was. */
function lived(seed: number) {
  const world = new World(seedOf(seed), symbols, BEGINS);
  const hourly = symbols.map(() => new Float64Array(HOURS));
  const busy = symbols.map(() => new Float64Array(DAYS));
  let before = world.prices;
  for (let hour = 0; hour < HOURS; hour++) {
    for (let minute = 0; minute < 60; minute++) {
      world.step();
      for (const [index, days] of busy.entries()) days[Math.floor(hour / 24)]! += world.busy(index) / 1_440;
    }
    const now = world.prices;
    for (const [index, hours] of hourly.entries()) hours[hour] = now[index]! - before[index]!;
    before = now;
  }
  const daily = hourly.map((hours) =>
    Array.from({ length: DAYS }, (_, day) => hours.slice(day * 24, day * 24 + 24).reduce((sum, one) => sum + one, 0)),
  );
  return { hourly: hourly.map((hours) => [...hours]), daily, busy: busy.map((days) => [...days]) };
}

const median = (of: readonly number[]) => [...of].sort((a, b) => a - b)[Math.floor(of.length / 2)]!;

describe('400 days of a world', () => {
  const { hourly, daily, busy } = lived(1);
  const absolute = hourly.map((returns) => returns.map(Math.abs));

  it('are as volatile as the coins are', () => {
    for (const [index, symbol] of symbols.entries()) {
      const year = Math.sqrt(mean(hourly[index]!.map((one) => one * one)) * 8_760);
      expect(Math.abs(year / characterOf(symbol).volatility - 1), symbol).toBeLessThan(0.15);
    }
  });

  it('have the tails of real returns, at an hour and less at a day', () => {
    const hour = median(hourly.map(excessKurtosis));
    expect(hour).toBeGreaterThan(6);
    expect(hour).toBeLessThan(40);
    const day = median(daily.map(excessKurtosis));
    expect(day).toBeGreaterThan(1);
    expect(day).toBeLessThan(12);
    const tail = median(absolute.map((returns) => hillIndex(returns, 0.01)));
    expect(tail).toBeGreaterThan(2.6);
    expect(tail).toBeLessThan(4.5);
  });

  it('have calm and wild times in clusters, and returns that say nothing of the next', () => {
    const bounds = { 1: [0.18, 0.4], 24: [0.06, 0.2], 168: [0.02, 0.15] } as const;
    for (const [lag, [least, most]] of Object.entries(bounds)) {
      const found = median(absolute.map((returns) => lagged(returns, Number(lag))));
      expect(found, lag).toBeGreaterThan(least);
      expect(found, lag).toBeLessThan(most);
    }
    expect(Math.abs(median(hourly.map((returns) => lagged(returns, 1))))).toBeLessThan(0.05);
  });

  it('let coins move together, with Bitcoin and besides', () => {
    const pairs = hourly.flatMap((one, at) => hourly.slice(0, at).map((other) => correlation(one, other)));
    expect(mean(pairs)).toBeGreaterThan(0.58);
    expect(mean(pairs)).toBeLessThan(0.72);
    expect(Math.min(...pairs)).toBeGreaterThan(0.25);
    const bitcoin = hourly[symbols.indexOf('BTC')]!;
    const ether = correlation(bitcoin, hourly[symbols.indexOf('ETH')]!);
    expect(ether).toBeGreaterThan(0.7);
    expect(ether).toBeLessThan(0.86);
    const square = mean(bitcoin.map((one) => one * one));
    const residual = hourly.slice(1).map((returns) => {
      const beta = mean(returns.map((one, at) => one * bitcoin[at]!)) / square;
      return returns.map((one, at) => one - beta * bitcoin[at]!);
    });
    const left = mean(residual.flatMap((one, at) => residual.slice(0, at).map((other) => correlation(one, other))));
    expect(left).toBeGreaterThan(0.3);
    expect(left).toBeLessThan(0.5);
  });

  it('know day and night, weekday and weekend', () => {
    const at = (of: (hour: number) => boolean) =>
      Math.sqrt(
        mean(
          hourly.map(
            (returns) =>
              mean(returns.filter((_, hour) => of(hour)).map((one) => one * one)) /
              mean(returns.map((one) => one * one)),
          ),
        ),
      );
    const between = (from: number, to: number) => at((hour) => hour % 24 >= from && hour % 24 < to);
    const noon = between(13, 16) / between(3, 6);
    expect(noon).toBeGreaterThan(1.25);
    expect(noon).toBeLessThan(1.6);
    // The first day is a Monday.
    const saturday = at((hour) => Math.floor(hour / 24) % 7 === 5) / at((hour) => Math.floor(hour / 24) % 7 === 0);
    expect(saturday).toBeGreaterThan(0.55);
    expect(saturday).toBeLessThan(0.8);
  });

  it('are busy by turns, and busier when prices move', () => {
    for (const days of busy) {
      const logs = days.map(Math.log);
      expect(mean(days)).toBeGreaterThan(0.75);
      expect(mean(days)).toBeLessThan(1.3);
      const spread = Math.sqrt(mean(logs.map((one) => (one - mean(logs)) ** 2)));
      expect(spread).toBeGreaterThan(0.4);
      expect(spread).toBeLessThan(1.1);
      expect(lagged(logs, 1)).toBeGreaterThan(0.4);
    }
    const withMoves = median(busy.map((days, index) => correlation(days, daily[index]!.map(Math.abs))));
    expect(withMoves).toBeGreaterThan(0.1);
    expect(withMoves).toBeLessThan(0.7);
  });
});

describe('a world', () => {
  it('is the same for the same seed, and another for another', () => {
    const after = (seed: number) => {
      const world = new World(seedOf(seed), symbols, BEGINS);
      for (let minute = 0; minute < 3_000; minute++) world.step();
      return world.state;
    };
    expect(after(1)).toEqual(after(1));
    expect(after(1)).not.toEqual(after(2));
  });

  it('goes on after a stop of a day as if there had been none, to the last bit', () => {
    const at = (minute: number, ms = 0) => (BEGINS + minute) * 60_000 + ms;
    const unbroken = new LiveWorld(seedOf(1), symbols, new World(seedOf(1), symbols, BEGINS).state);
    unbroken.reach(at(777));
    const kept = JSON.parse(JSON.stringify(unbroken.state));
    const again = new LiveWorld(seedOf(1), symbols, kept);
    for (const later of [at(777, 31_234), at(2_300, 5), at(2_300, 59_999)]) {
      for (const symbol of symbols) expect(again.at(symbol, later)).toBe(unbroken.at(symbol, later));
    }
  });

  it('stands still and steps within a minute, and ends it where the next begins', () => {
    const world = new LiveWorld(seedOf(3), symbols, new World(seedOf(3), symbols, BEGINS).state);
    let changes = 0;
    let before = world.at('BTC', BEGINS * 60_000)!;
    const moves: number[] = [];
    for (let ms = 100; ms < 600_000; ms += 100) {
      const now = world.at('BTC', BEGINS * 60_000 + ms)!;
      if (now !== before) {
        changes += 1;
        moves.push(Math.abs(now - before));
      }
      before = now;
    }
    const { hold } = characterOf('BTC');
    expect(changes / (600 / hold)).toBeGreaterThan(0.75);
    expect(changes / (600 / hold)).toBeLessThan(1.25);
    expect(Math.max(...moves)).toBeLessThan(0.002);
  });

  it('cannot be had from a short seed', () => {
    expect(() => new World(new Uint8Array(16), symbols, BEGINS)).toThrow('16 bytes');
  });
});
