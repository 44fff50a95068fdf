import { ownLeader } from '@quay/contract/following';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Whether the user leads; null for who never applied. */
export const ownLeaderQuery = queryOptions({
  queryKey: ['following', 'own', 'leader'],
  queryFn: ({ signal }) => ask(ownLeader, {}, { signal }),
  staleTime: 0,
});
