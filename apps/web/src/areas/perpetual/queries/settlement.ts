import { settlement } from '@quay/contract/perpetual';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** How a contract was settled; its settlement is null until the price is fixed. */
export const settlementQuery = (symbol: string) =>
  queryOptions({
    queryKey: ['perpetual', 'settlement', symbol],
    queryFn: ({ signal }) => ask(settlement, { symbol }, { signal }),
    meta: { shared: true },
  });
