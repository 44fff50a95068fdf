import { closeAll } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

export function useCloseAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (symbol: string | undefined) => ask(closeAll, { symbol }, { quiet: true }),
    onSettled: () => client.invalidateQueries({ queryKey: ['perpetual'] }),
  });
}
