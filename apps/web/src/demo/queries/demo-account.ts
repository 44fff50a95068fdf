import { demoAccount } from '@quay/contract/demo';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

/** The practice money as it is worth now; asked again while somebody looks, since prices move. */
export const demoAccountQuery = queryOptions({
  queryKey: ['demo', 'account'],
  queryFn: ({ signal }) => ask(demoAccount, {}, { signal }),
  refetchInterval: 5_000,
});
