import { expect, test } from 'vitest';
import { refusalForReading } from './refusal-for-reading.ts';

test('amounts of a coin are worded, its name and what is of no coin are left', () => {
  const shown = (amount: string, symbol: string) => `<${amount} in ${symbol}>`;
  const short = { reason: 'wallet/balance-too-small', params: { available: '1200', needed: '99999', coin: 'USDT' } };
  expect(refusalForReading(short, shown).params).toEqual({
    available: '<1200 in USDT>',
    needed: '<99999 in USDT>',
    coin: 'USDT',
  });
  const closed = { reason: 'wallet/deposit-closed', params: { network: 'ERC20' } };
  expect(refusalForReading(closed, shown)).toEqual(closed);
});
