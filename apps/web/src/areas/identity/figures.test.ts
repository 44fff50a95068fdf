import { expect, test } from 'vitest';
import { strengthOf } from './figures.ts';

test.each([
  ['', 'empty'],
  ['harb', 'short'],
  ['harbour', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['harbourlight', 'plain'],
  ['harbour lights', 'strong'],
  ['Harbour-77x', 'strong'],
  ['\u{1F6A2}\u{1F6A2}\u{1F6A2}', 'short'],
] as const)('%j is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
