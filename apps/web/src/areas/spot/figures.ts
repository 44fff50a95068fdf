import type { Coin } from '@quay/contract/market';
import { type FeeRates, feeTiers, type Order, orderMoves } from '@quay/contract/spot';
import { decimalsOf, divide, format, multiply, text, units } from '@quay/money';
import type { OwnOrder } from '../../trading/market/own-order.ts';
import { type OrderSettings, timeInForceOf, usualSettings, wayToStop } from '../../trading/ticket/order-kind.ts';

/** Whether an order has not ended: it waits for its price, or rests in the book. */
export function isLive({ status }: Pick<Order, 'status'>): boolean {
  return orderMoves[status].length > 0;
}

/** Of two tellings of one order the later: what is finished stays so, fills only grow, and what woke does not wait again. */
export function later(held: Order | undefined, told: Order): Order {
  if (!held) return told;
  if (!isLive(held)) return held;
  if (!isLive(told)) return told;
  const grown = units(told.filledQuantity) - units(held.filledQuantity);
  if (grown !== 0n) return grown > 0n ? told : held;
  if (held.status !== told.status) return told.status === 'open' ? told : held;
  return told.updatedAt >= held.updatedAt ? told : held;
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

/** Where the chart marks orders: at their price in the book, or at the price that they wait for. */
export function markedOrders(orders: readonly Order[]): OwnOrder[] {
  return orders.flatMap((order) => {
    const stop = order.status === 'waiting';
    const price = stop ? order.stopPrice : order.price;
    return price === null
      ? []
      : [{ orderId: order.orderId, side: order.side, price, quantity: remaining(order), stop }];
  });
}

/** Which way the last price has to go until a waiting order wakes; null when it does not wait, or is there. */
export function wakesWhen(order: Order, last: string | undefined): 'falls' | 'rises' | null {
  if (order.status !== 'waiting' || order.stopPrice === null || last === undefined) return null;
  return wayToStop(units(order.stopPrice), units(last));
}

/** What arrived for the fills so far, less the fee. */
export function arrived(order: Order): { amount: string; coin: 'base' | 'quote' } {
  const buys = order.side === 'buy';
  const gross = units(buys ? order.filledQuantity : order.filledAmount);
  return { amount: text(gross - units(order.fee)), coin: buys ? 'base' : 'quote' };
}

/** The state as people name it: an open order that has traded is partly filled. */
export function standing(order: Order): Order['status'] | 'partly' {
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

/* ---- what trading costs ---- */

/** Shares of a trade that are taken as its fee. */
export type Rates = { readonly maker: bigint; readonly taker: bigint };

/** What a user pays in a market: its own rates, less what the user's tier is let off. A guest pays what a beginner pays. */
export function ratesOf(
  coin: Coin,
  { tier, tiers }: Pick<FeeRates, 'tier' | 'tiers'> = { tier: 0, tiers: [...feeTiers] },
) {
  const own = tiers.find((one) => one.tier === tier);
  const rate = (market: string, share = '1') => multiply(units(market), units(share), 'up');
  return { maker: rate(coin.makerFeeRate, own?.makerShare), taker: rate(coin.takerFeeRate, own?.takerShare) };
}

/** How far it is to the next tier: what is missing, and the share of the way that is done. Null at the last one. */
export function nextTier({ tier, volume, tiers }: FeeRates): { tier: number; missing: string; share: number } | null {
  const from = units(tiers.find((one) => one.tier === tier)?.volume ?? '0');
  const next = tiers.find((one) => one.tier === tier + 1);
  if (!next) return null;
  const whole = units(next.volume) - from;
  const done = units(volume) - from;
  const missing = units(next.volume) - units(volume);
  return {
    tier: next.tier,
    missing: text(missing > 0n ? missing : 0n),
    share: whole > 0n ? Number(((done > 0n ? done : 0n) * 1000n) / whole) / 1000 : 0,
  };
}

/* ---- how orders are to be treated ---- */

/** What an order of this type does not do as usual: for the one word that the form shows. */
export function unusual(type: Order['type'], settings: OrderSettings): readonly (keyof OrderSettings)[] {
  const timeInForce = timeInForceOf(type, settings.timeInForce);
  return [
    ...(timeInForce !== null && timeInForce !== usualSettings.timeInForce ? (['timeInForce'] as const) : []),
    ...(settings.selfTrade !== usualSettings.selfTrade ? (['selfTrade'] as const) : []),
  ];
}
