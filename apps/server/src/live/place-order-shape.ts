import { sides } from '@quay/contract';
import { intents, type PlaceOrder as PlaceContractOrder, perpetualOrderTypes } from '@quay/contract/perpetual';
import { BATCH_ORDERS_MAX, orderTypes, type PlaceOrder, selfTradeModes, timesInForce } from '@quay/contract/spot';
import type { Product } from '@quay/contract/trading';

/**
 * The contract's request schemas by hand, for the socket, where a frame has many orders and a schema library's results
 * and issues would cost more than the orders. A test holds both to the same verdict.
 */

const SYMBOL = /^[A-Z0-9]{1,16}$/;
const CONTRACT = /^[A-Z0-9]{1,16}(-[A-Z0-9]{1,8})?$/;
const LEVERAGE_MAX = 1_000;
const DECIMAL_LENGTH_MAX = 40;
const CLIENT_ID_LENGTH_MAX = 64;

const oneOf = (members: readonly string[]) => {
  const known = new Set<unknown>(members);
  return (value: unknown): boolean => known.has(value);
};
const isDecimal = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= DECIMAL_LENGTH_MAX;

const isSymbol = (value: unknown): value is string => typeof value === 'string' && SYMBOL.test(value);
const isContract = (value: unknown): value is string => typeof value === 'string' && CONTRACT.test(value);

export const isInstrumentSymbol = (product: Product, value: unknown): value is string =>
  product === 'spot' ? isSymbol(value) : isContract(value);

const isSide = oneOf(sides);
const isType = oneOf(orderTypes);
const isTimeInForce = oneOf(timesInForce);
const isSelfTrade = oneOf(selfTradeModes);
const isIntent = oneOf(intents);
const isContractType = oneOf(perpetualOrderTypes);

/** Whether a value that came as JSON is what `place-order` asks for. */
export function isPlaceOrder(value: unknown): value is PlaceOrder {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let needed = 0;
  for (const name in value) {
    const field = (value as Record<string, unknown>)[name];
    switch (name) {
      case 'symbol':
        if (!isSymbol(field)) return false;
        needed += 1;
        break;
      case 'side':
        if (!isSide(field)) return false;
        needed += 1;
        break;
      case 'type':
        if (!isType(field)) return false;
        needed += 1;
        break;
      case 'timeInForce':
        if (!isTimeInForce(field)) return false;
        break;
      case 'selfTrade':
        if (!isSelfTrade(field)) return false;
        break;
      case 'price':
      case 'stopPrice':
      case 'quantity':
      case 'amount':
        if (!isDecimal(field)) return false;
        break;
      case 'clientOrderId':
        if (typeof field !== 'string' || field.length > CLIENT_ID_LENGTH_MAX) return false;
        break;
      default:
        return false;
    }
  }
  return needed === 3;
}

/** Whether a value that came as JSON is what `place-order` of contracts asks for. */
export function isPlaceContractOrder(value: unknown): value is PlaceContractOrder {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  let needed = 0;
  for (const name in value) {
    const field = (value as Record<string, unknown>)[name];
    switch (name) {
      case 'symbol':
        if (!isContract(field)) return false;
        needed += 1;
        break;
      case 'intent':
        if (!isIntent(field)) return false;
        needed += 1;
        break;
      case 'type':
        if (!isContractType(field)) return false;
        needed += 1;
        break;
      case 'quantity':
        if (!isDecimal(field)) return false;
        needed += 1;
        break;
      case 'price':
        if (!isDecimal(field)) return false;
        break;
      case 'leverage':
        if (!Number.isSafeInteger(field) || (field as number) < 1 || (field as number) > LEVERAGE_MAX) return false;
        break;
      case 'timeInForce':
        if (!isTimeInForce(field)) return false;
        break;
      case 'clientOrderId':
        if (typeof field !== 'string' || field.length > CLIENT_ID_LENGTH_MAX) return false;
        break;
      default:
        return false;
    }
  }
  return needed === 4;
}

/** Whether a value that came as JSON is the `orders` of a frame: as many as `place-orders` takes. */
export function arePlaceOrders(product: Product, value: unknown): value is PlaceOrder[] | PlaceContractOrder[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > BATCH_ORDERS_MAX) return false;
  const is = product === 'spot' ? isPlaceOrder : isPlaceContractOrder;
  for (const one of value) if (!is(one)) return false;
  return true;
}

/** Whether a value that came as JSON is the `orderIds` of `cancel-orders`. */
export function areOrderIds(value: unknown): value is number[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > BATCH_ORDERS_MAX) return false;
  for (const one of value) if (!Number.isSafeInteger(one) || one <= 0) return false;
  return true;
}
