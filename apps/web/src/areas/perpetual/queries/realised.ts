import { realised } from '@quay/contract/perpetual';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** The user's positions that were closed, newest first. */
export const realisedQuery = infiniteQueryOptions({
  queryKey: ['perpetual', 'realised'],
  queryFn: ({ pageParam: before, signal }) => ask(realised, before === undefined ? {} : { before }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.trade)),
});
