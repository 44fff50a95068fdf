import type { RequestOf } from '@quay/contract';
import { resignLeader } from '@quay/contract/following';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForFollowing } from '../changed.ts';

export function useResignLeader() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof resignLeader>) => ask(resignLeader, request, { quiet: true }),
    onSuccess: () => askAgainForFollowing(client),
  });
}
