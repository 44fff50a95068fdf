import type { RequestOf } from '@quay/contract';
import { leader } from '@quay/contract/following';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** One leader with the record of closed positions. */
export const leaderQuery = (request: RequestOf<typeof leader>) =>
  queryOptions({
    queryKey: ['following', 'leader', request],
    queryFn: ({ signal }) => ask(leader, request, { signal }),
    meta: { shared: true },
  });
