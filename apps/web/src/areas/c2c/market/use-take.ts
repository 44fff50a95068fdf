import type { C2cOrder } from '@quay/contract/c2c';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { balancesQuery } from '../../../holdings/queries/wallets.ts';
import { submitBuy } from '../acts/buy.ts';
import { submitQuickBuy } from '../acts/quick-buy.ts';
import { submitQuickSell } from '../acts/quick-sell.ts';
import { submitSell } from '../acts/sell.ts';
import type { Taking } from '../forms/take.form.ts';
import { showOrder } from '../queries/changes.ts';

function take(taking: Taking): Promise<C2cOrder> {
  switch (taking.call) {
    case 'buy':
      return submitBuy(taking.request);
    case 'sell':
      return submitSell(taking.request);
    case 'quick-buy':
      return submitQuickBuy(taking.request);
    case 'quick-sell':
      return submitQuickSell(taking.request);
  }
}

export function useTake() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: take,
    onSuccess: (order) => {
      showOrder(client, order);
      for (const queryKey of [['c2c', 'offers'], ['c2c', 'ads'], balancesQuery.queryKey, ['ledger']]) {
        void client.invalidateQueries({ queryKey });
      }
    },
  });
}
