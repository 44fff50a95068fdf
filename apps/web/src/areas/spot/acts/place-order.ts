import { type PlaceOrder, placeOrder } from '@quay/contract/spot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { takeOrders } from '../queries/order-lists.ts';

export function usePlaceOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: PlaceOrder) => ask(placeOrder, order, { quiet: true }),
    onSuccess: (order) => takeOrders(client, [order]),
  });
}
