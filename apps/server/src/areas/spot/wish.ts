import type { Refusal } from '@quay/contract';
import { type OrderType, type PlaceOrder, type SelfTradeMode, spot, type TimeInForce } from '@quay/contract/spot';
import { parse } from '@quay/money';

/** What a user wishes to trade, as the core's `spot/place-order` takes it. */
export type Wish = {
  readonly owner: number;
  readonly clientId: string | null;
  readonly market: string;
  readonly side: 'buy' | 'sell';
  readonly type: OrderType;
  readonly price: bigint | null;
  readonly quantity: bigint | null;
  readonly amount: bigint | null;
  readonly timeInForce: TimeInForce;
  readonly selfTrade: SelfTradeMode;
  readonly stopPrice: bigint | null;
};

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

/** What was not said is `null`; what is no decimal is `undefined`. */
export const unitsOf = (said: string | undefined): bigint | null | undefined =>
  said === undefined ? null : parse(said);
