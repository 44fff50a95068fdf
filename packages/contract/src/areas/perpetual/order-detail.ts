import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { fill, order } from './order.ts';
import { perpetual } from './refusals.ts';

export const orderDetailRequest = z.strictObject({ orderId: idText });
export const orderDetailResponse = z.object({ order, fills: z.array(fill).describe('oldest first') });
export type OrderDetail = z.infer<typeof orderDetailResponse>;

/** One order of a contract of the user with its fills. */
export const orderDetail = call<z.infer<typeof orderDetailRequest>, OrderDetail>({
  name: 'perpetual/order-detail',
  method: 'GET',
  path: '/perpetual/order/detail',
  permission: 'user',
  refusals: [perpetual['order-not-found']],
  about: 'One order of a contract of the user with its fills.',
});
