import type { RequestOf } from '@quay/contract';
import { setLeverage } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { takePositions } from '../queries/positions.ts';

export function useSetLeverage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: RequestOf<typeof setLeverage>) => ask(setLeverage, change, { quiet: true }),
    onSuccess: (position) => takePositions(client, [position]),
  });
}
