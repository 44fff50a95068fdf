import { trading } from '@quay/contract';
import { can, spot } from '@quay/contract/spot';
import { Parts } from '@quay/money';
import { codecOf, id, maybe, type RowOf, units } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { Sequence } from '../../../engine/sequences.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import { NONE } from '../../../matching/index.ts';
import { POST_ONLY } from '../codes.ts';
import { goesFar } from '../far.ts';
import type { SpotNeeds } from '../needs.ts';
import type { Orders } from '../orders.ts';
import { type Order, ordersTable } from '../state.ts';
import { priceRefusal, quantityRefusal, stepsOf, worthRefusal } from '../terms.ts';
import type { Trading } from '../trading.ts';

const input = { owner: id, order: id, price: maybe(units), quantity: maybe(units) };
/** What is to be another: the price, the quantity of the whole order, or both. */
export type AmendOrder = RowOf<typeof input>;

export const amendOrderShape = shape({
  name: 'spot/amend-order',
  number: 24,
  input,
  output: codecOf<Order>(ordersTable.columns),
});

export type AmendParts = {
  readonly orders: Orders;
  readonly ledger: Ledger;
  readonly orderIds: Sequence;
  readonly trading: Trading;
  readonly needs: SpotNeeds;
};

/**
 * Changes price or quantity of an order that rests. A smaller quantity at the same price keeps its place in time;
 * anything else leaves the book and comes again, behind all of its price, and may trade at once.
 */
export function amendOrder(parts: AmendParts): Command<never> {
  const { orders, ledger, orderIds, needs } = parts;
  const held = new Parts();
  const needed = new Parts();
  const more = new Parts();

  function run(wish: AmendOrder, at: number): Outcome<number> {
    const slot = orders.find(wish.order);
    if (slot < 0 || orders.ownerOf(slot) !== wish.owner) return refuse(spot['order-not-found']);
    const may = can.amend(orders.lifeOf(slot));
    if (!may.yes) return refuse(may.refusal);
    const venue = orders.venueAt(slot);
    const { market } = venue;
    const ticks = wish.price === null ? orders.limitOf(slot) : stepsOf(wish.price, venue.tick);
    const lots = wish.quantity === null ? orders.lotsOf(slot) : stepsOf(wish.quantity, venue.lot);
    const samePrice = ticks === orders.limitOf(slot);
    if (samePrice && lots === orders.lotsOf(slot)) return refuse(spot['nothing-to-amend']);

    if (market.status !== 'trading') return refuse(trading['market-halted']);
    if (Number.isNaN(ticks)) return refuse(spot['price-off-tick'], { tick: market.tick }, 'price');
    // A price that stays needs no new judgement: the band may have moved away from it.
    const outside = samePrice ? undefined : priceRefusal(venue, ticks, venue.lowTicks, venue.highTicks, 'price');
    if (outside) return outside;
    const wrong = quantityRefusal(venue, lots);
    if (wrong) return wrong;
    const filledLots = orders.filledLotsOf(slot);
    if (lots <= filledLots) {
      const filled = needed.ofProduct(filledLots, venue.lot).value();
      return refuse(spot['quantity-already-filled'], { filled, coin: market.base }, 'quantity');
    }
    const unworthy = worthRefusal(venue, lots, ticks, ticks);
    if (unworthy) return unworthy;

    const buys = orders.buys(slot);
    if (goesFar(venue, { buys, limitTicks: ticks, stopTicks: NONE, lots, amount: 0 })) {
      const stopped = needs.guard.check(wish.owner, 'far-order', at);
      if (stopped) return stopped;
    }
    const left = lots - filledLots;
    orders.heldOf(slot, held);
    if (buys) needed.ofUnits(ticks * left * venue.grain);
    else needed.ofProduct(left, venue.lot);
    const payer = orders.payerOf(slot);
    more.set(needed.whole, needed.fraction).subtract(held);
    if (more.whole >= 0 && !ledger.has(payer, more)) {
      const { available } = ledger.accounts.row(payer);
      const coin = buys ? market.quote : market.base;
      return refuse(spot['balance-too-small'], { available, needed: more.value(), coin }, 'quantity');
    }
    if (orders.forceOf(slot) === POST_ONLY && venue.isMet(buys, ticks)) return refuse(spot['would-take'], {}, 'price');

    const keepsPlace = samePrice && lots < orders.lotsOf(slot);
    if (!keepsPlace) parts.trading.unseat(slot);
    orders.amend(slot, ticks, lots, at);
    if (more.whole >= 0) ledger.hold(payer, more);
    else ledger.release(payer, held.subtract(needed));
    if (keepsPlace) parts.trading.shrink(slot);
    else {
      orders.reseat(slot, orderIds.next());
      parts.trading.enter(slot, needed, at);
    }
    return done(slot);
  }

  return command(amendOrderShape, run, (to, slot: number) => orders.reply(to, slot));
}
