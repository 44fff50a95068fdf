import { budget } from '@quay/contract/referral';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What rebates are paid from, and what is left of it. */
export const budgetQuery = queryOptions({
  queryKey: ['referral', 'budget'],
  queryFn: ({ signal }) => ask(budget, {}, { signal }),
  meta: { shared: true },
});
