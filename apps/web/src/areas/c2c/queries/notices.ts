import { notices } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** How the user is notified of orders and appeals. Binding an address elsewhere changes it. */
export const noticesQuery = queryOptions({
  queryKey: ['c2c', 'notices'],
  queryFn: ({ signal }) => ask(notices, {}, { signal, quiet: true }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});
