import { removeAlert } from '@quay/contract/market';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { alertsQuery } from '../queries/alerts.ts';

/** Removes a price alert; removing it again changes nothing. */
export function useRemoveAlert() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => ask(removeAlert, { id }, { quiet: true }),
    onSuccess: (alerts) => client.setQueryData(alertsQuery.queryKey, alerts),
  });
}
