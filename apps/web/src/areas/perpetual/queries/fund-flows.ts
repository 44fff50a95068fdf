import { type ContractBook, fundFlows } from '@quay/contract/perpetual';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** Every change of the insurance fund of a book and a coin, newest first. */
export const fundFlowsQuery = (book: ContractBook, coin: string) =>
  infiniteQueryOptions({
    queryKey: ['perpetual', 'fund-flows', book, coin],
    queryFn: ({ pageParam: before, signal }) =>
      ask(fundFlows, { book, coin, ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.flow)),
    meta: { shared: true },
  });
