import { orderLifecycle } from '@quay/contract/trading/rules';
import { codecOf, id, type RowOf } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../engine/command.ts';
import { BY_OWNER, CANCELLED } from '../order-codes.ts';
import type { TradingProduct } from '../product.ts';
import type { Order } from '../tables.ts';
import type { TradingParts } from '../trading-area.ts';

const input = { owner: id, order: id };
export type CancelOrder = RowOf<typeof input>;

/** A product's command that cancels one open order: it leaves the book, and what it held is free again. */
export function cancelOrderOf(product: TradingProduct, number: number) {
  const name = `${product.name}/cancel-order`;
  const of = shape({ name, number, input, output: codecOf<Order>(product.tables.orders.columns) });
  const can = orderLifecycle(product.refusals);
  return {
    shape: of,
    command: ({ orders, matchLoop }: Pick<TradingParts, 'orders' | 'matchLoop'>): Command<never> =>
      command(
        of,
        (request: CancelOrder, at): Outcome<number> => {
          const slot = orders.find(request.order);
          if (slot < 0 || orders.ownerOf(slot) !== request.owner) return refuse(product.refusals['order-not-found']);
          const may = can.cancel(orders.lifeOf(slot));
          if (!may.yes) return refuse(may.refusal);

          matchLoop.withdraw(slot, CANCELLED, BY_OWNER, at);
          return done(slot);
        },
        (to, slot) => orders.reply(to, slot),
      ),
  };
}
