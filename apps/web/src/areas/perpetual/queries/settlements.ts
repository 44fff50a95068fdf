import { settlements } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The contracts that were settled last, of one coin's index. */
export const settlementsQuery = (coin: string) =>
  queryOptions({
    queryKey: ['perpetual', 'settlements', coin],
    queryFn: ({ signal }) => ask(settlements, { coin, size: '20' }, { signal }),
    staleTime: 30_000,
    meta: { shared: true },
  });
