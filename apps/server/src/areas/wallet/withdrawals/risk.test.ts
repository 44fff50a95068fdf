import type { RiskSignal } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { FRESH_DEPOSIT_MS, type RiskFacts, validateRisk } from './risk.ts';

/** Nothing unusual: rules alone approve it. */
const usual: RiskFacts = {
  amount: units('1000'),
  today: 0n,
  paidBefore: 3,
  newDevice: false,
  looksAlike: false,
  ofOthers: false,
  sinceDeposit: undefined,
  securityChanged: false,
  ofLastHour: units('1000'),
  hotHigh: units('500000'),
};

const cases: [string, Partial<RiskFacts>, RiskSignal[], 0 | 1 | 2][] = [
  ['what is usual', {}, [], 0],
  ['a smallest part above the limit', { amount: units('1000.00000001') }, ['above-limit'], 1],
  ['all that rules may approve in a day', { today: units('4000') }, [], 0],
  ['a smallest part above it', { today: units('4000.00000001') }, ['above-day'], 1],
  ['the first one', { paidBefore: 0 }, ['first-withdrawal'], 1],
  ['a device that never asked', { newDevice: true }, ['new-device'], 1],
  ['an address that looks like another', { looksAlike: true }, ['address-looks-alike'], 1],
  ['an address of somebody else', { ofOthers: true }, ['address-of-others'], 1],
  ['a deposit of just now', { sinceDeposit: 0 }, ['fresh-deposit'], 1],
  ['a deposit of almost a day ago', { sinceDeposit: FRESH_DEPOSIT_MS - 1 }, ['fresh-deposit'], 1],
  ['a deposit of a day ago', { sinceDeposit: FRESH_DEPOSIT_MS }, [], 0],
  ['a change of security', { securityChanged: true }, ['security-changed'], 1],
  ['a twentieth of the hot wallet in an hour', { ofLastHour: units('25000') }, [], 0],
  ['a smallest part more', { ofLastHour: units('25000.00000001') }, ['hot-wallet-pace'], 1],
  ['what one may approve', { amount: units('50000') }, ['above-limit', 'above-day'], 1],
  ['what takes two', { amount: units('50000.00000001') }, ['above-limit', 'above-day'], 2],
  [
    'everything at once',
    {
      amount: units('60000'),
      paidBefore: 0,
      newDevice: true,
      looksAlike: true,
      ofOthers: true,
      sinceDeposit: 1,
      securityChanged: true,
      ofLastHour: units('60000'),
    },
    [
      'above-limit',
      'above-day',
      'first-withdrawal',
      'new-device',
      'address-looks-alike',
      'address-of-others',
      'fresh-deposit',
      'security-changed',
      'hot-wallet-pace',
    ],
    2,
  ],
];

test.each(cases)('%s', (_what, facts, signals, needs) => {
  expect(validateRisk({ ...usual, ...facts })).toEqual({ signals, needs });
});
