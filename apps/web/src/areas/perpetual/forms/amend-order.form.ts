import type { Order } from '@quay/contract/perpetual';
import { orderHold } from '@quay/core/margin';
import { greatest, ONE, units } from '@quay/money';
import type { AmendFacts } from '../../../trading/orders/product-orders.ts';
import type { ContractOrder } from '../queries/order-lists.ts';
import { freeOf } from '../sums/account.ts';
import { marginOf } from '../sums/opening.ts';
import type { TicketFacts } from './order-sums.ts';
import { restingOf } from './resting.ts';

/**
 * What an order of a contract would be amended by: what it holds at another price or quantity, as the core takes it. Less at
 * the same price keeps the terms that it was taken with; anything else is margined anew, as if what is left were placed now.
 */
export function amendFacts(
  order: ContractOrder,
  facts: TicketFacts,
  orders: readonly ContractOrder[],
): AmendFacts | null {
  const { account, now, mode, contract } = facts;
  if (!account || !now) return null;
  const closes = order.intent.startsWith('close');
  const held = units(order.held);
  const [price, quantity, filled] = [order.price ?? '0', order.quantity ?? '0', order.filledQuantity].map(units) as [
    bigint,
    bigint,
    bigint,
  ];
  const others = restingOf(orders.filter(({ orderId }) => orderId !== order.orderId))?.quantity ?? 0n;
  return {
    middle: contract.mark?.price ?? null,
    priceBand: contract.priceBand,
    available: greatest(0n, freeOf(account)),
    heldAt(to) {
      if (closes) return 0n;
      const left = to.quantity - filled;
      if (left <= 0n) return 0n;
      if (to.price === price && to.quantity === quantity) return held;
      if (to.price === price && to.quantity < quantity) return heldFor(order, now.kind, left);
      const leverage = BigInt(facts.leverage);
      const of = { contract: now, buys: order.side === 'buy', limit: to.price, worst: to.price, leverage, mode };
      return marginOf(account, { ...of, quantity: left, takerRate: units(order.takerFeeRate), resting: others }).hold;
    },
  };
}

/** What an order holds for so much, by the terms that it was taken with. */
function heldFor(order: Order, kind: TicketFacts['contract']['kind'], quantity: bigint): bigint {
  const rate = units(order.marginRate ?? '0');
  return orderHold({
    ...{ kind, quantity, buys: order.side === 'buy', worst: units(order.price ?? '0') },
    ...{ price: units(order.assumedPrice ?? '0'), mark: units(order.markPrice ?? '0') },
    takerRate: units(order.takerFeeRate),
    ...(order.leverage ? { leverage: BigInt(order.leverage), initialRate: 0n } : { leverage: ONE, initialRate: rate }),
  });
}
