import { type OrderRefusals, orderTypes, selfTradeModes, sides, timesInForce } from '@quay/contract/trading/rules';
import { text as decimal } from '@quay/money';
import { id, maybe, oneOf, type RowOf, text, units } from '../engine/columns.ts';
import { type Refused, refuse } from '../engine/command.ts';
import * as codes from './order-codes.ts';
import { type Count, isNone } from './terms.ts';

// V8 looks an imported constant up at every use, and folds one of the module's own into the code.
const { IOC, LIMIT, MARKET, POST_ONLY, STOP_LIMIT, STOP_MARKET } = codes;

/** What the command says that places an order; a product that asks for more puts its columns behind these. */
export const orderInput = {
  owner: id,
  clientId: maybe(text),
  market: text,
  side: oneOf(sides),
  type: oneOf(orderTypes),
  price: maybe(units),
  quantity: maybe(units),
  amount: maybe(units),
  timeInForce: oneOf(timesInForce),
  selfTrade: oneOf(selfTradeModes),
  stopPrice: maybe(units),
};
/** Amounts in units: numbers where a double holds them, bigints where not; either may be sent. */
export type OrderRequest = RowOf<typeof orderInput>;

/** What a plain limit order says beside its price and quantity, and a plain market order. */
export const plainLimit = { timeInForce: 'gtc', selfTrade: 'cancel-taker', stopPrice: null } as const;
export const plainMarket = { ...plainLimit, timeInForce: 'ioc' } as const;

/** Everything that makes two requests the same order, in one line. What most orders do not say is left out. */
export function lineOf(request: OrderRequest): string {
  const part = (value: Count | null) => (value === null ? '-' : decimal(BigInt(value)));
  const { market, side, type, price, quantity, amount, timeInForce, selfTrade, stopPrice } = request;
  const line = [market, side, type, part(price), part(quantity), part(amount)].join(' ');
  const usual = timeInForce === (type === 'market' ? 'ioc' : 'gtc') && selfTrade === 'cancel-taker';
  return usual && stopPrice === null ? line : `${line} ${timeInForce} ${selfTrade} ${part(stopPrice)}`;
}

/**
 * Refuses what this kind of order lacks, or must not have. `type` and `force` are codes of the request's own. Where an amount
 * can be spent (`spends`), a stop-market buy names one.
 */
export function kindRefusal(
  refusals: OrderRefusals,
  request: OrderRequest,
  type: number,
  force: number,
  spends = true,
): Refused | undefined {
  const priced = type === LIMIT || type === STOP_LIMIT;
  const stops = type === STOP_LIMIT || type === STOP_MARKET;
  // A market order may name the worst price that it trades at.
  const names = priced || (type === MARKET && request.price !== null);
  if (names && isNone(request.price)) return refuse(refusals['price-missing'], {}, 'price');
  if (!names && request.price !== null) return refuse(refusals['price-not-for-market'], {}, 'price');
  if (stops && isNone(request.stopPrice)) return refuse(refusals['stop-price-missing'], {}, 'stopPrice');
  if (!stops && request.stopPrice !== null) return refuse(refusals['stop-price-not-here'], {}, 'stopPrice');
  if (priced ? stops && force === POST_ONLY : force !== IOC) {
    return refuse(refusals['time-in-force-not-here'], {}, 'timeInForce');
  }
  return sizeRefusal(refusals, request, type, priced, spends);
}

/** A market buy names what it buys or what it spends; a stop-market buy what it spends, which can be held; others a quantity. */
function sizeRefusal(
  refusals: OrderRefusals,
  request: OrderRequest,
  type: number,
  priced: boolean,
  spends: boolean,
): Refused | undefined {
  const { side, quantity, amount } = request;
  if (spends && side === 'buy' && type === STOP_MARKET) {
    if (isNone(amount)) return refuse(refusals['quantity-missing'], {}, 'amount');
    return quantity === null ? undefined : refuse(refusals['amount-not-here'], {}, 'quantity');
  }
  if (side === 'buy' && type === MARKET && quantity === null && amount !== null) {
    return isNone(amount) ? refuse(refusals['quantity-missing'], {}, 'amount') : undefined;
  }
  if (isNone(quantity) && (priced || amount === null)) return refuse(refusals['quantity-missing'], {}, 'quantity');
  return amount === null ? undefined : refuse(refusals['amount-not-here'], {}, 'amount');
}
