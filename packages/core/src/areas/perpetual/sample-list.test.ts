import { expect, test } from 'vitest';
import { newestIndex } from './index-samples.ts';
import { readSamples, samplesWithin, writeSamples } from './sample-list.ts';

const AT = 1_800_000_000_000;

test('samples are written as they are read', () => {
  const prices = [null, 5n, null, 7n];
  expect(readSamples(writeSamples(prices))).toEqual(prices);
  expect(readSamples('')).toEqual([]);
});

test('a window has its own seconds of a half minute alone, up to the last that has a price', () => {
  const row = { at: AT, prices: '1,2,,4,5' };
  expect(samplesWithin(row, AT - 30_000, AT + 30_000)).toEqual([1n, 2n, null, 4n, 5n]);
  expect(samplesWithin(row, AT + 1_000, AT + 30_000)).toEqual([null, 2n, null, 4n, 5n]);
  expect(samplesWithin(row, AT - 30_000, AT + 3_000)).toEqual([1n, 2n]);
  expect(samplesWithin(row, AT + 5_000, AT + 30_000)).toEqual([]);
});

test('the newest index is that of the last second that has one, of a sample or of a mark', () => {
  const row = { at: AT, prices: '1,2,,4' };
  const mark = (at: number) => ({ at, indexPrice: 9n });
  expect(newestIndex(row, mark(AT + 2_999))).toBe(4n);
  // A mark of that second is of the sample's fact, or of one behind it.
  expect(newestIndex(row, mark(AT + 3_000))).toBe(9n);
  expect(newestIndex(row, undefined)).toBe(4n);
  expect(newestIndex(undefined, mark(AT))).toBe(9n);
  expect(newestIndex(undefined, undefined)).toBeUndefined();
});
