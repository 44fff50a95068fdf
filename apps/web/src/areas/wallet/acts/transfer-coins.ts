import { type Transfer, transferCoins } from '@quay/contract/wallet';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { balancesQuery } from '../../../holdings/queries/wallets.ts';
import { ask } from '../../../request/ask.ts';

/** What a transfer asks for, its number included. */
export type TransferParams = Pick<Transfer, 'symbol' | 'from' | 'to' | 'amount'> & { readonly requestId: string };

export function useTransferCoins() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (transfer: TransferParams) => ask(transferCoins, transfer, { quiet: true }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: balancesQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['ledger'] }),
      ]),
  });
}
