import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, idText, symbol, time } from '../../fields.ts';
import { earnKinds, termStatuses } from '../earn/sets.ts';

export const earnOrdersRequest = z.strictObject({
  frozen: z.literal('1').optional().describe('only those that are frozen'),
  before: idText.optional(),
});
export const earnOrderOfConsole = z.object({
  order: id,
  userId: id,
  username: z.string(),
  product: id,
  name: z.string(),
  kind: z.enum(earnKinds),
  asset: symbol,
  amount: decimal,
  status: z.enum(termStatuses),
  boughtAt: time,
  endsAt: time,
  income: decimal,
  scheduled: decimal,
  frozenFor: z.string().nullable(),
  frozenUntil: time.nullable(),
});
export const earnOrdersResponse = z.array(earnOrderOfConsole);
export type EarnOrderOfConsole = z.infer<typeof earnOrderOfConsole>;

/** Orders of terms and machines that are not over, newest first, 50 a page. */
export const earnOrders = call<z.infer<typeof earnOrdersRequest>, EarnOrderOfConsole[]>({
  name: 'staff/earn-orders',
  method: 'GET',
  path: '/console/api/earn/orders',
  permission: 'staff:earn',
  refusals: [],
  about: 'Orders of terms and machines that are not over, newest first, 50 a page.',
});
