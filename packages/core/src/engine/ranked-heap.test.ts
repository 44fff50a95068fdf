import { expect, test } from 'vitest';
import { NOWHERE } from './heap.ts';
import { RankedHeap } from './ranked-heap.ts';

type Item = { index: number; readonly name: number };

/** Numbers that follow from a seed, below a bound. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
}

test('what comes out is in the order of the ranks, then of the names, whatever was moved and removed before', () => {
  const heap = new RankedHeap<Item>((a, b) => a.name < b.name);
  const items = Array.from({ length: 500 }, (_, name): Item => ({ index: NOWHERE, name }));
  const ranks = new Map<Item, number>();
  const below = numbers(7);
  for (let turn = 0; turn < 5_000; turn++) {
    const item = items[below(items.length)]!;
    if (below(3) === 0) {
      heap.remove(item);
      ranks.delete(item);
    } else {
      const rank = below(40) - 20;
      heap.set(item, rank);
      ranks.set(item, rank);
    }
    expect(heap.size).toBe(ranks.size);
  }
  const sorted = [...ranks].sort(([a, first], [b, second]) => first - second || a.name - b.name);
  for (const [item, rank] of sorted) {
    expect([heap.top!.name, heap.rank]).toEqual([item.name, rank]);
    heap.remove(item);
    expect(item.index).toBe(NOWHERE);
  }
  expect([heap.top, heap.rank]).toEqual([undefined, Number.POSITIVE_INFINITY]);
});

test('a few or many are taken out up to a number, and what stays is in order', () => {
  const below = numbers(11);
  for (let most = -1; most < 60; most++) {
    const heap = new RankedHeap<Item>((a, b) => a.name < b.name);
    const items = Array.from({ length: 300 }, (_, name): Item => ({ index: NOWHERE, name }));
    const ranks = new Map(items.map((item) => [item, below(50)]));
    for (const [item, rank] of ranks) heap.set(item, rank);
    const taken = heap.takeUpTo(most);
    expect(new Set(taken)).toEqual(new Set(items.filter((item) => ranks.get(item)! <= most)));
    expect(taken.every(({ index }) => index === NOWHERE)).toBe(true);
    const left = items.filter((item) => ranks.get(item)! > most);
    left.sort((a, b) => ranks.get(a)! - ranks.get(b)! || a.name - b.name);
    for (const item of left) {
      expect([heap.top, heap.rank, heap.rankOf(item)]).toEqual([item, ranks.get(item), ranks.get(item)]);
      heap.remove(item);
    }
    expect(heap.size).toBe(0);
  }
});
