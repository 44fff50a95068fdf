import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyFrame } from './every-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (then: (now: number) => void) =>
    setTimeout(() => then(performance.now()), 16),
  );
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('two hundred wishes in a second cost at most twenty drawings, and the last is drawn', () => {
  const drawn: number[] = [];
  let request = 0;
  const frames = everyFrame(() => drawn.push(request), 50);
  for (; request < 200; request++) {
    frames.ask();
    vi.advanceTimersByTime(5);
  }
  vi.advanceTimersByTime(200);
  expect(drawn.length).toBeGreaterThan(10);
  expect(drawn.length).toBeLessThanOrEqual(21);
  expect(drawn.at(-1)).toBe(200);
});

test('the first wish waits for no more than the next frame, and nothing is drawn after the end', () => {
  let drawn = 0;
  const frames = everyFrame(() => drawn++, 50);
  frames.ask();
  vi.advanceTimersByTime(17);
  expect(drawn).toBe(1);
  frames.ask();
  frames.stop();
  vi.advanceTimersByTime(500);
  expect(drawn).toBe(1);
});
