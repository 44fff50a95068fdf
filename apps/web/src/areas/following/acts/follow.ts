import type { RequestOf } from '@quay/contract';
import { follow } from '@quay/contract/following';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForFollowing } from '../changed.ts';

export function useFollow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof follow>) => ask(follow, request, { quiet: true }),
    onSuccess: () => askAgainForFollowing(client),
  });
}
