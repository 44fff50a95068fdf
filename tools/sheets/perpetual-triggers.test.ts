import { sizeOf } from '@quay/core/margin';
import { floorTo, format, text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachedOf, nothingAttached } from '../../apps/web/src/areas/perpetual/forms/attached-draft.ts';
import { plan as draftOf } from '../../apps/web/src/areas/perpetual/forms/example-contract.ts';
import {
  figuresAt,
  type LinkedPrice,
  noPrice,
  priceOf,
} from '../../apps/web/src/areas/perpetual/forms/linked-price.ts';
import {
  openingOrder,
  refusalOf,
  summarise,
  type TicketFacts,
} from '../../apps/web/src/areas/perpetual/forms/order-sums.ts';
import { restingOf } from '../../apps/web/src/areas/perpetual/forms/resting.ts';
import {
  changeOf,
  linkedBy,
  type TriggersCircumstances,
  type TriggersDraft,
  trailsAt,
  triggersRefusal,
} from '../../apps/web/src/areas/perpetual/forms/set-triggers.form.ts';
import { type MarginMode, positionIn } from '../../apps/web/src/areas/perpetual/sums/account.ts';
import { orderOf } from '../../apps/web/src/trading/ticket/sent-order.ts';
import { type CoreOfContracts, coreOfContracts } from './testing/core-of-contracts.ts';

/**
 * The sheets of triggers and of stop orders against the core: what they refuse the core refuses, where they say that a
 * position closes it closes, and for what they say.
 */
const KINDS = ['BTCUSDT-PERP', 'BTCUSD-PERP'] as const;
const SLIPPAGE = '0.03';

const people = fc.record({
  symbol: fc.constantFrom(...KINDS),
  mode: fc.constantFrom<MarginMode>('cross', 'isolated'),
  leverage: fc.integer({ min: 2, max: 90 }),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  lots: fc.integer({ min: 2, max: 3_000 }),
});
type Person = typeof people extends fc.Arbitrary<infer One> ? One : never;

const quantityOf = ({ lot, kind }: CoreOfContracts, count: number) =>
  BigInt(kind === 'linear' ? count : Math.ceil(count / 16)) * lot;
const priceAt = ({ markNow, tick }: CoreOfContracts, distance: number) => (markNow() / tick + BigInt(distance)) * tick;

/** Somebody with a position that was opened at the mark, and their screen. */
async function opened({ symbol, mode, leverage, side, lots }: Person) {
  const funds = symbol === 'BTCUSDT-PERP' ? units('60000') : units('1.2');
  const core = await coreOfContracts({ symbol, mode, leverage, funds });
  const price = priceAt(core, 0);
  await core.offer(side === 'buy' ? 'sell' : 'buy', price, quantityOf(core, lots));
  const intent = side === 'buy' ? ('open-long' as const) : ('open-short' as const);
  const order = { symbol, intent, type: 'limit' as const, price: text(price), leverage };
  const outcome = await core.place({ ...order, quantity: text(quantityOf(core, lots)) });
  return outcome.ok && outcome.value.status === 'filled' ? core : null;
}

function circumstancesOf(core: CoreOfContracts): TriggersCircumstances {
  const { contract, account, rates } = core.screen();
  const position = positionIn(account, contract.symbol)!;
  return { contract, account, position, triggers: core.triggers(), takerRate: rates.taker };
}

const typed = fc.record({
  by: fc.constantFrom('price' as const, 'distance' as const, 'result' as const, 'none' as const),
  ticks: fc.integer({ min: -8_000, max: 8_000 }),
  isRight: fc.constantFrom(true, true, true, false),
  offTick: fc.constantFrom(false, false, false, false, false, true),
});
const drafts = fc.record({
  profit: typed,
  loss: typed,
  part: fc.constantFrom('whole' as const, 'whole' as const, 'part' as const),
  percent: fc.constantFrom(1, 30, 50, 99, 100, 110),
  trailing: fc.constantFrom(false, false, true),
  callback: fc.constantFrom('0.1', '0.05', '1', '1.37', '10', '10.1'),
  activation: fc.option(fc.integer({ min: -3_000, max: 6_000 })),
});
type Drawn = typeof drafts extends fc.Arbitrary<infer One> ? One : never;

/** What was drawn, as it is typed: on its own side mostly. */
function linkedPrice(
  one: Drawn['profit'],
  rises: boolean,
  core: CoreOfContracts,
  of: TriggersCircumstances,
): LinkedPrice {
  if (one.by === 'none') return noPrice;
  const ticks = Math.abs(one.ticks) * (rises === one.isRight ? 1 : -1);
  const price = priceAt(core, ticks);
  if (one.by === 'price') return { by: 'price', typed: text(price + (one.offTick ? core.tick / 2n : 0n)) };
  const figures = figuresAt(price, linkedBy({ part: 'whole', quantity: '' }, of));
  if (one.by === 'distance') return { by: 'distance', typed: format(figures.distance * 100n, 3) };
  return { by: 'result', typed: text(figures.result) };
}

function draft(drawn: Drawn, core: CoreOfContracts, of: TriggersCircumstances): TriggersDraft {
  const isLong = of.position.position.quantity > 0n;
  const size = sizeOf(of.position.position);
  return {
    ...{ part: drawn.part, trailing: drawn.trailing, callback: drawn.callback },
    quantity: text(floorTo((size * BigInt(drawn.percent)) / 100n, core.lot)),
    profit: linkedPrice(drawn.profit, isLong, core, of),
    loss: linkedPrice(drawn.loss, !isLong, core, of),
    activation: drawn.activation === null ? '' : text(priceAt(core, isLong ? drawn.activation : -drawn.activation)),
  };
}

test('what the sheet of triggers refuses the core refuses, and where it says that a position closes it closes so', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      people,
      drafts,
      fc.constantFrom('stop-profit' as const, 'stop-loss' as const),
      async (person, drawn, which) => {
        const core = await opened(person);
        if (!core) return;
        const of = circumstancesOf(core);
        const one = draft(drawn, core, of);
        if (one.part === 'part' && one.quantity === '0') return;
        const refusal = triggersRefusal(one, of);
        if (refusal?.reason.endsWith('-malformed')) return;
        const { triggers } = changeOf(one, of);
        if (triggers.length === 0) return;
        const outcome = await core.setTriggers(triggers);
        expect(outcome.ok ? null : outcome.refusal.reason).toBe(refusal?.reason ?? null);
        if (!outcome.ok) {
          seen.add(outcome.refusal.reason.split('/')[1]!);
          return;
        }
        const trailing = core.triggers().find(({ kind }) => kind === 'trailing');
        if (trailing && one.activation === '') {
          expect(trailing.triggerPrice).toBe(text(trailsAt(one, of)!));
          seen.add('trailing');
        }
        // Somebody waits where the sheet says that it closes, and the mark comes there.
        const set = core.triggers().find(({ kind }) => kind === which);
        if (!set || trailing) return;
        const linked = linkedBy(one, of);
        const price = units(set.triggerPrice!);
        const said = figuresAt(price, linked);
        const before = { ...core.row()! };
        const isLong = before.quantity > 0n;
        await core.offer(isLong ? 'buy' : 'sell', price, linked.quantity!);
        await core.mark(price);
        const row = core.row()!;
        const closed = sizeOf(before) - sizeOf(row);
        if (closed === 0n || core.isLiquidating()) return;
        expect(text(closed)).toBe(text(linked.quantity!));
        expect(text(row.realised - before.realised - (row.fees - before.fees))).toBe(text(said.result));
        seen.add(`${which} ${one.part} ${person.mode} ${core.kind}`);
      },
    ),
    { numRuns: 500, seed: 20261127 },
  );
  for (const kind of ['linear', 'inverse']) {
    for (const mode of ['cross', 'isolated']) {
      for (const which of ['stop-profit', 'stop-loss']) expect(seen).toContain(`${which} whole ${mode} ${kind}`);
    }
  }
  for (const reason of ['stop-profit-wrong-side', 'stop-loss-wrong-side', 'stop-loss-beyond-liquidation']) {
    expect(seen).toContain(reason);
  }
  for (const reason of [
    'callback-range',
    'activation-wrong-side',
    'close-too-much',
    'stop-price-off-tick',
    'trailing',
  ]) {
    expect(seen).toContain(reason);
  }
});

const stops = fc.record({
  type: fc.constantFrom('stop-market' as const, 'stop-limit' as const),
  ticks: fc.integer({ min: -300, max: 6_000 }),
  limit: fc.integer({ min: -90_000, max: 90_000 }),
  lots: fc.integer({ min: 1, max: 20_000 }),
  loss: fc.option(fc.integer({ min: -500, max: 5_000 })),
});

test('what the ticket says that a stop order holds the core holds, and what it refuses the core refuses', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(people, stops, async (person, drawn) => {
      const { symbol, mode, leverage, side } = person;
      const funds = symbol === 'BTCUSDT-PERP' ? units('60000') : units('1.2');
      const core = await coreOfContracts({ symbol, mode, leverage, funds });
      const book = await core.offers([{ distance: 5, lots: 900 }], [{ distance: 5, lots: 900 }]);
      const { contract, now, account, orders, market, rates } = core.screen();
      const buys = side === 'buy';
      const stop = priceAt(core, buys ? drawn.ticks : -drawn.ticks);
      const limit = stop + BigInt(drawn.limit) * core.tick;
      const own = draftOf({ side, type: drawn.type, quantity: text(quantityOf(core, drawn.lots)) });
      const draft = { ...own, stopPrice: text(stop), price: drawn.type === 'stop-limit' ? text(limit) : '' };
      const circumstances = { ...market, book, slippage: SLIPPAGE, available: null, openOrders: orders.length, rates };
      const reference = drawn.type === 'stop-limit' ? limit : stop;
      const loss = drawn.loss === null ? 0n : reference + BigInt(buys ? -drawn.loss : drawn.loss) * core.tick;
      const attached =
        drawn.loss === null
          ? nothingAttached
          : { on: true, profit: noPrice, loss: { by: 'price', typed: text(loss) } as const };
      const facts: TicketFacts = {
        ...{ contract, now, account, leverage, mode, resting: restingOf(orders), at: core.clock.now },
        ...{ attached, triggers: 0, registeredAt: null },
      };
      const summary = summarise(draft, facts, circumstances);
      const refusal = refusalOf(draft, facts, circumstances);
      if (summary && drawn.loss !== null && priceOf(attached.loss, summary.linked) === undefined) return;
      const said = { ...orderOf(draft, circumstances), ...attachedOf(attached, summary?.linked ?? null) };
      const before = core.balance();
      const outcome = await core.place(openingOrder(said, leverage));
      expect(outcome.ok ? null : outcome.refusal.reason).toBe(refusal?.reason ?? null);
      if (!outcome.ok) {
        seen.add(outcome.refusal.reason.split('/')[1]!);
        return;
      }
      expect([outcome.value.status, text(outcome.value.held)]).toEqual(['waiting', text(summary!.hold)]);
      expect(text(before.available - core.balance().available)).toBe(text(summary!.hold));
      expect(core.triggers().map(({ status, triggerPrice }) => [status, triggerPrice])).toEqual(
        drawn.loss === null ? [] : [['waiting', text(loss)]],
      );
      seen.add(`${drawn.type} ${core.kind}`);
    }),
    { numRuns: 400, seed: 20261128 },
  );
  for (const kind of ['linear', 'inverse']) {
    for (const type of ['stop-market', 'stop-limit']) expect(seen).toContain(`${type} ${kind}`);
  }
  for (const reason of ['stop-price-wrong-side', 'price-outside-band', 'stop-loss-wrong-side', 'balance-too-small']) {
    expect(seen).toContain(reason);
  }
});
