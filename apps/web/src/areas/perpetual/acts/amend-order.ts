import { type AmendOrder, amendOrder } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { orderFrom, takeOrders } from '../queries/order-lists.ts';

export function useAmendOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: AmendOrder) => orderFrom(await ask(amendOrder, change, { quiet: true })),
    onSuccess: (order) => takeOrders(client, [order]),
    // It may have traded meanwhile, or be gone already: show what is so.
    onError: () => client.invalidateQueries({ queryKey: ['perpetual'] }),
  });
}
