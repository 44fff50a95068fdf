import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ASK,
  BID,
  type Book,
  type BookSide,
  CANCEL_BOTH,
  CANCEL_MAKER,
  CANCEL_TAKER,
  Fills,
  LadderBook,
  NONE,
  OrderSlots,
  PlainBook,
  type SelfTrade,
} from './index.ts';
import { type Ending, Twins } from './twins.ts';

const UNLIMITED = Number.POSITIVE_INFINITY;
const HIGHEST = 2_147_483_647;

const side = fc.constantFrom<BookSide>(BID, ASK);
const ticks = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1_000, max: 3_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: HIGHEST - 300, max: HIGHEST }) },
);
const part = fc.double({ min: 0, max: 0.999, noNaN: true });
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      side,
      ticks,
      lots: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2 ** 40 })),
      owner: fc.integer({ min: 0, max: 3 }),
      budget: fc.oneof(fc.constant(UNLIMITED), fc.integer({ min: 0, max: 5_000 }), fc.maxSafeNat()),
      selfTrade: fc.constantFrom<SelfTrade>(CANCEL_TAKER, CANCEL_MAKER, CANCEL_BOTH),
      ending: fc.constantFrom<Ending>('rests', 'rests', 'expires', 'all-or-none'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ wait: fc.tuple(side, ticks, fc.integer({ min: 1, max: 50 })) }) },
  { weight: 2, arbitrary: fc.record({ remove: part }) },
  { weight: 1, arbitrary: fc.record({ reduce: part, to: part }) },
);

test('whatever is done to both, the fast book and its plain twin look the same after each step', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 200 }), (acts) => {
      const twins = new Twins();
      const nth = (where: number) => twins.live[Math.floor(where * twins.live.length)]!;
      for (const one of acts) {
        if ('wait' in one) twins.wait(...one.wait);
        else if ('remove' in one) {
          if (twins.live.length > 0) twins.remove(nth(one.remove));
        } else if ('reduce' in one) {
          if (twins.live.length > 0) twins.reduce(nth(one.reduce), one.to);
        } else twins.take(one);
        twins.compareAll();
      }
    }),
    { numRuns: 400 },
  );
});

test('a budget pays for whole lots to the last grain, however large the numbers', () => {
  const price = fc.integer({ min: 1, max: HIGHEST });
  const large = fc.oneof(fc.maxSafeNat(), fc.integer({ min: 1, max: 1_000 }));
  fc.assert(
    fc.property(price, large, large, (at, lots, budget) => {
      fc.pre(lots > 0);
      const slots = new OrderSlots();
      const book = new LadderBook(slots);
      book.add(slots.claim(1), ASK, at, lots);
      const paid = BigInt(budget) / BigInt(at);
      const expected = paid < BigInt(lots) ? paid : BigInt(lots);
      const wanted = Number.MAX_SAFE_INTEGER;
      const left = book.match(BID, HIGHEST, wanted, budget, 2, CANCEL_TAKER, new Fills());
      expect(BigInt(wanted) - BigInt(left)).toBe(expected);
    }),
    { numRuns: 5_000 },
  );
});

describe.each([
  ['the fast book', (slots: OrderSlots): Book => new LadderBook(slots)],
  ['its plain twin', (slots: OrderSlots): Book => new PlainBook(slots)],
])('%s', (_, make) => {
  const open = () => {
    const slots = new OrderSlots();
    const book = make(slots);
    const fills = new Fills();
    return {
      slots,
      book,
      fills,
      rest(which: BookSide, at: number, lots: number, owner: number) {
        const slot = slots.claim(owner);
        book.add(slot, which, at, lots);
        return slot;
      },
      buy: (limit: number, lots: number, owner: number, selfTrade: SelfTrade, budget = UNLIMITED) =>
        book.match(BID, limit, lots, budget, owner, selfTrade, fills),
      fillsSeen: () =>
        Array.from({ length: fills.count }, (_, at) => [fills.slot[at], fills.lots[at], fills.ticks[at]] as const),
    };
  };

  test('takes the best price first, then who came first, and no worse than the limit', () => {
    const { book, rest, buy, fillsSeen, slots } = open();
    const dear = rest(ASK, 102, 5, 1);
    const early = rest(ASK, 101, 5, 1);
    const late = rest(ASK, 101, 5, 1);
    rest(ASK, 103, 5, 1);
    expect(buy(102, 14, 2, CANCEL_TAKER)).toBe(0);
    expect(fillsSeen()).toEqual([
      [early, 5, 101],
      [late, 5, 101],
      [dear, 4, 102],
    ]);
    expect([early, late, dear].map((slot) => slots.lotsOf(slot))).toEqual([0, 0, 1]);
    expect([...book.levels(ASK)]).toEqual([
      [102, 1],
      [103, 5],
    ]);
    expect(buy(102, 14, 2, CANCEL_TAKER)).toBe(13);
  });

  test('an order that is reduced keeps its place, one that is added again does not', () => {
    const { book, rest, buy, fillsSeen } = open();
    const first = rest(ASK, 100, 9, 1);
    const second = rest(ASK, 100, 9, 1);
    book.reduce(first, 2);
    expect(book.lotsAt(ASK, 100)).toBe(11);
    book.remove(second);
    book.add(second, ASK, 100, 1);
    expect(book.first(ASK)).toBe(first);
    expect(buy(100, 3, 2, CANCEL_TAKER)).toBe(0);
    expect(fillsSeen()).toEqual([
      [first, 2, 100],
      [second, 1, 100],
    ]);
    expect([book.size, book.bestTicks(ASK), book.first(ASK)]).toEqual([0, NONE, NONE]);
  });

  test.each([
    [CANCEL_TAKER, { left: 5, fills: [5], stopped: true, resting: 14 }],
    [CANCEL_MAKER, { left: 0, fills: [5, 0, 5], stopped: false, resting: 2 }],
    [CANCEL_BOTH, { left: 5, fills: [5, 0], stopped: true, resting: 7 }],
  ] as const)('meets an own order behind another: mode %i', (selfTrade, expected) => {
    const { book, rest, buy, fillsSeen, slots, fills } = open();
    rest(ASK, 100, 5, 1);
    const own = rest(ASK, 100, 7, 2);
    rest(ASK, 101, 7, 1);
    expect(book.fillable(BID, 101, 10, 2, selfTrade)).toBe(expected.left === 0);
    expect(buy(101, 10, 2, selfTrade)).toBe(expected.left);
    expect(fillsSeen().map(([, lots]) => lots)).toEqual(expected.fills);
    expect(fills.metItself).toBe(expected.stopped);
    expect([...book.levels(ASK)].reduce((sum, [, lots]) => sum + lots, 0)).toBe(expected.resting);
    expect(slots.lotsOf(own)).toBe(7);
  });

  test('an own order behind the last lot is not met', () => {
    const { book, rest, buy, fills } = open();
    rest(ASK, 100, 5, 1);
    rest(ASK, 100, 7, 2);
    expect(book.fillable(BID, 100, 5, 2, CANCEL_TAKER)).toBe(true);
    expect(buy(100, 5, 2, CANCEL_TAKER)).toBe(0);
    expect(fills.metItself).toBe(false);
  });

  test('a budget stops at the first best price that it cannot pay one lot of', () => {
    const { rest, buy, fillsSeen } = open();
    rest(ASK, 100, 2, 1);
    rest(ASK, 150, 10, 1);
    expect(buy(HIGHEST, 1_000, 2, CANCEL_TAKER, 700)).toBe(995);
    expect(fillsSeen().map(([, lots, at]) => [lots, at])).toEqual([
      [2, 100],
      [3, 150],
    ]);
    expect(buy(HIGHEST, 1_000, 2, CANCEL_TAKER, 149)).toBe(1_000);
  });

  test('fills more makers than there was room for', () => {
    const { rest, buy, fillsSeen, book } = open();
    for (let at = 0; at < 1_000; at++) rest(ASK, 1_000 + at, 1, 1);
    expect(buy(HIGHEST, 1_500, 2, CANCEL_TAKER)).toBe(500);
    expect(fillsSeen().map(([, , at]) => at)).toEqual(Array.from({ length: 1_000 }, (_, at) => 1_000 + at));
    expect(book.size).toBe(0);
  });
});
