import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AMOUNT_MAX, putLoss, Reader, Writer } from './bytes.ts';
import { Changes, Log, Rows, readChanges } from './changes.ts';
import { amount, bytes, flag, id, maybe, oneOf, text, time } from './columns.ts';
import { table } from './table.ts';

const columns = {
  id,
  at: time,
  worth: amount,
  name: text,
  flag,
  side: oneOf(['buy', 'sell']),
  note: maybe(text),
  raw: bytes,
};
const things = table({ name: 'things', number: 7, kind: 'state', key: ['id'], columns });

const thing = fc.record({
  id: fc.maxSafeNat(),
  at: fc.maxSafeNat(),
  worth: fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
  name: fc.string({ unit: 'grapheme', maxLength: 60 }),
  flag: fc.boolean(),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  note: fc.option(fc.string({ unit: 'grapheme' }), { nil: null }),
  raw: fc.uint8Array({ maxLength: 300 }),
});

test('what a batch writes is read back, whatever the values', () => {
  fc.assert(
    fc.property(fc.array(thing), (rows) => {
      const changes = new Changes();
      const log = new Log(things, changes);
      for (const row of rows) log.add(row);
      const read = readChanges([things], changes.take());
      expect(read.map((change) => change.row)).toEqual(rows);
    }),
  );
});

test('bytes of another writer are copied as they stand there, wherever they begin and end', () => {
  const piece = fc.record({ before: fc.uint8Array({ maxLength: 20 }), copied: fc.uint8Array({ maxLength: 9_000 }) });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const source = new Writer();
      const to = new Writer();
      const expected: number[] = [];
      for (const { before, copied } of pieces) {
        const start = source.at;
        source.raw(copied, 0, copied.length);
        to.raw(before, 0, before.length);
        to.copy(source, start, source.at);
        expected.push(...before, ...copied);
      }
      expect([...to.take()]).toEqual(expected);
    }),
  );
});

test('rows of tables that nobody wants are passed over, whatever they hold', () => {
  const others = table({ name: 'others', number: 8, kind: 'log', key: ['id'], columns });
  fc.assert(
    fc.property(fc.array(fc.tuple(thing, fc.boolean())), (rows) => {
      const changes = new Changes();
      const log = new Log(things, changes);
      const other = new Log(others, changes);
      for (const [row, wanted] of rows) (wanted ? log : other).add(row);
      const read = readChanges([things, others], changes.take(), (of, row) => row.count() >= 0 && of === things);
      expect(read.map((change) => change.row)).toEqual(rows.flatMap(([row, wanted]) => (wanted ? [row] : [])));
    }),
  );
});

test('a row stands once in a batch with its last value, and a dropped row with its key alone', () => {
  const changes = new Changes();
  const rows = new Rows(things, changes);
  const row = rows.add({
    id: 1,
    at: 2,
    worth: 3n,
    name: 'a',
    flag: true,
    side: 'buy',
    note: null,
    raw: new Uint8Array(),
  });
  row.worth = 5n;
  rows.touch(row);
  const gone = rows.add({ ...row, id: 2 });
  rows.drop(gone);
  const read = readChanges([things], changes.take());
  expect(read.map(({ op, row: { ...values } }) => [op, values])).toEqual([
    ['put', { ...row }],
    ['drop', { id: 2 }],
  ]);
  expect(changes.empty).toBe(true);
});

test('bytes that end too early are a fault, never a row', () => {
  const changes = new Changes();
  new Log(things, changes).add({
    id: 300,
    at: 1,
    worth: -1n,
    name: 'größe',
    flag: false,
    side: 'sell',
    note: 'x',
    raw: new Uint8Array([1, 2]),
  });
  const whole = changes.take();
  for (let cut = 1; cut < whole.length; cut++) expect(() => readChanges([things], whole.slice(0, cut))).toThrow();
});

test('an amount stands in the same bytes, whichever way it was written', () => {
  const parts = fc.record({
    whole: fc.oneof(fc.maxSafeNat(), fc.integer({ min: 0, max: 1000 }), fc.integer({ min: -(10 ** 12), max: 0 })),
    fraction: fc.integer({ min: 0, max: 99_999_999 }),
  });
  const written = (write: (to: Writer) => void): Uint8Array => {
    const writer = new Writer();
    write(writer);
    return writer.take();
  };
  fc.assert(
    fc.property(parts, ({ whole, fraction }) => {
      const value = BigInt(whole) * 100_000_000n + BigInt(fraction);
      const expected = written((to) => to.amount(value));
      expect(written((to) => to.parts(whole, fraction))).toEqual(expected);
      if (whole >= 0) {
        const lost = written((to) => to.amount(-value));
        const loss = (to: Writer) => {
          to.at = putLoss(to.reserve(AMOUNT_MAX), to.at, whole, fraction);
        };
        expect(written(loss)).toEqual(lost);
      }
      expect(new Reader(expected).amount()).toBe(value);
      const units = new Reader(expected).units();
      expect(BigInt(units)).toBe(value);
    }),
    { numRuns: 2000 },
  );
});
