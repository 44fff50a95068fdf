import type { Order } from '../../trading/tables.ts';
import { metBy } from './fills.ts';
import type { MarketSeen } from './needs.ts';
import type { DemoParts } from './parts.ts';

/** Most orders that are filled at once; others follow a second later. */
const AT_ONCE = 200;

const isReached = (market: MarketSeen, { side, price }: Order): boolean =>
  market.terms.status === 'trading' && market.isMet(side === 'buy', ticksOf(market, price!));

const ticksOf = (market: MarketSeen, price: bigint): number => Number(price / BigInt(market.tick));

/** Whether the real book has come to the price of an order that rests. The first of a side is reached before all others. */
export function isFillDue({ needs, orders }: DemoParts): boolean {
  for (const [symbol, { buy, sell }] of orders.markets()) {
    const market = needs.market(symbol)!;
    for (const [first] of [buy, sell]) if (first && isReached(market, first)) return true;
  }
  return false;
}

/**
 * Orders whose price the real book has reached are filled at that price with no more than waits there at it or better,
 * as makers: what a real order would have got at most. Gives how many were filled or filled in part.
 */
export function fillReached({ needs, orders, fills }: DemoParts, at: number): number {
  let count = 0;
  for (const [symbol, resting] of orders.markets()) {
    const market = needs.market(symbol)!;
    for (const side of ['buy', 'sell'] as const) {
      for (const order of [...resting[side]]) {
        if (count >= AT_ONCE || !isReached(market, order)) break;
        const ticks = ticksOf(market, order.price!);
        const left = Number((order.quantity! - order.filledQuantity) / BigInt(market.lot));
        const { lots } = metBy(market, side === 'buy', ticks, left, Number.POSITIVE_INFINITY);
        fills.fill(order, market, { ticks, lots }, 'maker', at);
        count += 1;
        if (lots < left) orders.touch(order);
        else {
          order.status = 'filled';
          orders.end(order);
        }
      }
    }
  }
  return count;
}
