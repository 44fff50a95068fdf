import * as perpetual from '@quay/contract/perpetual';
import { cancelAllRequest, cancelOrdersRequest, placeOrderRequest, placeOrdersRequest } from '@quay/contract/spot';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  areOrderIds,
  arePlaceOrders,
  isInstrumentSymbol,
  isPlaceContractOrder,
  isPlaceOrder,
} from './place-order-shape.ts';

const good: Record<string, readonly unknown[]> = {
  symbol: ['BTC', '1INCH', 'A'.repeat(16)],
  side: ['buy', 'sell'],
  type: ['limit', 'market', 'stop-limit', 'stop-market'],
  timeInForce: ['gtc', 'ioc', 'fok', 'post-only'],
  selfTrade: ['cancel-taker', 'cancel-maker', 'cancel-both'],
  price: ['64150.1', 'not judged here', '1'.repeat(40)],
  stopPrice: ['1'],
  quantity: ['0.125'],
  amount: ['100'],
  clientOrderId: ['a1', '', 'no blanks', '⚓'.repeat(64)],
};
const bad: readonly unknown[] = [
  null,
  0,
  64_150,
  true,
  '',
  'btc',
  'BTC ',
  'BTC\n',
  'Buy',
  'GTC',
  'A'.repeat(17),
  '1'.repeat(41),
  'x'.repeat(65),
  [],
  ['buy'],
  {},
  { toString: 'BTC' },
];

/** Orders that are right, or wrong in one thing or in several: a value, a field that is missing or one that is new. */
const anOrder = fc.record(
  {
    ...Object.fromEntries(
      Object.entries(good).map(([name, values]) => [
        name,
        fc.oneof({ weight: 40, arbitrary: fc.constantFrom(...values) }, fc.constantFrom(...bad), fc.jsonValue()),
      ]),
    ),
    ['__proto__']: fc.jsonValue(),
    constructor: fc.jsonValue(),
    owner: fc.constant(1),
  } as Record<string, fc.Arbitrary<unknown>>,
  { requiredKeys: ['symbol', 'side', 'type'] },
);
/** Mostly without the fields that no order has. */
const order = fc.tuple(anOrder, fc.integer({ min: 0, max: 99 })).map(([one, chance]) => {
  if (chance >= 10) for (const name of ['__proto__', 'constructor', 'owner']) delete one[name];
  if (chance >= 95) delete one.side;
  // As it comes out of a parser.
  return JSON.parse(JSON.stringify(one)) as unknown;
});

const runs = { numRuns: 20_000 };

test('an order has the shape that the contract says, and no other', () => {
  const verdicts = { yes: 0, no: 0 };
  fc.assert(
    fc.property(fc.oneof({ weight: 20, arbitrary: order }, fc.jsonValue()), (said) => {
      const right = placeOrderRequest.safeParse(said).success;
      verdicts[right ? 'yes' : 'no'] += 1;
      expect(isPlaceOrder(said)).toBe(right);
    }),
    runs,
  );
  expect(verdicts.yes).toBeGreaterThan(2_000);
  expect(verdicts.no).toBeGreaterThan(2_000);
});

test.each(Object.keys(good))('every value of %s, right or wrong, by itself', (name) => {
  const whole = { symbol: 'BTC', side: 'buy', type: 'limit' };
  for (const value of [...good[name]!, ...bad]) {
    const said = { ...whole, [name]: value };
    expect([name, value, isPlaceOrder(said)]).toEqual([name, value, placeOrderRequest.safeParse(said).success]);
  }
  for (const value of good[name]!) expect(isPlaceOrder({ ...whole, [name]: value })).toBe(true);
});

test('many orders, and ids of orders, have the shape that the contract says', () => {
  const whole = { symbol: 'BTC', side: 'buy', type: 'limit' };
  for (const orders of [[], [whole], [whole, {}], Array(50).fill(whole), Array(51).fill(whole), whole, 'BTC', null]) {
    expect(arePlaceOrders('spot', orders)).toBe(placeOrdersRequest.safeParse({ orders }).success);
  }
  const anId = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.constantFrom(0, 1, -1, 1.5, 2 ** 53, 2 ** 53 - 1, '1', null, [1]),
    fc.nat(),
  );
  const someIds = fc.oneof(fc.array(fc.nat(), { maxLength: 60 }), fc.array(anId, { maxLength: 4 }), fc.jsonValue());
  fc.assert(
    fc.property(someIds, (orderIds) => {
      expect(areOrderIds(orderIds)).toBe(cancelOrdersRequest.safeParse({ orderIds }).success);
    }),
    runs,
  );
});

test('a symbol is what the contract takes for one', () => {
  for (const symbol of [...good.symbol!, ...bad]) {
    expect(isInstrumentSymbol('spot', symbol)).toBe(cancelAllRequest.required().safeParse({ symbol }).success);
  }
});

/** Of an order of contracts: what some fields are asked for, and all others are not. */
const goodOfContracts: Record<string, readonly unknown[]> = {
  symbol: ['BTCUSDT-PERP', 'BTC', `${'A'.repeat(16)}-${'9'.repeat(8)}`],
  intent: [...perpetual.intents],
  type: ['limit', 'market'],
  price: ['64150.1', 'not judged here', '1'.repeat(40)],
  quantity: ['1', '0'],
  leverage: [1, 10, 1_000],
  timeInForce: ['gtc', 'ioc', 'fok', 'post-only'],
  clientOrderId: ['a', 'x'.repeat(64)],
};
const badOfContracts = [
  ...bad,
  'BTC-',
  '-PERP',
  'btcusdt-perp',
  'A'.repeat(17),
  'BTC-PERP-PERP',
  'stop-limit',
  'open',
  0,
  1_001,
  1.5,
  '10',
  'x'.repeat(65),
];

test.each(Object.keys(goodOfContracts))('every value of %s of an order of contracts, right or wrong', (name) => {
  const whole = { symbol: 'BTCUSDT-PERP', intent: 'open-long', type: 'limit', quantity: '1' };
  const right = (said: unknown) => perpetual.placeOrderRequest.safeParse(said).success;
  for (const value of [...goodOfContracts[name]!, ...badOfContracts]) {
    const said = { ...whole, [name]: value };
    expect([name, value, isPlaceContractOrder(said)]).toEqual([name, value, right(said)]);
  }
  for (const value of goodOfContracts[name]!) expect(isPlaceContractOrder({ ...whole, [name]: value })).toBe(true);
  const { [name as 'symbol']: _, ...without } = whole;
  expect(isPlaceContractOrder(without)).toBe(right(without));
});

test('what a contract’s order does not have is refused, and so are those of another product', () => {
  const contracts = { symbol: 'BTCUSDT-PERP', intent: 'open-long', type: 'limit', quantity: '1' };
  const spot = { symbol: 'BTC', side: 'buy', type: 'limit' };
  expect(arePlaceOrders('perpetual', [contracts])).toBe(true);
  expect(arePlaceOrders('perpetual', [contracts, spot])).toBe(false);
  expect(arePlaceOrders('spot', [contracts])).toBe(false);
  expect(isPlaceContractOrder({ ...contracts, owner: 1 })).toBe(false);
  for (const one of [null, [], 'x', 1]) expect(isPlaceContractOrder(one)).toBe(false);
  for (const symbol of [...goodOfContracts.symbol!, ...badOfContracts]) {
    const right = perpetual.cancelAllRequest.required().safeParse({ symbol }).success;
    expect([symbol, isInstrumentSymbol('perpetual', symbol)]).toEqual([symbol, right]);
  }
});
