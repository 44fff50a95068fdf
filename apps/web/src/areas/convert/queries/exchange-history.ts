import { exchangeHistory } from '@quay/contract/convert';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What the user has exchanged, newest first. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['convert', 'history'],
  staleTime: 0,
  queryFn: ({ pageParam, signal }) => ask(exchangeHistory, { pageNo: String(pageParam) }, { signal }),
  initialPageParam: 1,
  getNextPageParam: (page, pages) => (page.more ? pages.length + 1 : undefined),
  select: ({ pages }) => ({ pages: pages.map(({ rows }) => rows) }),
});
