import { z } from 'zod';
import { call } from '../../call.ts';
import { pageText } from '../../fields.ts';
import { conversion } from './conversion.ts';

export const exchangeHistoryRequest = z.strictObject({ pageNo: pageText.optional(), pageSize: pageText.optional() });

export const exchangeHistoryResponse = z.object({ rows: z.array(conversion), more: z.boolean() });

export type ExchangeHistory = z.infer<typeof exchangeHistoryResponse>;

/** What the user has exchanged, newest first, 20 a page. */
export const exchangeHistory = call<z.infer<typeof exchangeHistoryRequest>, ExchangeHistory>({
  name: 'convert/exchange-history',
  method: 'GET',
  path: '/order/application/quick-exchange-list',
  permission: 'user',
  refusals: [],
  about: 'What the user has exchanged, newest first, 20 a page.',
});
