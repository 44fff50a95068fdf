import { expect, test } from 'vitest';
import { HTTP, isOutcomeUnknown, isUnavailable, isUnreached, NETWORK, Refusal, TIMEOUT, wordsOf } from './refusal.ts';

const refusal = (code: number, reason: string) => new Refusal({ code, reason, words: 'No.' });

test.each([
  [503, 'edge/busy', false],
  [504, 'edge/outcome-unknown', true],
  [500, 'edge/fault', true],
  [502, HTTP, true],
  [503, HTTP, true],
  [0, TIMEOUT, true],
  [13_001, 'spot/price-missing', false],
])('after %d %s nobody knows what became of it: %s', (code, reason, unknown) => {
  expect(isOutcomeUnknown(refusal(code, reason))).toBe(unknown);
});

test.each([
  [0, NETWORK, true, true],
  [0, TIMEOUT, true, true],
  [502, HTTP, false, true],
  [503, 'edge/busy', false, true],
  [500, 'edge/fault', false, false],
  // Codes of the areas are greater numbers than those of HTTP, and final.
  [18_001, 'staff/unknown-user', false, false],
])('%d %s is unreached: %s, worth another try: %s', (code, reason, unreached, unavailable) => {
  expect(isUnreached(refusal(code, reason))).toBe(unreached);
  expect(isUnavailable(refusal(code, reason))).toBe(unavailable);
});

test('what is no refusal has no words', () => {
  expect(wordsOf(refusal(13_001, 'spot/price-missing'))).toBe('No.');
  expect(wordsOf(new TypeError('fault'))).toBeUndefined();
});
