import { methods } from '@quay/contract/c2c';
import { LINK_MS } from '@quay/contract/upload';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** A minute before the links to the pictures run out, a screen that is still looked at asks for new ones. */
const LINKS_MS = LINK_MS - 60_000;

/** The accounts that the user is paid on. */
export const methodsQuery = queryOptions({
  queryKey: ['c2c', 'methods'],
  queryFn: ({ signal }) => ask(methods, {}, { signal, quiet: true }),
  refetchInterval: ({ state }) => (state.data?.some(({ qr }) => qr !== null) ? LINKS_MS : false),
});
