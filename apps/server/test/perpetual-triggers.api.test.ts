import { alice, bob, contractOf } from '@quay/cast';
import {
  amendOrder,
  type ClosedAll,
  cancelTrigger,
  closeAll,
  closeByOrder,
  editTrigger,
  legacyCloseByOrder,
  legacyModifyClosure,
  type Order,
  openOrders,
  openTriggers,
  type Position,
  placeOrder,
  positions,
  setTriggers,
  type Trigger,
  triggerHistory,
} from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { after, LINEAR, markOf, move, startContracts, type Venues } from './perpetual-market.ts';
import { triggerReasons } from './reached/perpetual.ts';
import { type Answer, dataOf, reasonOf, type Serving } from './serving.ts';

/** Triggers, stop orders, amended orders and closing all at once, over HTTP, at marks that venues make. */

let serving: Serving;
let venues: Venues;
let alices: string;
let bobs: string;

beforeAll(async () => {
  ({ serving, venues } = await startContracts([{ ...contractOf(LINEAR), referencePrice: units('50000') }]));
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  for (const token of [alices, bobs]) dataOf(await move(serving, token));
});
afterAll(async () => {
  await serving.end();
  await venues.close();
});

const limit = (intent: string, price: string, quantity: string, more: object = {}) => ({
  ...{ symbol: LINEAR, intent, type: 'limit', price, quantity },
  ...more,
});
const market = (intent: string, quantity: string) => ({ symbol: LINEAR, intent, type: 'market', quantity });
const place = (token: string, request: object) => serving.ask(placeOrder, request, { token });
const placed = async (token: string, request: object) => dataOf<Order>(await place(token, request));
const set = (token: string, triggers: readonly object[], more: object = {}) =>
  serving.ask(setTriggers, { symbol: LINEAR, triggers, ...more }, { token });
const edit = (token: string, triggerId: number, more: object) =>
  serving.ask(editTrigger, { triggerId, ...more }, { token });
const triggersNow = (answer: Answer, token: string) =>
  serving.get<Trigger[]>(openTriggers as never, { symbol: LINEAR }, after(answer, token));
const quantityOf = async (token: string, answer?: Answer) =>
  (await serving.get<Position[]>(positions, {}, answer ? after(answer, token) : { token })).find(
    ({ symbol }) => symbol === LINEAR,
  )?.quantity;

/** Both hold 0.5 at 50,000: Alice is long with a leverage of 10, Bob is short. */
async function opened(): Promise<Order> {
  await placed(bobs, limit('open-short', '50000', '0.5', { leverage: 10 }));
  return placed(alices, limit('open-long', '50000', '0.5', { leverage: 10 }));
}

/** Somebody takes what either of them has, and nothing is open any more. */
async function closed(): Promise<void> {
  await placed(bobs, limit('close-short', '50000', '0.5'));
  expect(dataOf<ClosedAll>(await serving.ask(closeAll, {}, { token: alices })).positions).toMatchObject([
    { left: '0' },
  ]);
}

test('an order carries a stop-profit and a stop-loss; a mark fires one, and the other ends with the position', async () => {
  await placed(bobs, limit('open-short', '50000', '0.1', { leverage: 10 }));
  const attached = { stopProfit: { triggerPrice: '50400' }, stopLoss: { triggerPrice: '49000', price: '48900' } };
  const answer = await place(alices, limit('open-long', '50000', '0.1', { leverage: 10, ...attached }));
  const { orderId } = dataOf<Order>(answer);
  expect(await triggersNow(answer, alices)).toMatchObject([
    { kind: 'stop-loss', orderId, status: 'armed', triggerPrice: '49000', price: '48900', quantity: '0.1' },
    { kind: 'stop-profit', orderId, status: 'armed', triggerPrice: '50400', price: null, quantity: '0.1' },
  ]);
  await placed(bobs, limit('close-short', '50300', '0.1'));
  venues.say('50500.5');
  await expect.poll(() => quantityOf(alices)).toBe('0');
  const over = await serving.get<Trigger[]>(triggerHistory as never, {}, { token: alices });
  expect(over).toMatchObject([
    { kind: 'stop-loss', status: 'cancelled', ended: 'position-closed' },
    { kind: 'stop-profit', status: 'done', closedQuantity: '0.1' },
  ]);
  expect(reasonOf(await edit(alices, over[1]!.triggerId, { triggerPrice: '52000' }))).toBe(
    'perpetual/trigger-finished',
  );
  expect(reasonOf(await serving.ask(cancelTrigger, { triggerId: over[0]!.triggerId }, { token: alices }))).toBe(
    'perpetual/trigger-finished',
  );
  venues.say('50000.5');
  await expect.poll(async () => (await markOf(serving))?.indexPrice).toBe('50000.5');
});

test('what cannot be set is refused with its reason, and nothing is set', async () => {
  const refused = async (one: object, more: object = {}) => reasonOf(await set(alices, [one], more));
  expect(await refused({ kind: 'stop-loss', triggerPrice: '49000' })).toBe('perpetual/nothing-to-close');
  await opened();
  const reasons: readonly (readonly [object, string])[] = [
    [{ kind: 'stop-loss', triggerPrice: '49 000' }, 'stop-price-malformed'],
    [{ kind: 'stop-loss', triggerPrice: '49000.05' }, 'stop-price-off-tick'],
    [{ kind: 'stop-loss', triggerPrice: '51000' }, 'stop-loss-wrong-side'],
    [{ kind: 'stop-loss', triggerPrice: '100' }, 'stop-loss-beyond-liquidation'],
    [{ kind: 'stop-profit', triggerPrice: '49000' }, 'stop-profit-wrong-side'],
    [{ kind: 'stop-profit', triggerPrice: '51000', price: '40000' }, 'trigger-price-outside-band'],
    [{ kind: 'stop-profit' }, 'trigger-price-missing'],
    [{ kind: 'stop-profit', triggerPrice: '51000', callbackRate: '0.01' }, 'trigger-field-not-here'],
    [{ kind: 'stop-profit', triggerPrice: '51000', quantity: '0.6' }, 'close-too-much'],
    [{ kind: 'trailing', callbackRate: '0.2' }, 'callback-range'],
    [{ kind: 'trailing', callbackRate: '0.01', activationPrice: '49000' }, 'activation-wrong-side'],
  ];
  for (const [one, reason] of reasons) expect(await refused(one)).toBe(`perpetual/${reason}`);
  // One wrong trigger of two: neither is set.
  const first = { kind: 'stop-profit', triggerPrice: '51000' };
  const both = await set(alices, [first, { kind: 'stop-loss', triggerPrice: '51000' }]);
  expect(reasonOf(both)).toBe('perpetual/stop-loss-wrong-side');
  expect(await triggersNow(both, alices)).toEqual([]);

  const resting = await placed(alices, limit('open-long', '48000', '0.01'));
  const trailing = { kind: 'trailing', callbackRate: '0.01' };
  expect(await refused(trailing, { orderId: resting.orderId })).toBe('perpetual/trigger-not-here');
  for (let n = 0; n < 20; n++) {
    dataOf(await set(alices, [{ kind: 'stop-profit', triggerPrice: `${51_000 + n}`, quantity: '0.001' }]));
  }
  const more = await set(alices, [{ kind: 'stop-profit', triggerPrice: '52000', quantity: '0.001' }]);
  expect(reasonOf(more)).toBe('perpetual/trigger-too-many');
  expect(await triggersNow(more, alices)).toHaveLength(20);
  await closed();
});

test('a trigger is said anew, and cancelled, by its owner alone', async () => {
  const { orderId } = await opened();
  const [profit] = dataOf<Trigger[]>(await set(alices, [{ kind: 'stop-profit', triggerPrice: '51000' }]));
  const { triggerId } = profit!;
  expect(dataOf<Trigger>(await edit(alices, triggerId, { triggerPrice: '52000' }))).toMatchObject({
    ...{ triggerId, triggerPrice: '52000', status: 'armed' },
  });
  const theirs: readonly (readonly [Answer, string])[] = [
    [await edit(bobs, triggerId, { triggerPrice: '53000' }), 'trigger-not-found'],
    [await serving.ask(cancelTrigger, { triggerId }, { token: bobs }), 'trigger-not-found'],
    [await set(bobs, [{ kind: 'stop-profit', triggerPrice: '53000' }], { orderId }), 'order-not-found'],
    [await serving.ask(amendOrder, { orderId, price: '49000' }, { token: bobs }), 'order-not-found'],
    [await serving.ask(closeByOrder, { orderId }, { token: bobs }), 'order-not-found'],
    [await serving.ask(legacyCloseByOrder, { orderId: String(orderId) }, { token: bobs }), 'order-not-found'],
    [
      await serving.ask(
        legacyModifyClosure,
        { coinSymbol: LINEAR, contractOrderId: String(orderId), stopProfit: '53000' },
        { token: bobs },
      ),
      'order-not-found',
    ],
  ];
  for (const [answer, reason] of theirs) expect(reasonOf(answer)).toBe(`perpetual/${reason}`);
  const gone = await serving.ask(cancelTrigger, { triggerId }, { token: alices });
  expect(dataOf<Trigger>(gone)).toMatchObject({ status: 'cancelled', ended: 'owner' });
  expect(await triggersNow(gone, alices)).toEqual([]);

  // The position that an order opened is closed by that order's name.
  await placed(bobs, limit('close-short', '50000', '0.5'));
  const closing = await serving.ask(closeByOrder, { orderId }, { token: alices });
  expect(dataOf<Order>(closing)).toMatchObject({ intent: 'close-long', status: 'filled', filledQuantity: '0.5' });
  expect(reasonOf(await serving.ask(closeByOrder, { orderId }, { token: alices }))).toBe('perpetual/nothing-to-close');
});

test('a stop order waits for the mark on its side, and opens nothing before', async () => {
  const stop = (more: object) => ({ ...limit('open-long', '50600', '0.01'), type: 'stop-limit', ...more });
  expect(reasonOf(await place(alices, stop({})))).toBe('perpetual/stop-price-missing');
  expect(reasonOf(await place(alices, stop({ stopPrice: '50400.05' })))).toBe('perpetual/stop-price-off-tick');
  expect(reasonOf(await place(alices, stop({ stopPrice: '49000' })))).toBe('perpetual/stop-price-wrong-side');
  expect(reasonOf(await place(alices, limit('open-long', '49000', '0.01', { stopPrice: '50400' })))).toBe(
    'perpetual/stop-price-not-here',
  );
  const waiting = await placed(alices, stop({ stopPrice: '50400' }));
  expect(waiting).toMatchObject({ status: 'waiting', stopPrice: '50400', filledQuantity: '0' });
  const offered = await place(bobs, limit('open-short', '50500', '0.01'));
  expect(await quantityOf(alices, offered)).toBe('0');
  venues.say('50450.5');
  await expect.poll(() => quantityOf(alices)).toBe('0.01');
  venues.say('50000.5');
  await expect.poll(async () => (await markOf(serving))?.indexPrice).toBe('50000.5');
  await placed(bobs, limit('close-short', '50000', '0.01'));
  dataOf(await place(alices, market('close-long', '0.01')));
});

test('an order that rests gets another price and quantity, in one commit', async () => {
  const resting = await placed(alices, limit('open-long', '48000', '0.02'));
  const amend = (more: object, orderId = resting.orderId) =>
    serving.ask(amendOrder, { orderId, ...more }, { token: alices });
  expect(dataOf<Order>(await amend({ price: '48500', quantity: '0.03' }))).toMatchObject({
    ...{ orderId: resting.orderId, price: '48500', quantity: '0.03', status: 'open' },
  });
  expect(reasonOf(await amend({}))).toBe('perpetual/nothing-to-amend');
  expect(reasonOf(await amend({ price: '48500.05' }))).toBe('perpetual/price-off-tick');
  const waiting = await placed(alices, {
    ...limit('open-long', '50600', '0.01'),
    type: 'stop-limit',
    stopPrice: '50400',
  });
  expect(reasonOf(await amend({ price: '50700' }, waiting.orderId))).toBe('perpetual/order-not-amendable');

  // Two thirds of it trade: no quantity below that is taken.
  await placed(bobs, limit('open-short', '48500', '0.02'));
  expect(reasonOf(await amend({ quantity: '0.01' }))).toBe('perpetual/quantity-already-filled');
  const all = await serving.ask(closeAll, {}, { token: alices });
  const { cancelled, positions: left } = dataOf<ClosedAll>(all);
  expect([...cancelled].sort()).toEqual([resting.orderId, waiting.orderId].sort());
  expect(left).toMatchObject([{ symbol: LINEAR, quantity: '0', left: '0.02', why: 'no-more-offers' }]);
  expect(await serving.get<Order[]>(openOrders as never, {}, after(all, alices))).toEqual([]);
  await placed(bobs, limit('close-short', '48500', '0.02'));
  expect(dataOf<ClosedAll>(await serving.ask(closeAll, { symbol: LINEAR }, { token: alices }))).toMatchObject({
    ...{ cancelled: [], positions: [{ quantity: '0.02', left: '0', why: null }] },
  });
});

test('every reason that is listed as met was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...triggerReasons]));
});
