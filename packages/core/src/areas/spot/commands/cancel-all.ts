import { trading } from '@quay/contract';
import { id, maybe, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse } from '../../../engine/command.ts';
import { type CancelParts, cancel } from './cancel-order.ts';

const input = { owner: id, market: maybe(text) };
export type CancelAll = RowOf<typeof input>;

/** Cancels all open orders of an owner, in one market or in all; gives their ids. */
export function cancelAll(parts: CancelParts): Command<never> {
  return command({
    name: 'spot/cancel-all',
    number: 22,
    input,
    run(wish, at): Outcome<number[]> {
      if (wish.market !== null && !parts.needs.markets.get(wish.market)) {
        return refuse(trading['symbol-unknown'], { symbol: wish.market }, 'symbol');
      }

      const orders = parts.books.ownedBy(wish.owner, wish.market);
      for (const order of orders) cancel(parts, order, at);
      return done(orders.map((order) => order.id));
    },
  });
}
