import { fundingHistory } from '@quay/contract/perpetual';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** Funding periods of a contract that are over, newest first. */
export const fundingHistoryQuery = (symbol: string) =>
  infiniteQueryOptions({
    queryKey: ['perpetual', 'funding-history', symbol],
    queryFn: ({ pageParam: before, signal }) =>
      ask(fundingHistory, { symbol, ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.period)),
    meta: { shared: true },
  });
