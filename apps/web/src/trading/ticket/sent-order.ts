import { text } from '@quay/money';
import { settleComma } from '../../amounts/typed-number.ts';
import type { PlaceOrder } from '../orders/order.ts';
import { type Numbered, numbered } from './numbered.ts';
import { namesPrice, timeInForceOf, waitsForStop } from './order-kind.ts';
import { type MarketNow, type Plan, worstPriceOf } from './order-sums.ts';

/** The order that the plan says, as the wire wants it. Only for a plan that is not refused. */
export function orderOf(plan: Plan, market: MarketNow): PlaceOrder {
  const { symbol } = market.coin;
  const worst = worstPriceOf(plan, market);
  const field = market.sizeField(plan);
  const size = settleComma(plan[field]);
  const timeInForce = timeInForceOf(plan.type, plan.timeInForce);
  return {
    symbol,
    side: plan.side,
    type: plan.type,
    ...(timeInForce && { timeInForce }),
    selfTrade: plan.selfTrade,
    ...(namesPrice(plan.type) && { price: settleComma(plan.price) }),
    ...(worst !== null && { price: text(worst) }),
    ...(waitsForStop(plan.type) && { stopPrice: settleComma(plan.stopPrice) }),
    ...(field === 'quantity' ? { quantity: size } : { amount: size }),
  };
}

export type UnansweredOrder = PlaceOrder & Numbered;

/** Gives an order its number. The worst price of a market order follows the book: sent again it is that of the first time. */
export function numberedOrder(
  order: PlaceOrder,
  unanswered: UnansweredOrder | null,
  newNumber: () => string,
): UnansweredOrder {
  return numbered(order, unanswered, newNumber, order.type === 'market' ? 'price' : undefined);
}
