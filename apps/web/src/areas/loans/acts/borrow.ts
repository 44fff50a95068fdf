import type { RequestOf } from '@quay/contract';
import { borrow } from '@quay/contract/loans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForLoans } from '../changed.ts';

export function useBorrow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof borrow>) => ask(borrow, request, { quiet: true }),
    onSuccess: () => askAgainForLoans(client),
  });
}
