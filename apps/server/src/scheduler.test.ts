import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startJobs } from './scheduler.ts';

const lines: string[] = [];
const log = { warn: (line: string) => void lines.push(line) };

beforeEach(() => {
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('runs a job at its times, and again after it failed', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    if (runs === 1) throw new Error('no connection');
  };
  const scheduler = startJobs([{ name: 'removing old rows', everyMs: 1_000, run }], log);
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([runs, lines]).toEqual([1, ['removing old rows failed, and is tried again later: no connection']]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect([runs, lines.length]).toEqual([3, 1]);
  await scheduler.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(runs).toBe(3);
});

it('runs one that is due at the start at once, never twice at a time, and waits for it when it ends', async () => {
  let running = 0;
  let most = 0;
  let done: () => void = () => {};
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => {
      done = resolve;
    });
    running -= 1;
  };
  const scheduler = startJobs([{ name: 'a long one', everyMs: 10, atStart: true, run }], log);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([running, most]).toEqual([1, 1]);
  let closed = false;
  const closing = scheduler.close().then(() => {
    closed = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(closed).toBe(false);
  done();
  await closing;
  expect([running, most, lines]).toEqual([0, 1, []]);
});
