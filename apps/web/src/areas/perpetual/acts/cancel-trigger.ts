import { cancelTrigger } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { openTriggersQuery, takeTriggers } from '../queries/open-triggers.ts';

export function useCancelTrigger() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (triggerId: number) => ask(cancelTrigger, { triggerId }),
    onSuccess: (trigger) => takeTriggers(client, [trigger]),
    // It may have fired meanwhile, or be gone already: show what is so.
    onError: () => client.invalidateQueries(openTriggersQuery),
  });
}
