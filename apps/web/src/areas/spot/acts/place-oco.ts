import { type PlaceOco, placeOco } from '@quay/contract/spot';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import { takeOrders } from '../queries/order-lists.ts';

export function usePlaceOco() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pair: PlaceOco) => ask(placeOco, pair, { quiet: true }),
    onSuccess: ({ limit, stop }) => takeOrders(client, [limit, stop]),
  });
}
