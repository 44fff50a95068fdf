import { marketOf } from '@quay/cast';
import { Parts, units } from '@quay/money';
import { expect, test } from 'vitest';
import { SpotHoldings } from '../areas/spot/holdings.ts';
import { ordersTable, spotProduct } from '../areas/spot/product.ts';
import { createCore } from '../core.ts';
import { Writer } from '../engine/bytes.ts';
import { Changes, readChanges } from '../engine/changes.ts';
import { codecOf } from '../engine/columns.ts';
import { OrderSlots } from '../matching/index.ts';
import {
  BY_OWNER,
  CANCELLED,
  EXPIRED,
  FOK,
  IOC,
  LIMIT,
  MARKET,
  NO_MORE_OFFERS,
  NOTHING,
  POST_ONLY,
  STOP_LIMIT,
  STOP_MARKET,
} from './order-codes.ts';
import type { Accepted } from './order-record.ts';
import { Orders } from './orders.ts';
import type { Order } from './tables.ts';

const AT = Date.UTC(2026, 0, 1);

function instrumentOf(symbol: string) {
  const core = createCore({ port: { append: () => {} } });
  core.engine.submit({ name: 'market/list-market', input: marketOf(symbol), at: AT }, () => {});
  return core.spot.instruments.of(symbol);
}
const btc = instrumentOf('BTC');
const pepe = instrumentOf('PEPE');

const accepted: Accepted = {
  id: 7,
  owner: 1001,
  clientId: null,
  instrument: btc,
  buys: true,
  type: LIMIT,
  force: 0,
  selfTrade: 0,
  limitTicks: 640_000,
  stopTicks: NOTHING,
  lots: 5_000,
  amount: NOTHING,
  makerRate: 100_000,
  takerRate: 95_000,
  list: 0,
  payer: 0,
  payee: 1,
  keepsRow: true,
  at: AT,
};
const row: Order = {
  id: 7,
  owner: 1001,
  clientId: null,
  market: 'BTC',
  side: 'buy',
  type: 'limit',
  price: units('64000'),
  quantity: units('0.5'),
  amount: null,
  filledQuantity: 0n,
  filledAmount: 0n,
  fee: 0n,
  held: units('32000'),
  makerFeeRate: units('0.001'),
  takerFeeRate: units('0.00095'),
  status: 'open',
  createdAt: AT,
  updatedAt: AT,
  timeInForce: 'gtc',
  selfTrade: 'cancel-taker',
  stopPrice: null,
  seat: 7,
  ended: null,
  triggeredAt: null,
};

const ordersOf = (changes: Changes) =>
  new Orders({
    product: spotProduct,
    slots: new OrderSlots(),
    holdings: new SpotHoldings(),
    instrumentOf: (symbol) => (symbol === 'PEPE' ? pepe : btc),
    changes,
  });

type Case = readonly [
  what: string,
  of: Partial<Accepted>,
  then: (orders: Orders, slot: number) => void,
  is: Partial<Order>,
];
const nothing = () => {};
const huge = 900_000_000_000;

const cases: readonly Case[] = [
  ['a limit order', {}, nothing, {}],
  [
    'a sale with a client id of other letters',
    { buys: false, clientId: 'größe-☕', selfTrade: 2, force: POST_ONLY },
    nothing,
    { side: 'sell', clientId: 'größe-☕', held: units('0.5'), selfTrade: 'cancel-both', timeInForce: 'post-only' },
  ],
  ['a long client id', { clientId: 'x'.repeat(36) }, nothing, { clientId: 'x'.repeat(36) }],
  [
    'a partly filled order that went to the back',
    {},
    (orders, slot) => {
      orders.fill(slot, 1_000, 640_000_000_000, new Parts().of(units('0.0001')), AT + 5);
      orders.requeue(slot, 12);
    },
    {
      filledQuantity: units('0.1'),
      filledAmount: units('6400'),
      fee: units('0.0001'),
      held: units('25600'),
      updatedAt: AT + 5,
      seat: 12,
    },
  ],
  [
    'a market buy by amount',
    { type: MARKET, force: IOC, limitTicks: NOTHING, lots: NOTHING, amount: 12_345_678_901 },
    nothing,
    {
      type: 'market',
      timeInForce: 'ioc',
      price: null,
      quantity: null,
      amount: units('123.45678901'),
      held: units('123.45678901'),
    },
  ],
  [
    'the largest amount that an order spends',
    { type: MARKET, force: IOC, limitTicks: NOTHING, lots: NOTHING, amount: 2 ** 53 - 1 },
    nothing,
    { type: 'market', timeInForce: 'ioc', price: null, quantity: null, amount: 2n ** 53n - 1n, held: 2n ** 53n - 1n },
  ],
  [
    'a stop-limit order that waits',
    { type: STOP_LIMIT, force: FOK, stopTicks: 650_000, selfTrade: 1 },
    (orders, slot) => orders.pend(slot),
    { type: 'stop-limit', timeInForce: 'fok', stopPrice: units('65000'), status: 'waiting', selfTrade: 'cancel-maker' },
  ],
  [
    'a stop-market order that was triggered and expired',
    { type: STOP_MARKET, force: IOC, buys: false, limitTicks: NOTHING, stopTicks: 630_000 },
    (orders, slot) => {
      orders.pend(slot);
      orders.trigger(slot, AT + 9);
      orders.end(slot, EXPIRED, NO_MORE_OFFERS, AT + 9);
    },
    {
      type: 'stop-market',
      timeInForce: 'ioc',
      side: 'sell',
      price: null,
      stopPrice: units('63000'),
      held: 0n,
      status: 'expired',
      ended: 'no-more-offers',
      updatedAt: AT + 9,
      triggeredAt: AT + 9,
    },
  ],
  [
    'a cancelled order',
    {},
    (orders, slot) => orders.end(slot, CANCELLED, BY_OWNER, AT + 3),
    { held: 0n, status: 'cancelled', ended: 'owner', updatedAt: AT + 3 },
  ],
  [
    'more coins than a double counts in units',
    { instrument: pepe, buys: false, limitTicks: 1_234, lots: huge },
    (orders, slot) => orders.fill(slot, huge - 1, (huge - 1) * 1_234, new Parts().of(units('9876.54321')), AT),
    {
      market: 'PEPE',
      side: 'sell',
      price: units('0.00001234'),
      quantity: units('900000000000'),
      filledQuantity: units('899999999999'),
      filledAmount: 899_999_999_999n * 1_234n,
      fee: units('9876.54321'),
      held: units('1'),
    },
  ],
  [
    'more coins held than a double counts in units',
    { instrument: pepe, buys: false, limitTicks: 1_234, lots: huge },
    nothing,
    {
      market: 'PEPE',
      side: 'sell',
      price: units('0.00001234'),
      quantity: units('900000000000'),
      held: units('900000000000'),
    },
  ],
  [
    'a fee of more units than a double counts',
    { instrument: pepe, limitTicks: 1_234, lots: huge },
    (orders, slot) => orders.fill(slot, 1, 1_234, new Parts().of(units('899999999.99999999')), AT),
    {
      market: 'PEPE',
      price: units('0.00001234'),
      quantity: units('900000000000'),
      filledQuantity: units('1'),
      filledAmount: 1_234n,
      fee: units('899999999.99999999'),
      held: 899_999_999_999n * 1_234n,
    },
  ],
];

test.each(cases)('the bytes written by hand are those of the codec: %s', (_what, of, then, is) => {
  const orders = ordersOf(new Changes());
  const slot = orders.accept({ ...accepted, ...of });
  then(orders, slot);
  const byHand = new Writer();
  orders.write(byHand, slot);
  const byCodec = new Writer();
  codecOf<Order>(ordersTable.columns).write(byCodec, { ...row, ...is });
  expect(orders.row(slot)).toEqual({ ...row, ...is });
  expect(byHand.take()).toEqual(byCodec.take());
});

test.each(cases)('a batch writes the last row, whether it was answered before or after: %s', (_what, of, then, is) => {
  const changes = new Changes();
  const orders = ordersOf(changes);
  const replies = new Writer();
  replies.text('what others were answered');
  const slots = [7, 8, 9].map((id) => orders.accept({ ...accepted, ...of, id }));
  for (const slot of slots.slice(0, 2)) orders.reply(replies, slot);
  for (const slot of slots.slice(1)) then(orders, slot);
  orders.reply(replies, slots[2]!);
  const untouched = orders.row(slots[0]!);
  const read = readChanges([ordersTable], changes.take());
  const last = [untouched, { ...row, ...is, id: 8 }, { ...row, ...is, id: 9 }];
  expect(read.map((change) => change.row)).toEqual(last.map((one) => ({ ...one, seat: expect.any(Number) })));
  expect(changes.empty).toBe(true);
});

test.each(cases)('a row comes back into memory as it left it: %s', (_what, of, then, is) => {
  const before = ordersOf(new Changes());
  const slot = before.accept({ ...accepted, ...of });
  then(before, slot);
  const after = ordersOf(new Changes());
  const known = before.row(slot);
  if (known.status !== 'open' && known.status !== 'waiting') return;
  after.restore(known);
  expect(after.row(after.find(known.id))).toEqual({ ...row, ...is });
});
