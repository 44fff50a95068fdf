import type { RequestOf } from '@quay/contract';
import { buy } from '@quay/contract/earn';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForEarn } from '../changed.ts';

export function useBuy() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof buy>) => ask(buy, request, { quiet: true }),
    // A refusal may say that others were faster: what is shown is asked for again then, too.
    onSettled: () => askAgainForEarn(client),
  });
}
