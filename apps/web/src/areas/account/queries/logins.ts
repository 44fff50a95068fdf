import { logins } from '@quay/contract/identity';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

const PAGE = 20;

/** Who came in, newest first. */
export const loginsQuery = infiniteQueryOptions({
  queryKey: ['logins'],
  staleTime: 0,
  queryFn: ({ pageParam, signal }) => ask(logins, { before: pageParam, size: String(PAGE) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.loginId)),
});
