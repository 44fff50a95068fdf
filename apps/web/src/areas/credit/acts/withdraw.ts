import type { RequestOf } from '@quay/contract';
import { withdraw } from '@quay/contract/credit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForCredit } from '../changed.ts';

export function useWithdrawCredit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof withdraw>) => ask(withdraw, request, { quiet: true }),
    onSuccess: () => askAgainForCredit(client),
  });
}
