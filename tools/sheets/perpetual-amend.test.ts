import { perpetual } from '@quay/contract/perpetual';
import { notional } from '@quay/core/margin';
import { text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amendFacts } from '../../apps/web/src/areas/perpetual/forms/amend-order.form.ts';
import { nothingAttached } from '../../apps/web/src/areas/perpetual/forms/attached-draft.ts';
import type { MarginMode } from '../../apps/web/src/areas/perpetual/sums/account.ts';
import {
  type AmendCircumstances,
  amendRefusalOf,
  holdsMore,
} from '../../apps/web/src/trading/orders/amend-order.form.ts';
import { coreOfContracts } from './testing/core-of-contracts.ts';

/** The sheet that changes an order of a contract against the core: what it refuses, and how much more the order holds. */
const cases = fc.record({
  symbol: fc.constantFrom('BTCUSDT-PERP' as const, 'BTCUSD-PERP' as const),
  mode: fc.constantFrom<MarginMode>('cross', 'isolated'),
  leverage: fc.integer({ min: 2, max: 90 }),
  buys: fc.boolean(),
  /** In ticks from the mark, on the side where it rests. */
  distance: fc.integer({ min: 10, max: 20_000 }),
  lots: fc.integer({ min: 200, max: 4_000 }),
  moved: fc.integer({ min: -12_000, max: 12_000 }),
  to: fc.record({
    ticks: fc.oneof(fc.constant(0), fc.integer({ min: -90_000, max: 9_000 })),
    lots: fc.oneof(fc.constant(0), fc.integer({ min: -190, max: -20 }), fc.integer({ min: 0, max: 12_000 })),
  }),
});

test('what the sheet says that a changed order holds the core holds, and what it refuses the core refuses', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(cases, async ({ symbol, mode, leverage, buys, distance, lots, moved, to }) => {
      const funds = symbol === 'BTCUSDT-PERP' ? units('9000') : units('0.2');
      const core = await coreOfContracts({ symbol, mode, leverage, funds });
      const { tick, kind, lot } = core;
      const quantityOf = (count: number) => BigInt(kind === 'linear' ? count : Math.ceil(count / 16)) * lot;
      const side = BigInt(buys ? -1 : 1);
      const price = (core.markNow() / tick + side * BigInt(distance)) * tick;
      const intent = buys ? ('open-long' as const) : ('open-short' as const);
      const placed = { symbol, intent, type: 'limit' as const, leverage, price: text(price) };
      const first = await core.place({ ...placed, quantity: text(quantityOf(lots)) });
      if (!first.ok) return;
      await core.mark(core.markNow() + (core.markNow() * BigInt(moved)) / 500_000n);

      const { contract, now, account, orders, market } = core.screen();
      const order = orders[0]!;
      const facts = amendFacts(
        order,
        {
          ...{ contract, now, account, leverage, mode, resting: null, at: core.clock.now },
          ...{ attached: nothingAttached, triggers: 0, registeredAt: null },
        },
        orders,
      )!;
      const circumstances: AmendCircumstances = {
        of: {
          refusals: perpetual,
          sums: { heldAt: (_order, _coin, at) => ({ amount: facts.heldAt(at), coin: contract.quote }) },
        },
        worthOf: (quantity, at) => notional(kind, quantity, at, 'down'),
        ...{ order, last: facts.middle, book: { bids: [], asks: [] }, available: facts.available },
        coin: { ...market.coin, priceBand: facts.priceBand },
      };
      const next = price - side * BigInt(to.ticks) * tick;
      const size = quantityOf(lots + to.lots);
      const draft = { price: text(next), quantity: text(size) };
      const refusal = amendRefusalOf(draft, circumstances);
      const before = core.balance();
      const outcome = await core.amend(order.orderId, next, size);
      expect(outcome.ok ? null : outcome.refusal.reason).toBe(refusal?.reason ?? null);
      if (!outcome.ok) {
        seen.add(outcome.refusal.reason.split('/')[1]!);
        return;
      }
      expect(text(before.available - core.balance().available)).toBe(text(holdsMore(draft, circumstances)!));
      seen.add(to.ticks === 0 && to.lots < 0 ? `less ${kind}` : `anew ${kind}`);
    }),
    { numRuns: 300, seed: 20261129 },
  );
  for (const kind of ['linear', 'inverse'])
    for (const what of ['less', 'anew']) expect(seen).toContain(`${what} ${kind}`);
  for (const reason of ['price-outside-band', 'balance-too-small', 'nothing-to-amend']) expect(seen).toContain(reason);
});
