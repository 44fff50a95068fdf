import { type SetTriggers, setTriggers } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { openTriggersQuery, takeTriggers } from '../queries/open-triggers.ts';

export function useSetTriggers() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: SetTriggers) => ask(setTriggers, request, { quiet: true }),
    onSuccess: (set) => takeTriggers(client, set),
    // One for the whole position takes the place of another, and the position may be gone: show what is so.
    onSettled: () => client.invalidateQueries(openTriggersQuery),
  });
}
