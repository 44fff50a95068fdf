import type { Refusal } from '@quay/contract';
import { type PlaceOrder, spot } from '@quay/contract/spot';
import type { PlaceOrder as Wish } from '@quay/core';
import { unitsOf } from './units-of.ts';

/** Why text of the wire is no value at all; the core judges what the values are. */
export type Unread = {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly params: Record<string, string>;
  readonly field: string;
};

const CLIENT_ID = /^[A-Za-z0-9_-]{1,36}$/;

const unread = (refusal: Refusal, field: string): Unread => ({ ok: false, refusal, params: {}, field });
const clientIdMalformed = unread(spot['client-id-malformed'], 'clientOrderId');
const priceMalformed = unread(spot['price-malformed'], 'price');
const quantityMalformed = unread(spot['quantity-malformed'], 'quantity');
const amountMalformed = unread(spot['amount-malformed'], 'amount');
const stopPriceMalformed = unread(spot['stop-price-malformed'], 'stopPrice');

/** Reads an order of the wire: the same for one, for many and for a frame of the socket. */
export function wishOf(owner: number, request: PlaceOrder): Wish | Unread {
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
