import { insuranceFund } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The insurance fund by book and coin; asked again while somebody looks. */
export const insuranceFundQuery = queryOptions({
  queryKey: ['perpetual', 'insurance-fund'],
  queryFn: ({ signal }) => ask(insuranceFund, {}, { signal }),
  refetchInterval: 10_000,
  meta: { shared: true },
});
