import { z } from 'zod';
import { call } from '../../call.ts';
import { symbol } from '../../fields.ts';
import { fillsFields } from '../../trading/requests.ts';
import { type Fill, fill } from './order.ts';

export const fillsRequest = z.strictObject(fillsFields(symbol));
export const fillsResponse = z.array(fill);

/** The user's fills, newest first, 20 a page. */
export const fills = call<z.infer<typeof fillsRequest>, Fill[]>({
  name: 'spot/fills',
  method: 'GET',
  path: '/spot/order/fills',
  permission: 'user',
  inDemo: 'practice',
  refusals: [],
  about: "The user's fills, newest first, 20 a page.",
});
