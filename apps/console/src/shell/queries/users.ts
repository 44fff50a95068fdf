import type { RequestOf } from '@quay/contract';
import { users } from '@quay/contract/staff';
import { type ReadOptions, useAsk, usePages } from '../../request/hooks.ts';

const PAGE = 50;

/** Users, the newest first, 50 a page. */
export const useUsers = (request: RequestOf<typeof users>) =>
  usePages(users, request, { idOf: (user) => user.userId, size: PAGE });

/** The first page alone, of those whom a search finds. */
export const useFoundUsers = (search: string, options: ReadOptions) => useAsk(users, { search }, options);
