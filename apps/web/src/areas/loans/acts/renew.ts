import type { RequestOf } from '@quay/contract';
import { renew } from '@quay/contract/loans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForLoans } from '../changed.ts';

export function useRenew() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof renew>) => ask(renew, request, { quiet: true }),
    onSuccess: () => askAgainForLoans(client),
  });
}
