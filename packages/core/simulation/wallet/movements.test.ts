import { units } from '@quay/money';
import { expect, test } from 'vitest';
import {
  type Conversion,
  type ConvertCoin,
  type Credit,
  coreTables,
  type Entry,
  type HotWallet,
  type Outflow,
  type Quote,
  type Request,
  systemAccounts,
  type Transfer,
  type Withdrawal,
  type WithdrawalDay,
  type WithdrawalRevision,
  type WithdrawalWallet,
} from '../../src/index.ts';
import { type Doctor, dropped, set, without } from '../auditor/doctor.ts';
import { type Act, auditing, observedOf, START } from '../auditor/observing.ts';
import { MemoryStore } from '../memory-store.ts';
import { dayLimits, practice } from '../world.ts';

const DAY = 24 * 60 * 60 * 1000;
const [ALICE, BOB] = [1000, 1001];

const opening: readonly Act[] = [
  ['wallet/open-account', { owner: ALICE, kind: 'user' }],
  ['wallet/open-account', { owner: BOB, kind: 'user' }],
  ['convert/set-coin', { asset: 'USDT', dayLimit: units('1000') }],
  ['convert/set-coin', { asset: 'GOLD', dayLimit: units('1000') }],
  ['wallet/fund-system-account', { account: systemAccounts.convert, asset: 'GOLD', amount: units('500') }],
];

const listing: Act = [
  'market/list-market',
  {
    ...{ symbol: 'GOLD', base: 'GOLD', quote: 'USDT', name: 'Gold', hot: 0, tick: units('0.1'), lot: units('0.1') },
    ...{ minQuantity: units('0.1'), maxQuantity: units('10'), minNotional: units('1'), priceBand: units('0.1') },
    ...{ maxOpenOrders: 9, makerFeeRate: 0n, takerFeeRate: 0n, referencePrice: units('2') },
  },
];

const opened = [listing, ...opening];
const audit = auditing(opened);

const [REVISIONS, HOT] = ['withdrawal_revisions', 'hot_wallets'];
const tableOf = (name: string) => coreTables.find((table) => table.name === name)!;

const book = { owner: ALICE, asset: 'USDT', fromBook: 'spot', toBook: 'contract', amount: units('100') };
const move: Act = ['wallet/transfer-coins', { ...book, requestId: 'a' }];
const moveMore: Act = ['wallet/transfer-coins', { ...book, requestId: 'b' }];
const place = { network: 'ERC20', txHash: '0xa', logIndex: 0 };
const gets: Act = ['wallet/credit-deposit', { ...place, owner: ALICE, asset: 'USDT', amount: units('70'), block: 9 }];
const loses: Act = ['wallet/reverse-deposit', place];
const empties: Act = ['wallet/transfer-coins', { ...book, requestId: 'e', amount: units('20070') }];
const request = {
  ...{ owner: ALICE, requestId: 'w', asset: 'USDT', network: 'ERC20', address: '0xA', amount: units('100') },
  ...{ fee: units('1.5'), provenBy: 'totp', needs: 0, ...dayLimits },
};
const asks: Act = ['wallet/request-withdrawal', request];
const reviewed: Act = ['wallet/request-withdrawal', { ...request, needs: 2 }];
const approves: Act = ['wallet/approve-withdrawal', { withdrawal: 1, by: 7 }];
const alsoApproves: Act = ['wallet/approve-withdrawal', { withdrawal: 1, by: 8 }];
const rejects: Act = ['wallet/reject-withdrawal', { withdrawal: 1, by: 8, rejection: 'other', remark: null }];
const signs: Act = ['wallet/sign-withdrawal', { withdrawal: 1, nonce: 3, txHash: '0x1', raw: 'raw' }];
const pays: Act = ['wallet/settle-withdrawal', { withdrawal: 1, txHash: '0x1', block: 9, paid: true }];
const reverts: Act = ['wallet/settle-withdrawal', { withdrawal: 1, txHash: '0x1', block: 9, paid: false }];
const signedOnce = { nonce: 3, txHash: '0x1', raw: 'raw', block: 9, requestedAt: START + 7, doneAt: START + 9 };
const overOnce = {
  ...{ id: 1, owner: ALICE, asset: 'USDT', network: 'ERC20', address: '0xA', amount: units('100'), fee: units('1.5') },
  ...{ provenBy: 'totp', needs: 0, firstBy: null, secondBy: null, rejectedBy: null, rejection: null, remark: null },
  ...signedOnce,
};
const reopens: Act = ['wallet/reopen-withdrawal', { ...overOnce, state: 'success', revision: 0 }];
const charges: Act = [
  'wallet/charge-paid-withdrawal',
  { ...overOnce, state: 'failed', revision: 0, paidHash: '0x1', paidBlock: 30 },
];
const repays: Act = ['wallet/repay-withdrawal', { withdrawal: 1 }];
const taken = { network: 'ERC20', txHash: '0xf', asset: 'USDT' };
const books: Act = [
  'wallet/book-outflow',
  { ...taken, nonce: 8, amount: units('7'), account: systemAccounts.badDebt, block: 9, requestedBy: 7, approvedBy: 8 },
];
const unbooks: Act = ['wallet/revise-outflow', { ...taken, stands: false }];
const rebooks: Act = ['wallet/revise-outflow', { ...taken, stands: true }];
const begins: Act = [
  'wallet/begin-hot-wallet',
  { network: 'ERC20', wallet: 1, address: '0xh', block: 9, lost: false, requestedBy: 7, approvedBy: 8 },
];
const trade = { owner: ALICE, give: 'USDT', take: 'GOLD', giveAmount: units('20'), takeAmount: units('10') };
const quotes: Act = ['convert/quote', trade];
const converts: Act = ['convert/exchange', { owner: ALICE, quote: 1 }];

test.each<readonly Act[]>([
  [move, moveMore],
  [gets, loses, gets],
  [gets, empties, loses, gets],
  [asks, signs, signs, pays],
  [reviewed, approves, alsoApproves, signs, reverts, asks],
  [reviewed, approves, rejects, asks],
  [quotes, quotes, ['convert/exchange', { owner: ALICE, quote: 2 }], ['tick', {}, DAY], quotes],
  [move, ['tick', {}, DAY], move],
  [asks, signs, pays, reopens, pays],
  [asks, signs, pays, reopens, reverts, asks],
  [asks, signs, reverts, charges],
  [asks, signs, repays],
  [books, unbooks, rebooks],
  [asks, begins, signs, pays, reopens, pays],
])('the auditor has nothing to say of what is right', (...acts) => {
  expect(() => audit(acts)).not.toThrow();
});

test.each<readonly [what: string, says: RegExp, acts: readonly Act[], doctor: Doctor]>([
  [
    'an opening again that nothing counts',
    /I28 withdrawal 1 is over/,
    [asks, signs, pays, reopens],
    without(REVISIONS),
  ],
  [
    'an opening again that counts twice',
    /I28 withdrawal 1 was revised 2 times/,
    [asks, signs, pays, reopens],
    set<WithdrawalRevision>(REVISIONS, () => ({ times: 2 })),
  ],
  [
    'an opening again of another transaction',
    /I28 withdrawal 1 was success and is on its way again/,
    [asks, signs, pays, reopens],
    set<Withdrawal>('withdrawals', () => ({ txHash: '0x9' })),
  ],
  [
    'a fee that was lent and is not owed',
    /stands for nothing|I45/,
    [asks, signs, pays, reopens],
    set<WithdrawalRevision>(REVISIONS, () => ({ debt: 1n })),
  ],
  [
    'a charge that is owed besides',
    /I28 withdrawal 1 was failed and is success/,
    [asks, signs, reverts, charges],
    set<WithdrawalRevision>(REVISIONS, () => ({ debt: 1n })),
  ],
  [
    'a charge of less than was paid',
    /I28 withdrawal 1 has another amount/,
    [asks, signs, reverts, charges],
    set<Withdrawal>('withdrawals', ({ amount }) => ({ amount: amount - 1n })),
  ],
  ['a charge that no day counts', /I30 the day of 1000/, [asks, signs, reverts, charges], without('withdrawal_days')],
  [
    'one paid again that another person asked for',
    /I28 withdrawal 1 has another owner/,
    [asks, signs, repays],
    set<Withdrawal>('withdrawals', () => ({ owner: BOB })),
  ],
  [
    'an outflow of less than was booked',
    /stands for nothing/,
    [books],
    set<Outflow>('outflows', () => ({ amount: 1n })),
  ],
  [
    'an outflow that one person booked',
    /was booked by one/,
    [books],
    set<Outflow>('outflows', () => ({ requestedBy: 8 })),
  ],
  ['an outflow that nothing stands for', /stands for nothing/, [books], without('outflows')],
  ['an outflow that is gone', /outflow 0xf of USDT was dropped/, [books, unbooks], dropped('outflows')],
  [
    'an outflow taken back and booked still',
    /stands for nothing|was written and is as it was/,
    [books, unbooks],
    set<Outflow>('outflows', () => ({ reversedAt: null })),
  ],
  ['a hot wallet that skips one', /I28 hot wallet 2 follows 0/, [begins], set<HotWallet>(HOT, () => ({ wallet: 2 }))],
  ['a hot wallet of one person', /was begun by 8 alone/, [begins], set<HotWallet>(HOT, () => ({ requestedBy: 8 }))],
  [
    'a hot wallet that signs and never began',
    /I28 hot wallet 2 signed withdrawal 1 and never began/,
    [asks, begins, signs],
    set<WithdrawalWallet>('withdrawal_wallets', () => ({ wallet: 2 })),
  ],
  ['a transfer that is left out', /stands for nothing|sequence of transfers/, [move], without('transfers')],
  [
    'a transfer of less than was moved',
    /stands for nothing/,
    [move],
    set<Transfer>('transfers', () => ({ amount: 1n })),
  ],
  [
    'a transfer to where it came from',
    /transfer 1 moves nothing/,
    [move],
    set<Transfer>('transfers', () => ({ toBook: 'spot' })),
  ],
  ['a transfer with a hole before it', /transfer 2 follows 0/, [move], set<Transfer>('transfers', () => ({ id: 2 }))],
  ['a transfer of yesterday', /I13 transfer 1/, [move], set<Transfer>('transfers', () => ({ at: START - 1 }))],
  ['a request id that is not kept', /request id of transfer.* is not kept/, [move], without('requests')],
  ['a request id for nothing', /stands for nothing/, [move], set<Request>('requests', () => ({ reference: 2 }))],
  [
    'a request id that is used twice',
    /I10 the request id 1000\/a was used twice/,
    [move, moveMore],
    set<Request>('requests', () => ({ requestId: 'a' })),
  ],
  [
    'a request id that is forgotten early',
    /forgotten early/,
    [move, quotes],
    (changes) => [...changes, { table: tableOf('requests'), op: 'drop', row: { owner: ALICE, requestId: 'a' } }],
  ],

  ['a credit of less than was posted', /stands for nothing/, [gets], set<Credit>('credits', () => ({ amount: 1n }))],
  ['a credit that is dropped', /I26 a credit of 0xa was dropped/, [gets, loses], dropped('credits')],
  ['a credit with a hole before it', /I26 credit 2 follows 0/, [gets], set<Credit>('credits', () => ({ id: 2 }))],
  ['a credit of yesterday', /I26 credit 1 is of another/, [gets], set<Credit>('credits', () => ({ creditedAt: 1 }))],
  ['a credit that is short', /I26 credit 1 is credited and/, [gets], set<Credit>('credits', () => ({ shortfall: 1n }))],
  [
    'a credit that becomes another',
    /I26 credit 1 became another/,
    [gets, loses, gets],
    set<Credit>('credits', () => ({ id: 2 })),
  ],
  [
    'a credit that is written twice',
    /I26 credit 1 is credited twice/,
    [gets, loses],
    set<Credit>('credits', () => ({ state: 'credited', reversedAt: null })),
  ],
  [
    'a reversal at no time',
    /I26 credit 1 is reversed since null/,
    [gets, loses],
    set<Credit>('credits', () => ({ reversedAt: null })),
  ],
  [
    'a reversal of yesterday',
    /I26 credit 1 went at another/,
    [gets, loses],
    set<Credit>('credits', () => ({ reversedAt: 1 })),
  ],
  [
    'a reversal that spares who could pay',
    /I26 credit 1 lacks 5 where 0 is missing/,
    [gets, loses],
    set<Credit>('credits', () => ({ shortfall: 5n })),
  ],
  [
    'a reversal that lacks more than it took',
    /I26 credit 1 of \d+ lacks/,
    [gets, empties, loses],
    set<Credit>('credits', ({ amount }) => ({ shortfall: amount + 1n })),
  ],

  ['a withdrawal that is dropped', /withdrawal 1 was dropped/, [asks], dropped('withdrawals')],
  [
    'a withdrawal that claims less than is frozen',
    /I3 1000 USDT|I30/,
    [asks],
    set<Withdrawal>('withdrawals', () => ({ amount: units('99') })),
  ],
  [
    'a withdrawal of nothing but its fee',
    /I28 withdrawal 1 pays nothing/,
    [asks],
    set<Withdrawal>('withdrawals', ({ amount }) => ({ fee: amount })),
  ],
  [
    'a withdrawal with another address',
    /I28 withdrawal 1 has another address/,
    [asks, signs],
    set<Withdrawal>('withdrawals', () => ({ address: '0xB' })),
  ],
  [
    'a withdrawal that was over',
    /I28 withdrawal 1 is over/,
    [asks, signs, pays, quotes],
    (changes) => [
      ...changes,
      ...observedOf([...opened, asks, signs])
        .at(-1)!
        .changes.filter(({ table }) => table.name === 'withdrawals'),
    ],
  ],
  [
    'a withdrawal that goes back',
    /I28 withdrawal 1 went back to approved/,
    [asks, signs, signs, ['wallet/sign-withdrawal', { withdrawal: 1, nonce: 3, txHash: '0x2', raw: 'raw' }]],
    set<Withdrawal>('withdrawals', () => ({ state: 'approved', nonce: null, txHash: null, raw: null })),
  ],
  [
    'a withdrawal that is approved by one of two',
    /I28 withdrawal 1 is approved with 1 of 2/,
    [reviewed, approves],
    set<Withdrawal>('withdrawals', () => ({ state: 'approved' })),
  ],
  [
    'a withdrawal that one person approves twice',
    /I28 withdrawal 1 was approved twice by 7/,
    [reviewed, approves, alsoApproves],
    set<Withdrawal>('withdrawals', () => ({ secondBy: 7 })),
  ],
  [
    'an approval that changes hands',
    /I28 withdrawal 1 lost an approval/,
    [reviewed, approves, alsoApproves],
    set<Withdrawal>('withdrawals', () => ({ firstBy: 9 })),
  ],
  [
    'a rejection by nobody',
    /I28 withdrawal 1 is rejected and rejected by null/,
    [reviewed, rejects],
    set<Withdrawal>('withdrawals', () => ({ rejectedBy: null })),
  ],
  [
    'a second nonce',
    /I28 withdrawal 1 has two nonces/,
    [asks, signs, pays],
    set<Withdrawal>('withdrawals', () => ({ nonce: 4 })),
  ],
  [
    'a nonce that pays two',
    /I28 nonce 3 of ERC20 pays 1 and 2/,
    [
      asks,
      signs,
      ['wallet/request-withdrawal', { ...request, owner: BOB }],
      ['wallet/sign-withdrawal', { withdrawal: 2, nonce: 4, txHash: '0x2', raw: 'raw' }],
    ],
    set<Withdrawal>('withdrawals', () => ({ nonce: 3 })),
  ],
  [
    'signed bytes that are not kept',
    /I28 withdrawal 1 is broadcasting and its transaction says otherwise/,
    [asks, signs],
    set<Withdrawal>('withdrawals', () => ({ raw: null })),
  ],
  [
    'a withdrawal that is over at no time',
    /I28 withdrawal 1 is success since null/,
    [asks, signs, pays],
    set<Withdrawal>('withdrawals', () => ({ doneAt: null })),
  ],
  [
    'a withdrawal that was paid and is said to have failed',
    /stands for nothing|I30/,
    [asks, signs, pays],
    set<Withdrawal>('withdrawals', () => ({ state: 'failed' })),
  ],
  [
    'a second withdrawal of somebody',
    /I28 1000 has two withdrawals/,
    [asks, ['wallet/request-withdrawal', { ...request, owner: BOB }]],
    set<Withdrawal>('withdrawals', () => ({ owner: ALICE })),
  ],
  [
    'a request for a withdrawal that is not kept',
    /request id of withdrawal.* is not kept/,
    [asks],
    without('requests'),
  ],
  ['a day that is not written', /I30 the day of 1000/, [asks], without('withdrawal_days')],
  [
    'a day that counts wrongly',
    /I30 the day of 1000/,
    [asks],
    set<WithdrawalDay>('withdrawal_days', () => ({ count: 2 })),
  ],
  ['a day that is not given back', /I30 the day of 1000/, [reviewed, rejects], without('withdrawal_days')],
  [
    'a day beyond its limit',
    /I30 1000 has withdrawn 1 times and/,
    [['wallet/request-withdrawal', { ...request, amount: units('6001'), dayLimit: units('9000') }]],
    (changes) => changes,
  ],

  ['a quote that stands too long', /I34 quote 1 ends/, [quotes], set<Quote>('quotes', () => ({ expiresAt: START }))],
  ['a quote with a hole before it', /I34 quote 2 follows 0/, [quotes], set<Quote>('quotes', () => ({ id: 2 }))],
  [
    "a quote that is not at the markets' price",
    /I34 quote 1 is not at/,
    [quotes],
    set<Quote>('quotes', () => ({ takeAmount: units('11.00000001') })),
  ],
  [
    'a second quote of somebody',
    /I34 1000 has the quotes 1 and 2/,
    [quotes, ['convert/quote', { ...trade, owner: BOB }]],
    set<Quote>('quotes', () => ({ owner: ALICE })),
  ],
  [
    'a quote that vanishes',
    /I34 the quote of 1000 was forgotten early/,
    [quotes, move],
    (changes) => [...changes, { table: tableOf('quotes'), op: 'drop', row: { id: 1 } }],
  ],
  [
    'a used quote that is forgotten early',
    /I34 quote 1 was forgotten early/,
    [quotes, converts, move],
    (changes) => [...changes, { table: tableOf('quotes'), op: 'drop', row: { id: 1 } }],
  ],
  [
    'a quote that is bent when it is used',
    /I34 quote 1 was bent|stands for nothing/,
    [quotes, converts],
    set<Conversion>('conversions', () => ({ takeAmount: units('10.5') })),
  ],
  [
    'a conversion that is left out',
    /I34 quote 1 and its conversion differ/,
    [quotes, converts],
    without('conversions'),
  ],
  ['a conversion of no quote', /I34 conversion 1 is of no quote/, [quotes, converts], without('quotes')],
  [
    'a quote that is used twice',
    /I34 quote 1 was used twice/,
    [quotes, converts, quotes, ['convert/exchange', { owner: ALICE, quote: 2 }]],
    set<Conversion>('conversions', () => ({ id: 1 })),
  ],
  ['a net that is not written', /I34 the net of/, [quotes, converts], without('convert_coins')],
  [
    'a net that does not follow',
    /I34 (GOLD|USDT) has a net/,
    [quotes, converts],
    set<ConvertCoin>('convert_coins', () => ({ net: 0n })),
  ],
  [
    'a user who is funded as the house is',
    /funds 1 with/,
    [gets],
    set<Entry>('entries', () => ({ cause: 'house-funds' })),
  ],
])('the auditor sees %s', (_what, says, acts, doctor) => {
  expect(() => audit(acts, doctor)).toThrow(says);
});

test('the auditor sees a core that came back without a withdrawal', () => {
  const auditor = audit([asks]);
  const store = new MemoryStore({ practice });
  for (const { changes } of [observedOf([...opened, asks])].flat()) {
    for (const { table, row } of changes) if (table.name === 'accounts') store.core.engine.restore('accounts', row);
  }
  expect(() => auditor.compare(store.core)).toThrow('I32 1 withdrawals did not come back');
});
