import type { Coin } from '@quay/contract/market';
import type { Order } from '@quay/contract/spot';
import { greatest, multiply, text, units } from '@quay/money';
import { isLive, remaining } from '../../trading/orders/order-figures.ts';

/** What an ended order gave back of the amount that it named. */
export function returned(order: Order): string | null {
  if (isLive(order) || order.amount === null) return null;
  const rest = units(order.amount) - units(order.filledAmount);
  return rest > 0n ? text(rest) : null;
}

/** What a live order still holds, and of which coin. */
export function heldBy(order: Order, coin: Coin): { amount: bigint; coin: string } {
  const left = units(remaining(order) ?? '0');
  if (order.side === 'sell') return { amount: left, coin: coin.base };
  if (order.amount !== null) return { amount: units(order.amount) - units(order.filledAmount), coin: coin.quote };
  return { amount: multiply(left, units(order.price ?? '0'), 'up'), coin: coin.quote };
}

/** What an order that names a price would hold at another price and quantity. */
export function heldAt(
  order: Order,
  coin: Coin,
  { price, quantity }: { readonly price: bigint; readonly quantity: bigint },
): { amount: bigint; coin: string } {
  const left = quantity - units(order.filledQuantity);
  return order.side === 'sell'
    ? { amount: left, coin: coin.base }
    : { amount: multiply(price, greatest(left, 0n), 'up'), coin: coin.quote };
}

/** What arrived for the fills so far, less the fee. */
export function arrived(order: Order): { amount: string; coin: 'base' | 'quote' } {
  const buys = order.side === 'buy';
  const gross = units(buys ? order.filledQuantity : order.filledAmount);
  return { amount: text(gross - units(order.fee)), coin: buys ? 'base' : 'quote' };
}
