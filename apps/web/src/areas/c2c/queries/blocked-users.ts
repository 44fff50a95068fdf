import { blockedUsers } from '@quay/contract/c2c';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Whom the user has blocked, newest first. Another device may have changed it. */
export const blockedUsersQuery = queryOptions({
  queryKey: ['c2c', 'blocked'],
  queryFn: ({ signal }) => ask(blockedUsers, {}, { signal, quiet: true }),
  refetchOnWindowFocus: 'always',
});
