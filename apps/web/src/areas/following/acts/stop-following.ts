import type { RequestOf } from '@quay/contract';
import { stopFollowing } from '@quay/contract/following';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForFollowing } from '../changed.ts';

export function useStopFollowing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof stopFollowing>) => ask(stopFollowing, request, { quiet: true }),
    onSuccess: () => askAgainForFollowing(client),
  });
}
