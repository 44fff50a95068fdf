import { trading } from '@quay/contract';
import { id, ids, maybe, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { BY_OWNER, CANCELLED } from '../codes.ts';
import type { Standings } from '../standings.ts';
import type { Venues } from '../venues.ts';
import type { CancelParts } from './cancel-order.ts';

const input = { owner: id, market: maybe(text) };
export type CancelAll = RowOf<typeof input>;

export const cancelAllShape = shape({
  name: 'spot/cancel-all',
  number: 22,
  input,
  output: ids,
});

export type CancelAllParts = CancelParts & { readonly standings: Standings; readonly venues: Venues };

/** Cancels all open orders of an owner, in one market or in all; gives their ids. */
export function cancelAll(parts: CancelAllParts): Command<never> {
  const { orders, standings, venues } = parts;
  return command(cancelAllShape, (wish: CancelAll, at): Outcome<readonly number[]> => {
    const venue = wish.market === null ? undefined : venues.find(wish.market);
    if (wish.market !== null && !venue) {
      return refuse(trading['symbol-unknown'], { symbol: wish.market }, 'symbol');
    }

    const slots = standings.slotsOf(wish.owner, venue ? [venue] : venues.all());
    for (const slot of slots) parts.trading.withdraw(slot, CANCELLED, BY_OWNER, at);
    return done(slots.map((slot) => orders.idOf(slot)));
  });
}
