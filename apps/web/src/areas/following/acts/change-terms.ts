import type { RequestOf } from '@quay/contract';
import { changeTerms } from '@quay/contract/following';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForFollowing } from '../changed.ts';

export function useChangeTerms() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof changeTerms>) => ask(changeTerms, request, { quiet: true }),
    onSuccess: () => askAgainForFollowing(client),
  });
}
