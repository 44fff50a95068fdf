import { codecOf } from '../../../engine/columns.ts';
import { type Command, command, shape } from '../../../engine/command.ts';
import { type OrderRequest, orderInput } from '../../../trading/order-request.ts';
import type { Order } from '../../../trading/tables.ts';
import { orderPlacing } from '../order-placing.ts';
import type { SpotParts } from '../parts.ts';
import { ordersTable } from '../product.ts';

export type PlaceOrder = OrderRequest;

export const placeOrderShape = shape({
  name: 'spot/place-order',
  number: 20,
  input: orderInput,
  output: codecOf<Order>(ordersTable.columns),
});

/** Places an order. */
export function placeOrder(parts: SpotParts): Command<never> {
  const { place, write } = orderPlacing(parts);
  return command(placeOrderShape, place, write);
}
