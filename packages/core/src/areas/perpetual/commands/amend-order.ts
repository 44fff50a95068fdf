import { can, perpetual } from '@quay/contract/perpetual/rules';
import { timesInForce } from '@quay/contract/trading/rules';
import { Parts } from '@quay/money';
import { codecOf, id, maybe, type RowOf, units } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { NONE } from '../../../matching/index.ts';
import { POST_ONLY } from '../../../trading/order-codes.ts';
import type { Order } from '../../../trading/tables.ts';
import { priceRefusal, quantityRefusal, stepsOf } from '../../../trading/terms.ts';
import { heldAsFar, orderRules, type Requested } from '../order-rules.ts';
import { closes, intentOf } from '../order-terms.ts';
import { OwnOrders } from '../own-orders.ts';
import type { PerpetualParts } from '../parts.ts';
import { perpetualProduct } from '../product.ts';
import { plainOrder } from './place-order.ts';

const input = { owner: id, order: id, price: maybe(units), quantity: maybe(units) };
/** What is to be another: the price, the quantity of the whole order, or both. */
export type AmendOrder = RowOf<typeof input>;

export const amendOrderShape = shape({
  name: 'perpetual/amend-order',
  number: 135,
  input,
  output: codecOf<Order>(perpetualProduct.tables.orders.columns),
});

/**
 * Changes price or quantity of an order that rests. A smaller quantity at the same price keeps its priority; anything else
 * leaves the book, is margined anew, and comes again behind all of its price; it may trade at once.
 */
export function amendOrder(parts: PerpetualParts): Command<never> {
  const { orders, instrumentOrders, ledger, orderIds, matchLoop, guard, positions, contracts, funding } = parts;
  const rules = orderRules(parts);
  const held = new Parts();
  const needed = new Parts();
  const others = new OwnOrders();

  function run(request: AmendOrder, at: number): Outcome<number> {
    const { owner } = request;
    const slot = orders.find(request.order);
    if (slot < 0 || orders.ownerOf(slot) !== owner) return refuse(perpetual['order-not-found']);
    const may = can.amend(orders.lifeOf(slot));
    if (!may.yes) return refuse(may.refusal);
    const instrument = orders.instrumentAt(slot);
    const ticks = request.price === null ? orders.limitOf(slot) : stepsOf(request.price, instrument.tick);
    const lots = request.quantity === null ? orders.lotsOf(slot) : stepsOf(request.quantity, instrument.lot);
    const samePrice = ticks === orders.limitOf(slot);
    if (samePrice && lots === orders.lotsOf(slot)) return refuse(perpetual['nothing-to-amend']);

    const contract = contracts.of(instrument.terms.symbol);
    const opens = !closes(orders, slot);
    const row = positions.find(owner, contract.symbol);
    const closedNow = rules.statusRefusal(contract, opens, row, at);
    if (closedNow) return closedNow;
    funding.settle(owner, at);
    if (Number.isNaN(ticks)) return refuse(perpetual['price-off-tick'], { tick: contract.tick }, 'price');
    const filled = orders.filledLotsOf(slot);
    const requested = requestedOf(slot, ticks, lots - filled, at);
    const band = rules.bandOf(requested, opens ? undefined : row);
    // A price that stays needs no new check: the band may have moved away from it.
    const outside = samePrice ? undefined : priceRefusal(instrument, ticks, band.low, band.high, 'price');
    if (outside) return outside;
    const wrong = quantityRefusal(instrument, lots);
    if (wrong) return wrong;
    if (lots <= filled) {
      const already = BigInt(filled) * contract.lot;
      return refuse(perpetual['quantity-already-filled'], { filled: already, coin: contract.base }, 'quantity');
    }
    const keepsPriority = samePrice && lots < orders.lotsOf(slot);
    if (keepsPriority) return reduce(slot, lots, at);

    others.take(orders, instrumentOrders, orders.listOf(slot), slot);
    const taken = opens ? rules.opening(requested, row, others, band) : rules.closing(requested, row!, others, band);
    if ('ok' in taken) return taken;
    const stopped = rules.isFar(requested, ticks) ? guard.check(owner, 'far-order', at) : undefined;
    if (stopped) return heldAsFar(stopped);
    const short = opens
      ? rules.balanceRefusal(requested, row, orders.payerOf(slot), taken.hold, orders.heldOf(slot, held).value())
      : undefined;
    if (short) return short;
    if (orders.forceOf(slot) === POST_ONLY && instrument.isMet(orders.buys(slot), ticks)) {
      return refuse(perpetual['would-take'], {}, 'price');
    }

    matchLoop.takeOut(slot);
    const payer = orders.payerOf(slot);
    ledger.release(payer, orders.heldOf(slot, held));
    orders.amend(slot, ticks, lots, at);
    orders.setOwn(slot, taken.own);
    orders.heldOf(slot, needed);
    if (!needed.isZero) ledger.hold(payer, needed);
    if (row?.mode === 'isolated') positions.moved.add(owner);
    orders.requeue(slot, orderIds.next());
    matchLoop.enter(slot, needed, at);
    return done(slot);
  }

  /** Less at the same price: what it holds for the rest is free. */
  function reduce(slot: number, lots: number, at: number): Outcome<number> {
    orders.heldOf(slot, held);
    orders.amend(slot, orders.limitOf(slot), lots, at);
    ledger.release(orders.payerOf(slot), held.subtract(orders.heldOf(slot, needed)));
    matchLoop.reduce(slot);
    return done(slot);
  }

  /** An order as if what is left of it were placed now. */
  function requestedOf(slot: number, limitTicks: number, lots: number, at: number): Requested {
    const instrument = orders.instrumentAt(slot);
    const contract = contracts.of(instrument.terms.symbol);
    const buys = orders.buys(slot);
    const request = {
      ...{ owner: orders.ownerOf(slot), clientId: null, contract: contract.symbol, type: 'limit' as const },
      ...{ intent: intentOf(buys, closes(orders, slot)), price: null, quantity: null, leverage: null },
      ...{ timeInForce: timesInForce[orders.forceOf(slot)]!, ...plainOrder },
    };
    return { request, instrument, contract, buys, limitTicks, stopTicks: NONE, lots, at };
  }

  return command(amendOrderShape, run, (to, slot: number) => orders.reply(to, slot));
}
