import type { RequestOf } from '@quay/contract';
import { repay } from '@quay/contract/loans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForLoans } from '../changed.ts';

export function useRepay() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof repay>) => ask(repay, request, { quiet: true }),
    onSuccess: () => askAgainForLoans(client),
  });
}
