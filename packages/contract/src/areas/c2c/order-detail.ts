import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';

export const orderDetailRequest = z.strictObject({ orderId: id });

export const orderDetailResponse = order;

/** One order with its timeline. */
export const orderDetail = call<z.infer<typeof orderDetailRequest>, C2cOrder>({
  name: 'c2c/order-detail',
  method: 'POST',
  path: '/otc/order/detail',
  permission: 'user',
  whileFrozen: true,
  refusals: [c2c['order-unknown']],
  about: 'One order with its timeline.',
});
