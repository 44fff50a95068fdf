import { expect, test } from 'vitest';
import { mergedPages } from './merged-pages.ts';

const merged = (...sources: readonly (readonly [hasMore: boolean, ...number[]])[]) =>
  mergedPages(
    sources.map(([hasMore, ...rows]) => ({ hasMore, rows })),
    (row) => row,
  );

test('lists that are whole are one list, newest first', () => {
  expect(merged([false, 9, 5, 1], [false, 8, 5], [false])).toEqual({ rows: [9, 8, 5, 5, 1], next: [] });
  expect(merged()).toEqual({ rows: [], next: [] });
});

test('nothing is shown that another list may still bring a row before', () => {
  expect(merged([true, 9, 7], [false, 8, 5, 1])).toEqual({ rows: [9, 8, 7], next: [0] });
  expect(merged([true, 9, 4], [true, 8, 6], [false, 7, 5])).toEqual({ rows: [9, 8, 7, 6], next: [1] });
  expect(merged([true, 9, 6], [true, 8, 6])).toEqual({ rows: [9, 8, 6, 6], next: [0, 1] });
});

test('before a list has any row nothing of the others stands', () => {
  expect(merged([true], [false, 8])).toEqual({ rows: [], next: [0] });
});

test('each load shows more, and in the end everything is there once', () => {
  const all = [
    [30, 20, 20, 11, 3],
    [29, 28, 27, 2],
    [10, 1],
  ];
  const loaded = [1, 1, 1];
  let shown = 0;
  for (let loads = 0; loads < 20; loads++) {
    const { rows, next } = mergedPages(
      all.map((rows, n) => ({ rows: rows.slice(0, loaded[n]), hasMore: loaded[n]! < rows.length })),
      (row) => row,
    );
    expect(rows).toEqual([...rows].sort((a, b) => b - a));
    expect(rows.length).toBeGreaterThanOrEqual(shown);
    shown = rows.length;
    if (next.length === 0) break;
    for (const n of next) loaded[n]! += 1;
  }
  expect(shown).toBe(11);
});
