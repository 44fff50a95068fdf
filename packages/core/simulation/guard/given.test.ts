import { marketOf } from '@quay/cast';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import {
  type Batch,
  type Change,
  type Order,
  plainLimit,
  type SaleReference,
  type ValueCase,
  type ValueGiven,
} from '../../src/index.ts';
import { Auditor } from '../auditor/auditor.ts';
import { type Doctor, dropped, set, without } from '../auditor/doctor.ts';
import { MemoryStore } from '../memory-store.ts';
import { dayLimits, practice, taking } from '../world.ts';

const START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const [ALICE, BOB] = [1000, 1001];
const { referencePrice, tick } = marketOf('BTC');
const percent = (share: bigint) => {
  const price = (referencePrice * share) / 100n;
  return price - (price % tick);
};

type Act = readonly [name: string, input: object];
type Observed = { readonly changes: readonly Change[]; readonly batch: Batch; readonly alone: boolean };

const opening: readonly Act[] = [
  ['market/list-market', marketOf('BTC')],
  ...[ALICE, BOB].map((owner): Act => ['wallet/open-account', { owner, kind: 'user' }]),
];

/** What the core says of these commands; the auditor reads the last batch only after the doctor was at it. */
function audit(acts: readonly Act[], doctor: Doctor = (changes) => changes): Auditor {
  const observed: Observed[] = [];
  const store = new MemoryStore({ practice }, (changes, batch, alone) => observed.push({ changes, batch, alone }));
  for (const [at, [name, input]] of [...opening, ...acts].entries()) {
    const { outcome } = store.send(name, input, START + at);
    if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.refusal.reason}`);
  }
  const auditor = new Auditor(practice, dayLimits, taking);
  for (const [at, { changes, batch, alone }] of observed.entries()) {
    auditor.receive(at === observed.length - 1 ? doctor(changes) : changes, batch, alone);
  }
  return auditor;
}

const order = { ...plainLimit, clientId: null, market: 'BTC', type: 'limit', amount: null, quantity: units('0.1') };
/** A tenth of a coin far below the last price: more than 500 USDT. */
const sells: Act = ['spot/place-order', { ...order, owner: ALICE, side: 'sell', price: percent(91n) }];
const buys: Act = ['spot/place-order', { ...order, owner: BOB, side: 'buy', price: percent(91n) }];
const sellsNear: Act = ['spot/place-order', { ...order, owner: ALICE, side: 'sell', price: percent(99n) }];

const low = units('6.17');
const asks: Act = [
  'c2c/create-ad',
  {
    ...{ owner: BOB, side: 'buy', asset: 'USDT', fiat: 'CNY', priceKind: 'fixed', price: low, index: 0n },
    ...{ total: units('4000'), min: units('100'), max: units('90000'), kinds: 'alipay', methods: '11', minutes: 15 },
    ...{ terms: '', autoReply: '', demandVerified: false, demandDays: 0, demandHoldings: 0n, onShelf: true, adsMax: 3 },
    ...{ said: 'it', requestId: 'asks' },
  },
];
const takes: Act = [
  'c2c/take-ad',
  {
    ...{ taker: ALICE, ad: 1, requestId: 'a', said: 'it', money: 0n, quantity: units('3600'), seen: low },
    ...{ reference: units('7.2'), kind: 'alipay', method: 11, ...taking },
    ...{ number: '1', bankReference: 'R1', detailsDigest: '' },
  },
];
const pays: Act = ['c2c/pay', { owner: BOB, order: 1 }];
const releases: Act = ['c2c/release', { owner: ALICE, order: 1, provenBy: 'totp' }];
const held: Act = ['guard/place-hold', { owner: ALICE, reason: 'password-changed', until: START + HOUR }];

test.each<[cases: number, ...acts: Act[]]>([
  [1, sells, buys],
  [1, asks, takes, pays, releases],
  [2, asks, takes, pays, releases, sells, buys],
  [0, asks, takes, pays],
  [0, held, sellsNear],
])('the auditor counts %i cases and has nothing to say', (cases, ...acts) => {
  expect(audit(acts).guard.given.lastCase).toBe(cases);
});

const less = set<ValueGiven>('value_given', ({ amount }) => ({ amount: amount - 1n }));

test.each<[what: string, says: RegExp, acts: readonly Act[], doctor: Doctor]>([
  ['a trade that gave less than it says', /I47 1000\/1001 gave \d+, and the row says/, [sells, buys], less],
  ['a trade that gave nothing', /I47 .* the row says nothing/, [sells, buys], without('value_given')],
  ['a trade without its case', /I47 the cases are none/, [sells, buys], without('value_cases')],
  ['a case of another', /I47/, [sells, buys], set<ValueCase>('value_cases', () => ({ owner: BOB }))],
  ['a case that is passed over', /I47 case 2/, [sells, buys], set<ValueCase>('value_cases', () => ({ id: 2 }))],
  ['a release that gave less', /I47/, [asks, takes, pays, releases], less],
  ['a release that gave nothing', /I47/, [asks, takes, pays, releases], without('value_given')],
  ['a release that keeps its reference', /I47/, [asks, takes, pays, releases], without('sale_references')],
  ['a reference that goes too early', /I47 the reference/, [asks, takes], dropped('sale_references')],
  [
    'a reference of no order',
    /I47 order 2/,
    [asks, takes],
    set<SaleReference>('sale_references', () => ({ order: 2 })),
  ],
  [
    'a far order of somebody who is held',
    /I48 1000 is held/,
    [held, sellsNear],
    set<Order>('spot_orders', () => ({ price: percent(97n) })),
  ],
])('sees %s', (_what, says, acts, doctor) => {
  expect(() => audit(acts, doctor)).toThrow(says);
});
