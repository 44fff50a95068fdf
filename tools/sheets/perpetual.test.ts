import { entryPrice, profitAt, sizeOf, tradeValue } from '@quay/core/margin';
import { text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingAttached } from '../../apps/web/src/areas/perpetual/forms/attached-draft.ts';
import {
  type CloseDraft,
  closeOrder,
  closeRefusal,
  closeSummary,
  worstOf,
} from '../../apps/web/src/areas/perpetual/forms/close-position.form.ts';
import { plan as draftOf } from '../../apps/web/src/areas/perpetual/forms/example-contract.ts';
import {
  openingOrder,
  refusalOf,
  summarise,
  type TicketFacts,
} from '../../apps/web/src/areas/perpetual/forms/order-sums.ts';
import { restingOf } from '../../apps/web/src/areas/perpetual/forms/resting.ts';
import { type MarginMode, type PositionFigures, positionIn } from '../../apps/web/src/areas/perpetual/sums/account.ts';
import { worstClose } from '../../apps/web/src/areas/perpetual/sums/closing.ts';
import { feeOf } from '../../apps/web/src/areas/perpetual/sums/opening.ts';
import { orderOf } from '../../apps/web/src/trading/ticket/sent-order.ts';
import { type CoreOfContracts, coreOfContracts, type Offer } from './testing/core-of-contracts.ts';

/**
 * The sheets of contracts before an order against the core after it: random books, prices, sizes and leverages. A sheet
 * speaks of the book of its moment, which is that of the order.
 */
type Size = { readonly type: 'market' | 'limit'; readonly lots: number; readonly distance: number };

const KINDS = ['BTCUSDT-PERP', 'BTCUSD-PERP'] as const;
const lots = fc.integer({ min: 1, max: 20_000 });
const offers: fc.Arbitrary<Offer[]> = fc.uniqueArray(
  fc.record({ distance: fc.integer({ min: 1, max: 9_000 }), lots }),
  {
    selector: ({ distance }) => distance,
    minLength: 0,
    maxLength: 4,
  },
);
const sizes: fc.Arbitrary<Size> = fc.record({
  type: fc.constantFrom('market' as const, 'limit' as const),
  lots,
  distance: fc.integer({ min: -9_000, max: 9_000 }),
});
const people = fc.record({
  symbol: fc.constantFrom(...KINDS),
  mode: fc.constantFrom<MarginMode>('cross', 'isolated'),
  leverage: fc.integer({ min: 1, max: 100 }),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  // In thousandths of dollars or hundred-thousandths of a coin: enough for most, and for some too little.
  funds: fc.integer({ min: 1_000, max: 400_000 }),
});
/** Who has little more than what is required at a high leverage. */
const bold = fc.record({
  ...{ symbol: fc.constantFrom(...KINDS), mode: fc.constantFrom<MarginMode>('cross', 'isolated') },
  ...{ side: fc.constantFrom('buy' as const, 'sell' as const), leverage: fc.integer({ min: 90, max: 100 }) },
  funds: fc.integer({ min: 300, max: 1_400 }),
});
type Person = typeof people extends fc.Arbitrary<infer One> ? One : never;
const SLIPPAGE = '0.03';

const cored = ({ symbol, mode, leverage, funds }: Person) => {
  const amount = BigInt(funds) * (symbol === 'BTCUSDT-PERP' ? units('1') : units('0.00002'));
  return coreOfContracts({ symbol, mode, leverage, funds: amount });
};
/** A linear lot is worth about six dollars, an inverse one a hundred. */
const quantityOf = ({ lot, kind }: CoreOfContracts, count: number) =>
  BigInt(kind === 'linear' ? count : Math.ceil(count / 16)) * lot;
const priceAt = ({ markNow, tick }: CoreOfContracts, distance: number) => (markNow() / tick + BigInt(distance)) * tick;

/** What a sheet says of a position is what the core has. */
function expectPosition(said: PositionFigures, core: CoreOfContracts, mode: MarginMode): void {
  const { kind, tick, markNow, liquidatedAt } = core;
  const row = core.row()!;
  const isLong = row.quantity > 0n;
  expect([said.isLong, text(said.size)]).toEqual([isLong, text(sizeOf(row))]);
  expect(text(said.entry)).toBe(text(entryPrice(kind, row)!));
  expect(text(said.profit)).toBe(text(profitAt(kind, row, markNow())));
  expect(text(said.equity)).toBe(text(core.equity()));
  if (mode === 'isolated') expect([said.margin, said.worst].map(text)).toEqual([text(row.margin), text(row.margin)]);
  else expect(text(said.worst)).toBe(text(core.equity() > 0n ? core.equity() : 0n));
  if (said.liquidation === undefined) {
    expect(liquidatedAt(isLong ? tick : markNow() * 20n)).toBe(false);
    return;
  }
  const beyond = said.liquidation + (isLong ? -tick : tick);
  const before = said.liquidation + (isLong ? tick : -tick);
  expect([liquidatedAt(beyond), liquidatedAt(before)]).toEqual([true, false]);
}

/** Opens by the sheet, and holds it against what came of it: what the sheet said, or nothing where it was refused. */
async function opened(
  core: CoreOfContracts,
  person: Person,
  size: Size,
  asks: Offer[],
  bids: Offer[],
  seen: Set<string>,
) {
  const { side, mode, leverage } = person;
  const buys = side === 'buy';
  const isLimit = size.type === 'limit';
  const book = await core.offers(isLimit && buys ? [] : asks, isLimit && !buys ? [] : bids);
  const { contract, now, account, orders, market, rates } = core.screen();
  const facts: TicketFacts = {
    ...{ contract, now, account, leverage, mode, resting: restingOf(orders), at: core.clock.now },
    registeredAt: null,
    ...{ attached: nothingAttached, triggers: 0 },
  };
  const circumstances = { ...market, book, slippage: SLIPPAGE, available: null, openOrders: orders.length, rates };
  const quantity = quantityOf(core, size.lots);
  const limit = priceAt(core, size.distance);
  const draft = draftOf({ side, type: size.type, quantity: text(quantity), price: isLimit ? text(limit) : '' });
  const summary = summarise(draft, facts, circumstances);
  const refusal = refusalOf(draft, facts, circumstances);
  const before = core.balance();
  const paidBefore = positionIn(account, contract.symbol) ? core.row()!.fees : 0n;
  const outcome = await core.place(openingOrder(orderOf(draft, circumstances), leverage));
  expect(outcome.ok ? null : outcome.refusal.reason).toBe(refusal?.reason ?? null);
  if (!outcome.ok) {
    seen.add('refused');
    return null;
  }
  const said = summary!;
  expect(text(said.hold)).toBe(text(said.margin + said.fee + said.loss));
  if (isLimit) {
    // Nobody is there: it rests and holds what the sheet says, and then somebody comes for all of it.
    expect([outcome.value.status, text(outcome.value.held)]).toEqual(['open', text(said.hold)]);
    expect(text(before.available - core.balance().available)).toBe(text(said.hold));
    await core.clearBook();
    await core.offer(buys ? 'sell' : 'buy', limit, quantity);
  }
  const fee = core.row()!.fees - paidBefore;
  // As much again is paid for closing at the same price.
  expect(text(fee * 2n)).toBe(text(said.costs));
  if (isLimit) expect(fee).toBeLessThanOrEqual(said.fee);
  expectPosition(said.after!, core, mode);
  seen.add(`${size.type} ${mode} ${core.kind}`);
  return said;
}

test('what the sheet says that an order opens is what the core then opens', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(people, sizes, sizes, offers, offers, async (person, first, second, asks, bids) => {
      const core = await cored(person);
      if (!(await opened(core, person, first, asks, bids, seen))) return;
      seen.add('added');
      await opened(core, person, second, bids, asks, seen);
    }),
    { numRuns: 300, seed: 20261123 },
  );
  for (const kind of ['linear', 'inverse']) {
    for (const mode of ['cross', 'isolated']) {
      for (const type of ['limit', 'market']) expect(seen).toContain(`${type} ${mode} ${kind}`);
    }
  }
  expect(seen).toContain('added');
  expect(seen).toContain('refused');
});

const drafts = fc.record({
  type: fc.constantFrom('market' as const, 'limit' as const),
  percent: fc.constantFrom(1, 17, 50, 99, 100, 100, 130),
  distance: fc.integer({ min: -9_000, max: 9_000 }),
  /** As bad a limit as may be, where what stands behind the position ends, if that is near. */
  worst: fc.boolean(),
});

test('what the sheet says that closing brings is what the core then gives', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      ...([fc.oneof(people, bold), sizes, fc.integer({ min: -1_500, max: 1_500 }), drafts, offers, offers] as const),
      async (person, size, moved, { type, percent, distance, worst: end }, asks, bids) => {
        const core = await cored(person);
        if (!(await opened(core, person, size, asks, bids, seen))) return;
        await core.clearBook();
        await core.mark(core.markNow() + (core.markNow() * BigInt(moved)) / 50_000n);
        const held = core.row()!;
        if (held.quantity === 0n || core.isLiquidating()) return;

        const buys = held.quantity < 0n;
        const isLimit = type === 'limit';
        const book = await core.offers(isLimit && buys ? [] : asks, isLimit && !buys ? [] : bids);
        const { contract, account, orders, market, rates } = core.screen();
        const position = positionIn(account, contract.symbol)!;
        const circumstances = {
          ...{ contract, account, position, orders, takerRate: rates.taker },
          market: { ...market, book, slippage: SLIPPAGE },
        };
        const whole = sizeOf(held);
        const part = percent === 100 ? whole : ((whole * BigInt(percent)) / 100n / core.lot) * core.lot;
        const far = worstClose(account, position, units(contract.priceBand));
        const isNear = far > priceAt(core, -9_000) && far < priceAt(core, 9_000);
        const price = end && isNear ? far : priceAt(core, distance);
        const draft: CloseDraft = { type, quantity: text(part), price: isLimit ? text(price) : '' };
        const summary = closeSummary(draft, circumstances);
        const refusal = closeRefusal(draft, circumstances);
        const worst = worstOf(draft, circumstances);
        const before = core.balance();
        const was = { ...held };
        const outcome = part === 0n ? null : await core.place(closeOrder(draft, circumstances));
        if (outcome === null) return;
        expect(outcome.ok ? null : outcome.refusal.reason).toBe(refusal?.reason ?? null);
        if (!outcome.ok) {
          seen.add('close refused');
          return;
        }
        if (isLimit) {
          expect(outcome.value.status).toBe('open');
          expect(text(core.balance().available)).toBe(text(before.available));
          await core.clearBook();
          await core.offer(buys ? 'sell' : 'buy', price, part);
        }
        const said = summary!;
        const row = core.row()!;
        const after = core.balance();
        if (said.left && (core.isLiquidating() || row.quantity === 0n)) {
          // What would be left is liquidated in the same moment: the sheet has said so.
          const at = said.left.liquidation!;
          expect(buys ? at <= core.markNow() : at >= core.markNow()).toBe(true);
          return;
        }
        expect(worst).not.toBeNull();
        const realised = row.realised - was.realised;
        const fees = row.fees - was.fees;
        expect(text(realised)).toBe(text(said.profit));
        expect(text(fees)).toBe(text(said.fee));
        expect(text(was.margin - row.margin)).toBe(text(said.freed));
        // What the account has besides what stood behind the position.
        const total = (one: typeof after) => one.available + one.frozen;
        expect(text(total(after) - total(before))).toBe(text(said.net));
        expect(text(after.available - before.available)).toBe(text(said.net + said.freed));
        seen.add(said.profit > 0n ? 'gained' : 'lost');
        // A loss takes more of an isolated margin than the part that is given back.
        if (said.freed * whole > was.margin * part + whole) seen.add('more of the margin');
        const due = feeOf(tradeValue(core.kind, part, price), rates.taker);
        if (isLimit && said.fee < due) seen.add(`less than the fee ${person.mode}`);
        seen.add(`closed ${type} ${row.quantity === 0n ? 'whole' : 'part'} ${person.mode} ${core.kind}`);
        if (row.quantity === 0n) expect(said.left).toBeNull();
        else expectPosition(said.left!, core, person.mode);
      },
    ),
    { numRuns: 400, seed: 20261125 },
  );
  for (const kind of ['linear', 'inverse']) {
    for (const mode of ['cross', 'isolated']) {
      for (const type of ['limit', 'market']) {
        for (const part of ['whole', 'part']) expect(seen).toContain(`closed ${type} ${part} ${mode} ${kind}`);
      }
    }
  }
  for (const what of ['gained', 'lost', 'less than the fee isolated', 'close refused']) expect(seen).toContain(what);
});

test('at the price that a sheet calls even, closing pays for all fees, and a tick before it does not', async () => {
  let met = 0;
  await fc.assert(
    fc.asyncProperty(people, sizes, offers, offers, async (person, size, asks, bids) => {
      for (const worse of [false, true]) {
        const core = await cored(person);
        const said = await opened(core, person, size, asks, bids, new Set());
        if (!said || said.even === undefined) return;
        await core.clearBook();
        const isLong = person.side === 'buy';
        const price = said.even + (worse ? (isLong ? -core.tick : core.tick) : 0n);
        const whole = text(sizeOf(core.row()!));
        const intent = isLong ? ('close-long' as const) : ('close-short' as const);
        const { symbol } = person;
        const outcome = await core.place({ symbol, intent, type: 'limit', price: text(price), quantity: whole });
        if (!outcome.ok) return;
        await core.offer(isLong ? 'buy' : 'sell', price, units(whole));
        const { quantity, realised, fees } = core.row()!;
        expect([quantity, realised - fees >= 0n]).toEqual([0n, !worse]);
        met += 1;
      }
    }),
    { numRuns: 80, seed: 20261126 },
  );
  expect(met).toBeGreaterThan(50);
});
