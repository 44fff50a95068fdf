import type { RequestOf } from '@quay/contract';
import { history } from '@quay/contract/earn';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

export type HistoryFilter = Pick<RequestOf<typeof history>, 'kind' | 'order' | 'income'>;

/** What came from the user's products and went into them, newest first. */
export const historyQuery = (filter: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['earn', 'own', 'history', filter],
    queryFn: ({ pageParam: before, signal }) =>
      ask(history, { ...filter, ...(before !== undefined && { before }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.id)),
    staleTime: 0,
  });
