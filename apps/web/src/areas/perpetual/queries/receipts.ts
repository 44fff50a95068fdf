import { receipts } from '@quay/contract/perpetual';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** Receipts of the user's liquidations, and of where they were deleveraged; newest first. */
export const receiptsQuery = infiniteQueryOptions({
  queryKey: ['perpetual', 'receipts'],
  queryFn: ({ pageParam, signal }) => ask(receipts, pageParam === undefined ? {} : { before: pageParam }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.number)),
});
