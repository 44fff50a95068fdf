import { creditScore } from '@quay/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

export const creditScoreQuery = queryOptions({
  queryKey: ['credit-score'],
  staleTime: 0,
  queryFn: ({ signal }) => ask(creditScore, {}, { signal }),
});
