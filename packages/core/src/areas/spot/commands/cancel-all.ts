import { trading } from '@quay/contract/trading';
import { id, ids, maybe, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { BY_OWNER, CANCELLED } from '../../../trading/order-codes.ts';
import type { TradingParts } from '../../../trading/trading-area.ts';

const input = { owner: id, market: maybe(text) };
export type CancelAll = RowOf<typeof input>;

export const cancelAllShape = shape({
  name: 'spot/cancel-all',
  number: 22,
  input,
  output: ids,
});

/** Cancels all open orders of an owner, in one market or in all; gives their ids. */
export function cancelAll(
  parts: Pick<TradingParts, 'orders' | 'matchLoop' | 'instrumentOrders' | 'instruments'>,
): Command<never> {
  const { orders, matchLoop, instrumentOrders, instruments } = parts;
  return command(cancelAllShape, (request: CancelAll, at): Outcome<readonly number[]> => {
    const instrument = request.market === null ? undefined : instruments.find(request.market);
    if (request.market !== null && !instrument) {
      return refuse(trading['symbol-unknown'], { symbol: request.market }, 'symbol');
    }

    const slots = instrumentOrders.slotsOf(request.owner, instrument ? [instrument] : instruments.all());
    for (const slot of slots) matchLoop.withdraw(slot, CANCELLED, BY_OWNER, at);
    return done(slots.map((slot) => orders.idOf(slot)));
  });
}
