import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayStay, rankOf, withinReach } from './guards.ts';

const marks = fc.integer({ min: 100, max: 2 ** 40 });
/** Where a guard is to stand, as a share of the mark; below zero and beyond all numbers no mark passes it. */
const parts = (least: number) => fc.integer({ min: least, max: 4_000 }).map((part) => part / 1_000);
const shares = fc.oneof(parts(-1_000), fc.constant(Number.POSITIVE_INFINITY));
const placed = fc.tuple(marks, shares).map(([mark, share]) => {
  const isLong = share < 1;
  const price = Math.floor(mark * share);
  return { mark, isLong, price: isLong ? Math.min(price, mark - 1) : Math.max(price, mark + 1) };
});

test('a guard stands no further from the mark than it is to, and exactly there where that is near', () => {
  fc.assert(
    fc.property(placed, ({ mark, isLong, price }) => {
      const place = withinReach(mark, price);
      expect(isLong ? place >= price && place < mark : place <= price && place > mark).toBe(true);
      const distance = Math.abs(price - mark);
      if (distance <= mark / 2) expect(place).toBe(price);
      else if (Number.isFinite(price)) expect(Math.abs(place - mark)).toBeGreaterThanOrEqual(Math.floor(mark / 2));
    }),
  );
});

test('a guard stays where it is passed no later than it is to, and not before the mark has gone far', () => {
  const cases = fc.tuple(placed, parts(50), fc.boolean());
  fc.assert(
    fc.property(cases, ([{ mark, isLong, price }, share, isSame]) => {
      const own = isSame ? price : Math.floor(mark * share);
      const rank = rankOf(own < mark, own);
      const stays = mayStay(rank, mark, isLong, price);
      if (rank === 0) {
        expect(stays).toBe(rankOf(isLong, price) === 0);
        return;
      }
      const isSide = own < mark === isLong;
      const isInTime = isLong ? own >= price : own <= price;
      expect(stays).toBe(isSide && isInTime && (own === price || Math.abs(own - mark) > mark / 2));
    }),
    { numRuns: 2_000 },
  );
});
