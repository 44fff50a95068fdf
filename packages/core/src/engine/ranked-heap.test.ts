import { expect, test } from 'vitest';
import { NOWHERE } from './heap.ts';
import { RankedHeap } from './ranked-heap.ts';

type Item = { index: number; readonly name: number };

test('what comes out is in the order of the ranks, then of the names, whatever was moved and removed before', () => {
  const heap = new RankedHeap<Item>((a, b) => a.name < b.name);
  const items = Array.from({ length: 500 }, (_, name): Item => ({ index: NOWHERE, name }));
  const ranks = new Map<Item, number>();
  let state = 7;
  const below = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
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
