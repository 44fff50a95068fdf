import { security } from '@quay/contract/identity';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => ask(security, {}, { signal }),
  // No push reports a change on another device.
  staleTime: 0,
  refetchOnWindowFocus: true,
});

export const useSecurity = () => useQuery(securityQuery);
