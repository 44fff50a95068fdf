import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from './sha256.ts';

const known = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('the hash is the one that everybody computes, at every length and in every script', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (let length = 0; length < 200; length++) expect(sha256('a'.repeat(length))).toBe(known('a'.repeat(length)));
  for (const text of ['汇款已到账', 'é€🙂', 'x'.repeat(10_000), '汇'.repeat(3_000), '']) {
    expect(sha256(text)).toBe(known(text));
  }
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => sha256(text) === known(text)));
});
