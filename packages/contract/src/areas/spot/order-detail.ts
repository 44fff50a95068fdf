import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { fill, order } from './order.ts';
import { spot } from './refusals.ts';

export const orderDetailRequest = z.strictObject({ orderId: idText });
export const orderDetailResponse = z.object({ order, fills: z.array(fill).describe('oldest first') });
export type OrderDetail = z.infer<typeof orderDetailResponse>;

/** One order of the user with its fills. */
export const orderDetail = call<z.infer<typeof orderDetailRequest>, OrderDetail>({
  name: 'spot/order-detail',
  method: 'GET',
  path: '/spot/order/detail',
  permission: 'user',
  inDemo: 'practice',
  refusals: [spot['order-not-found']],
  about: 'One order of the user with its fills.',
});
