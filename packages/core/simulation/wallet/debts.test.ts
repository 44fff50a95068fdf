import { units } from '@quay/money';
import { expect, test } from 'vitest';
import {
  type Account,
  type Change,
  type Debt,
  type Entry,
  systemAccounts,
  type WithdrawalReversal,
} from '../../src/index.ts';
import { type Doctor, dropped, set, without } from '../auditor/doctor.ts';
import { type Act, auditing } from '../auditor/observing.ts';
import { dayLimits } from '../world.ts';

const [ALICE, BOB] = [1000, 1001];
const GOLD_TERMS = {
  ...{ symbol: 'GOLD', base: 'GOLD', quote: 'USDT', name: 'Gold', hot: 0, tick: units('0.1'), lot: units('0.1') },
  ...{ minQuantity: units('0.1'), maxQuantity: units('10'), minNotional: units('1'), priceBand: units('0.1') },
  ...{ maxOpenOrders: 9, makerFeeRate: 0n, takerFeeRate: 0n, referencePrice: units('2') },
};
const audit = auditing([
  ['market/list-market', GOLD_TERMS],
  ['wallet/open-account', { owner: ALICE, kind: 'user' }],
  ['wallet/open-account', { owner: BOB, kind: 'user' }],
  ['convert/set-coin', { asset: 'USDT', dayLimit: units('50000') }],
  ['convert/set-coin', { asset: 'GOLD', dayLimit: units('50000') }],
  ['wallet/fund-system-account', { account: systemAccounts.convert, asset: 'GOLD', amount: units('20000') }],
]);

const place = { network: 'ERC20', txHash: '0xa', logIndex: 0 };
const gets: Act = ['wallet/credit-deposit', { ...place, owner: ALICE, asset: 'USDT', amount: units('70'), block: 9 }];
const loses: Act = ['wallet/reverse-deposit', place];
const other = { ...place, txHash: '0xb', owner: ALICE, asset: 'USDT', block: 10 };
const earns: Act = ['wallet/credit-deposit', { ...other, amount: units('30') }];
const earnsAll: Act = ['wallet/credit-deposit', { ...other, amount: units('100') }];
const earnsMost: Act = ['wallet/credit-deposit', { ...other, amount: units('200') }];
const bobEarns: Act = ['wallet/credit-deposit', { ...other, txHash: '0xc', owner: BOB, amount: units('30') }];
const request = {
  ...{ owner: ALICE, requestId: 'w', asset: 'USDT', network: 'ERC20', address: '0xA', fee: units('1') },
  ...{ provenBy: 'totp', needs: 2, ...dayLimits },
};
const trade = { owner: ALICE, give: 'USDT', take: 'GOLD', giveAmount: units('20000'), takeAmount: units('10000') };
/** Her practice funds are exchanged and the deposit waits for staff, so that nothing is left to take back. */
const spends: readonly Act[] = [
  ['convert/quote', trade],
  ['convert/exchange', { owner: ALICE, quote: 1 }],
  ['wallet/request-withdrawal', { ...request, amount: units('70') }],
];
const owes: readonly Act[] = [gets, ...spends, loses];
const acknowledges: Act = ['wallet/acknowledge-reversal', { withdrawal: 1, by: 7 }];
const rejects: Act = ['wallet/reject-withdrawal', { withdrawal: 1, by: 8, rejection: 'other', remark: null }];

const rowOf = <Row>(name: string, change: Change): Row | undefined =>
  change.table.name === name ? (change.row as Row) : undefined;
const both =
  (...doctors: readonly Doctor[]): Doctor =>
  (changes) =>
    doctors.reduce((doctored, doctor) => doctor(doctored), changes);
/** A sequence that has not gone on by so much. */
const unnumbered =
  (name: string, by: number): Doctor =>
  (changes) =>
    changes.map((change) => {
      const row = rowOf<{ name: string; last: number }>('sequences', change);
      return row?.name === name ? { ...change, row: { ...row, last: row.last - by } } : change;
    });
/** She keeps all that came, and the coins of another user repay her debt: every row says so. */
const paidByBob: Doctor = (changes) =>
  changes.flatMap((change) => {
    const entry = rowOf<Entry>('entries', change);
    if (entry?.cause === 'debt-repayment' && entry.owner === ALICE) {
      return [{ ...change, row: { ...entry, owner: BOB, balanceAfter: units('19930') } }];
    }
    const account = rowOf<Account>('accounts', change);
    if (account?.owner !== ALICE) return [change];
    const bobs = { ...account, owner: BOB, available: units('19930'), frozen: 0n };
    return [
      { ...change, row: { ...account, available: account.available + units('70') } },
      { ...change, row: bobs },
    ];
  });
/** The repayment is booked a second time, in entries and accounts alike. */
const collectedAgain: Doctor = (changes) => {
  const again = changes.flatMap((change) => {
    const entry = rowOf<Entry>('entries', change);
    if (entry?.cause !== 'debt-repayment') return [];
    return [{ ...change, row: { ...entry, id: entry.id + 2, balanceAfter: entry.balanceAfter + entry.amount } }];
  });
  const booked = changes.map((change) => {
    const account = rowOf<Account>('accounts', change);
    const more = account?.owner === ALICE ? -units('70') : account?.owner === systemAccounts.badDebt ? units('70') : 0n;
    return account ? { ...change, row: { ...account, available: account.available + more } } : change;
  });
  return [...booked, ...again];
};
/** The deposit is taken back from somebody who never had it. */
const takenFromBob: Doctor = (changes) =>
  changes.map((change) => {
    const entry = rowOf<Entry>('entries', change);
    if (entry?.cause === 'deposit-reversal' && entry.owner === ALICE) {
      return { ...change, row: { ...entry, owner: BOB, balanceAfter: units('20000') - units('70') } };
    }
    const account = rowOf<Account>('accounts', change);
    if (account?.owner !== ALICE) return change;
    return { ...change, row: { ...account, owner: BOB, available: units('20000') - units('70') } };
  });

test.each<readonly Act[]>([
  owes,
  [...owes, earns],
  [...owes, earnsAll],
  [...owes, earns, bobEarns, rejects],
  [...owes, acknowledges, rejects],
  [gets, loses, gets],
])('the auditor has nothing to say of debts that are right', (...acts) => {
  expect(() => audit(acts)).not.toThrow();
});

test.each<readonly [what: string, says: RegExp, acts: readonly Act[], doctor: Doctor]>([
  [
    'a debt that is not opened',
    /I45 credit 1 lacks 7000000000 that nobody owes/,
    owes,
    both(without('debts'), unnumbered('debt', 1)),
  ],
  [
    'a debt that begins lower than what is missing',
    /I45 debt 1 shrank by 1/,
    owes,
    set<Debt>('debts', ({ left }) => ({ left: left - 1n })),
  ],
  [
    'a debt of less than what is missing',
    /I45 debt 1 of \d+ is not what credit 1 left/,
    owes,
    set<Debt>('debts', ({ left }) => ({ amount: left - 1n, left: left - 1n })),
  ],
  [
    'a debt of somebody else',
    /I45 debt 1 of \d+ is not what credit 1 left/,
    owes,
    set<Debt>('debts', () => ({ owner: BOB })),
  ],
  ['a debt of yesterday', /I45 debt 1 is of another time/, owes, set<Debt>('debts', ({ at }) => ({ at: at - 9 }))],
  [
    'a debt that is reduced by more than was collected',
    /I45 debt 1 was repaid 3000000000/,
    [...owes, earns],
    set<Debt>('debts', ({ left }) => ({ left: left - 1n })),
  ],
  [
    'a debt that is reduced by less than was collected',
    /I45 debt 1 was repaid/,
    [...owes, earns],
    set<Debt>('debts', ({ left }) => ({ left: left + 1n })),
  ],
  ['a debt that stays as it was when it was collected', /I45 debt 1 was repaid/, [...owes, earns], without('debts')],
  [
    'a debt that is written off',
    /I45 debt 1 was repaid 3000000000/,
    [...owes, earns],
    set<Debt>('debts', ({ at }) => ({ left: 0n, state: 'paid', paidAt: at + 1 })),
  ],
  [
    'a debt that grows',
    /I45 debt 1 grew/,
    [...owes, earns],
    set<Debt>('debts', ({ amount }) => ({ left: amount + 1n })),
  ],
  [
    'a debt that changes hands',
    /I45 debt 1 has another owner/,
    [...owes, earns],
    set<Debt>('debts', () => ({ owner: BOB })),
  ],
  ['a debt that is dropped', /I45 debt 1 was dropped/, [...owes, earns], dropped('debts')],
  [
    'a debt that is paid and open',
    /I45 debt 1 is open and 0 are left/,
    [...owes, earnsAll],
    set<Debt>('debts', () => ({ state: 'open', paidAt: null })),
  ],
  [
    'a debt that is collected twice',
    /I45 debt 1 was repaid 14000000000/,
    [...owes, earnsMost],
    both(collectedAgain, unnumbered('entry', -2)),
  ],
  [
    "a debt that is collected from another's coins",
    /I45 debt 1 was repaid by 1001 USDT/,
    [...owes, earnsAll],
    paidByBob,
  ],
  [
    'a repayment of another debt',
    /I45 debt 2 was repaid 3000000000/,
    [...owes, earns],
    (changes) =>
      changes.map((change) => {
        const entry = rowOf<Entry>('entries', change);
        return entry?.cause === 'debt-repayment' ? { ...change, row: { ...entry, reference: 2 } } : change;
      }),
  ],
  [
    'a debtor who keeps what came',
    /I45 1000 has 3000000000 USDT and owes debt 1/,
    [...owes, earns],
    both(
      without('debts'),
      unnumbered('entry', 2),
      (changes) => changes.filter((change) => rowOf<Entry>('entries', change)?.cause !== 'debt-repayment'),
      (changes) =>
        changes.map((change) => {
          const account = rowOf<Account>('accounts', change);
          if (account?.owner === ALICE) return { ...change, row: { ...account, available: units('30') } };
          if (account?.owner === systemAccounts.badDebt)
            return { ...change, row: { ...account, available: -units('70') } };
          return change;
        }),
    ),
  ],
  [
    "a credit that is taken back from another's coins",
    /I26 credit 1 was taken back from 1001 USDT/,
    [gets, loses],
    takenFromBob,
  ],
  [
    'a withdrawal that does not wait after a reversal',
    /I46 withdrawal and credit 1\/1: the reversal was not recorded/,
    owes,
    without('withdrawal_reversals'),
  ],
  [
    'a reversal that nobody acknowledged',
    /I46 nobody acknowledged credit 1/,
    [...owes, acknowledges],
    set<WithdrawalReversal>('withdrawal_reversals', () => ({ acknowledgedBy: null })),
  ],
  ['a reversal that is dropped', /I46 the reversal of credit 1 was dropped/, owes, dropped('withdrawal_reversals')],
])('%s is found', (_, says, acts, doctor) => {
  expect(() => audit(acts)).not.toThrow();
  expect(() => audit(acts, doctor)).toThrow(says);
});
