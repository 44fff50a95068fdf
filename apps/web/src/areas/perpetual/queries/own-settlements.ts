import { ownSettlements } from '@quay/contract/perpetual';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

type Filter = { readonly symbol?: string; readonly from?: string; readonly to?: string };

/** The user's positions that were settled with their contracts, newest first. */
export const ownSettlementsQuery = (filter: Filter = {}) =>
  infiniteQueryOptions({
    queryKey: ['perpetual', 'own-settlements', filter],
    queryFn: ({ pageParam: before, signal }) =>
      ask(ownSettlements, { ...filter, ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.settlement)),
  });
