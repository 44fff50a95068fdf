import type { RequestOf } from '@quay/contract';
import { setMarginMode } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { takePositions } from '../queries/positions.ts';

export function useSetMarginMode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: RequestOf<typeof setMarginMode>) => ask(setMarginMode, change, { quiet: true }),
    onSuccess: (position) => takePositions(client, [position]),
  });
}
