import { can, spot } from '@quay/contract/spot/rules';
import { trading } from '@quay/contract/trading/rules';
import { Parts } from '@quay/money';
import { codecOf, id, maybe, type RowOf, units } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { NONE } from '../../../matching/index.ts';
import { goesFar } from '../../../trading/far.ts';
import { POST_ONLY } from '../../../trading/order-codes.ts';
import type { Order } from '../../../trading/tables.ts';
import { priceRefusal, quantityRefusal, stepsOf, worthRefusal } from '../../../trading/terms.ts';
import { linkOf } from '../links.ts';
import type { SpotParts } from '../parts.ts';
import { ordersTable } from '../product.ts';

const input = { owner: id, order: id, price: maybe(units), quantity: maybe(units) };
/** What is to be another: the price, the quantity of the whole order, or both. */
export type AmendOrder = RowOf<typeof input>;

export const amendOrderShape = shape({
  name: 'spot/amend-order',
  number: 24,
  input,
  output: codecOf<Order>(ordersTable.columns),
});

/**
 * Changes price or quantity of an order that rests. A smaller quantity at the same price keeps its priority; anything
 * else leaves the book and comes again, behind all of its price, and may trade at once.
 */
export function amendOrder(parts: SpotParts): Command<never> {
  const { orders, ledger, orderIds, holdings, matchLoop, guard } = parts;
  const held = new Parts();
  const needed = new Parts();
  const more = new Parts();

  function run(request: AmendOrder, at: number): Outcome<number> {
    const slot = orders.find(request.order);
    if (slot < 0 || orders.ownerOf(slot) !== request.owner) return refuse(spot['order-not-found']);
    const may = can.amend(orders.lifeOf(slot));
    if (!may.yes) return refuse(may.refusal);
    if (linkOf(orders, slot) !== 0) return refuse(spot['order-linked']);
    const instrument = orders.instrumentAt(slot);
    const { terms } = instrument;
    const ticks = request.price === null ? orders.limitOf(slot) : stepsOf(request.price, instrument.tick);
    const lots = request.quantity === null ? orders.lotsOf(slot) : stepsOf(request.quantity, instrument.lot);
    const samePrice = ticks === orders.limitOf(slot);
    if (samePrice && lots === orders.lotsOf(slot)) return refuse(spot['nothing-to-amend']);

    if (terms.status !== 'trading') return refuse(trading['market-halted']);
    if (Number.isNaN(ticks)) return refuse(spot['price-off-tick'], { tick: terms.tick }, 'price');
    // A price that stays needs no new check: the band may have moved away from it.
    const { lowTicks, highTicks } = instrument;
    const outside = samePrice ? undefined : priceRefusal(instrument, ticks, lowTicks, highTicks, 'price');
    if (outside) return outside;
    const wrong = quantityRefusal(instrument, lots);
    if (wrong) return wrong;
    const filledLots = orders.filledLotsOf(slot);
    if (lots <= filledLots) {
      const filled = needed.ofProduct(filledLots, instrument.lot).value();
      return refuse(spot['quantity-already-filled'], { filled, coin: terms.base }, 'quantity');
    }
    const unworthy = worthRefusal(instrument, lots, ticks, ticks);
    if (unworthy) return unworthy;

    const buys = orders.buys(slot);
    if (goesFar(instrument, { buys, limitTicks: ticks, stopTicks: NONE, lots, amount: 0 })) {
      const stopped = guard.check(request.owner, 'far-order', at);
      if (stopped) return stopped;
    }
    orders.heldOf(slot, held);
    holdings.required(instrument, buys, ticks, lots - filledLots, NONE, needed);
    const payer = orders.payerOf(slot);
    more.set(needed.whole, needed.fraction).subtract(held);
    if (more.whole >= 0 && !ledger.has(payer, more)) {
      const { available } = ledger.accounts.row(payer);
      const coin = buys ? terms.quote : terms.base;
      return refuse(spot['balance-too-small'], { available, needed: more.value(), coin }, 'quantity');
    }
    if (orders.forceOf(slot) === POST_ONLY && instrument.isMet(buys, ticks)) {
      return refuse(spot['would-take'], {}, 'price');
    }

    const keepsPriority = samePrice && lots < orders.lotsOf(slot);
    if (!keepsPriority) matchLoop.takeOut(slot);
    orders.amend(slot, ticks, lots, at);
    if (more.whole >= 0) ledger.hold(payer, more);
    else ledger.release(payer, held.subtract(needed));
    if (keepsPriority) matchLoop.reduce(slot);
    else {
      orders.requeue(slot, orderIds.next());
      matchLoop.enter(slot, needed, at);
    }
    return done(slot);
  }

  return command(amendOrderShape, run, (to, slot: number) => orders.reply(to, slot));
}
