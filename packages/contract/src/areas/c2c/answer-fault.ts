import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';

export const answerFaultRequest = z.strictObject({ orderId: id, accept: z.boolean() });

export const answerFaultResponse = order;

/** The seller answers a cancel that names them: accepts, or contests. Ten minutes without an answer accept it. */
export const answerFault = call<z.infer<typeof answerFaultRequest>, C2cOrder>({
  name: 'c2c/answer-fault',
  method: 'POST',
  path: '/otc/order/fault',
  permission: 'user',
  refusals: [c2c['order-unknown'], c2c['not-seller'], c2c['fault-none']],
  about: 'The seller answers a cancel that names them: accepts, or contests. Ten minutes without an answer accept it.',
});
