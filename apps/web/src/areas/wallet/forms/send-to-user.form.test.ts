import type { WithdrawalTerms } from '@quay/contract/wallet';
import { expect, test } from 'vitest';
import { amountAsSent, mostToSend, wrongSending } from './send-to-user.form.ts';

const terms: WithdrawalTerms = {
  ...{ symbol: 'USDT', available: '120.5', dayLimit: '1000', dayLeft: '100', dayCount: 10, dayCountLeft: 4 },
  ...{ opensAt: '00:00', closesAt: '00:00', pendingId: null, byRules: '1000' },
};
const reason = (recipient: string, amount: string, of: Partial<WithdrawalTerms> = {}) =>
  wrongSending({ recipient, amount }, { ...terms, ...of })?.reason;

test('what is wrong is said in the order of the exchange', () => {
  expect(reason(' ', '')).toBe('wallet/recipient-unknown');
  expect(reason('1002', '')).toBe('wallet/amount-malformed');
  expect(reason('1002', '0')).toBe('wallet/amount-malformed');
  expect(reason('1002', '-1')).toBe('wallet/amount-malformed');
  expect(reason('1002', '0.000000001')).toBe('wallet/amount-malformed');
  expect(reason('1002', '10', { dayCountLeft: 0 })).toBe('wallet/day-count-used');
  expect(reason('1002', '100.00000001')).toBe('wallet/day-amount-used');
  expect(reason('1002', '120.51', { dayLeft: '1000' })).toBe('wallet/balance-too-small');
  expect(reason('1002', '100')).toBeUndefined();
});

test('the most is bounded by the balance and by the day, and a comma is read as people type it', () => {
  expect(mostToSend(terms)).toBe('100');
  expect(mostToSend({ ...terms, dayLeft: '1000' })).toBe('120.5');
  expect(amountAsSent('1,5')).toBe('1.5');
});
