import { expect, test } from 'vitest';
import { readAddress, readRecipient } from './recipient.ts';
import { soughtIn } from './sought.ts';

// From EIP-55.
const CHECKED = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test('an address is read with its checksum, or without one in lower case', () => {
  expect(readAddress(` ${CHECKED} `)).toBe(CHECKED);
  expect(readAddress(CHECKED.toLowerCase())).toBe(CHECKED);
  expect(readAddress(CHECKED.replace('aA', 'Aa'))).toEqual({ wrong: 'checksum' });
  // Upper case all through is no checksum of this address.
  expect(readAddress(`0x${CHECKED.slice(2).toUpperCase()}`)).toEqual({ wrong: 'checksum' });
  expect(readAddress('')).toEqual({ wrong: 'missing' });
  for (const text of [
    CHECKED.slice(0, -1),
    `${CHECKED}0`,
    CHECKED.slice(2),
    CHECKED.replace('5', 'g'),
    '0X'.padEnd(42, '0'),
  ]) {
    expect(readAddress(text), text).toEqual({ wrong: 'malformed' });
  }
});

test('coins go neither to the sender nor to the contract of a coin', () => {
  expect(readRecipient(OTHER, CHECKED, [])).toBe(OTHER);
  expect(readRecipient(CHECKED.toLowerCase(), CHECKED, [])).toEqual({ wrong: 'own' });
  expect(readRecipient(OTHER.toLowerCase(), CHECKED, [OTHER])).toEqual({ wrong: 'contract' });
});

test('what somebody looks for is told by its form', () => {
  expect(soughtIn('42')).toEqual({ kind: 'block', block: 42 });
  expect(soughtIn(CHECKED.toLowerCase())).toEqual({ kind: 'address', address: CHECKED });
  expect(soughtIn(` 0x${'AB'.repeat(32)}`)).toEqual({ kind: 'hash', hash: `0x${'ab'.repeat(32)}` });
  for (const text of ['', '-1', '007', '1.5', '0x12', `0x${'ab'.repeat(33)}`, 'alice']) {
    expect(soughtIn(text), text).toBeUndefined();
  }
});
