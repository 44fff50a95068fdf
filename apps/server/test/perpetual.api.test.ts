import { once } from 'node:events';
import { alice, bob, contractOf } from '@quay/cast';
import { LIVE_PATH, type LiveMessage, trading } from '@quay/contract';
import { liveTicket } from '@quay/contract/identity';
import {
  type Candle,
  coinList,
  type Depth,
  favorAdd,
  favorDelete,
  favorFind,
  kline,
  latestDepth,
  latestTrade,
  type PublicTrade,
  realTime,
} from '@quay/contract/market';
import {
  type Accounts,
  account,
  addMargin,
  type CancelledAll,
  type Contract,
  cancelAll,
  cancelOrder,
  contract,
  contracts,
  type FeeRates,
  type Fill,
  feeRates,
  fills,
  fillsExport,
  type IndexSources,
  indexSources,
  type LegacyContract,
  type LegacyContractOrder,
  legacyCancelAll,
  legacyCloseAll,
  legacyConfig,
  legacyFills,
  legacyFillsOf,
  legacyLeverages,
  legacyOrder,
  legacyOrderOf,
  legacyOrders,
  legacyPlace,
  legacyTerminate,
  type Order,
  type OrderDetail,
  openOrders,
  orderDetail,
  orderHistory,
  type Position,
  placeOrder,
  positions,
  removeMargin,
  setLeverage,
  setMarginMode,
  type TierVersion,
  tiers,
} from '@quay/contract/perpetual';
import { type Balance, wallets } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { after, INVERSE, LINEAR, markOf, move, startContracts, type Venues } from './perpetual-market.ts';
import { perpetualReasons } from './reached/perpetual.ts';
import { type Answer, dataOf, reasonOf, type Serving } from './serving.ts';

let serving: Serving;
let venues: Venues;
let alices: string;
let bobs: string;

beforeAll(async () => {
  const listing = { referencePrice: units('50000') };
  ({ serving, venues } = await startContracts([
    { ...contractOf(LINEAR), ...listing },
    { ...contractOf(INVERSE), ...listing, minQuantity: units('200') },
  ]));
  alices = (await serving.register(alice)).token;
  bobs = (await serving.register(bob)).token;
  for (const token of [alices, bobs]) {
    dataOf(await move(serving, token));
    dataOf(await move(serving, token, { symbol: 'BTC', amount: '1' }));
  }
});
afterAll(async () => {
  await serving.end();
  await venues.close();
});

const limit = (intent: string, price: string, quantity: string, more: object = {}) => ({
  symbol: LINEAR,
  intent,
  type: 'limit',
  price,
  quantity,
  ...more,
});
const market = (intent: string, quantity: string, more: object = {}) => ({
  symbol: LINEAR,
  intent,
  type: 'market',
  quantity,
  ...more,
});
const place = (token: string, request: object) => serving.ask(placeOrder, request, { token });
const placed = async (token: string, request: object) => dataOf<Order>(await place(token, request));
const positionOf = async (answer: Answer, token: string, symbol = LINEAR) =>
  (await serving.get<Position[]>(positions, {}, after(answer, token))).find((one) => one.symbol === symbol);
const accountOf = async (answer: Answer, token: string, coin = 'USDT') =>
  (await serving.get<Accounts>(account, {}, after(answer, token))).accounts.find((one) => one.coin === coin)!;

describe('what everybody may see', () => {
  test('is the list of contracts, with terms, mark and the last 24 hours', async () => {
    const [linear, inverse, ...others] = await serving.get<Contract[]>(contracts);
    expect(others).toEqual([]);
    expect(linear).toMatchObject({
      ...{
        symbol: LINEAR,
        kind: 'linear',
        coin: 'BTC',
        base: 'BTC',
        quote: 'USDT',
        status: 'trading',
        tickSize: '0.1',
      },
      ...{ lotSize: '0.0001', maxLeverage: 100, tierVersion: 1, openInterest: '0', priceDecimals: 1 },
      mark: { price: '50000.5', indexPrice: '50000.5' },
      ticker: { symbol: LINEAR, last: '50000' },
    });
    expect(inverse).toMatchObject({ symbol: INVERSE, kind: 'inverse', base: 'USD', quote: 'BTC', lotSize: '100' });
    expect(await serving.get<Contract>(contract, { symbol: INVERSE })).toMatchObject({ symbol: INVERSE, coin: 'BTC' });
    const unknown = await serving.ask(contract, { symbol: 'NOPE-PERP' });
    expect(unknown.envelope.data).toEqual({
      reason: trading['symbol-unknown'].reason,
      params: { symbol: 'NOPE-PERP' },
      field: 'symbol',
    });
  });

  test('is every version of the margin tiers', async () => {
    const [only, ...others] = await serving.get<TierVersion[]>(tiers, { symbol: LINEAR });
    expect(others).toEqual([]);
    expect(only).toMatchObject({ version: 1, cap: '50000000' });
    expect(only!.tiers[1]).toEqual({ tier: 2, floor: '50000', maintenanceRate: '0.005', initialRate: '0.01' });
    expect(reasonOf(await serving.ask(tiers, { symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
  });

  test('is what each source said, how old it is and what it counted as', async () => {
    // The rows follow the core.
    await expect.poll(async () => (await serving.get<IndexSources[]>(indexSources)).length).toBe(1);
    const [bitcoin, ...others] = await serving.get<IndexSources[]>(indexSources);
    expect(others).toEqual([]);
    expect(bitcoin).toMatchObject({ coin: 'BTC', price: '50000.5', median: '50000.5' });
    expect(bitcoin!.sources.map(({ source, use, counted, weight }) => [source, use, counted, weight])).toEqual(
      ['bybit', 'kraken', 'okx'].map((source) => [source, 'used', '50000.5', 2]),
    );
    expect(await serving.get<IndexSources[]>(indexSources, { coin: 'ETH' })).toEqual([]);
  });
});

test('an order that opens rests, holds its margin, is seen by its owner alone, and is cancelled', async () => {
  const request = limit('open-long', '49000', '0.1', { leverage: 20, clientOrderId: 'first-1' });
  const answer = await place(alices, request);
  const order = dataOf<Order>(answer);
  expect(order).toMatchObject({
    ...{ symbol: LINEAR, intent: 'open-long', side: 'buy', type: 'limit', price: '49000', quantity: '0.1' },
    ...{ leverage: 20, marginRate: null, assumedPrice: '49000', markPrice: '50000.5', feeCoin: 'USDT', status: 'open' },
    ...{ clientOrderId: 'first-1', filledQuantity: '0', averagePrice: null, held: '247.45' },
  });
  expect(dataOf<Order>(await place(alices, request))).toEqual(order);
  expect(reasonOf(await place(alices, { ...request, quantity: '0.2' }))).toBe('perpetual/client-id-reused');
  expect(await serving.get<Order[]>(openOrders, {}, after(answer, alices))).toEqual([order]);
  expect(await serving.get<Order[]>(openOrders, { symbol: INVERSE }, after(answer, alices))).toEqual([]);
  expect(await accountOf(answer, alices)).toMatchObject({ available: '9752.55', frozen: '247.45', wallet: '10000' });

  const { orderId } = order;
  const bobsHow = after(answer, bobs);
  expect(await serving.get<Order[]>(openOrders, {}, bobsHow)).toEqual([]);
  expect(reasonOf(await serving.ask(orderDetail, { orderId }, bobsHow))).toBe('perpetual/order-not-found');
  expect(reasonOf(await serving.ask(cancelOrder, { orderId }, bobsHow))).toBe('perpetual/order-not-found');

  const cancelled = await serving.ask(cancelOrder, { orderId }, { token: alices });
  expect(dataOf<Order>(cancelled)).toMatchObject({ orderId, status: 'cancelled', ended: 'owner', held: '0' });
  expect(reasonOf(await serving.ask(cancelOrder, { orderId }, { token: alices }))).toBe('perpetual/order-finished');
  const [newest] = await serving.get<Order[]>(orderHistory, { symbol: LINEAR }, after(cancelled, alices));
  expect(newest).toMatchObject({ orderId, status: 'cancelled' });
  expect(await accountOf(cancelled, alices)).toMatchObject({ available: '10000', frozen: '0' });
});

test('two people open, one closes half and then all: positions, fills, profits and every list agree', async () => {
  await placed(bobs, limit('open-short', '50000', '0.2', { leverage: 10 }));
  const answer = await place(alices, market('open-long', '0.2', { leverage: 10 }));
  const bought = dataOf<Order>(answer);
  expect(bought).toMatchObject({ status: 'filled', filledAmount: '10000', averagePrice: '50000', fee: '5' });
  expect(await positionOf(answer, alices)).toMatchObject({
    ...{ quantity: '0.2', openValue: '10000', leverage: 10, mode: 'cross', margin: '0', realised: '0', fees: '5' },
  });
  expect(await positionOf(answer, bobs)).toMatchObject({ quantity: '-0.2', openValue: '-10000', fees: '2' });
  // The mark is 50,000.5: a profit of 0.1, which is in the equity and opens nothing.
  expect(await accountOf(answer, alices)).toMatchObject({
    ...{ coin: 'USDT', available: '9995', wallet: '9995', unrealised: '0.1', equity: '9995.1' },
    ...{ initialMargin: '1000.01', maintenance: '40.0004', free: '8994.99', marginRatio: '0.00400201' },
  });
  expect(await serving.get<Contract>(contract, { symbol: LINEAR })).toMatchObject({ openInterest: '0.2' });
  const detail = await serving.get<OrderDetail>(orderDetail, { orderId: bought.orderId }, after(answer, alices));
  expect(detail.order).toEqual(bought);
  expect(detail.fills).toMatchObject([{ side: 'buy', role: 'taker', amount: '10000', fee: '5', profit: '0' }]);

  await placed(bobs, limit('close-short', '50100', '0.1'));
  const half = await place(alices, limit('close-long', '50100', '0.1'));
  expect(dataOf<Order>(half)).toMatchObject({ status: 'filled', leverage: null, assumedPrice: null, held: '0' });
  expect(await positionOf(half, alices)).toMatchObject({ quantity: '0.1', openValue: '5000', realised: '10' });
  const [closing] = await serving.get<Fill[]>(fills, {}, after(half, alices));
  expect(closing).toMatchObject({ symbol: LINEAR, side: 'sell', role: 'taker', profit: '10', fee: '2.505' });
  expect((await serving.get<Fill[]>(fills, { symbol: INVERSE }, after(half, alices))).length).toBe(0);
  expect((await serving.get<Fill[]>(fills, {}, after(half, bobs)))[0]).toMatchObject({ profit: '-10', shortfall: '0' });

  await placed(bobs, limit('close-short', '50000', '0.1'));
  const all = await place(alices, market('close-long', '0.1'));
  expect(dataOf<Order>(all)).toMatchObject({ status: 'filled', intent: 'close-long' });
  expect(await positionOf(all, alices)).toMatchObject({ quantity: '0', openValue: '0', leverage: 10, openedAt: null });
  expect(reasonOf(await place(alices, market('close-long', '0.1')))).toBe('perpetual/nothing-to-close');

  const csv = await serving.ask(fillsExport, {}, after(all, alices));
  const lines = csv.text.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Contract,Side,Role,Price,Quantity,Worth,Fee rate,Fee,Profit');
  expect(lines[2]).toContain(',BTCUSDT-PERP,sell,taker,50100,0.1,5010,0.0005,2.505,10,0,USDT');
  // Everything is in the account of contracts: 10,000 less the fees and with the profit.
  const [own] = (await serving.get<Balance[]>(wallets, {}, after(all, alices))).filter(
    ({ book, symbol }) => book === 'contract' && symbol === 'USDT',
  );
  expect(own).toMatchObject({ available: '9999.995', frozen: '0' });
  expect(await serving.get<FeeRates>(feeRates, {}, after(all, alices))).toMatchObject({ tier: 0, today: '20010' });
});

test('an inverse contract is margined, paid and shown in its coin', async () => {
  await placed(bobs, { ...limit('open-long', '50000', '5000'), symbol: INVERSE });
  const answer = await place(alices, { ...market('open-short', '5000'), symbol: INVERSE });
  expect(dataOf<Order>(answer)).toMatchObject({
    filledAmount: '0.1',
    averagePrice: '50000',
    feeCoin: 'BTC',
    fee: '0.00005',
  });
  expect(await positionOf(answer, alices, INVERSE)).toMatchObject({ quantity: '-5000', openValue: '0.1' });
  // Nobody has an account of USD, in which the contract counts its quantity.
  expect(await serving.get<Fill[]>(fills, { symbol: INVERSE }, after(answer, alices))).toMatchObject([
    { side: 'sell', quantity: '5000', amount: '0.1', feeCoin: 'BTC' },
  ]);
  expect(await accountOf(answer, alices, 'BTC')).toMatchObject({ available: '0.99995', wallet: '0.99995' });
  await placed(bobs, { ...limit('close-long', '50000', '5000'), symbol: INVERSE });
  dataOf(await place(alices, { ...market('close-short', '5000'), symbol: INVERSE }));
});

test('leverage and mode are chosen before; margin of an isolated position is added and taken back', async () => {
  const set = await serving.ask(setLeverage, { symbol: LINEAR, leverage: 25 }, { token: alices });
  expect(dataOf<Position>(set)).toMatchObject({ symbol: LINEAR, leverage: 25, quantity: '0' });
  const isolated = { symbol: LINEAR, mode: 'isolated' };
  expect(dataOf<Position>(await serving.ask(setMarginMode, isolated, { token: alices }))).toMatchObject({
    leverage: 25,
    mode: 'isolated',
  });

  await placed(bobs, limit('open-short', '50000', '0.1'));
  const opened = await place(alices, market('open-long', '0.1'));
  expect(dataOf<Order>(opened)).toMatchObject({ leverage: 25, status: 'filled' });
  const margin = (await positionOf(opened, alices))!.margin;
  expect(margin).toBe('200');
  expect(await accountOf(opened, alices)).toMatchObject({ isolatedHeld: margin, unrealised: '0', maintenance: '0' });
  const change = (call: typeof addMargin, amount: string) =>
    serving.ask(call, { symbol: LINEAR, amount }, { token: alices });
  expect(dataOf<Position>(await change(addMargin, '100')).margin).toBe('300');
  expect(dataOf<Position>(await change(removeMargin, '50')).margin).toBe('250');
  expect(reasonOf(await change(removeMargin, '150'))).toBe('perpetual/margin-not-removable');
  expect(reasonOf(await change(addMargin, '1000000'))).toBe('perpetual/balance-too-small');
  for (const amount of ['0', '-1', 'x', '1e3']) {
    expect(reasonOf(await change(addMargin, amount))).toBe('perpetual/amount-malformed');
    expect(reasonOf(await change(removeMargin, amount))).toBe('perpetual/amount-malformed');
  }
  const cross = { symbol: LINEAR, mode: 'cross' };
  expect(reasonOf(await serving.ask(setMarginMode, cross, { token: alices }))).toBe('perpetual/mode-not-switchable');
  const bobsHow = { token: bobs };
  expect(reasonOf(await serving.ask(addMargin, { symbol: LINEAR, amount: '1' }, bobsHow))).toBe(
    'perpetual/margin-mode-cross',
  );

  await placed(bobs, limit('close-short', '50000', '0.1'));
  dataOf(await place(alices, market('close-long', '0.1')));
  dataOf(await serving.ask(setMarginMode, cross, { token: alices }));
  expect(reasonOf(await change(addMargin, '1'))).toBe('perpetual/nothing-to-close');
});

test('two tabs that close at once close the position once', async () => {
  await placed(bobs, limit('open-short', '50000', '0.1', { leverage: 10 }));
  dataOf(await place(alices, market('open-long', '0.1')));
  await placed(bobs, limit('close-short', '50000', '0.1'));
  const closing = market('close-long', '0.1');
  const answers = await Promise.all([place(alices, closing), place(alices, closing)]);
  const done = answers.filter(({ envelope }) => envelope.code === 0);
  expect(done).toHaveLength(1);
  const [refused] = answers.filter(({ envelope }) => envelope.code !== 0);
  expect(reasonOf(refused!)).toBe('perpetual/nothing-to-close');
  expect(await positionOf(done[0]!, alices)).toMatchObject({ quantity: '0' });
});

test('what a position stands on is not transferred out, and what is movable is', async () => {
  await placed(bobs, limit('open-short', '50000', '0.5', { leverage: 10 }));
  const opened = await place(alices, market('open-long', '0.5', { leverage: 25 }));
  expect(reasonOf(opened)).toBeUndefined();
  const { movable } = await accountOf(opened, alices);
  expect(Number(movable)).toBeLessThan(9_000);
  const out = { from: 'contract', to: 'spot' };
  const refused = await move(serving, alices, { ...out, amount: '9500' });
  expect(refused.envelope.data).toMatchObject({ reason: 'wallet/not-movable', params: { movable } });
  dataOf(await move(serving, alices, { ...out, amount: '1000' }));
  await placed(bobs, limit('close-short', '50000', '0.5'));
  dataOf(await place(alices, market('close-long', '0.5')));
  dataOf(await move(serving, alices));
});

test('all open orders are cancelled, in one contract or in all', async () => {
  for (const price of ['47000', '47001']) await placed(alices, limit('open-long', price, '0.01'));
  const inverse = await placed(alices, { ...limit('open-long', '47000', '200'), symbol: INVERSE });
  const how = { token: alices };
  expect((await serving.get<CancelledAll>(cancelAll, { symbol: LINEAR }, how)).cancelled).toHaveLength(2);
  expect(await serving.get<CancelledAll>(cancelAll, {}, how)).toEqual({ cancelled: [inverse.orderId] });
  expect(reasonOf(await serving.ask(cancelAll, { symbol: 'NOPE' }, how))).toBe('trading/symbol-unknown');
});

describe('what a contract refuses comes with its reason and its field', () => {
  const nothing = { quantity: '0' };
  test.each([
    ['perpetual/client-id-malformed', limit('open-long', '49000', '0.1', { clientOrderId: 'a b' }), 'clientOrderId'],
    ['perpetual/price-malformed', limit('open-long', '1e3', '0.1'), 'price'],
    ['perpetual/quantity-malformed', limit('open-long', '49000', '-1'), 'quantity'],
    ['trading/symbol-unknown', { ...limit('open-long', '49000', '0.1'), symbol: 'NOPE-PERP' }, 'symbol'],
    ['perpetual/leverage-above-max', limit('open-long', '49000', '0.1', { leverage: 101 }), 'leverage'],
    ['perpetual/price-missing', { ...limit('open-long', '49000', '0.1'), price: undefined }, 'price'],
    ['perpetual/time-in-force-not-here', market('open-long', '0.1', { timeInForce: 'post-only' }), 'timeInForce'],
    ['perpetual/quantity-missing', { ...limit('open-long', '49000', '0.1'), ...nothing }, 'quantity'],
    ['perpetual/price-off-tick', limit('open-long', '49000.01', '0.1'), 'price'],
    ['perpetual/nothing-to-close', limit('close-long', '49000', '0.1'), undefined],
    ['perpetual/price-outside-band', limit('open-long', '40000', '0.1'), 'price'],
    ['perpetual/quantity-off-lot', limit('open-long', '49000', '0.00001'), 'quantity'],
    ['perpetual/quantity-below-min', { ...limit('open-long', '49000', '100'), symbol: INVERSE }, 'quantity'],
    ['perpetual/quantity-above-max', limit('open-long', '49000', '201'), 'quantity'],
    ['perpetual/notional-below-min', limit('open-long', '49000', '0.0001'), 'quantity'],
    ['perpetual/no-one-to-trade-with', market('open-long', '0.1'), undefined],
    ['perpetual/balance-too-small', limit('open-long', '49000', '20'), 'quantity'],
  ])('%s', async (reason, request, field) => {
    const answer = await place(alices, request);
    expect([reasonOf(answer), (answer.envelope.data as { field?: string }).field]).toEqual([reason, field]);
    expect(answer.envelope.message).not.toMatch(/[{}]|^$/);
  });

  test('of a position and orders that are there', async () => {
    await placed(bobs, limit('open-short', '50000', '0.1', { leverage: 10 }));
    const resting = await placed(alices, limit('open-long', '49000', '0.1', { leverage: 10 }));
    const reason = async (request: object) => reasonOf(await place(alices, request));
    expect(await reason(limit('open-short', '51000', '0.1'))).toBe('perpetual/intent-opposite-exists');
    expect(await reason(limit('open-long', '49000', '0.1', { leverage: 11 }))).toBe('perpetual/leverage-differs');
    const change = { symbol: LINEAR, leverage: 5 };
    expect(reasonOf(await serving.ask(setLeverage, change, { token: alices }))).toBe('perpetual/leverage-orders-open');
    expect(await reason(limit('open-long', '50000', '0.1', { timeInForce: 'post-only' }))).toBe('perpetual/would-take');
    expect(await reason(limit('open-long', '50000', '0.2', { timeInForce: 'fok' }))).toBe(
      'perpetual/cannot-fill-whole',
    );
    dataOf(await place(alices, market('open-long', '0.1')));
    expect(await reason(limit('close-long', '50000', '0.2'))).toBe('perpetual/close-too-much');
    dataOf(await serving.ask(cancelOrder, { orderId: resting.orderId }, { token: alices }));
    await placed(bobs, limit('close-short', '50000', '0.1'));
    dataOf(await place(alices, market('close-long', '0.1')));
  });
});

/** A socket of somebody, with everything that it was sent. */
async function socketOf(token: string) {
  const socket = new WebSocket(serving.url.replace('http', 'ws') + LIVE_PATH);
  const received: LiveMessage[] = [];
  socket.on('message', (data) => void received.push(JSON.parse(data.toString()) as LiveMessage));
  await once(socket, 'open');
  const { ticket } = await serving.get<{ ticket: string }>(liveTicket, {}, { token });
  const say = (what: object) => socket.send(JSON.stringify(what));
  say({ op: 'login', ticket });
  const op = (name: string, id?: string) =>
    received.find((one) => 'op' in one && one.op === name && (id === undefined || ('id' in one && one.id === id)));
  await expect.poll(() => op('in')).toBeDefined();
  return {
    socket,
    say,
    answer: async (name: string, id: string) => {
      await expect.poll(() => op(name, id)).toBeDefined();
      return op(name, id) as unknown as { readonly results: readonly object[]; readonly orderIds: readonly number[] };
    },
    pushed: (channel: string): object[] =>
      received.flatMap((one) => ('channel' in one && one.channel === channel ? (one.data as object[]) : [])),
  };
}

test('orders are placed and cancelled over the socket, and orders, fills, positions, book and marks are pushed', async () => {
  const live = await socketOf(alices);
  const market = `perpetual:${LINEAR}`;
  const channels = ['orders:perpetual', 'fills:perpetual', 'positions', 'contracts'];
  live.say({ op: 'subscribe', channels: [...channels, `depth:${market}`, `trades:${market}`, `candles:${market}:5m`] });
  await expect.poll(() => live.pushed('contracts').length).toBeGreaterThan(1);
  expect(live.pushed('contracts')[0]).toMatchObject({
    symbol: LINEAR,
    status: 'trading',
    mark: { indexPrice: '50000.5' },
  });

  await placed(bobs, limit('open-short', '50000', '0.1', { leverage: 10 }));
  const product = 'perpetual';
  live.say({
    op: 'place',
    id: 'one',
    product,
    orders: [limit('open-long', '50000', '0.1'), limit('open-long', 'x', '1')],
  });
  const { results } = await live.answer('placed', 'one');
  expect(results).toMatchObject([
    { code: 0, status: 'filled', filledQuantity: '0.1', filledAmount: '5000' },
    { reason: 'perpetual/price-malformed', field: 'price' },
  ]);
  await expect.poll(() => live.pushed('positions')).toMatchObject([{ symbol: LINEAR, quantity: '0.1' }]);
  expect(live.pushed('orders:perpetual').at(-1)).toMatchObject({ intent: 'open-long', status: 'filled' });
  expect(live.pushed('fills:perpetual')).toMatchObject([{ side: 'buy', role: 'taker', profit: '0' }]);
  await expect.poll(() => live.pushed(`trades:${market}`).at(-1)).toMatchObject({ price: '50000', quantity: '0.1' });
  await expect.poll(() => live.pushed(`candles:${market}:5m`).length).toBeGreaterThan(0);
  // Contracts whose open interest changed are said again, whether others of their coin are said with them or not.
  const newest = (symbol: string) => (live.pushed('contracts') as Contract[]).findLast((one) => one.symbol === symbol);
  await expect.poll(() => newest(LINEAR)).toMatchObject({ symbol: LINEAR, openInterest: '0.1' });

  live.say({ op: 'place', id: 'two', product, orders: [limit('close-long', '51000', '0.1')] });
  const [resting] = (await live.answer('placed', 'two')).results as { orderId: number }[];
  // Spot has no such order: numbers of one product say nothing about those of another.
  live.say({ op: 'cancel', id: 'three', orderIds: [resting!.orderId] });
  expect((await live.answer('cancelled', 'three')).results).toMatchObject([{ reason: 'spot/order-not-found' }]);
  live.say({ op: 'cancel', id: 'four', product, orderIds: [resting!.orderId] });
  expect((await live.answer('cancelled', 'four')).results).toMatchObject([{ code: 0, status: 'cancelled' }]);
  live.say({ op: 'cancel-all', id: 'five', product, symbol: LINEAR });
  expect((await live.answer('cancelled-all', 'five')).orderIds).toEqual([]);
  live.say({ op: 'place', id: 'six', product: 'futures', orders: [limit('close-long', '51000', '0.1')] });
  expect(await live.answer('error', 'six')).toMatchObject({ reason: 'edge/bad-request' });

  await placed(bobs, limit('close-short', '50000', '0.1'));
  dataOf(await place(alices, { ...limit('close-long', '50000', '0.1') }));
  await expect.poll(() => live.pushed('positions').at(-1)).toMatchObject({ quantity: '0' });
  live.socket.terminate();
});

test('market data and favourites are of the instrument that is named, and of spot where no product is', async () => {
  const linear = { symbol: LINEAR, product: 'perpetual' };
  expect(await serving.get<Depth>(latestDepth, linear)).toMatchObject({ symbol: LINEAR, bids: [], asks: [] });
  expect((await serving.get<PublicTrade[]>(latestTrade, linear))[0]).toMatchObject({ price: '50000' });
  const [candle] = (await serving.get<Candle[]>(kline, { ...linear, interval: '1d' })).slice(-1);
  expect(candle!.slice(1, 3)).toEqual(['50000', '50100']);
  expect(await serving.get<object[]>(realTime, { product: 'perpetual' })).toMatchObject([
    { symbol: LINEAR, last: '50000', high: '50100' },
    { symbol: INVERSE },
  ]);
  expect(await serving.get<Contract>(contract, { symbol: LINEAR })).toMatchObject({ ticker: { high: '50100' } });
  for (const call of [latestDepth, latestTrade, realTime]) {
    expect(reasonOf(await serving.ask(call, { symbol: LINEAR }))).toBe('trading/symbol-unknown');
  }
  const spots = (await serving.get<{ symbol: string }[]>(coinList)).map(({ symbol }) => symbol);
  expect(spots).toContain('BTC');
  expect(spots.filter((symbol) => symbol.includes('-'))).toEqual([]);

  const how = { token: alices };
  await serving.get(favorAdd, { symbol: 'BTC' }, how);
  expect(await serving.get<string[]>(favorAdd, linear, how)).toEqual([LINEAR]);
  expect(await serving.get<string[]>(favorFind, {}, how)).toEqual(['BTC']);
  expect(await serving.get<string[]>(favorDelete, linear, how)).toEqual([]);
  expect(reasonOf(await serving.ask(favorAdd, { symbol: LINEAR }, how))).toBe('trading/symbol-unknown');
});

test('calls that the specification names answer in its words, by GET and by POST', async () => {
  const how = { token: alices };
  const [linear, ...others] = await serving.get<LegacyContract[]>(legacyConfig, {
    coinSymbol: 'btc',
    contractType: 'usdt_based',
  });
  expect(others).toEqual([]);
  expect(linear).toMatchObject({ symbol: LINEAR, coinSymbol: 'BTC', contractType: 'USDT_BASED', maxLeverage: 100 });
  expect(await serving.get<object[]>(legacyConfig, { contractType: 'DELIVERY' })).toEqual([]);
  const leverages = await serving.get<{ leverage: number }[]>(legacyLeverages, { coinSymbol: 'BTC' });
  expect(leverages.map(({ leverage }) => leverage)).toEqual([1, 2, 3, 5, 10, 20, 25, 50, 75, 100]);
  expect(reasonOf(await serving.ask(legacyLeverages, { coinSymbol: 'NOPE' }))).toBe('trading/symbol-unknown');

  const request = { coinSymbol: 'BTC', direction: 'LONG', type: 'LIMIT', price: '47500', amount: '0.01', leverage: 10 };
  const first = await serving.get<LegacyContractOrder>(legacyPlace, request, how);
  expect(first).toMatchObject({
    ...{ symbol: LINEAR, offset: 'OPEN', amount: '0.01', status: 'PENDING', leverage: 10 },
  });
  const second = await serving.ask(legacyPlace, { ...request, price: '47400' }, { ...how, asGet: true });
  expect(second.headers.get('cache-control')).toBe('no-store');
  expect(reasonOf(await serving.ask(legacyPlace, { ...request, price: '4' }, how))).toBe(
    'perpetual/price-outside-band',
  );
  const seen = after(second, alices);
  const pending = await serving.get<LegacyContractOrder[]>(
    legacyOrders as never,
    { status: 'PENDING', coinSymbol: 'BTC' },
    seen,
  );
  expect(pending.map(({ price }) => price)).toEqual(['47400', '47500']);
  const page = { status: 'PENDING', pageNo: 2, pageSize: 1 };
  expect(await serving.get<LegacyContractOrder[]>(legacyOrders as never, page, seen)).toEqual([first]);
  expect(await serving.get<LegacyContractOrder>(legacyOrder, { id: first.id }, seen)).toEqual(first);
  expect(reasonOf(await serving.ask(legacyOrderOf, { orderId: first.id }, after(second, bobs)))).toBe(
    'perpetual/order-not-found',
  );
  const gone = await serving.ask(legacyTerminate, { orderId: first.id }, { ...how, asGet: true });
  expect(dataOf<LegacyContractOrder>(gone)).toMatchObject({ id: first.id, status: 'CLOSED' });
  const { orderIds } = await serving.get<{ orderIds: string[] }>(legacyCancelAll, {}, how);
  expect(orderIds).toEqual([dataOf<LegacyContractOrder>(second).id]);

  await placed(bobs, limit('open-short', '50000', '0.1', { leverage: 10 }));
  const market = { coinSymbol: LINEAR, direction: 'LONG', type: 'MARKET', amount: '0.1' };
  const opened = await serving.ask(legacyPlace, market, how);
  const { id: orderId } = dataOf<LegacyContractOrder>(opened);
  const open = await serving.get<object[]>(legacyOrders, { status: 'OPEN' }, after(opened, alices));
  expect(open).toMatchObject([{ symbol: LINEAR, direction: 'LONG', amount: '0.1', status: 'OPEN' }]);
  const ofOrder = await serving.get<object[]>(legacyFillsOf, { orderId }, after(opened, alices));
  expect(ofOrder).toMatchObject([{ orderId, side: 'BUY', value: '5000' }]);
  expect((await serving.get<object[]>(legacyFills, { pageSize: 1 }, after(opened, alices)))[0]).toEqual(ofOrder[0]);
  await placed(bobs, limit('close-short', '50000', '0.1'));
  const closed = await serving.ask(legacyPlace, { ...market, offset: 'CLOSE' }, how);
  expect(dataOf<LegacyContractOrder>(closed)).toMatchObject({ offset: 'CLOSE', status: 'CLOSED', dealAmount: '0.1' });
  const finished = await serving.get<LegacyContractOrder[]>(
    legacyOrders as never,
    { status: 'CLOSED' },
    after(closed, alices),
  );
  expect(finished).toHaveLength(10);
  expect(finished[0]).toMatchObject({ offset: 'CLOSE', direction: 'LONG', type: 'MARKET' });

  await placed(bobs, limit('open-short', '50000', '0.1', { leverage: 10 }));
  await serving.get<LegacyContractOrder>(legacyPlace, { ...market, coinSymbol: 'btc' }, how);
  const rests = await serving.get<LegacyContractOrder>(legacyPlace, request, how);
  await placed(bobs, limit('close-short', '50000', '0.1'));
  const all = await serving.ask(legacyCloseAll, { coinSymbol: 'btc' }, { ...how, asGet: true });
  expect(all.headers.get('cache-control')).toBe('no-store');
  expect(dataOf<object>(all)).toMatchObject({
    orderIds: [rests.id],
    closed: [{ symbol: LINEAR, direction: 'LONG', amount: '0.1', leftAmount: '0' }],
  });
  expect(await serving.get<object[]>(legacyOrders as never, { status: 'OPEN' }, after(all, alices))).toEqual([]);
});

test('the mark follows the sources; where they fall silent nothing is opened, and positions are closed', async () => {
  await placed(bobs, limit('open-short', '50000', '0.1', { leverage: 10 }));
  const opened = await place(alices, market('open-long', '0.1'));
  const before = Number((await accountOf(opened, alices)).unrealised);
  venues.say('50500.5');
  await expect.poll(async () => (await markOf(serving))?.indexPrice).toBe('50500.5');
  const profit = async () => Number((await accountOf(opened, alices)).unrealised);
  await expect.poll(profit).toBeGreaterThan(before);

  venues.fallSilent();
  const use = async () => (await serving.get<IndexSources[]>(indexSources))[0]!.sources.map(({ use: of }) => of);
  await expect.poll(use, { timeout: 20_000 }).toEqual(['too-old', 'too-old', 'too-old']);
  expect(await serving.get<IndexSources[]>(indexSources)).toMatchObject([{ price: null, median: null }]);
  const opening = async () => reasonOf(await place(alices, limit('open-long', '48000', '0.001')));
  await expect.poll(opening, { timeout: 20_000, interval: 500 }).toBe('perpetual/market-data-abnormal');
  await serving.get<CancelledAll>(cancelAll, {}, { token: alices });
  await placed(bobs, limit('close-short', '50000', '0.1'));
  expect(dataOf<Order>(await place(alices, market('close-long', '0.1')))).toMatchObject({ status: 'filled' });
});

test('every reason that is listed as met was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...perpetualReasons]));
});
