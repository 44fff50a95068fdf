import { type PlaceOrder, perpetual } from '@quay/contract/perpetual';
import type { PlaceContractOrder } from '@quay/core';
import { parse } from '@quay/money';
import { unitsOf } from '../../trading/units-of.ts';
import { CLIENT_ID, type Unread, unread } from '../../trading/unread.ts';

const clientIdMalformed = unread(perpetual['client-id-malformed'], 'clientOrderId');
const priceMalformed = unread(perpetual['price-malformed'], 'price');
const stopPriceMalformed = unread(perpetual['stop-price-malformed'], 'stopPrice');
const quantityMalformed = unread(perpetual['quantity-malformed'], 'quantity');

/** Reads an order of the wire: the same over HTTP and for a frame of the socket. */
export function requestOf(owner: number, request: PlaceOrder): PlaceContractOrder | Unread {
  const { symbol: contract, intent, type, leverage, clientOrderId } = request;
  if (clientOrderId !== undefined && !CLIENT_ID.test(clientOrderId)) return clientIdMalformed;
  const price = unitsOf(request.price);
  if (price === undefined) return priceMalformed;
  const stopPrice = unitsOf(request.stopPrice);
  if (stopPrice === undefined) return stopPriceMalformed;
  const attached = attachedOf(request);
  if ('refusal' in attached) return attached;
  const quantity = unitsOf(request.quantity);
  if (quantity === undefined) return quantityMalformed;
  return {
    owner,
    clientId: clientOrderId ?? null,
    contract,
    intent,
    type,
    price,
    quantity,
    timeInForce: request.timeInForce ?? (type.endsWith('limit') ? 'gtc' : 'ioc'),
    leverage: leverage ?? null,
    ...{ stopPrice, attached },
  };
}

/** Stop-profit and stop-loss of an order. */
function attachedOf(request: PlaceOrder): PlaceContractOrder['attached'] | Unread {
  const attached: PlaceContractOrder['attached'][number][] = [];
  for (const [kind, field] of [
    ['stop-profit', 'stopProfit'],
    ['stop-loss', 'stopLoss'],
  ] as const) {
    const said = request[field];
    if (said === undefined) continue;
    const triggerPrice = parse(said.triggerPrice);
    if (triggerPrice === undefined) return unread(perpetual['stop-price-malformed'], `${field}.triggerPrice`);
    const price = said.price === undefined ? null : parse(said.price);
    if (price === undefined) return unread(perpetual['price-malformed'], `${field}.price`);
    attached.push({ kind, triggerPrice, price });
  }
  return attached;
}
