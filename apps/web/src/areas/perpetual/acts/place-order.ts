import { type PlaceOrder, placeOrder } from '@quay/contract/perpetual';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { orderFrom, takeOrders } from '../queries/order-lists.ts';

export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (order: PlaceOrder) => orderFrom(await ask(placeOrder, order, { quiet: true })),
    onSuccess: (order) => takeOrders(client, [order]),
  });
}
