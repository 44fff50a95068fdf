import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { type C2cOrder, order } from './order.ts';
import { c2c } from './refusals.ts';

export const payRequest = z.strictObject({ orderId: id });

export const payResponse = order;

/** The payer says that the fiat was sent. From then on the order never ends by itself. */
export const pay = call<z.infer<typeof payRequest>, C2cOrder>({
  name: 'c2c/pay',
  method: 'POST',
  path: '/otc/order/pay',
  permission: 'user',
  refusals: [
    c2c['order-unknown'],
    c2c['acceptor-cannot-pay'],
    c2c['user-cannot-pay'],
    c2c['order-not-unpaid'],
    c2c['payment-late'],
  ],
  about: 'The payer says that the fiat was sent. From then on the order never ends by itself.',
});
