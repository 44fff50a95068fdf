import { cancelAll } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

export function useCancelAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (symbol: string | undefined) => ask(cancelAll, { symbol }),
    onSettled: () => client.invalidateQueries({ queryKey: ['perpetual'] }),
  });
}
