import { type PlaceBracket, placeBracket } from '@quay/contract/spot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { takeOrders } from '../queries/order-lists.ts';

export function usePlaceBracket() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (order: PlaceBracket) => ask(placeBracket, order, { quiet: true }),
    onSuccess: (order) => takeOrders(client, [order]),
  });
}
