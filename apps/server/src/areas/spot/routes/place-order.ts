import { type placeOrder, spot } from '@quay/contract/spot';
import type { Order } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, told } from '../../../edge/route.ts';
import { orderOnWire } from '../wire.ts';

const CLIENT_ID = /^[A-Za-z0-9_-]{1,36}$/;

export const placeOrderRoute: Route<typeof placeOrder> = async (request, asking) => {
  const { symbol, side, type, clientOrderId } = request;
  if (clientOrderId !== undefined && !CLIENT_ID.test(clientOrderId)) {
    return refused(spot['client-id-malformed'], {}, 'clientOrderId');
  }
  const price = decimal(request.price);
  if (price === undefined) return refused(spot['price-malformed'], {}, 'price');
  const quantity = decimal(request.quantity);
  if (quantity === undefined) return refused(spot['quantity-malformed'], {}, 'quantity');
  const amount = decimal(request.amount);
  if (amount === undefined) return refused(spot['amount-malformed'], {}, 'amount');

  const { outcome, seq } = await asking.core.submit<Order>('spot/place-order', {
    owner: asking.owner,
    clientId: clientOrderId ?? null,
    market: symbol,
    side,
    type,
    price,
    quantity,
    amount,
  });
  return outcome.ok ? told(orderOnWire(outcome.value), seq) : { outcome, seq };
};

/** What was not said is `null`; what is no decimal is `undefined`. */
const decimal = (said: string | undefined): bigint | null | undefined => (said === undefined ? null : parse(said));
