import { type PlaceOrder, spot } from '@quay/contract/spot';
import type { PlaceOrder as PlaceOrderCommand } from '@quay/core';
import { unitsOf } from '../../trading/units-of.ts';
import { CLIENT_ID, type Unread, unread } from '../../trading/unread.ts';

const clientIdMalformed = unread(spot['client-id-malformed'], 'clientOrderId');
const priceMalformed = unread(spot['price-malformed'], 'price');
const quantityMalformed = unread(spot['quantity-malformed'], 'quantity');
const amountMalformed = unread(spot['amount-malformed'], 'amount');
const stopPriceMalformed = unread(spot['stop-price-malformed'], 'stopPrice');

/** Reads an order of the wire: the same for one, for many and for a frame of the socket. */
export function requestOf(owner: number, request: PlaceOrder): PlaceOrderCommand | Unread {
  const { type, clientOrderId } = request;
  if (clientOrderId !== undefined && !CLIENT_ID.test(clientOrderId)) return clientIdMalformed;
  const price = unitsOf(request.price);
  if (price === undefined) return priceMalformed;
  const quantity = unitsOf(request.quantity);
  if (quantity === undefined) return quantityMalformed;
  const amount = unitsOf(request.amount);
  if (amount === undefined) return amountMalformed;
  const stopPrice = unitsOf(request.stopPrice);
  if (stopPrice === undefined) return stopPriceMalformed;
  return {
    owner,
    clientId: clientOrderId ?? null,
    market: request.symbol,
    side: request.side,
    type,
    price,
    quantity,
    amount,
    timeInForce: request.timeInForce ?? (type === 'limit' || type === 'stop-limit' ? 'gtc' : 'ioc'),
    selfTrade: request.selfTrade ?? 'cancel-taker',
    stopPrice,
  };
}
