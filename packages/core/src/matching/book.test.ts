import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ASK, BID, type Book, PriceTimeBook } from './book.ts';
import { PlainBook } from './plain-book.ts';

/** Limit orders in, fills out: the loop that every user of a book writes, so that whole books can be compared. */
function trade(book: Book, order: number, side: typeof BID | typeof ASK, ticks: number, lots: number): string[] {
  const other = side === BID ? ASK : BID;
  const fills: string[] = [];
  let left = lots;
  for (;;) {
    const best = book.bestTicks(other);
    if (left === 0 || best < 0 || (side === BID ? best > ticks : best < ticks)) break;
    const lotsHere = Math.min(left, book.bestLots(other));
    fills.push(`${order} takes ${lotsHere} of ${book.bestOrder(other)} at ${best}`);
    book.take(other, lotsHere);
    left -= lotsHere;
  }
  if (left > 0) book.add(order, side, ticks, left);
  return fills;
}

const looks = (book: Book) => ({
  size: book.size,
  bids: [...book.levels(BID)],
  asks: [...book.levels(ASK)],
  best: [BID, ASK].map((side) => [book.bestTicks(side as 0), book.bestOrder(side as 0), book.bestLots(side as 0)]),
});

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      side: fc.constantFrom(BID, ASK),
      ticks: fc.integer({ min: 1, max: 60 }),
      lots: fc.integer({ min: 1, max: 50 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ cancel: fc.nat() }) },
);

test('the fast book and its plain twin agree on every fill and every level', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
      const fast = new PriceTimeBook();
      const plain = new PlainBook();
      let order = 0;
      for (const one of steps) {
        if ('cancel' in one) {
          const target = order === 0 ? 1 : (one.cancel % order) + 1;
          expect(fast.cancel(target)).toBe(plain.cancel(target));
        } else {
          order += 1;
          expect(trade(fast, order, one.side, one.ticks, one.lots)).toEqual(
            trade(plain, order, one.side, one.ticks, one.lots),
          );
          expect(fast.lotsOf(order)).toBe(plain.lotsOf(order));
        }
        expect(looks(fast)).toEqual(looks(plain));
        expect(fast.bestTicks(BID) < 0 || fast.bestTicks(ASK) < 0 || fast.bestTicks(BID) < fast.bestTicks(ASK)).toBe(
          true,
        );
      }
    }),
    { numRuns: 300 },
  );
});

test('a deep book keeps order far from the top, and its space is used again', () => {
  const book = new PriceTimeBook();
  for (let round = 0; round < 3; round++) {
    for (let at = 0; at < 5_000; at++) book.add(at + 1, BID, ((at * 7919) % 5_000) + 1, at + 1);
    expect([...book.levels(BID)].map(([ticks]) => ticks)).toEqual(Array.from({ length: 5_000 }, (_, at) => 5_000 - at));
    for (let at = 0; at < 5_000; at++) expect(book.cancel(((at * 3571) % 5_000) + 1)).toBe(((at * 3571) % 5_000) + 1);
    expect(book.size).toBe(0);
    expect(book.bestTicks(BID)).toBe(-1);
  }
});
