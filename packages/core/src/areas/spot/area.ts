import type { Area } from '../../engine/area.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Claim, Ledger } from '../../ledger/ledger.ts';
import type { Book } from '../../matching/book.ts';
import { Books } from './books.ts';
import { cancelAll } from './commands/cancel-all.ts';
import { cancelOrder } from './commands/cancel-order.ts';
import { forgetClientIds } from './commands/forget-client-ids.ts';
import { placeOrder } from './commands/place-order.ts';
import { spotDue } from './due.ts';
import { spotInvariants } from './invariants.ts';
import type { SpotNeeds } from './needs.ts';
import { Settlement } from './settle.ts';
import { clientOrdersTable, ordersTable, tradesTable } from './state.ts';

export type SpotArea = Area & {
  readonly books: Books;
  /** What open orders hold frozen. */
  claims(): Iterable<Claim>;
};

/** Buying and selling one asset for another, now. */
export function spotArea(
  changes: Changes,
  sequences: Sequences,
  ledger: Ledger,
  needs: SpotNeeds,
  newBook?: () => Book,
): SpotArea {
  const orders = new Rows(ordersTable, changes);
  const clientOrders = new Rows(clientOrdersTable, changes);
  const books = new Books(orders, needs, newBook);
  const settlement = new Settlement(ledger, changes, sequences, needs);
  const parts = { books, clientOrders, ledger, sequences, settlement, needs };
  return {
    name: 'spot',
    books,
    state: [orders, clientOrders],
    logs: [tradesTable],
    commands: [placeOrder(parts), cancelOrder(parts), cancelAll(parts), forgetClientIds(clientOrders)],
    due: (now) => spotDue(clientOrders, now),
    rebuild() {
      orders.sort((a, b) => a.id - b.id);
      clientOrders.sort((a, b) => a.at - b.at);
      for (const order of orders.values()) books.seat(order);
    },
    invariants: spotInvariants(orders, books, needs),
    *claims() {
      for (const order of orders.values()) {
        const market = needs.markets.get(order.market)!;
        yield {
          owner: order.owner,
          book: 'spot',
          asset: order.side === 'buy' ? market.quote : market.base,
          amount: order.held,
        };
      }
    },
  };
}
