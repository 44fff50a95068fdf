import { INDEX_TERMS, indexPrice, type SourcePrice } from '@quay/core';
import { units } from '@quay/money';
import { describe, expect, it } from 'vitest';
import { factsAt } from '../prices/record-prices.ts';
import { faultAt, simulatedVenues, type VenueFault } from './venues.ts';

const BEGAN = Date.UTC(2026, 0, 5);
const NAMES = ['sim-atlas', 'sim-boreal', 'sim-cedar', 'sim-delta', 'sim-ember'];

/** Steps of half a second; what is recorded at each second. */
function life(seconds: number, { seed = 'a', price = () => '50000' as string, from = BEGAN } = {}) {
  let now = from;
  const venues = simulatedVenues({ seed, symbols: ['BTC'], fairPrice: () => units(price()), now: () => now });
  const recorded: (readonly SourcePrice[])[] = [];
  for (const until = from + seconds * 1_000; now < until; now += 500) {
    venues.step(now);
    if (now % 1_000 === 0) recorded.push(factsAt(venues.sources, now)[0]!.prices);
  }
  return { recorded, venues, now };
}
/** The first minute from which a venue has a fault of a kind. */
function minuteOf(kind: VenueFault['kind'], venue: string, seed = 'a'): number {
  for (let at = BEGAN; ; at += 60_000) {
    if (faultAt(seed, venue, at)?.kind === kind && !faultAt(seed, venue, at - 60_000)) return at;
  }
}
const alone = (at: number, venue: string) => NAMES.every((name) => name === venue || !faultAt('a', name, at));

describe('simulated venues', () => {
  it('are five, each with a price of its own near the fair one', () => {
    const from = Array.from({ length: 1_000 }, (_, n) => BEGAN + n * 60_000).find((at) =>
      NAMES.every((name) => !faultAt('a', name, at)),
    )!;
    const { recorded } = life(30, { from });
    const last = recorded.at(-1)!;
    expect(last.map(({ source }) => source)).toEqual(NAMES);
    expect(new Set(last.map(({ price }) => price)).size).toBe(5);
    for (const { price } of last) expect(Math.abs(Number(price) / 5e12 - 1)).toBeLessThan(0.002);
    expect(last.map(({ at }) => from + 29_000 - at)).toEqual([100, 300, 500, 900, 1_500]);
  });

  it('follow the fair price, the slowest within two seconds', () => {
    const from = BEGAN;
    let count = 0;
    const { recorded } = life(20, { from, price: () => (count++ < 20 ? '50000' : '60000') });
    const before = recorded[5]!;
    const after = recorded.at(-1)!;
    for (const { price } of before) expect(price).toBeLessThan(units('51000'));
    for (const { price } of after) expect(price).toBeGreaterThan(units('59000'));
  });

  it('say the same with the same seed, to the last digit, and another thing with another', () => {
    expect(life(60).recorded).toEqual(life(60).recorded);
    expect(life(60).recorded).not.toEqual(life(60, { seed: 'b' }).recorded);
    // From the middle of a life on: a restart changes nothing of what they say.
    const later = life(30, { from: BEGAN + 30_000 });
    expect(later.recorded.slice(5)).toEqual(life(60).recorded.slice(35));
  });

  it('are wrong in about a hundredth of the time, in four ways', () => {
    const counts = { none: 0, down: 0, frozen: 0, lying: 0, 'clock-ahead': 0 };
    for (const venue of NAMES)
      for (let minute = 0; minute < 20_000; minute++)
        counts[faultAt('a', venue, BEGAN + minute * 60_000)?.kind ?? 'none'] += 1;
    const wrong = 1 - counts.none / 100_000;
    expect(wrong).toBeGreaterThan(0.006);
    expect(wrong).toBeLessThan(0.015);
    for (const kind of ['down', 'frozen', 'lying', 'clock-ahead'] as const) expect(counts[kind]).toBeGreaterThan(50);
  });

  it('that is down counts no more after ten seconds, and is back after its fault', () => {
    const at = minuteOf('down', 'sim-atlas');
    const { recorded, venues } = life(300, { from: at - 30_000 });
    expect(recorded[29]!.some(({ source }) => source === 'sim-atlas')).toBe(true);
    expect(recorded[45]!.some(({ source }) => source === 'sim-atlas')).toBe(false);
    expect(recorded.at(-1)!.some(({ source }) => source === 'sim-atlas')).toBe(true);
    expect(venues.sources[0]!.status()).toMatchObject({ transport: 'simulated', answers: true, failures: 1 });
  });

  it('that is frozen repeats one price with new times', () => {
    const at = minuteOf('frozen', 'sim-boreal');
    const { recorded } = life(50, { from: at });
    const said = recorded.slice(5).map((prices) => prices.find(({ source }) => source === 'sim-boreal')!);
    expect(new Set(said.map(({ price }) => price)).size).toBe(1);
    expect(new Set(said.map((one) => one.at)).size).toBe(said.length);
  });

  it('that lies moves the index by less than its weight’s share of two percent', () => {
    let at = minuteOf('lying', 'sim-boreal');
    while (!alone(at, 'sim-boreal') || faultAt('a', 'sim-boreal', at)?.kind !== 'lying') at += 60_000;
    const fault = faultAt('a', 'sim-boreal', at) as { by: number };
    expect(Math.abs(fault.by)).toBeGreaterThan(0.01);
    const { recorded, now } = life(30, { from: at });
    const prices = recorded.at(-1)!;
    const lied = prices.find(({ source }) => source === 'sim-boreal')!;
    expect(Math.abs(Number(lied.price) / 5e12 - 1 - fault.by)).toBeLessThan(0.01);
    const index = indexPrice(prices, INDEX_TERMS, now)!.price;
    // 2 of 9 parts, at most 2 % off.
    expect(Math.abs(Number(index) / 5e12 - 1)).toBeLessThan((0.02 * 2) / 9 + 0.0005);
  });

  it('with a clock that is ahead says nothing of the future', () => {
    const at = minuteOf('clock-ahead', 'sim-cedar');
    const { recorded, venues, now } = life(50, { from: at });
    for (const [second, prices] of recorded.entries()) {
      for (const one of prices) expect(one.at).toBeLessThanOrEqual(at + second * 1_000);
    }
    const { byMs } = faultAt('a', 'sim-cedar', at) as { byMs: number };
    const { refused } = venues.sources[2]!.status();
    expect(refused['clock-ahead'] > 0).toBe(byMs - 500 > 60_000);
    expect(now).toBe(at + 50_000);
  });

  it('leave an index in all but moments of a year', () => {
    let without = 0;
    for (let minute = 0; minute < 365 * 1_440; minute += 7) {
      const at = BEGAN + minute * 60_000;
      const down = NAMES.filter((name) => faultAt('a', name, at)?.kind === 'down').length;
      if (NAMES.length - down < INDEX_TERMS.minSources) without += 1;
    }
    expect(without).toBeLessThan(3);
  });
});
