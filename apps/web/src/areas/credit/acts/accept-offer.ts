import type { RequestOf } from '@quay/contract';
import { acceptOffer } from '@quay/contract/credit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForCredit } from '../changed.ts';

export function useAcceptOffer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof acceptOffer>) => ask(acceptOffer, request, { quiet: true }),
    onSuccess: () => askAgainForCredit(client),
  });
}
