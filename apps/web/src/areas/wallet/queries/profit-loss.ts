import { profitLoss } from '@quay/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** The last days of the user, oldest first, today at the end. */
export const profitQuery = (days: number) =>
  queryOptions({
    queryKey: ['profit-loss', days],
    staleTime: 60_000,
    queryFn: ({ signal }) => ask(profitLoss, { days: String(days) }, { signal }),
  });
