import type { Level } from '@quay/contract/market';
import type { PlaceOrder } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestOf } from '../../apps/server/src/areas/spot/order-request.ts';
import { inProcessCore } from '../../apps/server/src/outside/simulated-market/testing/in-process-core.ts';
import { bitcoin, limit, market } from '../../apps/web/src/areas/spot/forms/example-plans.ts';
import { spotSizeField, summarise, worstOf } from '../../apps/web/src/areas/spot/forms/order-sums.ts';
import { refusalOf } from '../../apps/web/src/areas/spot/forms/place-order.form.ts';
import { type Plan, worstPriceOf } from '../../apps/web/src/trading/ticket/order-sums.ts';
import type { Circumstances } from '../../apps/web/src/trading/ticket/product-ticket.ts';
import { orderOf } from '../../apps/web/src/trading/ticket/sent-order.ts';

/**
 * The sheet before an order against the core after it: random books, random orders, every figure. Each price has one
 * maker, so that the sheet, which sees levels and no orders, can know even where fees are rounded.
 */
const MAKER = 1_000;
const TRADER = 1_001;
const OTHER = 1_002;
const RATE = units('0.00093');
const LAST = units('64218.4');

const practice = {
  user: [
    ['USDT', units('100000000')],
    ['BTC', units('100000')],
  ],
  desk: [],
} as const;

type Offer = { readonly distance: number; readonly lots: number };
const offers = fc.uniqueArray(
  fc.record({ distance: fc.integer({ min: 1, max: 9_000 }), lots: fc.integer({ min: 1, max: 30_000 }) }),
  {
    selector: ({ distance }) => distance,
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
  for (const owner of [MAKER, TRADER, OTHER]) await run('wallet/open-account', { owner, kind: 'user' });
  const book: { asks: Level[]; bids: Level[] } = { asks: [], bids: [] };
  for (const [side, here, way] of [
    ['sell', asks, 1n],
    ['buy', bids, -1n],
  ] as const) {
    for (const { distance, lots } of here) {
      const [price, quantity] = [LAST + way * BigInt(distance) * TICK, BigInt(lots) * LOT];
      await run(
        'spot/place-order',
        placed({ symbol: 'BTC', side, type: 'limit', price: text(price), quantity: text(quantity) }, MAKER),
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
function placed(order: PlaceOrder, owner: number): object {
  const request = requestOf(owner, order);
  if ('refusal' in request) throw new Error(request.refusal.reason);
  return request;
}

const lots = fc.integer({ min: 1, max: 60_000 }).map((n) => text(BigInt(n) * LOT));
const cents = fc.integer({ min: 500, max: 400_000_00 }).map((n) => text((BigInt(n) * units('1')) / 100n));
/** Within so much a market order trades; or as far as the band. */
const slippages = fc.constantFrom(undefined, '0.001', '0.005', '0.01', '0.0333');
const plans: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ amount: cents }).map(({ amount }) => market({ side: 'buy', by: 'amount', amount })),
  fc.record({ quantity: lots }).map(({ quantity }) => market({ side: 'buy', by: 'quantity', quantity })),
  fc.record({ quantity: lots }).map(({ quantity }) => market({ side: 'sell', quantity })),
  fc
    .record({
      side: fc.constantFrom('buy' as const, 'sell' as const),
      distance: fc.integer({ min: 1, max: 5_000 }),
      quantity: lots,
    })
    .map(({ side, distance, quantity }) =>
      limit({ side, quantity, price: text(LAST + (side === 'buy' ? -1n : 1n) * BigInt(distance) * TICK) }),
    ),
);

test('what the sheet says leaves, arrives, stays and costs is what the core then does', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(offers, offers, plans, slippages, async (asks, bids, plan, slippage) => {
      const { ledger, run, book } = await exchange(asks, bids);
      const balance = (asset: string) => ledger.balance(TRADER, 'spot', asset);
      const before = { USDT: balance('USDT').available, BTC: balance('BTC').available };
      const now: Circumstances = {
        sizeField: spotSizeField,
        coin: bitcoin,
        last: text(LAST),
        book,
        available: { base: before.BTC, quote: before.USDT },
        openOrders: 0,
        rates: { maker: RATE, taker: RATE },
        ...(slippage && { slippage }),
      };
      const summary = summarise(plan, now);
      const refusal = refusalOf(plan, now);
      const outcome = await run<Order>('spot/place-order', placed(orderOf(plan, now), TRADER));
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

test('whatever the market does between the sheet and the order, nothing trades beyond the worst price that was said', async () => {
  const seen = new Set<string>();
  // What others do meanwhile: they take what stands there, and offer again somewhere else.
  const moves = fc.record({ taken: fc.integer({ min: 0, max: 60_000 }), asks: offers, bids: offers });
  await fc.assert(
    fc.asyncProperty(offers, offers, plans, slippages, moves, async (asks, bids, plan, slippage, move) => {
      fc.pre(plan.type === 'market' && slippage !== undefined);
      const { ledger, run, book } = await exchange(asks, bids);
      const balance = (asset: string) => ledger.balance(TRADER, 'spot', asset).available;
      const before = { USDT: balance('USDT'), BTC: balance('BTC') };
      const rates = { maker: RATE, taker: RATE };
      const available = { base: before.BTC, quote: before.USDT };
      const now: Circumstances = {
        sizeField: spotSizeField,
        ...{ coin: bitcoin, last: text(LAST), book, available, openOrders: 0, rates, slippage },
      };
      if (refusalOf(plan, now)) return;
      const worst = worstOf(plan, now)!;
      const price = worstPriceOf(plan, now)!;
      const order = orderOf(plan, now);
      expect(order.price).toBe(text(price));

      await meanwhile(run, move);
      const outcome = await run<Order>('spot/place-order', placed(order, TRADER));
      if (!outcome.ok) {
        seen.add(outcome.refusal.reason);
        return;
      }
      const { filledQuantity, filledAmount, status } = outcome.value;
      const buys = plan.side === 'buy';
      const limitOfAmount = (filledQuantity * price) / units('1');
      if (buys) expect(filledAmount).toBeLessThanOrEqual(limitOfAmount);
      else expect(filledAmount).toBeGreaterThanOrEqual(limitOfAmount);
      seen.add(status);
      if (status !== 'filled') return;
      // For all of it, “you pay at most” and “you get at least” hold to the last unit, fees of every fill within.
      if (worst.way === 'pays') expect(before.USDT - balance('USDT')).toBeLessThanOrEqual(worst.amount);
      else expect((buys ? balance('BTC') - before.BTC : balance('USDT') - before.USDT) >= worst.amount).toBe(true);
    }),
    { numRuns: 400, seed: 20261124 },
  );
  expect(seen).toContain('filled');
  expect(seen).toContain('expired');
});

type Run = Awaited<ReturnType<typeof exchange>>['run'];
async function meanwhile(
  run: Run,
  move: { taken: number; asks: readonly Offer[]; bids: readonly Offer[] },
): Promise<void> {
  const quantity = text(BigInt(move.taken) * LOT);
  for (const side of ['buy', 'sell'] as const) {
    if (move.taken > 0) await run('spot/place-order', placed({ symbol: 'BTC', side, type: 'market', quantity }, OTHER));
  }
  for (const [side, here, way] of [
    ['sell', move.asks, 1n],
    ['buy', move.bids, -1n],
  ] as const) {
    for (const { distance, lots: count } of here) {
      const price = text(LAST + way * BigInt(distance) * TICK);
      const offered = { symbol: 'BTC', side, type: 'limit', price, quantity: text(BigInt(count) * LOT) } as const;
      await run('spot/place-order', placed({ ...offered, timeInForce: 'post-only' }, OTHER));
    }
  }
}
