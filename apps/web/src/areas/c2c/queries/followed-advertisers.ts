import { followedAdvertisers } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The advertisers whom the user follows, newest first. Another device may have changed it. */
export const followedAdvertisersQuery = queryOptions({
  queryKey: ['c2c', 'followed'],
  queryFn: ({ signal }) => ask(followedAdvertisers, {}, { signal, quiet: true }),
  refetchOnWindowFocus: 'always',
});
