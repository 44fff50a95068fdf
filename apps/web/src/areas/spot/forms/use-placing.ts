import type { PlaceOrder } from '../../../trading/orders/order.ts';
import type { Placing } from '../../../trading/ticket/product-ticket.ts';
import { usePlaceBracket } from '../acts/place-bracket.ts';
import { usePlaceOco } from '../acts/place-oco.ts';
import { usePlaceOrder } from '../acts/place-order.ts';
import { sentAs } from './linked-orders.form.ts';

/** Sends what the form says by the call that places it. Of a pair the order that rests bears the number of both. */
export function usePlacing(): Placing {
  const order = usePlaceOrder();
  const bracket = usePlaceBracket();
  const pair = usePlaceOco();
  return {
    isPending: order.isPending || bracket.isPending || pair.isPending,
    async mutateAsync(said: PlaceOrder) {
      const sent = sentAs(said);
      if (sent.call === 'oco') return (await pair.mutateAsync(sent.order)).limit;
      return sent.call === 'bracket' ? bracket.mutateAsync(sent.order) : order.mutateAsync(sent.order);
    },
  };
}
