import { fiats } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { seldom } from './seldom.ts';

/** The fiats of the market, with the payment kinds used for each. */
export const fiatsQuery = queryOptions({
  ...seldom,
  queryKey: ['c2c', 'fiats'],
  queryFn: ({ signal }) => ask(fiats, {}, { signal, quiet: true }),
});
