import { DEPTH_SIZE, type DepthDifference, type DepthSnapshot, type Level } from '@quay/contract/market';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Book } from './live-book.ts';

const snapshot = (sequence: number, bids: Level[], asks: Level[]): DepthSnapshot => ({
  kind: 'snapshot',
  symbol: 'BTC',
  sequence,
  bids,
  asks,
});
const difference = (previous: number, sequence: number, bids: Level[], asks: Level[] = []): DepthDifference => ({
  kind: 'difference',
  previous,
  sequence,
  bids,
  asks,
});

function begun(): Book {
  const book = new Book();
  book.apply(
    snapshot(
      10,
      [
        ['100', '1'],
        ['99.5', '2'],
      ],
      [
        ['100.5', '3'],
        ['101', '4'],
      ],
    ),
  );
  return book;
}

test('a difference changes, adds at its place and removes by "0"', () => {
  const book = begun();
  expect(
    book.apply(
      difference(
        10,
        12,
        [
          ['100', '7'],
          ['99.75', '5'],
          ['99.5', '0'],
          ['9', '8'],
        ],
        [
          ['100.25', '1'],
          ['101', '0.00000000'],
          ['250', '0'],
        ],
      ),
    ),
  ).toBe('applied');
  expect(book.view()).toEqual({
    sequence: 12,
    bids: [
      ['100', '7'],
      ['99.75', '5'],
      ['9', '8'],
    ],
    asks: [
      ['100.25', '1'],
      ['100.5', '3'],
    ],
  });
});

test('prices are compared as numbers, not as text', () => {
  const book = begun();
  book.apply(difference(10, 11, [['100.00', '9']], [['9', '1']]));
  expect(book.view()?.bids[0]).toEqual(['100.00', '9']);
  expect(book.view()?.bids).toHaveLength(2);
  expect(book.view()?.asks[0]).toEqual(['9', '1']);
});

test('a gap empties the view until the next snapshot', () => {
  const book = begun();
  expect(book.apply(difference(11, 12, [['98', '1']]))).toBe('gap');
  expect(book.view()).toBeNull();
  expect(book.apply(difference(12, 13, [['97', '1']]))).toBe('waiting');
  expect(book.apply(snapshot(20, [['90', '1']], []))).toBe('applied');
  expect(book.apply(difference(20, 21, [['89', '1']]))).toBe('applied');
  expect(book.view()?.sequence).toBe(21);
});

test('a difference that the snapshot already holds is left out, a late one too', () => {
  const book = begun();
  expect(book.apply(difference(8, 10, [['1', '1']]))).toBe('old');
  expect(book.apply(difference(10, 11, [['98', '1']]))).toBe('applied');
  expect(book.apply(difference(10, 11, [['97', '1']]))).toBe('old');
  expect(book.view()?.bids.map(([price]) => price)).toEqual(['100', '99.5', '98']);
});

test('a difference before any snapshot waits for it', () => {
  expect(new Book().apply(difference(0, 1, [['1', '1']]))).toBe('waiting');
});

test('views that were handed out do not change afterwards', () => {
  const book = begun();
  const before = book.view();
  const bids = [...(before?.bids ?? [])];
  book.apply(difference(10, 11, [['99.9', '1']]));
  expect(before?.bids).toEqual(bids);
});

test('after any differences the book is what a plain map says, best first', () => {
  const change = fc.tuple(
    fc.integer({ min: 1, max: 60 }).map((tick) => (tick / 4).toFixed(2)),
    fc.integer({ min: 0, max: 3 }).map(String),
  );
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 20 }), (rounds) => {
      const book = new Book();
      book.apply(snapshot(0, [], []));
      const plain = new Map<string, string>();
      rounds.forEach((changes, turn) => {
        book.apply(difference(turn, turn + 1, changes, changes));
        for (const [price, quantity] of changes) {
          if (quantity === '0') plain.delete(price);
          else plain.set(price, quantity);
        }
      });
      const rising = [...plain].sort(([a], [b]) => Number(a) - Number(b));
      expect(book.view()?.asks).toEqual(rising);
      expect(book.view()?.bids).toEqual(rising.reverse());
      expect(rising.length).toBeLessThanOrEqual(DEPTH_SIZE);
    }),
  );
});
