import { account } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

/** The user's accounts of contracts at the marks as they are; asked again while somebody looks, since marks move. */
export const contractAccountsQuery = queryOptions({
  queryKey: ['perpetual', 'account'],
  queryFn: ({ signal }) => ask(account, {}, { signal, quiet: true }),
  refetchInterval: 5_000,
});
