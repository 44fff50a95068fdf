import { edge, type May } from '../refusal.ts';
import type { OrderRefusals } from './refusals.ts';
import type { OrderStatus, OrderType } from './sets.ts';

/** What may follow a state. A state with nothing behind it is final. */
export const orderMoves: Record<OrderStatus, readonly OrderStatus[]> = {
  waiting: ['open', 'filled', 'cancelled', 'expired'],
  open: ['filled', 'cancelled', 'expired'],
  filled: [],
  cancelled: [],
  expired: [],
};

/** What may be done with an order of a product now, or the product's refusal. */
export const orderLifecycle = (refusals: OrderRefusals) => ({
  cancel(order: { readonly status: OrderStatus } | undefined): May {
    if (!order) return { yes: false, refusal: refusals['order-not-found'] };
    if (!orderMoves[order.status].includes('cancelled')) return { yes: false, refusal: refusals['order-finished'] };
    return { yes: true };
  },
  /** Only what rests in the book: a stop order that waits is cancelled and placed anew. */
  amend(order: { readonly status: OrderStatus; readonly type: OrderType } | undefined): May {
    if (!order) return { yes: false, refusal: refusals['order-not-found'] };
    if (orderMoves[order.status].length === 0) return { yes: false, refusal: refusals['order-finished'] };
    if (order.status === 'waiting') return { yes: false, refusal: refusals['order-not-amendable'] };
    return { yes: true };
  },
  /** A guest may fill in the form; pressing the button leads to login and back. */
  place(session: { readonly token: string } | undefined): May {
    return session ? { yes: true } : { yes: false, refusal: edge.unauthorized };
  },
});
