import { fiats, kinds } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** They change with a release of the exchange. */
const seldom = { staleTime: 30 * 60_000 } as const;

/** Ways in which fiat is paid, and what is written down of an account of each. */
export const kindsQuery = queryOptions({
  ...seldom,
  queryKey: ['c2c', 'kinds'],
  queryFn: ({ signal }) => ask(kinds, {}, { signal, quiet: true }),
});

/** The fiats of the market, with the payment kinds used for each. */
export const fiatsQuery = queryOptions({
  ...seldom,
  queryKey: ['c2c', 'fiats'],
  queryFn: ({ signal }) => ask(fiats, {}, { signal, quiet: true }),
});
