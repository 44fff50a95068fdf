import { spot } from '@quay/contract/spot/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { Order } from '../../../trading/tables.ts';
import { cancel, type DemoParts } from '../parts.ts';
import { demoOrdersTable } from '../state.ts';

const input = { owner: id, order: id };
export type CancelDemoOrder = RowOf<typeof input>;

export const cancelDemoOrderShape = shape({
  name: 'demo/cancel-order',
  number: 263,
  input,
  output: codecOf<Order>(demoOrdersTable.columns),
});

/** Cancels an order that rests. One that has ended is in the rows alone: the route finds it there. */
export function cancelOrder(parts: DemoParts): Command<never> {
  return command(cancelDemoOrderShape, ({ owner, order: id }: CancelDemoOrder, at): Outcome<Order> => {
    const order = parts.orders.find(id);
    if (order?.owner !== owner) return refuse(spot['order-not-found']);
    cancel(parts, order, at);
    return done(order);
  });
}
