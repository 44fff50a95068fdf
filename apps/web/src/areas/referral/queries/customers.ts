import { customers } from '@quay/contract/referral';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** People of one line, by their short names. */
export const customersQuery = (line: number) =>
  infiniteQueryOptions({
    queryKey: ['referral', 'customers', line],
    queryFn: ({ signal, pageParam }) => ask(customers, { line: String(line), pageNo: String(pageParam) }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _all, page) => (last.more ? page + 1 : undefined),
  });
