import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('everybody gets the same promise, which says how it ended', async () => {
  const load = vi.fn(async () => 'page');
  const start = loadOnce(load);
  const first = start();
  await expect(first).resolves.toBe('page');
  expect(start()).toBe(first);
  expect(first).toMatchObject({ status: 'fulfilled', value: 'page' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure stands for those who ask at once, and a later call tries again', async () => {
  const failure = new Error('offline');
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure).mockResolvedValueOnce('page');
  const start = loadOnce(load);
  await expect(start()).rejects.toBe(failure);
  await expect(start()).rejects.toBe(failure);
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  await expect(start()).resolves.toBe('page');
  vi.advanceTimersByTime(10_000);
  await expect(start()).resolves.toBe('page');
  expect(load).toHaveBeenCalledTimes(2);
});
