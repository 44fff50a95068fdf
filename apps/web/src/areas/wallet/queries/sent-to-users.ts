import { sentToUsers } from '@quay/contract/wallet';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { HISTORY_PAGE } from './history.ts';
import { MOVEMENTS } from './movements.ts';

/** What the user gave to others and got from them, newest first. */
export const sentToUsersQuery = infiniteQueryOptions({
  queryKey: [MOVEMENTS, 'users'],
  staleTime: 0,
  queryFn: ({ pageParam, signal }) => ask(sentToUsers, { before: pageParam, size: String(HISTORY_PAGE) }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < HISTORY_PAGE ? undefined : String(page.at(-1)!.transferId)),
});
