import type { Call } from '@quay/contract';
import {
  type Ad,
  type C2cOrder,
  type C2cOrderRow,
  cancel,
  detailsText,
  isBankReference,
  orderDetail,
  orders,
  type TimelineDocument,
  type TimelineExport,
  timeline,
  writeMessage,
} from '@quay/contract/c2c';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../../tools/verify-timeline.mjs';
import { digestOf } from '../src/areas/c2c/timeline/digest.ts';
import { Clock } from './account.ts';
import { c2cNumberReasons } from './reached/c2c.ts';
import { Serving } from './serving.ts';
import { timePasses } from './time-passes.ts';
import { Trader } from './trader.ts';

const clock = new Clock();
const MINUTE = 60_000;
let serving: Serving;
let mia: Trader;
let bob: Trader;
let carol: Trader;
let ad: Ad;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  mia = await Trader.merchant(serving, clock, 'Mia Wong');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  carol = await Trader.verified(serving, clock, 'Carol Stone');
  const { methodId } = await mia.method();
  ad = await mia.ad({ methodIds: [methodId] });
});
afterAll(() => serving.end());

const listed = (who: Trader, number: string) =>
  who.get(orders as Call<never, C2cOrderRow[]>, { number }).then((rows) => rows.map(({ orderId }) => orderId));

test('numbers and references are drawn at random, and found by the two of the order alone', async () => {
  const made = [await bob.buys(ad), await bob.buys(ad), await carol.buys(ad)];
  for (const { number, reference } of made) {
    expect(number).toMatch(/^[1-9][0-9]{19}$/);
    expect(reference).toHaveLength(12);
    expect(isBankReference(reference!)).toBe(true);
  }
  expect(new Set(made.flatMap(({ number, reference }) => [number, reference])).size).toBe(6);
  const [first, , carols] = made as [C2cOrder, C2cOrder, C2cOrder];
  // Both see the same; to a stranger the number is one that nobody has.
  expect(await mia.order(first.orderId)).toMatchObject({ number: first.number, reference: first.reference });
  expect(await listed(bob, first.number)).toEqual([first.orderId]);
  expect(await listed(mia, first.number)).toEqual([first.orderId]);
  expect(await listed(bob, carols.number)).toEqual(await listed(bob, '1'.repeat(20)));
  expect(await bob.reason(orderDetail, { orderId: carols.orderId })).toBe('c2c/order-unknown');
  expect(await bob.reason(orderDetail, { orderId: 999_999 })).toBe('c2c/order-unknown');
  for (const order of made) await serving.withReads(({ c2c }) => c2c.orderNumbers([order.orderId]));
});

test('the timeline has a salted digest of account and names, and nothing of them in clear', async () => {
  const order = await carol.buys(ad);
  const exported = await carol.get(timeline as Call<never, TimelineExport>, { orderId: String(order.orderId) });
  const { events, details } = JSON.parse(exported.signed) as TimelineDocument;
  expect(details).toMatchObject({
    ...{ kind: 'alipay', account: mia.email, accountName: mia.name },
    ...{ payerName: carol.name, sellerName: mia.name, bankName: null },
  });
  expect(details!.salt).toMatch(/^[0-9a-f]{64}$/);
  const said = JSON.parse(events[0]!.detail) as Record<string, string>;
  expect(said.details).toBe(digestOf(detailsText(details!)));
  expect(said).toMatchObject({ number: order.number, reference: order.reference });
  expect(events[0]!.detail).not.toContain(mia.email);
  expect(events[0]!.detail).not.toContain(mia.name);
  expect(verify(JSON.stringify(exported)).wrong).toBeUndefined();
  // Another order of the same account has another salt.
  const other = await bob.get(timeline as Call<never, TimelineExport>, {
    orderId: String((await bob.buys(ad)).orderId),
  });
  expect((JSON.parse(other.signed) as TimelineDocument).details!.salt).not.toBe(details!.salt);
  const kept = await serving.withReads(({ c2c }) => c2c.orderDetails(order.number));
  expect(Buffer.from(kept!).toString('latin1')).not.toContain(mia.email);
});

test('that the seller does not answer can be said after five minutes of silence, once a day', async () => {
  const dora = await Trader.verified(serving, clock, 'Dora Payer');
  const [first, second, third] = [await dora.buys(ad), await dora.buys(ad), await dora.buys(ad)];
  const silent = ({ orderId }: C2cOrder) => dora.reason(cancel, { orderId, reason: 'seller-silent', moneySent: 'no' });
  const writes = (who: Trader, { orderId }: C2cOrder, clientId: string) =>
    who.get(writeMessage as Call<never, unknown>, { orderId, text: 'Are you there?', clientId });
  expect(await silent(first)).toBe('c2c/silence-too-short');
  for (const [at, order] of [first, second, third].entries()) await writes(dora, order, `asks-${at}`);
  expect(await Promise.all([first, second, third].map(silent))).toEqual(Array(3).fill('c2c/silence-too-short'));
  // An answer starts it anew.
  await writes(mia, third, 'answers');
  await timePasses(serving, 6 * MINUTE);
  const again = await Trader.of(dora.account, dora.name, dora.email);
  const reasons: (string | undefined)[] = [];
  for (const { orderId } of [third, first, second]) {
    reasons.push(await again.reason(cancel, { orderId, reason: 'seller-silent', moneySent: 'no' }));
  }
  expect(reasons).toEqual(['c2c/silence-too-short', undefined, 'c2c/silence-claimed']);
});

test('every refusal was met', () => {
  for (const reason of c2cNumberReasons) expect(serving.reasons).toContain(reason);
});
