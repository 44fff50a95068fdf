import { type EditTrigger, editTrigger } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { openTriggersQuery, takeTriggers } from '../queries/open-triggers.ts';

export function useEditTrigger() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: EditTrigger) => ask(editTrigger, change, { quiet: true }),
    onSuccess: (trigger) => takeTriggers(client, [trigger]),
    // It may have fired meanwhile, or be gone already: show what is so.
    onError: () => client.invalidateQueries(openTriggersQuery),
  });
}
