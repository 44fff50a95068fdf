import { alice, bob, contractOf } from '@quay/cast';
import {
  addMargin,
  amendOrder,
  type ClosedAll,
  cancelOrder,
  cancelTrigger,
  closeAll,
  closeByOrder,
  editTrigger,
  type Order,
  type OrderDetail,
  openTriggers,
  orderDetail,
  type Position,
  placeOrder,
  positions,
  removeMargin,
  setMarginMode,
  setTriggers,
  type Trigger,
  triggerHistory,
} from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { after, LINEAR, move, startContracts, type Venues } from './perpetual-market.ts';
import { triggerReasons } from './reached/perpetual.ts';
import { type Answer, dataOf, reasonOf, type Serving } from './serving.ts';

let serving: Serving;
let venues: Venues;
let alices: string;
let bobs: string;

beforeAll(async () => {
  ({ serving, venues } = await startContracts([{ ...contractOf(LINEAR), referencePrice: units('50000') }]));
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  for (const token of [alices, bobs]) dataOf(await move(serving, token));
  dataOf(await serving.ask(setMarginMode, { symbol: LINEAR, mode: 'isolated' }, { token: alices }));
  // Alice is long 0.1 at 50,000 with a tenth of that behind it: liquidated near 45,180.
  await open('0.1');
}, 60_000);
afterAll(async () => {
  await serving.end();
  await venues.close();
});

const order = (intent: string, price: string | undefined, quantity: string, more: object = {}) => ({
  ...{ symbol: LINEAR, intent, type: price === undefined ? 'market' : 'limit', price, quantity },
  ...more,
});
const place = (token: string, request: object) => serving.ask(placeOrder, request, { token });
const placed = async (token: string, request: object) => dataOf<Order>(await place(token, request));

/** Alice buys so much of Bob at 50,000; her order. */
async function open(quantity: string): Promise<Order> {
  await placed(bobs, order('open-short', '50000', quantity));
  return placed(alices, order('open-long', '50000', quantity));
}

const set = (more: object, orderId?: number, token = alices) =>
  serving.ask(setTriggers, { symbol: LINEAR, orderId, triggers: [{ kind: 'stop-loss', ...more }] }, { token });
const edit = (triggerId: number, more: object, token = alices) =>
  serving.ask(editTrigger, { triggerId, ...more }, { token });
const cancel = (triggerId: number, token = alices) => serving.ask(cancelTrigger, { triggerId }, { token });
const amend = (orderId: number, more: object, token = alices) =>
  serving.ask(amendOrder, { orderId, ...more }, { token });
const standing = (answer: Answer, token = alices) =>
  serving.get<Trigger[]>(openTriggers as never, {}, after(answer, token));
const over = (answer: Answer, token = alices) =>
  serving.get<Trigger[]>(triggerHistory as never, {}, after(answer, token));
const heldOf = async (token = alices, answer?: Answer) => {
  const all = await serving.get<Position[]>(positions, {}, answer ? after(answer, token) : { token });
  return all.find(({ symbol }) => symbol === LINEAR)?.quantity ?? '0';
};
const fieldOf = (answer: Answer) => (answer.envelope.data as { field?: string }).field;

describe('what is refused of triggers comes with its reason and its field', () => {
  test.each([
    ['stop-price-malformed', { triggerPrice: '1e3' }, 'triggerPrice'],
    ['price-malformed', { triggerPrice: '49000', price: '1e3' }, 'price'],
    ['quantity-malformed', { triggerPrice: '49000', quantity: '-1' }, 'quantity'],
    ['trigger-field-not-here', { triggerPrice: '49000', callbackRate: '0.01' }, 'callbackRate'],
    ['trigger-price-missing', {}, 'triggerPrice'],
    ['stop-price-off-tick', { triggerPrice: '49000.01' }, 'triggerPrice'],
    ['stop-profit-wrong-side', { kind: 'stop-profit', triggerPrice: '49000' }, 'triggerPrice'],
    ['stop-loss-wrong-side', { triggerPrice: '51000' }, 'triggerPrice'],
    ['stop-loss-beyond-liquidation', { triggerPrice: '45200' }, 'triggerPrice'],
    ['callback-range', { kind: 'trailing', callbackRate: '0.0001' }, 'callbackRate'],
    ['activation-wrong-side', { kind: 'trailing', callbackRate: '0.01', activationPrice: '49000' }, 'activationPrice'],
    ['price-off-tick', { triggerPrice: '49000', price: '48999.99' }, 'price'],
    ['trigger-price-outside-band', { triggerPrice: '49000', price: '30000' }, 'price'],
    ['quantity-off-lot', { triggerPrice: '49000', quantity: '0.00001' }, 'quantity'],
    ['close-too-much', { triggerPrice: '49000', quantity: '1' }, 'quantity'],
  ])('%s', async (reason, more, field) => {
    const answer = await set(more);
    expect([reasonOf(answer), fieldOf(answer)]).toEqual([`perpetual/${reason}`, field]);
    expect(answer.envelope.message).not.toMatch(/[{}]|^$/);
  });

  test('of somebody else’s, of what is over, and of more than stand', async () => {
    const answer = await set({ triggerPrice: '49000' });
    const [first] = dataOf<Trigger[]>(answer);
    expect(reasonOf(await cancel(first!.triggerId, bobs))).toBe('perpetual/trigger-not-found');
    expect(reasonOf(await edit(first!.triggerId, { triggerPrice: '48000' }, bobs))).toBe('perpetual/trigger-not-found');
    expect([await standing(answer, bobs), await over(answer, bobs)]).toEqual([[], []]);
    let last = answer;
    for (let n = 0; n < 19; n++) {
      last = await set({ triggerPrice: '49000', quantity: '0.01' });
      dataOf(last);
    }
    expect(reasonOf(await set({ triggerPrice: '49000', quantity: '0.01' }))).toBe('perpetual/trigger-too-many');
    const all = await standing(last);
    expect(all.length).toBe(20);
    for (const { triggerId } of all) dataOf(await cancel(triggerId));
    expect(reasonOf(await cancel(first!.triggerId))).toBe('perpetual/trigger-finished');
    expect(reasonOf(await edit(first!.triggerId, { triggerPrice: '48000' }))).toBe('perpetual/trigger-finished');
    const closing = await placed(alices, order('close-long', '51000', '0.1'));
    expect(reasonOf(await set({ triggerPrice: '49000' }, closing.orderId))).toBe('perpetual/trigger-not-here');
    expect(reasonOf(await set({ triggerPrice: '49000' }, closing.orderId, bobs))).toBe('perpetual/order-not-found');
    dataOf(await serving.ask(cancelOrder, { orderId: closing.orderId }, { token: alices }));
  });

  test.each([addMargin, removeMargin])('a margin of nothing, or of less: $name', async (call) => {
    for (const amount of ['0', '-1', '1e3']) {
      const answer = await serving.ask(call, { symbol: LINEAR, amount }, { token: alices });
      expect([reasonOf(answer), fieldOf(answer)]).toEqual(['perpetual/amount-malformed', 'amount']);
    }
  });
});

describe('what is refused of stop orders and amended ones', () => {
  const stop = (stopPrice: string | undefined, more: object = {}) =>
    place(alices, { ...order('open-long', undefined, '0.01'), type: 'stop-market', stopPrice, ...more });

  test('comes with its reason', async () => {
    expect(reasonOf(await stop(undefined))).toBe('perpetual/stop-price-missing');
    expect(reasonOf(await stop('1e3'))).toBe('perpetual/stop-price-malformed');
    expect(reasonOf(await stop('51000.01'))).toBe('perpetual/stop-price-off-tick');
    expect(reasonOf(await stop('49000'))).toBe('perpetual/stop-price-wrong-side');
    const limited = order('open-long', '49000', '0.01', { stopPrice: '51000' });
    expect(reasonOf(await place(alices, limited))).toBe('perpetual/stop-price-not-here');
    const waiting = dataOf<Order>(await stop('51000'));
    expect(reasonOf(await amend(waiting.orderId, { price: '50000' }))).toBe('perpetual/order-not-amendable');
    dataOf(await serving.ask(cancelOrder, { orderId: waiting.orderId }, { token: alices }));
    expect(reasonOf(await amend(waiting.orderId, { price: '50000' }))).toBe('perpetual/order-finished');
  });

  test('an order that rests is amended, by its owner alone, and not below what is filled', async () => {
    const { orderId } = await placed(alices, order('open-long', '49900', '0.02'));
    expect(reasonOf(await amend(orderId, {}))).toBe('perpetual/nothing-to-amend');
    expect(reasonOf(await amend(orderId, { price: '49800' }, bobs))).toBe('perpetual/order-not-found');
    expect(dataOf<Order>(await amend(orderId, { price: '49950', quantity: '0.03' }))).toMatchObject({
      ...{ status: 'open', price: '49950', quantity: '0.03' },
    });
    await placed(bobs, order('open-short', '49950', '0.01'));
    expect(reasonOf(await amend(orderId, { quantity: '0.01' }))).toBe('perpetual/quantity-already-filled');
    dataOf(await serving.ask(cancelOrder, { orderId }, { token: alices }));
    await placed(bobs, order('close-short', '49950', '0.01'));
    dataOf(await place(alices, order('close-long', '49950', '0.01')));
  });
});

test('what an order opened is closed by it, the oldest first, and once', async () => {
  const second = await open('0.05');
  const buying = await place(bobs, order('close-short', '49990', '0.15'));
  dataOf(buying);
  expect(reasonOf(await serving.ask(closeByOrder, { orderId: second.orderId }, { token: bobs }))).toBe(
    'perpetual/order-not-found',
  );
  // Two tabs at once.
  const both = await Promise.all(
    [1, 2].map(() => serving.ask(closeByOrder, { orderId: second.orderId }, after(buying, alices))),
  );
  const closed = both.filter(({ envelope }) => envelope.code === 0).map((answer) => dataOf<Order>(answer));
  expect(closed.every(({ quantity, status }) => quantity === '0.05' && status === 'filled')).toBe(true);
  expect(closed.length).toBeGreaterThan(0);
  const left = Number(await heldOf(alices, both[1]));
  expect(left).toBeCloseTo(0.15 - 0.05 * closed.length, 8);
  // Whoever closes everything at once from two tabs closes it once.
  const all = await Promise.all([1, 2].map(() => serving.ask(closeAll, {}, { token: alices })));
  const results = all.map((answer) => dataOf<ClosedAll>(answer).positions.length).sort();
  expect([results, await heldOf(alices, all[1])]).toEqual([[0, 1], '0']);
}, 30_000);

test('triggers outlive a start, fire by the mark, and say what they have sent', async () => {
  dataOf(await serving.ask(closeAll, {}, { token: bobs }));
  await placed(bobs, order('open-short', '50000', '0.1'));
  const opening = await placed(alices, {
    ...order('open-long', '50000', '0.1'),
    stopLoss: { triggerPrice: '49500' },
    stopProfit: { triggerPrice: '52000' },
  });
  const [trailing] = dataOf<Trigger[]>(
    await set({ kind: 'trailing', callbackRate: '0.1', activationPrice: '53000', quantity: '0.05' }),
  );
  dataOf(await edit(trailing!.triggerId, { callbackRate: '0.05', activationPrice: '53000', quantity: '0.05' }));
  const buying = await place(bobs, order('close-short', '48990', '0.1'));
  dataOf(buying);
  expect(await standing(buying)).toMatchObject([
    { kind: 'trailing', status: 'armed', callbackRate: '0.05', quantity: '0.05', orderId: null },
    { kind: 'stop-loss', status: 'armed', triggerPrice: '49500', quantity: '0.1', orderId: opening.orderId },
    { kind: 'stop-profit', status: 'armed', triggerPrice: '52000', orderId: opening.orderId },
  ]);
  await venues.restart();
  expect((await standing(buying)).length).toBe(3);
  venues.say('49000');
  await expect.poll(() => heldOf(), { timeout: 20_000, interval: 250 }).toBe('0');
  expect(await standing(buying)).toEqual([]);
  const [last, loss, profit] = await over(buying);
  expect([last, loss, profit]).toMatchObject([
    { kind: 'trailing', status: 'cancelled', ended: 'position-closed', closedQuantity: '0' },
    { kind: 'stop-loss', status: 'done', ended: null, closedQuantity: '0.1' },
    { kind: 'stop-profit', status: 'cancelled', ended: 'position-closed' },
  ]);
  const request = { orderId: String(loss!.sentOrderId) };
  const sent = await serving.get<OrderDetail>(orderDetail as never, request, { token: alices });
  expect(sent.order).toMatchObject({ status: 'filled', intent: 'close-long', quantity: '0.1' });
  expect(Number(loss!.firedMark)).toBeLessThanOrEqual(49_500);
}, 60_000);

test('every reason that is listed as met was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...triggerReasons]));
});
