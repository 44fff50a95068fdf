import type { RequestOf } from '@quay/contract';
import { removeMargin } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { takePositions } from '../queries/positions.ts';

export function useRemoveMargin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: RequestOf<typeof removeMargin>) => ask(removeMargin, change, { quiet: true }),
    onSuccess: (position) => takePositions(client, [position]),
  });
}
