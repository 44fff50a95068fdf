import { expect, test } from 'vitest';
import { addressGroups, differingGroups, shortAddress } from './address-groups.ts';

const address = '0x4F1bC70e93A2d5E86b0D17c4A8f2930E5dB6719a';
const letters = (of: string) => addressGroups(of).map((group) => group.letters);

test('an address falls into groups of four that are it again together', () => {
  expect(letters(address).slice(0, 2)).toEqual(['0x4F1b', 'C70e']);
  expect(letters(address).at(-1)).toBe('719a');
  expect(letters(address)).toHaveLength(10);
  expect(letters(address).join('')).toBe(address);
  expect(addressGroups(address)[1]).toEqual({ at: 6, letters: 'C70e' });
});

test('what is no such address is shown all the same', () => {
  expect(letters('TQ5x9')).toEqual(['TQ5x', '9']);
  expect(shortAddress('TQ5x9')).toBe('TQ5x9');
  expect(letters('')).toEqual([]);
});

test('groups that differ are found wherever they are, and the checksum is no difference', () => {
  expect(differingGroups(address, address.toLowerCase())).toEqual(new Set());
  expect(differingGroups(address, address.replace('C70e', 'C71e'))).toEqual(new Set([6]));
  expect(differingGroups(address, address.slice(0, -1))).toEqual(new Set([38]));
});

test('the short form has both ends', () => {
  expect(shortAddress(address)).toBe('0x4F1b…719a');
});
