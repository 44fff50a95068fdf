import type { Level } from '@quay/contract/market';
import type { Order } from '@quay/core';
import { text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inProcessCore } from '../../apps/server/src/outside/simulated-market/testing/in-process-core.ts';
import { bitcoin, limit, market } from '../../apps/web/src/areas/spot/forms/example-plans.ts';
import { type Circumstances, type Plan, summarise } from '../../apps/web/src/areas/spot/forms/order-sums.ts';
import { orderOf, refusalOf } from '../../apps/web/src/areas/spot/forms/place-order.form.ts';

/**
 * The sheet before an order against the core after it: random books, random orders, every figure. Each price has one
 * maker, so that the sheet, which sees levels and no orders, can know even where fees are rounded.
 */
const MAKER = 1_000;
const TRADER = 1_001;
const RATE = units('0.001');
const LAST = units('64218.4');

const practice = {
  user: [
    ['USDT', units('100000000')],
    ['BTC', units('100000')],
  ],
  desk: [],
} as const;

type Offer = { readonly away: number; readonly lots: number };
const offers = fc.uniqueArray(
  fc.record({ away: fc.integer({ min: 1, max: 9_000 }), lots: fc.integer({ min: 1, max: 30_000 }) }),
  {
    selector: ({ away }) => away,
    minLength: 0,
    maxLength: 6,
  },
);
const TICK = units('0.1');
const LOT = units('0.0001');

async function exchange(asks: readonly Offer[], bids: readonly Offer[]) {
  const { core, port } = inProcessCore({ practice }, { now: 1 });
  const { ledger } = core;
  const run = async <Value>(name: string, input: object) => (await port.submit<Value>(name, input)).outcome;
  const terms = {
    symbol: 'BTC',
    base: 'BTC',
    quote: 'USDT',
    tick: TICK,
    lot: LOT,
    minQuantity: LOT,
    maxQuantity: units('100'),
    minNotional: units('5'),
    priceBand: units('0.1'),
    maxOpenOrders: 200,
    makerFeeRate: RATE,
    takerFeeRate: RATE,
    referencePrice: LAST,
  };
  await run('market/list-market', { ...terms, name: 'Bitcoin', hot: 1 });
  for (const owner of [MAKER, TRADER]) await run('wallet/open-account', { owner, kind: 'user' });
  const book: { asks: Level[]; bids: Level[] } = { asks: [], bids: [] };
  for (const [side, here, way] of [
    ['sell', asks, 1n],
    ['buy', bids, -1n],
  ] as const) {
    for (const { away, lots } of here) {
      const [price, quantity] = [LAST + way * BigInt(away) * TICK, BigInt(lots) * LOT];
      await run(
        'spot/place-order',
        placed({ side, type: 'limit', price: text(price), quantity: text(quantity) }, MAKER),
      );
      book[side === 'sell' ? 'asks' : 'bids'].push([text(price), text(quantity)]);
    }
  }
  const nearest = (a: Level, b: Level) => Number(units(a[0]) - units(b[0]));
  book.asks.sort(nearest);
  book.bids.sort((a, b) => nearest(b, a));
  return { ledger, run, book };
}

/** What the server makes of the wire's order. */
const placed = (order: Record<string, string | undefined>, owner: number) => ({
  owner,
  clientId: null,
  market: 'BTC',
  side: order.side,
  type: order.type,
  price: order.price === undefined ? null : units(order.price),
  quantity: order.quantity === undefined ? null : units(order.quantity),
  amount: order.amount === undefined ? null : units(order.amount),
  timeInForce: order.timeInForce ?? (order.type === 'market' ? 'ioc' : 'gtc'),
  selfTrade: 'cancel-taker',
  stopPrice: null,
});

const lots = fc.integer({ min: 1, max: 60_000 }).map((n) => text(BigInt(n) * LOT));
const cents = fc.integer({ min: 500, max: 400_000_00 }).map((n) => text((BigInt(n) * units('1')) / 100n));
const plans: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ amount: cents }).map(({ amount }) => market({ side: 'buy', by: 'amount', amount })),
  fc.record({ quantity: lots }).map(({ quantity }) => market({ side: 'buy', by: 'quantity', quantity })),
  fc.record({ quantity: lots }).map(({ quantity }) => market({ side: 'sell', quantity })),
  fc
    .record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      away: fc.integer({ min: 1, max: 5_000 }),
      quantity: lots,
    })
    .map(({ side, away, quantity }) =>
      limit({ side, quantity, price: text(LAST + (side === 'buy' ? -1n : 1n) * BigInt(away) * TICK) }),
    ),
);

test('what the sheet says leaves, arrives, stays and costs is what the core then does', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(offers, offers, plans, async (asks, bids, plan) => {
      const { ledger, run, book } = await exchange(asks, bids);
      const balance = (asset: string) => ledger.balance(TRADER, 'spot', asset);
      const before = { USDT: balance('USDT').available, BTC: balance('BTC').available };
      const now: Circumstances = {
        coin: bitcoin,
        last: text(LAST),
        book,
        available: { base: before.BTC, quote: before.USDT },
        openOrders: 0,
        rates: { maker: RATE, taker: RATE },
      };
      const summary = summarise(plan, now);
      const refusal = refusalOf(plan, now);
      const outcome = await run<Order>('spot/place-order', placed(orderOf(plan, 'BTC'), TRADER));
      expect(outcome.ok ? null : outcome.refusal.reason).toBe(refusal?.reason ?? null);
      if (!outcome.ok || !summary) return;

      const buys = plan.side === 'buy';
      const [paid, got] = buys ? (['USDT', 'BTC'] as const) : (['BTC', 'USDT'] as const);
      const isLimit = plan.type === 'limit';
      // Beside the best price there is nobody: the order rests, and holds what the sheet says leaves.
      const left = before[paid] - balance(paid).available;
      expect(text(left)).toBe(text(summary.leaves));
      if (isLimit) {
        seen.add('rests');
        expect(text(balance(paid).frozen)).toBe(text(summary.holds));
        return;
      }
      seen.add(summary.beyondBook ? 'beyond' : plan.by === 'amount' && buys ? 'amount' : plan.side);
      expect(text(balance(got).available - before[got])).toBe(text(summary.arrives));
      expect(text(outcome.value.fee)).toBe(text(summary.fee));
      expect(balance(paid).frozen).toBe(0n);
      if (plan.by === 'amount' && buys) expect(text(units(plan.amount) - left)).toBe(text(summary.stays));
    }),
    { numRuns: 400, seed: 20261122 },
  );
  expect([...seen].sort()).toEqual(['amount', 'beyond', 'buy', 'rests', 'sell']);
});
