import { expect, it } from 'vitest';
import { readAddress } from './address.ts';

// Of EIP-55.
const RIGHT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const plain = RIGHT.slice(2);

it('is read with its checksum, and without one in one case alone', () => {
  expect(readAddress(RIGHT)).toBe(RIGHT);
  expect(readAddress(` ${RIGHT}\n`)).toBe(RIGHT);
  expect(readAddress(`0x${plain.toLowerCase()}`)).toBe(RIGHT);
  expect(readAddress(`0x${plain.toUpperCase()}`)).toBe(RIGHT);
});

it('is refused where a letter is not as it was', () => {
  for (let at = 2; at < RIGHT.length; at++) {
    const letter = RIGHT[at]!;
    if (!/[a-fA-F]/.test(letter)) continue;
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
    const changed = RIGHT.slice(0, at) + other + RIGHT.slice(at + 1);
    expect(readAddress(changed)).toMatchObject({ reason: 'wallet/address-checksum' });
  }
});

it('is refused where it is none', () => {
  for (const text of [
    '',
    'x',
    plain,
    `${RIGHT}0`,
    RIGHT.slice(0, -1),
    `0X${plain}`,
    `0x${'g'.repeat(40)}`,
    'vitalik.eth',
  ]) {
    expect(readAddress(text), text).toMatchObject({ reason: 'wallet/address-malformed' });
  }
});
