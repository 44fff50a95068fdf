import type { RequestOf } from '@quay/contract';
import { apply } from '@quay/contract/credit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForCredit } from '../changed.ts';

export function useApplyCredit() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof apply>) => ask(apply, request, { quiet: true }),
    onSuccess: () => askAgainForCredit(client),
  });
}
