import { z } from 'zod';
import { call } from '../../call.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { fillsFields } from '../../trading/requests.ts';
import { contractBook } from './fields.ts';
import { type Fill, fill } from './order.ts';

export const fillsRequest = z.strictObject({ ...fillsFields(contractSymbol), book: contractBook });
export const fillsResponse = z.array(fill);

/** The user's fills of contracts with their profits, newest first, 20 a page. */
export const fills = call<z.infer<typeof fillsRequest>, Fill[]>({
  name: 'perpetual/fills',
  method: 'GET',
  path: '/perpetual/order/fills',
  permission: 'user',
  refusals: [],
  about: "The user's fills of contracts with their profits, newest first, 20 a page.",
});
