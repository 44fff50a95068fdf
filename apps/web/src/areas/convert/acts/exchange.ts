import { exchange, type Quote } from '@quay/contract/convert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { balancesQuery } from '../../../holdings/queries/wallets.ts';
import { ask } from '../../../request/ask.ts';
import { historyQuery } from '../queries/exchange-history.ts';

export function useExchange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ quoteId }: Quote) => ask(exchange, { quoteId }, { quiet: true }),
    onSuccess: () => {
      for (const queryKey of [balancesQuery.queryKey, historyQuery.queryKey, ['ledger']]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
