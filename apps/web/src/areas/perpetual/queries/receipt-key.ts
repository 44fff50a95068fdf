import { receiptKey } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The key that the exchange says it signs receipts with. */
export const receiptKeyQuery = queryOptions({
  queryKey: ['perpetual', 'receipt-key'],
  queryFn: ({ signal }) => ask(receiptKey, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { shared: true },
});
