import { startOver } from '@quay/contract/demo';
import { askAgain } from '@quay/web-kit/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** Puts the practice money back to what it began with. All that was practised before is gone from every list. */
export function useStartOver() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => ask(startOver, {}, { quiet: true }),
    onSuccess: () => askAgain(client, { predicate: ({ meta }) => meta?.shared !== true }),
  });
}
