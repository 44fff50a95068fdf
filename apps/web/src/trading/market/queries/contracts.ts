import { type Contract, contracts } from '@quay/contract/perpetual';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** All contracts with their terms. Their marks follow by push. */
export const contractsQuery = queryOptions({
  queryKey: ['perpetual', 'contracts'],
  queryFn: ({ signal }) => ask(contracts, {}, { signal }),
  staleTime: 5 * 60_000,
  gcTime: Number.POSITIVE_INFINITY,
  meta: { shared: true },
});

const none: Contract[] = [];

/** All contracts; empty until they are known. */
export const useContracts = (): readonly Contract[] => useQuery(contractsQuery).data ?? none;
