import { me } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What the user is in this market, and how much is left of the limits. */
export const meQuery = queryOptions({
  queryKey: ['c2c', 'me'],
  queryFn: ({ signal }) => ask(me, {}, { signal, quiet: true }),
  refetchOnWindowFocus: 'always',
});

/** The number of a merchant among the kinds of users. */
export const MERCHANT = 0;
