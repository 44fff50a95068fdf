import { cancelOrder } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { orderFrom, takeOrders } from '../queries/order-lists.ts';

export function useCancelOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (orderId: number) => orderFrom(await ask(cancelOrder, { orderId })),
    onSuccess: (order) => takeOrders(client, [order]),
    // It may have been filled meanwhile, or be gone already: show what is so.
    onError: () => client.invalidateQueries({ queryKey: ['perpetual'] }),
  });
}
