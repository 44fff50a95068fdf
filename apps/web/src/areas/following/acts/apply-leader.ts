import type { RequestOf } from '@quay/contract';
import { applyLeader } from '@quay/contract/following';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForFollowing } from '../changed.ts';

export function useApplyLeader() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof applyLeader>) => ask(applyLeader, request, { quiet: true }),
    onSuccess: () => askAgainForFollowing(client),
  });
}
