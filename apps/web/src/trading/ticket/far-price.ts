import { FAR_ORDER_PERCENT } from '@quay/contract/trading';
import { units } from '@quay/money';
import { read } from '../../amounts/typed-number.ts';
import { namesPrice } from './order-kind.ts';
import { type MarketNow, type Plan, worstPriceNow, worstPriceOf } from './order-sums.ts';

/**
 * Whether an order could trade far from the last price, or from the price that triggers it, at its owner's cost: as the core
 * checks it for whoever is held after a change of their security.
 */
export function goesFar(plan: Plan, market: MarketNow): boolean {
  if (plan.type === 'stop-market') return true;
  const { last } = market;
  const reference = plan.type === 'stop-limit' ? read(plan.stopPrice) : last === null ? undefined : units(last);
  const worst = namesPrice(plan.type) ? read(plan.price) : (worstPriceOf(plan, market) ?? worstPriceNow(plan, market));
  if (!reference || !worst) return false;
  const distance = plan.side === 'buy' ? worst - reference : reference - worst;
  return distance * 100n > reference * BigInt(FAR_ORDER_PERCENT);
}
