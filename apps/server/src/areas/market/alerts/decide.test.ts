import { units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bar, quiet, withoutHoles, withTrade } from '../candles.ts';
import { type Condition, decide } from './decide.ts';

const MINUTE = 60_000;
const TEN = Date.UTC(2026, 4, 5, 10);
const at = (minute: number, second = 0) => TEN + minute * MINUTE + second * 1_000;
const bar = (minute: number, low: string, high: string, close: string): Bar => ({
  ...quiet(at(minute), units(close)),
  ...{ high: units(high), low: units(low) },
});
const set: Condition = {
  ...{ kind: 'rises-above', price: units('105'), rate: null, within: null },
  ...{ basePrice: units('100'), baseHigh: units('106'), baseLow: units('94'), setAt: at(0, 30), checkedTo: at(0, 30) },
};
const falls: Condition = { ...set, kind: 'falls-below', price: units('95') };
const moves: Condition = { ...set, kind: 'moves', price: null, rate: units('0.05'), within: '5m' };

describe('an alert', () => {
  it('does not fire by what its minute had seen before it was set, and by anything after', () => {
    expect(decide(set, [bar(0, '94', '106', '100')], at(0, 40))).toBeUndefined();
    expect(decide(falls, [bar(0, '94', '106', '100')], at(0, 40))).toBeUndefined();
    // A higher high than the one before.
    const higher = decide(set, [bar(0, '94', '107', '100')], at(0, 40));
    expect(higher).toEqual({ at: at(0, 40), price: units('100') });
    // The price stands there now, under the high of before.
    expect(decide(set, [bar(0, '94', '106', '105')], at(0, 40))).toEqual({ at: at(0, 40), price: units('105') });
    expect(decide(falls, [bar(0, '94', '106', '95')], at(0, 40))).toBeDefined();
  });

  it('that a later minute crossed is found at any time after, and says when', () => {
    const bars = [bar(0, '99', '101', '100'), bar(1, '99', '105', '101'), bar(2, '96', '101', '100')];
    expect(decide(set, bars, at(400))).toEqual({ at: at(2), price: units('101') });
    expect(decide(falls, bars, at(400))).toBeUndefined();
    expect(decide({ ...set, checkedTo: at(2, 1) }, bars, at(400))).toBeUndefined();
  });

  it('of a move goes by the price so long before, and at most since it was set', () => {
    const still = Array.from({ length: 10 }, (_, minute) => bar(minute, '100', '100', '100'));
    expect(decide(moves, still, at(9, 30))).toBeUndefined();
    // 4 % in each of two steps: together more than 5 %, within five minutes or not.
    const up = (first: number, second: number) => [
      ...still,
      ...Array.from({ length: 10 }, (_, n) => {
        const close = n + 10 >= second ? '108' : n + 10 >= first ? '104' : '100';
        return bar(10 + n, close, close, close);
      }),
    ];
    expect(decide(moves, up(11, 15), at(19, 30))?.at).toBe(at(16));
    expect(decide(moves, up(11, 17), at(19, 30))).toBeUndefined();
    const young = { ...moves, setAt: at(12, 30), checkedTo: at(12, 30), basePrice: units('104') };
    expect(decide(young, up(11, 15), at(19, 30))).toBeUndefined();
    const fell = [...still, bar(10, '95', '100', '99')];
    expect(decide(moves, fell, at(10, 5))).toEqual({ at: at(10, 5), price: units('99') });
  });

  it('fires as one that looks at every trade would, but for what a minute hides', () => {
    const trades = fc.array(fc.tuple(fc.integer({ min: 60, max: 3_600 }), fc.integer({ min: 90, max: 110 })), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(trades, fc.constantFrom(set, falls), (dealt, alert) => {
        const sorted = dealt.toSorted(([a], [b]) => a - b);
        const bars: Bar[] = [quiet(at(0), units('100'))];
        for (const [second, price] of sorted) {
          const opened = at(Math.floor(second / 60));
          const trade = { at: at(0, second), price: units(String(price)), quantity: 1n, amount: 1n };
          const known = bars.at(-1)!.openedAt === opened ? bars.pop() : undefined;
          bars.push(withTrade(known, opened, trade));
        }
        const whole = withoutHoles(bars, '1m', at(60), 100);
        const isCrossed = ([, price]: [number, number]) => (alert.kind === 'rises-above' ? price >= 105 : price <= 95);
        const first = sorted.find(isCrossed);
        const fired = decide({ ...alert, baseHigh: units('100'), baseLow: units('100') }, whole, at(60, 30));
        expect(fired?.at).toBe(first && Math.min(at(60, 30), at(Math.floor(first[0] / 60) + 1)));
      }),
    );
  });
});
