import { trading } from '@quay/contract/trading/rules';
import { id, ids, maybe, type RowOf, text } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../engine/command.ts';
import { BY_OWNER, CANCELLED } from '../order-codes.ts';
import type { TradingProduct } from '../product.ts';
import type { TradingParts } from '../trading-area.ts';

const input = { owner: id, symbol: maybe(text) };
export type CancelAll = RowOf<typeof input>;

/** A product's command that cancels all open orders of an owner, in one instrument or in all; it gives their ids. */
export function cancelAllOf(product: TradingProduct, number: number) {
  const of = shape({ name: `${product.name}/cancel-all`, number, input, output: ids });
  return {
    shape: of,
    command: (
      parts: Pick<TradingParts, 'orders' | 'matchLoop' | 'instrumentOrders' | 'instruments'>,
    ): Command<never> => {
      const { orders, matchLoop, instrumentOrders, instruments } = parts;
      return command(of, ({ owner, symbol }: CancelAll, at): Outcome<readonly number[]> => {
        const instrument = symbol === null ? undefined : instruments.find(symbol);
        if (symbol !== null && !instrument) return refuse(trading['symbol-unknown'], { symbol }, 'symbol');

        const slots = instrumentOrders.slotsOf(owner, instrument ? [instrument] : instruments.all());
        for (const slot of slots) {
          // One may have ended with another before it.
          if (!orders.isOver(slot)) matchLoop.withdraw(slot, CANCELLED, BY_OWNER, at);
        }
        return done(slots.map((slot) => orders.idOf(slot)));
      });
    },
  };
}
