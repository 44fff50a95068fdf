import type { RequestOf } from '@quay/contract';
import { addMargin } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { takePositions } from '../queries/positions.ts';

export function useAddMargin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: RequestOf<typeof addMargin>) => ask(addMargin, change, { quiet: true }),
    onSuccess: (position) => takePositions(client, [position]),
  });
}
