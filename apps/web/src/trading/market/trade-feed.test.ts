import type { PublicTrade } from '@quay/contract/market';
import { expect, test, vi } from 'vitest';

vi.mock('../../request/ask.ts', () => ({ ask: vi.fn() }));
vi.mock('../../live/live.ts', () => ({ live: { subscribe: vi.fn() } }));
const { withNewer } = await import('./trade-feed.ts');

const trade = (id: number): PublicTrade => ({ id, price: '1', quantity: '1', side: 'buy', at: id });
const ids = (trades: readonly PublicTrade[]) => trades.map((one) => one.id);

test('pushed trades come before those that are there, newest first', () => {
  expect(ids(withNewer([trade(3), trade(2)], [trade(4), trade(5)]))).toEqual([5, 4, 3, 2]);
});

test('a trade that came both ways stands once', () => {
  expect(ids(withNewer([trade(3), trade(2)], [trade(2), trade(3), trade(4)]))).toEqual([4, 3, 2]);
});

test('the list does not grow without bound', () => {
  const many = Array.from({ length: 500 }, (_, index) => trade(index + 1));
  const held = withNewer([], many);
  expect(held.length).toBe(34);
  expect(held[0]!.id).toBe(500);
});
