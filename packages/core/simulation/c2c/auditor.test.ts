import { marketOf } from '@quay/cast';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import type {
  Account,
  Ad,
  Batch,
  C2cDay,
  C2cOrder,
  C2cOrderNumber,
  Change,
  Entry,
  MerchantDeposit,
  MerchantSuspension,
} from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { type Doctor, dropped, set, without } from '../auditor/doctor.ts';
import { MemoryStore } from '../memory-store.ts';
import { dayLimits, practice, taking } from '../world.ts';

const START = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;
const [ALICE, BOB, CAROL] = [1000, 1001, 1002];

type Act = readonly [name: string, input: object, later?: number];
type Observed = { readonly changes: readonly Change[]; readonly batch: Batch; readonly alone: boolean };

const opening: readonly Act[] = [
  ['market/list-market', marketOf('BTC')],
  ...[ALICE, BOB, CAROL].map((owner): Act => ['wallet/open-account', { owner, kind: 'user' }]),
];

/** What the core really says of these commands, batch by batch. Time passes with ticks: Quay is never away. */
function observedOf(acts: readonly Act[]): readonly Observed[] {
  const observed: Observed[] = [];
  const store = new MemoryStore({ practice }, (changes, batch, alone) => observed.push({ changes, batch, alone }));
  let at = START;
  for (const [name, input, later = 1] of [...opening, ...acts]) {
    for (const end = at + later; at < end; store.tick(at)) at = Math.min(end, at + 20_000);
    if (name === 'tick') continue;
    const { outcome } = store.send(name, input, at);
    if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.refusal.reason}`);
  }
  return observed;
}

/** The auditor reads it all; the last batch only after the doctor was at it. */
function audit(acts: readonly Act[], doctor: Doctor = (changes) => changes): Auditor {
  const observed = observedOf(acts);
  const auditor = new Auditor(practice, dayLimits, taking);
  for (const [at, { changes, batch, alone }] of observed.entries()) {
    auditor.receive(at === observed.length - 1 ? doctor(changes) : changes, batch, alone);
  }
  return auditor;
}

const request = {
  ...{ side: 'sell', asset: 'USDT', fiat: 'CNY', priceKind: 'fixed', price: units('7.2'), index: 0n },
  ...{ total: units('1000'), min: units('100'), max: units('9000'), kinds: 'alipay', methods: '11', minutes: 15 },
  ...{ terms: '', autoReply: '', demandVerified: false, demandDays: 0, demandHoldings: 0n, onShelf: true, adsMax: 3 },
  said: 'it',
};
const sells: Act = ['c2c/create-ad', { ...request, owner: ALICE, requestId: 'sells' }];
const buys: Act = ['c2c/create-ad', { ...request, owner: ALICE, requestId: 'buys', side: 'buy' }];
const offShelf: Act = ['c2c/shelve-ad', { owner: ALICE, ad: 1, on: false }];
const taken = {
  ...{ taker: BOB, ad: 1, requestId: 'a', said: 'it', money: 0n, quantity: units('100'), seen: units('7.2') },
  ...{ reference: 0n, kind: 'alipay', method: 11, ...taking },
  ...{ number: '1', bankReference: 'R1', detailsDigest: 'ab' },
};
const takes: Act = ['c2c/take-ad', taken];
const order = { owner: BOB, order: 1 };
const pays: Act = ['c2c/pay', order];
const releases: Act = ['c2c/release', { owner: ALICE, order: 1, provenBy: 'fund-password' }];
const cancels: Act = ['c2c/cancel', { ...order, reason: 'other', moneySent: 'no', unansweredSince: null }];
const blames: Act = [
  'c2c/cancel',
  { ...order, reason: 'seller-silent', moneySent: 'no', unansweredSince: START - 60 * MINUTE },
];
const suspends: Act = ['c2c/suspend-merchant', { owner: ALICE, reason: 'complaints' }];
const timesOut: Act = ['tick', {}, 15 * MINUTE];
const appeals: Act = ['c2c/appeal', { ...order, reason: 'other', detail: '{}' }];
const deposits: Act = ['c2c/pay-deposit', { owner: ALICE, asset: 'USDT', amount: units('60') }];
const rules: Act = ['c2c/rule', { staff: 7, order: 1, for: 'payer', compensation: units('60'), detail: '{}' }];

test.each<readonly Act[]>([
  [sells, takes, pays, releases],
  [buys, takes, ['c2c/pay', { ...order, owner: ALICE }], ['c2c/release', { ...order, provenBy: 'totp' }]],
  [sells, takes, cancels, offShelf, ['c2c/close-ad', { owner: ALICE, ad: 1 }]],
  [sells, takes, offShelf, timesOut],
  [deposits, sells, takes, timesOut, appeals, rules],
])('the auditor has nothing to say of what is right', (...acts) => {
  expect(() => audit(acts)).not.toThrow();
});

const entry = (values: (row: Entry) => Partial<Entry>): Doctor => set<Entry>('entries', values);
const ad = (values: Partial<Ad>): Doctor => set<Ad>('c2c_ads', () => values);
const orderRow = (values: Partial<C2cOrder>): Doctor => set<C2cOrder>('c2c_orders', () => values);
/** What was given to one person is another's. */
const turned = (name: string, from: number, to: number): Doctor =>
  set<{ owner: number }>(name, ({ owner }) => ({ owner: owner === from ? to : owner }));

test.each<readonly [what: string, says: RegExp, acts: readonly Act[], doctor: Doctor]>([
  ['an ad that leaves its coins to use', /I3 1000 USDT: frozen 1000\d+, claims 0/, [sells], ad({ state: 'off' })],
  ['an ad of more than went into escrow', /I4|I3/, [sells], ad({ total: units('1001') })],
  [
    'escrow that comes from nowhere',
    /I8 entry \d+ follows|I4 entry \d+ is in/,
    [sells],
    (changes) => changes.filter(({ table, row }) => table.name !== 'entries' || (row as Entry).amount > 0n),
  ],
  [
    'escrow of another owner',
    /I4 entry \d+ is not what/,
    [sells],
    entry(({ amount }) => (amount > 0n ? { owner: BOB } : {})),
  ],
  [
    'coins that go to a stranger',
    /I8|I15/,
    [sells, takes, pays, releases],
    (changes) => turned('accounts', BOB, CAROL)(turned('entries', BOB, CAROL)(changes)),
  ],
  ['a release without coins', /entries are beyond/, [sells, takes, pays, releases], without('entries')],
  [
    'a release that its ad does not know',
    /D14 ad 1 has other orders/,
    [sells, takes, pays, releases],
    without('c2c_ads'),
  ],
  [
    'a release that its order does not know',
    /D14 order 1 has an event/,
    [sells, takes, pays, releases],
    without('c2c_orders'),
  ],
  [
    'a release without an event',
    /D14 order 1 was written and nothing/,
    [sells, takes, pays, releases],
    without('c2c_events'),
  ],
  [
    'a release that is called a cancel',
    /I6 order 1 has state cancelled/,
    [sells, takes, pays, releases],
    orderRow({ state: 'cancelled' }),
  ],
  [
    'an ad that dealt twice',
    /D14 ad 1 has 0 locked and 200/,
    [sells, takes, pays, releases],
    ad({ dealt: units('200') }),
  ],
  ['an ad with less than nothing left', /D14 ad 1 has -/, [sells, takes], ad({ total: units('99') })],
  ['an ad that was closed too soon', /D14 ad 1 was closed with/, [sells, takes], ad({ state: 'closed' })],
  ['an ad of another owner', /ad 1 has another owner/, [sells, offShelf], ad({ owner: BOB })],
  ['an ad that was dropped', /c2c_ads was dropped/, [sells, offShelf], dropped('c2c_ads')],
  ['an ad that skips a number', /ad 2 is closed, or follows 0/, [sells], ad({ id: 2 })],
  ['an order with another payer', /order 1 has another payer/, [sells, takes, pays], orderRow({ payer: CAROL })],
  ['an order between the wrong two', /between the wrong two/, [sells, takes], orderRow({ payer: ALICE, seller: BOB })],
  ['an order at another price', /at 7\d+ for|says another price/, [sells, takes], orderRow({ price: units('7') })],
  ['an order that is worth less', /is worth/, [sells, takes], orderRow({ value: 1n })],
  ['an order in other terms', /has other terms than its ad/, [sells, takes], orderRow({ terms: 'else' })],
  ['an order that is paid as nobody agreed', /does not take/, [sells, takes], orderRow({ method: 12 })],
  [
    'an order without its request',
    /I10 the request id of c2c-order\/1001\/1 is not kept/,
    [sells, takes],
    without('requests'),
  ],
  ['an ad without its request', /I10 the request id of c2c-ad\/1000\/1 is not kept/, [sells], without('requests')],
  ['a later deadline', /has payBy/, [sells, takes], orderRow({ payBy: START + 99 * MINUTE })],
  ['an end of its timeline that is cut off', /has head/, [sells, takes, pays], orderRow({ head: '0'.repeat(64) })],
  ['an order that is over too soon', /has standing over/, [sells, takes, pays], orderRow({ standing: 'over' })],
  [
    'a cancel that does not count',
    /I7 the day of 1001/,
    [sells, takes, cancels],
    set<C2cDay>('c2c_days', () => ({ cancels: 0 })),
  ],
  [
    'a day that keeps what came back',
    /I7 the day of 1001/,
    [sells, takes, cancels],
    set<C2cDay>('c2c_days', () => ({ value: 1n })),
  ],
  [
    'a number that the timeline does not name',
    /D14 the timeline of order 1 names another number than 2/,
    [sells, takes],
    set<C2cOrderNumber>('c2c_order_numbers', () => ({ number: '2' })),
  ],
  ['an order without a number', /1 orders began, 0 have a number/, [sells, takes], without('c2c_order_numbers')],
  [
    'an order under the number of another',
    /order 2 has the number 1 of another one/,
    [sells, takes, ['c2c/take-ad', { ...taken, requestId: 'b' }]],
    (changes) => changes,
  ],
  [
    'a claim of silence that counts nothing',
    /I7 1001 has claimed undefined times, not 1/,
    [sells, takes, blames],
    without('c2c_silence_claims'),
  ],
  [
    'a suspension that was lifted twice',
    /the suspension of 1000 was lifted, who was not suspended/,
    [suspends],
    set<MerchantSuspension>('merchant_suspensions', () => ({ state: 'lifted' })),
  ],
  ['a day that was not written', /I7 the day of 1001/, [sells, takes], without('c2c_days')],
  ['coins that stay with a seller off the shelf', /I4|I3|I15/, [sells, takes, offShelf, cancels], without('accounts')],
  [
    'a deposit that pays less',
    /the deposits of 1000 paid/,
    [deposits, sells, takes, timesOut, appeals, rules],
    set<MerchantDeposit>('merchant_deposits', () => ({ amount: 1n, state: 'held' })),
  ],
  [
    'a compensation that nobody gets',
    /I15|I8/,
    [deposits, sells, takes, timesOut, appeals, rules],
    set<Account>('accounts', ({ owner, available }) => (owner === BOB ? { available: available - 1n } : {})),
  ],
])('the auditor sees %s', (_what, says, acts, doctor) => {
  expect(() => audit(acts, doctor)).toThrow(says);
});

test('the auditor sees an order of somebody who is suspended', () => {
  const auditor = audit([sells, suspends]);
  const taking = observedOf([sells, takes]).at(-1)!;
  const { changes, batch } = taking;
  expect(() => auditor.receive(changes, { ...batch, seq: batch.seq + 1, at: batch.at + 1 }, true)).toThrow(
    'an ad of 1000 was taken, who is suspended',
  );
});

test('the auditor sees somebody who takes more than they may', () => {
  const unlimited = { ...taken, openMax: 99, dayLimit: units('99999') };
  const some = (requestId: string): Act => [
    'c2c/take-ad',
    { ...unlimited, requestId, quantity: units('20'), number: requestId, bankReference: requestId },
  ];
  expect(() => audit([sells, ...['a', 'b', 'c', 'd'].map(some)])).toThrow('1001 has 4 orders under way');
  const large: Act = [
    'c2c/create-ad',
    { ...request, owner: ALICE, requestId: 'large', total: units('9500'), max: units('99999') },
  ];
  const much: Act = ['c2c/take-ad', { ...unlimited, quantity: units('9000') }];
  expect(() => audit([large, much, some('b')])).toThrow('has taken 902000000000 in a day');
});

test('the auditor sees a core that came back without an ad', () => {
  const auditor = audit([buys]);
  const store = new MemoryStore({ practice });
  for (const { changes } of observedOf([buys])) {
    for (const { table, row } of changes) if (table.name === 'accounts') store.core.engine.restore('accounts', row);
  }
  expect(() => auditor.compare(store.core)).toThrow('I32 ad 1 did not come back');
});
