import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { type LedPosition, median, positionOnWire, type RecordFacts, recordOf, returnsOf } from './record.ts';

const DAY = 86_400_000;
const START = 20_000 * DAY;

const led = (id: number, net: string, more: Partial<LedPosition> = {}): LedPosition => ({
  ...{ id, contract: 'BTCUSDT-PERP', isLong: true, leverage: 3, ending: 'closed' as const },
  ...{ openedAt: START + (id - 1) * DAY, closedAt: START + id * DAY - 1, net: units(net) },
  ...more,
});
const copy = (follow: number, day: number, net: string) => ({
  ...{ follow, contract: 'BTCUSDT-PERP', isLong: true, net: units(net) },
  ...{ openedAt: START + (day - 1) * DAY + 1, closedAt: START + day * DAY - 1 },
});
const facts = (more: Partial<RecordFacts>): RecordFacts => ({
  ...{ positions: [], flows: [], copies: [], shares: [], caps: [], ownMoney: units('1000') },
  ...more,
});
const at = (day: number) => START + day * DAY;

describe("a leader's result", () => {
  test('is nothing without closed positions', () => {
    const { record, days } = recordOf(facts({}), 0, at(1));
    expect(record).toMatchObject({ result: null, followersResult: null, closed: 0, worstFall: '0', leverageMax: null });
    expect(days).toHaveLength(1);
  });

  test('is of the own money at each opening: what came in later does not count for it', () => {
    // 1,000 at first, 100 won, 900 brought in, 200 lost of 2,000.
    const some = facts({
      positions: [led(1, '100'), led(3, '-200')],
      flows: [{ at: at(1) + 5, amount: units('900') }],
      ownMoney: units('1800'),
    });
    expect([...returnsOf(some).values()].toSorted()).toEqual([units('-0.1'), units('0.1')].toSorted());
    const { record } = recordOf(some, 0, at(3));
    // 1.1 × 0.9
    expect(record).toMatchObject({ result: '-0.01', won: 1, lost: 1, meanWin: '0.1', meanLoss: '-0.1' });
  });

  test('loses no more than all of it, also where nothing was left', () => {
    const some = facts({ positions: [led(1, '-100')], ownMoney: 0n, flows: [{ at: at(0) + 1, amount: units('100') }] });
    expect(recordOf(some, 0, at(1)).record.result).toBe('-1');
  });

  test('falls from a height and reaches it again', () => {
    const positions = [led(1, '100'), led(2, '-220'), led(3, '-88'), led(4, '396')];
    const { record } = recordOf(facts({ positions, ownMoney: units('1188') }), 0, at(4));
    // 1,000 → 1,100 → 880 → 792 → 1,188: 28 % below 1,100 for three days.
    expect(record).toMatchObject({ worstFall: '-0.28', recoveryDays: 3, lossesInRow: 2, result: '0.188' });
  });

  test('counts from the beginning of the span', () => {
    const positions = [led(1, '-500'), led(9, '50')];
    const { record, days } = recordOf(facts({ positions, ownMoney: units('550') }), at(5), at(10));
    expect(record).toMatchObject({ closed: 1, lost: 0, result: '0.1', worstFall: '0' });
    expect(days.map(({ result }) => result)).toEqual(['0.1', '0.1']);
  });

  test('names liquidations and leverages', () => {
    const positions = [
      led(1, '1', { leverage: 2 }),
      led(2, '1', { leverage: 12 }),
      led(3, '-1', { ending: 'liquidated' }),
    ];
    expect(recordOf(facts({ positions }), 0, at(3)).record).toMatchObject({
      ...{ liquidated: 1, liquidatedAt: at(3) - 1, leverageUsual: 3, leverageMax: 12 },
    });
  });
});

describe("followers' result", () => {
  const caps = [1, 2, 3].map((follow) => ({ follow, cap: units('100') }));

  test('is the median of what they got, less shares, over what they set aside', () => {
    const some = facts({
      caps,
      copies: [copy(1, 1, '10'), copy(2, 1, '-5'), copy(3, 1, '20')],
      shares: [{ follow: 1, at: at(1), accrued: units('1') }],
    });
    expect(recordOf(some, 0, at(2)).record.followersResult).toBe('0.09');
  });

  test('stands in the curve, and counts who copied in the span alone', () => {
    const some = facts({ caps, copies: [copy(1, 1, '10'), copy(2, 4, '30')] });
    const { record, days } = recordOf(some, at(2), at(5));
    expect(record.followersResult).toBe('0.3');
    expect(days.at(-1)).toEqual({ at: at(5), result: '0', followersResult: '0.3' });
  });

  test('of a position is that of its copies', () => {
    const some = facts({ caps, positions: [led(1, '100')], copies: [copy(1, 1, '10'), copy(2, 3, '30')] });
    expect(positionOnWire(some, some.positions[0]!, units('0.11119'))).toMatchObject({
      ...{ result: '0.1111', copies: 1, followersResult: '0.1', leverage: 3 },
    });
  });
});

test('the median of an even number is the mean of the two in the middle', () => {
  expect([median([]), median([3n]), median([5n, 1n]), median([9n, 1n, 2n, 4n])]).toEqual([undefined, 3n, 3n, 3n]);
});
