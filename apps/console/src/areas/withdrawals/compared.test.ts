import { expect, test } from 'vitest';
import { compared } from './compared.ts';

const address = '0x4F1bC70e93A2d5E86b0D17c4A8f2930E5dB6719a';
const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const approved = { address, received: '1199.00' };
const signed = {
  txHash: `0x${'ab'.repeat(32)}`,
  nonce: 7,
  from: '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  contract,
  to: address.toLowerCase(),
  amount: '1199',
  matches: true,
};
const differing = (...given: Parameters<typeof compared>) =>
  compared(...given)
    .filter(({ differs }) => differs)
    .map(({ what }) => what);

test('the same address in another case and the same amount written otherwise do not differ', () => {
  expect(differing(approved, signed, contract.toLowerCase())).toEqual([]);
});

test('one letter of the address, one unit of the amount and another contract differ', () => {
  const lookAlike = address.replace('C70e', 'C70f');
  expect(differing(approved, { ...signed, to: lookAlike }, contract)).toEqual(['to']);
  expect(differing(approved, { ...signed, amount: '1199.00000001' }, contract)).toEqual(['amount']);
  expect(differing(approved, signed, address)).toEqual(['contract']);
});

test('a contract that is not known yet is not judged', () => {
  expect(compared(approved, signed, undefined).at(-1)).toEqual({
    what: 'contract',
    approved: undefined,
    signed: contract,
    differs: false,
  });
});
