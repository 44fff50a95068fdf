import { expect, test } from 'vitest';
import { bloomOf, bloomWith } from './bloom.ts';

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const from = '0x000000000000000000000000000000000000eeEe';
const to = '0x00000000000000000000000000000000000003e8';
const other = '0x00000000000000000000000000000000000003e9';

test('a bloom names the contract and the address that logged, and not others', () => {
  const bloom = bloomOf(bloomWith([{ contract: token, from, to }]));
  expect(bloom.mayHold(token, to)).toBe(true);
  expect(bloom.mayHold(token, other)).toBe(false);
  expect(bloom.mayHold(other, to)).toBe(false);
  expect(bloom.mayConcern([token], [other, to])).toBe(true);
  expect(bloom.mayConcern([token], [other])).toBe(false);
  expect(bloom.mayConcern([other], [to])).toBe(false);
});

test('the bloom of a block without logs names nothing', () => {
  const bloom = bloomOf(bloomWith([]));
  expect(bloom.mayHold(token, to)).toBe(false);
  expect(bloom.mayConcern([token], [to])).toBe(false);
});
