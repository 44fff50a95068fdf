import { z } from 'zod';
import { call } from '../../call.ts';
import { id, pageFields } from '../../fields.ts';
import { orderRow } from './order.ts';
import { c2cCoins, c2cOrderStates, c2cSides } from './sets.ts';

export type C2cOrderRow = z.infer<typeof orderRow>;

export const ordersRequest = z.strictObject({
  states: z.array(z.enum(c2cOrderStates)).max(7).optional(),
  side: z.enum(c2cSides).optional(),
  symbol: z.enum(c2cCoins).optional(),
  role: z.enum(['taker', 'advertiser']).optional(),
  waiting: z.boolean().optional().describe('only those that wait for the user, the most urgent first'),
  adId: id.optional(),
  number: z.string().max(32).optional().describe('only the order of this number'),
  before: id.optional(),
  size: z.number().int().min(1).max(100).optional(),
  ...pageFields,
});

export const ordersResponse = z.array(orderRow);

/** The user's C2C orders, newest first, 20 unless `size` says otherwise; by `before` or by page. */
export const orders = call<z.infer<typeof ordersRequest>, C2cOrderRow[]>({
  name: 'c2c/orders',
  method: 'POST',
  path: '/otc/order/self',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: "The user's C2C orders, newest first, 20 unless `size` says otherwise; by `before` or by page.",
});
