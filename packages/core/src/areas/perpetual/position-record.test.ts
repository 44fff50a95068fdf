import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Writer } from '../../engine/bytes.ts';
import { Changes } from '../../engine/changes.ts';
import { codecOf } from '../../engine/columns.ts';
import { PositionAmounts, PositionRecord } from './position-record.ts';
import { Positions } from './positions.ts';
import { type PositionRow, positionsTable } from './state.ts';

const SAFE = 2n ** 53n - 1n;
/** Amounts round the bounds of what a double holds, and of what is written as one number. */
const amounts = fc.oneof(
  fc.bigInt({ min: -1_000n, max: 1_000n }),
  fc.bigInt({ min: -(2n ** 53n), max: 2n ** 53n }),
  fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }),
  fc.constantFrom(SAFE, SAFE + 1n, -SAFE, -SAFE - 1n, 2n ** 52n - 1n, 2n ** 52n, -(2n ** 52n), 1n - 2n ** 52n),
);
const rows: fc.Arbitrary<PositionRow> = fc.record({
  owner: fc.integer({ min: 1, max: 2 ** 40 }),
  contract: fc.constantFrom('BTCUSDT-PERP', 'BTCUSD-PERP', 'ETHUSDT-261225'),
  quantity: amounts,
  openValue: amounts,
  leverage: fc.integer({ min: 1, max: 200 }),
  mode: fc.constantFrom('cross' as const, 'isolated' as const),
  margin: amounts,
  realised: amounts,
  fees: amounts,
  covered: amounts,
  openedAt: fc.option(fc.integer({ min: 0, max: 2 ** 42 })),
});
const columns = Object.keys(positionsTable.columns) as (keyof PositionRow)[];
const plain = (row: PositionRow) => Object.fromEntries(columns.map((name) => [name, row[name]]));

test('a position keeps every amount, whatever it was before', () => {
  fc.assert(
    fc.property(rows, rows, (first, second) => {
      const record = new PositionRecord(first, new Uint8Array(), new PositionAmounts());
      expect(plain(record)).toEqual(first);
      record.assign(second);
      expect(plain(record)).toEqual({ ...second, owner: first.owner, contract: first.contract });
      expect(record.isFlat).toBe(second.quantity === 0n);
      expect(record.roughQuantity).toBe(Number(second.quantity));
      expect(record.roughOpen).toBe(Number(second.openValue));
    }),
  );
});

test('its row by hand is what the codec of its table writes', () => {
  fc.assert(
    fc.property(rows, (row) => {
      const changes = new Changes();
      const positions = new Positions(changes);
      positions.add(row);
      const expected = new Writer();
      expected.count(positionsTable.number * 2);
      codecOf<PositionRow>(positionsTable.columns).write(expected, row);
      expect(changes.take()).toEqual(expected.take());
    }),
  );
});

test('it grows by what doubles hold, and not at all by more', () => {
  const units = fc.oneof(fc.integer({ min: -1_000, max: 1_000 }), fc.maxSafeInteger());
  fc.assert(
    fc.property(rows, units, units, fc.nat(), fc.boolean(), (row, quantity, open, fee, isFirst) => {
      const record = new PositionRecord(row, new Uint8Array(), new PositionAmounts());
      const has = record.grow(quantity, open, fee, isFirst);
      const grown = {
        ...row,
        quantity: row.quantity + BigInt(quantity),
        openValue: row.openValue + BigInt(open),
        realised: isFirst ? 0n : row.realised,
        fees: (isFirst ? 0n : row.fees) + BigInt(fee),
      };
      const isHeld = [row.quantity, row.openValue, isFirst ? 0n : row.fees, grown.quantity, grown.openValue, grown.fees]
        .map((value) => (value < 0n ? -value : value))
        .every((value) => value <= SAFE);
      expect(has).toBe(isHeld);
      expect(plain(record)).toEqual(has ? grown : row);
    }),
  );
});

test('a row that the journal brings again takes the place of the one before', () => {
  const changes = new Changes();
  const positions = new Positions(changes);
  const [row, other] = fc.sample(rows, { numRuns: 2, seed: 1 }) as [PositionRow, PositionRow];
  const first = positions.restore(row);
  const second = positions.restore({ ...other, owner: row.owner, contract: row.contract });
  expect(second).toBe(first);
  expect([...positions.values()].map(plain)).toEqual([{ ...other, owner: row.owner, contract: row.contract }]);
});
