import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { keylessKind } from './keyless-addresses.ts';

const numbered = (number: number): Address => `0x${number.toString(16).padStart(40, '0')}`;

test('every precompiled contract is one', () => {
  for (let number = 1; number <= 0x11; number++)
    expect(keylessKind(numbered(number)), String(number)).toBe('precompile');
  expect(keylessKind(numbered(0x64))).toBe('precompile');
  expect(keylessKind(numbered(0x100))).toBe('precompile');
});

test.each([
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
  '0xdEaD000000000000000000000000000000000000',
  '0xdEAD000000000000000042069420694206942069',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xffffffffffffffffffffffffffffffffffffffff',
  '0x1111111111111111111111111111111111111111',
  '0xDeaDbeefdEAdbeefdEadbEEFdeadbeEFdEaDbeeF',
] as const)('nobody has the key of %s', (address) => {
  expect(keylessKind(address)).toBe('burn');
});

test('an ordinary address is none, nor is one that was searched for with some zeros', () => {
  for (let count = 0; count < 50; count++) {
    expect(keylessKind(privateKeyToAddress(generatePrivateKey()))).toBeUndefined();
  }
  expect(keylessKind('0x00000000219ab540356cBB839Cbe05303d7705Fa')).toBeUndefined();
  expect(keylessKind('0x0000000000007F150Bd6f54c40A34d7C3d5e9f56')).toBeUndefined();
});
