import { units } from '@quay/money';
import { read } from '../../amounts/typed-number.ts';
import { type MarketNow, type Plan, tradeOf } from './order-sums.ts';
import { tradesAtOnce } from './prices-now.ts';

export type Caution = 'beyond-book' | 'would-take' | 'cannot-fill-whole' | 'nothing-to-take';

/** What the market of this moment would make of the order. It may change until the order arrives, so it is no refusal. */
export function cautionOf(plan: Plan, market: MarketNow): Caution | null {
  const { book } = market;
  const price = read(plan.price);
  if (plan.type === 'market') return tradeOf(plan, market)?.beyondBook ? 'beyond-book' : null;
  const levels = plan.side === 'buy' ? book?.asks : book?.bids;
  if (plan.type !== 'limit' || price === undefined || !levels) return null;
  const takes = tradesAtOnce(plan, market);
  if (plan.timeInForce === 'post-only') return takes ? 'would-take' : null;
  if (plan.timeInForce === 'ioc') return takes ? null : 'nothing-to-take';
  if (plan.timeInForce !== 'fok') return null;
  const within = levels.filter(([at]) => (plan.side === 'buy' ? units(at) <= price : units(at) >= price));
  // Levels that are not shown may hold the rest.
  if (within.length === levels.length && levels.length > 0) return null;
  const offered = within.reduce((sum, [, quantity]) => sum + units(quantity), 0n);
  return offered < (read(plan.quantity) ?? 0n) ? 'cannot-fill-whole' : null;
}
