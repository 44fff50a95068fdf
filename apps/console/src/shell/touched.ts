import { storedValue } from '@quay/web-kit/storage';

/** Shared by all tabs of the console: who works in one of them is not idle in another. */
const shared = storedValue<number>('quay.console.touched', 0);
const WRITE_EVERY_MS = 1_000;
/** So long after a movement what the page asks by itself still counts as somebody's use. */
const LATELY_MS = 60_000;

let here = 0;

/** When somebody touched the console last, in any tab. */
export const touchedAt = (): number => Math.max(here, shared.read());

export const touchedLately = (): boolean => Date.now() - touchedAt() < LATELY_MS;

export function touch(): void {
  const now = Date.now();
  if (now - here < WRITE_EVERY_MS) return;
  here = now;
  shared.write(now);
}
