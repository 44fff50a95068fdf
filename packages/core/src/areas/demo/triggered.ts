import type { Order } from '../../trading/tables.ts';
import { stepsOf } from '../../trading/terms.ts';
import { meets, take } from './meet.ts';
import type { MarketSeen } from './needs.ts';
import type { DemoParts } from './parts.ts';

/** Most orders that are triggered at once; others follow a second later. */
const AT_ONCE = 200;

const isReached = (market: MarketSeen, order: Order, rises: boolean): boolean => {
  if (market.terms.status !== 'trading') return false;
  const stop = stepsOf(order.stopPrice!, market.tick);
  return rises ? market.lastTicks >= stop : market.lastTicks <= stop;
};

/** Whether the real market's last price has come to the stop price of an order. The first of a list is reached before all others. */
export function isTriggerDue({ needs, stops }: DemoParts): boolean {
  for (const [symbol, { rises, falls }] of stops.markets()) {
    const market = needs.market(symbol)!;
    if (rises[0] && isReached(market, rises[0], true)) return true;
    if (falls[0] && isReached(market, falls[0], false)) return true;
  }
  return false;
}

/**
 * Stop orders whose stop price the last price has reached meet the real book, those that it rose to first, the nearest first.
 * Gives how many were triggered.
 */
export function triggerReached(parts: DemoParts, at: number): number {
  let count = 0;
  for (const [symbol, waiting] of parts.stops.markets()) {
    const market = parts.needs.market(symbol)!;
    for (const rises of [true, false]) {
      for (const order of [...(rises ? waiting.rises : waiting.falls)]) {
        if (count >= AT_ONCE || !isReached(market, order, rises)) break;
        trigger(parts, market, order, at);
        count += 1;
      }
    }
  }
  return count;
}

/** As spot does: out of the band it expires, all or nothing asks the book first, and what may rest goes behind its price. */
function trigger(parts: DemoParts, market: MarketSeen, order: Order, at: number): void {
  const { stops, orders, orderIds } = parts;
  stops.remove(order);
  Object.assign(order, { triggeredAt: at, updatedAt: at });
  const ticks = order.price === null ? undefined : stepsOf(order.price, market.tick);
  if (ticks !== undefined && (ticks < market.lowTicks || ticks > market.highTicks)) {
    expire(parts, order, 'price-band');
    return;
  }
  const met = meets(market, order);
  const lots = order.quantity === null ? 0 : stepsOf(order.quantity, market.lot);
  if (order.timeInForce === 'fok' && met.lots < lots) {
    expire(parts, order, 'no-more-offers');
    return;
  }
  order.seat = orderIds.next();
  take(parts, order, met, at);
  if (order.status === 'open') orders.rest(order);
  else orders.end(order);
}

function expire({ balances, orders, needs }: DemoParts, order: Order, ended: Order['ended']): void {
  const { base, quote } = needs.market(order.market)!.terms;
  balances.release(order.owner, order.side === 'buy' ? quote : base, order.held);
  Object.assign(order, { held: 0n, status: 'expired', ended });
  orders.end(order);
}
