import { beforeEach, expect, test, vi } from 'vitest';

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1, 23, 59);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.resetModules();
});

test('the hint comes on the day after the first visit, and stays until it is answered', async () => {
  const { hintIsDue, neverHintAgain } = await import('./hint.ts');
  expect(hintIsDue(FIRST)).toBe(false);
  expect(hintIsDue(FIRST + 59_999)).toBe(false);
  expect(hintIsDue(FIRST + 60_000)).toBe(true);
  expect(hintIsDue(FIRST + 7 * DAY_MS)).toBe(true);
  neverHintAgain();
  expect(hintIsDue(FIRST + 8 * DAY_MS)).toBe(false);
});

test('what was answered is over on this device for ever', async () => {
  const first = await import('./hint.ts');
  first.hintIsDue(FIRST);
  first.neverHintAgain();
  vi.resetModules();
  const later = await import('./hint.ts');
  expect(later.hintIsDue(FIRST + 30 * DAY_MS)).toBe(false);
});
