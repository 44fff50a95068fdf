import { me } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';

/** What the user is in the C2C market, how much is left of the limits, and what of bought coins has to stay. */
export const meQuery = queryOptions({
  queryKey: ['c2c', 'me'],
  queryFn: ({ signal }) => ask(me, {}, { signal, quiet: true }),
  refetchOnWindowFocus: 'always',
});
