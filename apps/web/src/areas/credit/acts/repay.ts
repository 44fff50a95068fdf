import type { RequestOf } from '@quay/contract';
import { repay } from '@quay/contract/credit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForCredit } from '../changed.ts';

export function useRepayCredit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof repay>) => ask(repay, request, { quiet: true }),
    onSuccess: () => askAgainForCredit(client),
  });
}
