import type { RequestOf } from '@quay/contract';
import { addPledge } from '@quay/contract/loans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForLoans } from '../changed.ts';

export function useAddPledge() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof addPledge>) => ask(addPledge, request, { quiet: true }),
    onSuccess: () => askAgainForLoans(client),
  });
}
