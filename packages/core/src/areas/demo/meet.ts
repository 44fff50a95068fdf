import { NONE } from '../../matching/index.ts';
import type { Order } from '../../trading/tables.ts';
import { stepsOf } from '../../trading/terms.ts';
import { type Met, metBy } from './fills.ts';
import type { MarketSeen } from './needs.ts';
import type { DemoParts } from './parts.ts';

/** The worst price an order may trade at, in ticks: its own, or the end of the band. */
export function worstTicks(market: MarketSeen, { side, price }: Pick<Order, 'side' | 'price'>): number {
  const own = price === null ? NONE : stepsOf(price, market.tick);
  if (own !== NONE) return own;
  return side === 'buy' ? market.highTicks : market.lowTicks;
}

/** What an order would meet in the real book now, of all that is left of it. */
export function meets(market: MarketSeen, order: Order): Met {
  const { side, quantity, filledQuantity } = order;
  const lots = quantity === null ? Number.MAX_SAFE_INTEGER : Number((quantity - filledQuantity) / BigInt(market.lot));
  return metBy(market, side === 'buy', worstTicks(market, order), lots, budgetOf(market, order));
}

/**
 * An order that holds what it needs gets what the real book offers it, as a taker. Then it is filled, rests with what is left
 * or expires. Its status says which; the caller keeps it or ends it.
 */
export function take({ balances, fills, needs }: DemoParts, order: Order, met: Met, at: number): void {
  const market = needs.market(order.market)!;
  const { base, quote } = market.terms;
  const budget = budgetOf(market, order);
  for (const offer of met.offers) fills.fill(order, market, offer, 'taker', at);
  const isFilled = order.quantity === null ? isSpent(met, budget) : order.filledQuantity === order.quantity;
  const priced = order.type === 'limit' || order.type === 'stop-limit';
  const rests = priced && order.timeInForce !== 'ioc' && order.timeInForce !== 'fok';
  const isResting = rests && !isFilled;
  const holds = isResting ? fills.holds(order) : 0n;
  balances.release(order.owner, order.side === 'buy' ? quote : base, order.held - holds);
  order.held = holds;
  order.updatedAt = at;
  if (isResting) order.status = 'open';
  else Object.assign(order, isFilled ? { status: 'filled' } : { status: 'expired', ended: 'no-more-offers' });
}

/** Ticks × lots that are to be spent, or Infinity. */
const budgetOf = (market: MarketSeen, { amount }: Pick<Order, 'amount'>): number =>
  amount === null ? Number.POSITIVE_INFINITY : Number(amount / BigInt(market.quotePerTickLot));

/** Of an amount to spend all is used when what is left does not buy one lot more, at the last price or the next. */
function isSpent({ offers, hasMore }: Met, budget: number): boolean {
  const spent = offers.reduce((sum, { ticks, lots }) => sum + ticks * lots, 0);
  return offers.length > 0 && (hasMore || budget - spent < offers.at(-1)!.ticks);
}
