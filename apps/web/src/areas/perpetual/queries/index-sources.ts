import { indexSources } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What each source last said of a coin, and what of it is in the index; asked again while somebody looks. */
export const indexSourcesQuery = (coin: string) =>
  queryOptions({
    queryKey: ['perpetual', 'index-sources', coin],
    queryFn: ({ signal }) => ask(indexSources, { coin }, { signal }),
    refetchInterval: 2_000,
    meta: { shared: true },
  });
