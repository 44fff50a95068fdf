import type { RequestOf } from '@quay/contract';
import { redeem } from '@quay/contract/earn';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForEarn } from '../changed.ts';

export function useRedeem() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof redeem>) => ask(redeem, request, { quiet: true }),
    // A refusal may say that others were faster: what is shown is asked for again then, too.
    onSettled: () => askAgainForEarn(client),
  });
}
