import { fundingPayments } from '@quay/contract/perpetual';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** What the user paid and received at stamps, newest first. */
export const fundingPaymentsQuery = infiniteQueryOptions({
  queryKey: ['perpetual', 'funding-payments'],
  queryFn: ({ pageParam: before, signal }) => ask(fundingPayments, before === undefined ? {} : { before }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.payment)),
});
