import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glow } from './glow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const element = () => ({ dataset: {} as DOMStringMap, isConnected: true });
const light = (one: ReturnType<typeof element>) => glow(one as unknown as HTMLElement);

test('a light fades in steps and goes out, and lights change at the same moments', () => {
  const first = element();
  const second = element();
  light(first);
  vi.advanceTimersByTime(100);
  light(second);
  expect([first.dataset.glow, second.dataset.glow]).toEqual(['4', '4']);
  vi.advanceTimersByTime(50);
  expect([first.dataset.glow, second.dataset.glow]).toEqual(['3', '3']);
  vi.advanceTimersByTime(450);
  expect([first.dataset.glow, second.dataset.glow]).toEqual([undefined, undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

test('an element that left the page is let go', () => {
  const gone = element();
  light(gone);
  gone.isConnected = false;
  vi.advanceTimersByTime(150);
  expect(gone.dataset.glow).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});
