import { notices } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { pushState } from '../../../push/push.ts';
import { ask } from '../../../request/ask.ts';

/** How the user hears of orders and appeals. Binding an address elsewhere changes it. */
export const noticesQuery = queryOptions({
  queryKey: ['c2c', 'notices'],
  queryFn: ({ signal }) => ask(notices, {}, { signal, quiet: true }),
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});

/** How web push stands in this browser; its settings may be changed beside the app at any time. */
export const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: pushState,
  networkMode: 'always',
  staleTime: 0,
  refetchOnWindowFocus: 'always',
});
