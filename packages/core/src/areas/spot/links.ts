import { WAITING } from '../../trading/order-codes.ts';
import type { Orders } from '../../trading/orders.ts';
import type { Brackets } from './brackets.ts';
import type { OcoPairs } from './oco-pairs.ts';

/**
 * What hangs on an order of spot, the first of its own three integers. Of a limit order that holds for its pair the second is
 * the price, in ticks, that it holds at.
 */
export const HOLDS_BOTH = 1;
/** A stop order whose pair holds for it. */
export const HOLDS_NOTHING = 2;
/** A purchase with exits. */
export const OPENS = 3;

export const linkOf = (orders: Orders, slot: number): number => orders.ownOf(slot, 0);
export const holdsAt = (orders: Orders, slot: number): number => orders.ownOf(slot, 1);

/** Start-up: orders of pairs and purchases with exits are marked again. */
export function markLinks(orders: Orders, pairs: OcoPairs, brackets: Brackets): void {
  pairs.rebuild();
  for (const { limitOrder, stopOrder } of pairs.values()) {
    const [limit, stop] = [orders.find(limitOrder), orders.find(stopOrder)];
    orders.setOwn(limit, [HOLDS_BOTH, Math.max(orders.limitOf(limit), orders.limitOf(stop)), 0]);
    orders.setOwn(stop, [HOLDS_NOTHING, 0, 0]);
  }
  for (const { order } of brackets.values()) orders.setOwn(orders.find(order), [OPENS, 0, 0]);
}

/** A pair of which one is over, traded or holds otherwise, or exits without their purchase; nothing when all is well. */
export function brokenLink(orders: Orders, pairs: OcoPairs, brackets: Brackets): string | undefined {
  for (const { limitOrder, stopOrder } of pairs.values()) {
    const [limit, stop] = [orders.find(limitOrder), orders.find(stopOrder)];
    const pair = `the pair ${limitOrder} and ${stopOrder}`;
    if (limit < 0 || stop < 0) return `of ${pair} one is over`;
    const untouched = orders.filledLotsOf(limit) === 0 && orders.statusOf(stop) === WAITING;
    if (!untouched) return `of ${pair} one traded, and both stand`;
    if (orders.leftOf(limit) !== orders.leftOf(stop)) return `${pair} has two quantities`;
    const marked = linkOf(orders, limit) === HOLDS_BOTH && linkOf(orders, stop) === HOLDS_NOTHING;
    if (!marked) return `${pair} holds otherwise`;
  }
  for (const slot of orders.live()) {
    const [id, link] = [orders.idOf(slot), linkOf(orders, slot)];
    if (link === HOLDS_BOTH && !pairs.ofLimit(id)) return `order ${id} holds for a pair that is over`;
    if (link === HOLDS_NOTHING && !pairs.ofStop(id)) return `order ${id} holds nothing and is in no pair`;
    if ((link === OPENS) !== (brackets.of(id) !== undefined)) return `order ${id} and its exits have parted`;
  }
  for (const { order } of brackets.values()) if (orders.find(order) < 0) return `exits of ${order} are left`;
  return undefined;
}
