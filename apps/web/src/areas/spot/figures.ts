import type { Coin } from '@quay/contract/market';
import type { Order } from '@quay/contract/spot';
import { decimalsOf, divide, format, ONE, text, units } from '@quay/money';

/** Of two tellings of one order the later: what is finished stays so, and fills only grow. */
export function later(held: Order | undefined, told: Order): Order {
  if (!held) return told;
  if (held.status !== 'open') return held;
  if (told.status !== 'open') return told;
  return units(told.filledQuantity) >= units(held.filledQuantity) ? told : held;
}

/**
 * How much of an order has traded: 0 to 1, for the tick rule. Figures for reading come from the order itself.
 * An order that names an amount is filled when what is left of it buys no whole step more.
 */
export function filledShare(order: Order): number {
  if (order.status === 'filled') return 1;
  const [done, whole] =
    order.quantity !== null
      ? [units(order.filledQuantity), units(order.quantity)]
      : [units(order.filledAmount), units(order.amount ?? '0')];
  return whole > 0n ? Number((done * 1000n) / whole) / 1000 : 0;
}

/** What is left of an order that names a quantity. */
export function remaining(order: Order): string | null {
  return order.quantity === null ? null : text(units(order.quantity) - units(order.filledQuantity));
}

/** What an ended order gave back of the amount that it named. */
export function returned(order: Order): string | null {
  if (order.status === 'open' || order.amount === null) return null;
  const rest = units(order.amount) - units(order.filledAmount);
  return rest > 0n ? text(rest) : null;
}

/** What an open order still holds, and of which coin. */
export function heldBy(order: Order, coin: Coin): { amount: bigint; coin: string } {
  const left = units(remaining(order) ?? '0');
  if (order.side === 'sell') return { amount: left, coin: coin.base };
  const price = units(order.price ?? '0');
  return { amount: (left * price + ONE - 1n) / ONE, coin: coin.quote };
}

/** What arrived for the fills so far, less the fee. */
export function arrived(order: Order): { amount: string; coin: 'base' | 'quote' } {
  const buys = order.side === 'buy';
  const gross = units(buys ? order.filledQuantity : order.filledAmount);
  return { amount: text(gross - units(order.fee)), coin: buys ? 'base' : 'quote' };
}

/** The state as people name it: an open order that has traded is partly filled. */
export function standing(order: Order): 'open' | 'partly' | 'filled' | 'cancelled' | 'expired' {
  return order.status === 'open' && units(order.filledQuantity) > 0n ? 'partly' : order.status;
}

/** A share as a decimal string for {@link Intl}, from a part and a whole. */
export function shareOf(part: bigint, whole: bigint): string {
  return whole > 0n ? format(divide(part, whole, 'down'), 4) : '0';
}

/** Decimals that show a value exactly, and never fewer than its column has. */
export function decimalsFor(value: bigint, least: number): number {
  return Math.max(least, decimalsOf(value));
}
