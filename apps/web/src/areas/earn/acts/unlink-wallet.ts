import type { RequestOf } from '@quay/contract';
import { unlinkWallet } from '@quay/contract/liquidity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForEarn } from '../changed.ts';

export function useUnlinkWallet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof unlinkWallet>) => ask(unlinkWallet, request, { quiet: true }),
    onSettled: () => askAgainForEarn(client),
  });
}
