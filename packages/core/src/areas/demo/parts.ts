import type { Sequence } from '../../engine/sequences.ts';
import type { ClientIds } from '../../trading/client-ids.ts';
import type { Order } from '../../trading/tables.ts';
import type { DemoAccounts } from './accounts.ts';
import type { DemoBalances } from './balances.ts';
import type { DemoFills } from './fills.ts';
import type { DemoNeeds } from './needs.ts';
import type { DemoOrders } from './orders.ts';
import type { DemoStops } from './stops.ts';

/** What the commands of the demo work with. */
export type DemoParts = {
  readonly needs: DemoNeeds;
  readonly accounts: DemoAccounts;
  readonly balances: DemoBalances;
  readonly orders: DemoOrders;
  readonly stops: DemoStops;
  readonly fills: DemoFills;
  readonly clientIds: ClientIds;
  readonly orderIds: Sequence;
};

/** Takes an order out of where it rests or waits, and gives back what it holds. */
export function cancel({ orders, stops, balances, needs }: DemoParts, order: Order, at: number): void {
  const { base, quote } = needs.market(order.market)!.terms;
  balances.release(order.owner, order.side === 'buy' ? quote : base, order.held);
  if (order.status === 'waiting') stops.remove(order);
  Object.assign(order, { held: 0n, status: 'cancelled', ended: 'owner', updatedAt: at });
  orders.end(order);
}
