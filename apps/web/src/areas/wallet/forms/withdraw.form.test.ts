import type { CoinNetwork, SavedAddress, Withdrawal, WithdrawalTerms } from '@quay/contract/wallet';
import { units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf, isOpen, madeBy, mostOf, receivedOf, type Typed, wrongWith } from './withdraw.form.ts';

const NOW = Date.UTC(2026, 0, 15, 12, 0);
const ADDRESS = '0x4F1bC70e93A2d5E86b0D17c4A8f2930e5Db6719A';

const network: CoinNetwork = {
  network: 'ERC20',
  label: 'Ethereum (ERC20)',
  contract: ADDRESS,
  decimals: 6,
  confirmations: 6,
  blockSeconds: 2,
  depositOpen: true,
  depositMin: '1',
  withdrawOpen: true,
  withdrawMin: '10',
  withdrawMax: '1000000',
  withdrawFee: '1.5',
  explorer: null,
  isTest: true,
};
const terms: WithdrawalTerms = {
  symbol: 'USDT',
  available: '1200.5',
  dayLimit: '5000',
  dayLeft: '3800',
  dayCount: 10,
  dayCountLeft: 9,
  opensAt: '00:00',
  closesAt: '00:00',
  pendingId: null,
  byRules: '1000',
};
const saved: SavedAddress = {
  addressId: 1,
  network: 'ERC20',
  address: ADDRESS,
  label: 'Cold wallet',
  addedAt: 0,
  usableFrom: NOW - 1,
  lastUsedAt: null,
};
const circumstances = { terms, network, saved, now: NOW };
const typed: Typed = { network: 'ERC20', address: ADDRESS, amount: '1200' };
const said = (amount: string, changed: Partial<typeof circumstances> = {}) => {
  const wrong = wrongWith({ ...typed, amount }, { ...circumstances, ...changed });
  if (!wrong) return 'right';
  return 'tooFine' in wrong ? `tooFine ${wrong.tooFine}` : `${wrong.field} ${wrong.reason.replace('wallet/', '')}`;
};

describe('a withdrawal that is typed', () => {
  it.each([
    ['10', 'right'],
    ['1200.5', 'right'],
    ['', 'amount amount-malformed'],
    ['0', 'amount amount-malformed'],
    ['ten', 'amount amount-malformed'],
    ['9.999999', 'amount amount-below-min'],
    ['10.0000001', 'tooFine 6'],
    ['1200.500001', 'amount balance-too-small'],
    ['3800.01', 'amount day-amount-used'],
    ['1000000.01', 'amount amount-above-max'],
    ['1200,5', 'right'],
  ])('of %j is %s', (amount, verdict) => expect(said(amount)).toBe(verdict));

  it('goes to a saved address alone, and not before its 24 hours are over', () => {
    expect(wrongWith(typed, { ...circumstances, saved: undefined })).toMatchObject({
      field: 'address',
      reason: 'wallet/address-not-saved',
    });
    const usableFrom = NOW + 90 * 60_000;
    expect(wrongWith(typed, { ...circumstances, saved: { ...saved, usableFrom } })).toEqual({
      field: 'address',
      reason: 'wallet/address-waits',
      params: { hours: '2' },
    });
    expect(said('1200', { saved: { ...saved, usableFrom: NOW } })).toBe('right');
  });

  it('keeps to what is left of the day and to an open network', () => {
    expect(said('1200', { terms: { ...terms, dayCountLeft: 0 } })).toBe('amount day-count-used');
    expect(said('1200', { network: { ...network, withdrawOpen: false } })).toBe('network withdrawals-closed');
  });
});

it('what arrives is what leaves without the fee, and nothing arrives while the fee eats it', () => {
  expect(receivedOf('1200', network)).toBe('1198.5');
  expect(receivedOf('1.5', network)).toBeUndefined();
  expect(receivedOf('', network)).toBeUndefined();
  expect(receivedOf('1200', undefined)).toBeUndefined();
});

it('the most that can leave is within the balance, the day, the network and its decimals', () => {
  expect(mostOf({ terms, network })).toBe('1200.5');
  expect(mostOf({ terms: { ...terms, available: '5000' }, network })).toBe('3800');
  expect(mostOf({ terms: { ...terms, available: '12.34567891' }, network })).toBe('12.345678');
  expect(mostOf({ terms: { ...terms, available: '12.34567891' }, network: { ...network, decimals: 18 } })).toBe(
    '12.34567891',
  );
  expect(mostOf({ terms, network: { ...network, withdrawMax: '500' } })).toBe('500');
  const amount = fc.bigInt({ min: 10n * 10n ** 8n, max: 10n ** 15n }).map((value) => {
    const whole = value / 10n ** 8n;
    return `${whole}.${String(value % 10n ** 8n).padStart(8, '0')}`;
  });
  fc.assert(
    fc.property(amount, amount, fc.integer({ min: 0, max: 30 }), (available, dayLeft, decimals) => {
      const now = { ...circumstances, terms: { ...terms, available, dayLeft }, network: { ...network, decimals } };
      const most = mostOf(now);
      if (units(most) < units('10')) return;
      expect(wrongWith({ ...typed, amount: most }, now)).toBeUndefined();
    }),
  );
});

it.each([
  ['00:00', '00:00', true],
  ['09:00', '17:00', true],
  ['12:00', '12:01', true],
  ['11:00', '12:00', false],
  ['22:00', '06:00', false],
  ['06:00', '05:00', true],
])('from %s to %s it is open at noon: %s', (opensAt, closesAt, open) => {
  expect(isOpen({ opensAt, closesAt }, NOW)).toBe(open);
});

describe('one intent', () => {
  it('is the same however its amount is written, and another for anything else', () => {
    expect(contentOf({ ...typed, amount: '1200.50' })).toBe(contentOf({ ...typed, amount: '1200,5' }));
    expect(contentOf({ ...typed, amount: '1200.51' })).not.toBe(contentOf({ ...typed, amount: '1200.5' }));
    expect(contentOf({ ...typed, network: 'BEP20' })).not.toBe(contentOf(typed));
    expect(contentOf({ ...typed, address: `${ADDRESS.slice(0, -1)}B` })).not.toBe(contentOf(typed));
  });

  it('is found among the newest by what it says, and no older one is taken for it', () => {
    const one = { withdrawalId: 7, network: 'ERC20', address: ADDRESS, amount: '1200', requestedAt: NOW } as Withdrawal;
    expect(madeBy(typed, NOW - 1, [one])).toBe(one);
    expect(madeBy({ ...typed, amount: '1200.00' }, NOW, [one])).toBe(one);
    expect(madeBy(typed, NOW + 1, [one])).toBeUndefined();
    expect(madeBy({ ...typed, amount: '1201' }, NOW, [one])).toBeUndefined();
    expect(madeBy({ ...typed, address: `${ADDRESS.slice(0, -1)}B` }, NOW, [one])).toBeUndefined();
  });
});
