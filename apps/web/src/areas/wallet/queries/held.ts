import { queryOptions } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';

/** What of coins bought from others has to stay. The same answer as the C2C screens show. */
export const heldQuery = queryOptions({
  ...meQuery,
  staleTime: 0,
  refetchOnWindowFocus: true,
  select: ({ held }) => held,
});
