import { networks } from '@quay/contract/wallet';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

export const networksQuery = queryOptions({
  queryKey: ['networks'],
  queryFn: ({ signal }) => ask(networks, {}, { signal }),
  // A network may be closed at any time.
  staleTime: 30_000,
});

export const useNetworks = () => useQuery(networksQuery);
