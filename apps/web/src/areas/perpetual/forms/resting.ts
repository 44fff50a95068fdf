import { units } from '@quay/money';
import type { ContractOrder } from '../queries/order-lists.ts';
import type { TicketFacts } from './order-sums.ts';

/** What living orders that open would add, and which way; nothing where none opens. */
export function restingOf(orders: readonly ContractOrder[]): TicketFacts['resting'] {
  const opening = orders.filter(({ intent }) => intent.startsWith('open'));
  const [first] = opening;
  if (!first) return null;
  const quantity = opening.reduce((sum, one) => sum + units(one.quantity) - units(one.filledQuantity), 0n);
  return { buys: first.intent === 'open-long', quantity };
}
