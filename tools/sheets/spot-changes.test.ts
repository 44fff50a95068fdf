import { type Order as OrderOnWire, spot } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requestOf } from '../../apps/server/src/areas/spot/order-request.ts';
import { orderOnWire } from '../../apps/server/src/areas/spot/wire.ts';
import { heldAt, heldBy } from '../../apps/web/src/areas/spot/figures.ts';
import { bitcoin } from '../../apps/web/src/areas/spot/forms/example-plans.ts';
import {
  type AmendDraft,
  amendOf,
  amendRefusalOf,
  holdsMore,
} from '../../apps/web/src/trading/orders/amend-order.form.ts';
import { coreOfSheets, OFFERER, PERSON } from './testing/core-of-sheets.ts';

/** The sheets that change orders and cancel them against the core: what is frozen besides, and what is free again. */
const of = { refusals: spot, sums: { heldAt } };
const LAST = units('64218.4');
const has = { USDT: units('60000'), BTC: units('2') };
const TICK = units('0.1');
const LOT = units('0.0001');

const sides = fc.constantFrom('buy' as const, 'sell' as const);
const orders = fc.record({
  side: sides,
  distance: fc.integer({ min: 1, max: 5_000 }),
  lots: fc.integer({ min: 2, max: 4_000 }),
  /** How much of it others take first. */
  taken: fc.integer({ min: 0, max: 3_000 }),
});
const changes = fc.record({
  distance: fc.integer({ min: 0, max: 80_000 }),
  lots: fc.integer({ min: 0, max: 12_000 }),
  keepsPrice: fc.boolean(),
});

test('what a change freezes besides or sets free, and what cancelling all sets free, is what the core then does', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(orders, changes, async ({ side, distance, lots, taken }, change) => {
      const { run, balance } = await coreOfSheets(has, LAST);
      const way = side === 'buy' ? -1n : 1n;
      const price = LAST + way * BigInt(distance) * TICK;
      const wire = { symbol: 'BTC', type: 'limit', price: text(price) } as const;
      const request = requestOf(PERSON, { ...wire, side, quantity: text(BigInt(lots) * LOT) });
      const placed = await run<Order>('spot/place-order', request);
      if (!placed.ok) return;
      const other = side === 'buy' ? 'sell' : 'buy';
      const part = taken < lots ? taken : lots - 1;
      if (part > 0) {
        const against = { ...wire, side: other, quantity: text(BigInt(part) * LOT), timeInForce: 'ioc' } as const;
        await run('spot/place-order', requestOf(OFFERER, against));
      }
      // The last price followed the trade.
      const last = text(part > 0 ? price : LAST);
      const filled = text(BigInt(part) * LOT);
      const order: OrderOnWire = { ...orderOnWire(placed.value), filledQuantity: filled };

      const coin = side === 'buy' ? 'USDT' : 'BTC';
      const draft: AmendDraft = {
        price: text(change.keepsPrice ? price : LAST + way * BigInt(change.distance) * TICK),
        quantity: text(BigInt(change.lots) * LOT),
      };
      const before = balance(PERSON, 'spot', coin);
      const circumstances = { of, order, coin: bitcoin, last, book: null, available: before.available };
      const early = amendRefusalOf(draft, circumstances);
      const more = holdsMore(draft, circumstances);
      const params = amendOf(draft, order);
      const amended = await run<Order>('spot/amend-order', {
        ...{ owner: PERSON, order: order.orderId },
        ...{
          price: params.price ? units(params.price) : null,
          quantity: params.quantity ? units(params.quantity) : null,
        },
      });
      seen.add(early?.reason ?? (more! > 0n ? 'more' : 'less'));
      if (early?.reason !== 'spot/quantity-missing') {
        expect(amended.ok ? null : amended.refusal.reason).toBe(early?.reason ?? null);
      }
      const after = balance(PERSON, 'spot', coin);
      expect(text(before.available - after.available)).toBe(text(amended.ok ? more! : 0n));

      // “Free again”, of what is there now.
      const now = amended.ok ? { ...orderOnWire(amended.value), filledQuantity: filled } : order;
      const frees = heldBy(now, bitcoin);
      await run('spot/cancel-all', { owner: PERSON, symbol: 'BTC' });
      expect(frees.coin).toBe(coin);
      expect(text(balance(PERSON, 'spot', coin).available - after.available)).toBe(text(frees.amount));
      expect(balance(PERSON, 'spot', coin).frozen).toBe(0n);
    }),
    { numRuns: 400, seed: 20261123 },
  );
  for (const one of ['more', 'less', 'spot/quantity-already-filled', 'spot/balance-too-small'])
    expect(seen).toContain(one);
});
