import type { RequestOf } from '@quay/contract';
import { exitEarly } from '@quay/contract/earn';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { askAgainForEarn } from '../changed.ts';

export function useExitEarly() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof exitEarly>) => ask(exitEarly, request, { quiet: true }),
    // A refusal may say that others were faster: what is shown is asked for again then, too.
    onSettled: () => askAgainForEarn(client),
  });
}
