import type { RequestOf } from '@quay/contract';
import { leaders } from '@quay/contract/following';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Who can be followed, in the order that is asked for, 20 a page. */
export const leadersQuery = (request: RequestOf<typeof leaders>) =>
  queryOptions({
    queryKey: ['following', 'leaders', request],
    queryFn: ({ signal }) => ask(leaders, request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shared: true },
  });
