import { type CreditList, history } from '@quay/contract/credit';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The user's applications and loans, newest first. */
export const creditHistoryQuery = (list: CreditList | 'all') =>
  infiniteQueryOptions({
    queryKey: ['credit', 'own', 'history', list],
    queryFn: ({ pageParam, signal }) =>
      ask(history, { ...(list !== 'all' && { list }), pageNo: String(pageParam) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, pageSize, totalElements }) =>
      pageNo * pageSize < totalElements ? pageNo + 1 : undefined,
    staleTime: 0,
  });
