import type { RequestOf } from '@quay/contract';
import { claim } from '@quay/contract/referral';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Claims what was seen. Afterwards everything is asked for again, also after a refusal: the sum may have changed. */
export function useClaim() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof claim>) => ask(claim, request, { quiet: true }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['referral'] });
      void client.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
}
