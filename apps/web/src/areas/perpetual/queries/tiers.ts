import { tiers } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Every version of a contract's margin tiers. A version never changes; a new one is another question. */
export const tiersQuery = ({ symbol, tierVersion }: { readonly symbol: string; readonly tierVersion: number }) =>
  queryOptions({
    queryKey: ['perpetual', 'tiers', symbol, tierVersion],
    queryFn: ({ signal }) => ask(tiers, { symbol }, { signal }),
    staleTime: 5 * 60_000,
    meta: { shared: true },
  });
