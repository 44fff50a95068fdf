import type { RequestOf } from '@quay/contract';
import { setAlert } from '@quay/contract/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { alertsQuery } from '../queries/alerts.ts';

/** Sets a price alert; one that is there already is not set twice. */
export function useSetAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestOf<typeof setAlert>) => ask(setAlert, request, { quiet: true }),
    onSuccess: (alerts) => client.setQueryData(alertsQuery.queryKey, alerts),
  });
}
