import { adlPlaces } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Where the user's positions stand in the queues; asked again while somebody looks. */
export const adlPlacesQuery = queryOptions({
  queryKey: ['perpetual', 'adl-places'],
  queryFn: ({ signal }) => ask(adlPlaces, {}, { signal, quiet: true }),
  refetchInterval: 10_000,
});
