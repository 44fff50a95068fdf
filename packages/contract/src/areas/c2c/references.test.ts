import { expect, test } from 'vitest';
import { bankReferenceOf, isBankReference, REFERENCE_ALPHABET } from './references.ts';

const reference = bankReferenceOf('7K3M9QX2RTV');

test('a reference is short enough for a bank, and right as it was drawn, however a bank writes it', () => {
  expect(reference).toHaveLength(12);
  expect(isBankReference(reference)).toBe(true);
  expect(isBankReference(`${reference.slice(0, 4)} ${reference.slice(4, 8)}-${reference.slice(8)}`.toLowerCase())).toBe(
    true,
  );
  expect(isBankReference('')).toBe(false);
  expect(isBankReference(`${reference}0`)).toBe(false);
});

test('any one wrong character is told', () => {
  for (let at = 0; at < reference.length; at += 1) {
    for (const other of REFERENCE_ALPHABET) {
      if (other === reference[at]) continue;
      expect(isBankReference(reference.slice(0, at) + other + reference.slice(at + 1))).toBe(false);
    }
  }
});

test('characters that are taken for one another are in none', () => {
  for (const other of 'ILOU') expect(REFERENCE_ALPHABET).not.toContain(other);
});
