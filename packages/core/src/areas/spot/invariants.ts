import { multiply } from '@quay/money';
import type { Invariant } from '../../engine/area.ts';
import type { Rows } from '../../engine/changes.ts';
import { ASK, BID } from '../../matching/book.ts';
import type { Books } from './books.ts';
import type { SpotNeeds } from './needs.ts';
import type { Order } from './state.ts';

/** What is true of all orders and books after every command. */
export function spotInvariants(orders: Rows<Order>, books: Books, needs: SpotNeeds): Invariant[] {
  return [
    {
      name: 'I14 no book is crossed at rest',
      broken: () => {
        for (const [market, book] of books.markets()) {
          const bid = book.bestTicks(BID);
          const ask = book.bestTicks(ASK);
          if (bid >= 0 && ask >= 0 && bid >= ask) return `${market}: bid ${bid}, ask ${ask}`;
        }
        return undefined;
      },
    },
    {
      name: 'I14 every open order is once in its book, with what is left of it',
      broken: () => {
        const counts = new Map<string, number>();
        const levels = new Map<string, number>();
        for (const order of orders.values()) {
          const market = needs.markets.get(order.market)!;
          const left = Number((order.quantity! - order.filledQuantity) / market.lot);
          if (order.status !== 'open') return `${order.id} is ${order.status} and still here`;
          if (left <= 0 || books.of(order.market).lotsOf(order.id) !== left) return `${order.id} has ${left} lots left`;
          const level = `${order.market}/${order.side}/${order.price! / market.tick}`;
          levels.set(level, (levels.get(level) ?? 0) + left);
          counts.set(order.market, (counts.get(order.market) ?? 0) + 1);
        }
        for (const [market, book] of books.markets()) {
          if (book.size !== (counts.get(market) ?? 0)) return `${market} has ${book.size} in its book`;
          for (const side of ['buy', 'sell'] as const) {
            for (const [ticks, lots] of book.levels(side === 'buy' ? BID : ASK)) {
              if (levels.get(`${market}/${side}/${ticks}`) !== lots)
                return `${market} ${side} at ${ticks} sums to ${lots}`;
            }
          }
        }
        return undefined;
      },
    },
    {
      name: 'I3 an open order holds exactly what it can still cost',
      broken: () => {
        for (const order of orders.values()) {
          const left = order.quantity! - order.filledQuantity;
          const needed = order.side === 'buy' ? multiply(order.price!, left, 'up') : left;
          if (order.held !== needed) return `${order.id} holds ${order.held}, needs ${needed}`;
        }
        return undefined;
      },
    },
  ];
}
