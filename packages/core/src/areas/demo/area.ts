import type { Area, Due } from '../../engine/area.ts';
import { ClientIds } from '../../trading/client-ids.ts';
import { DemoAccounts } from './accounts.ts';
import { DemoBalances } from './balances.ts';
import { cancelAll } from './commands/cancel-all.ts';
import { cancelOrder } from './commands/cancel-order.ts';
import { enter } from './commands/enter.ts';
import { fillResting, fillRestingShape } from './commands/fill-resting.ts';
import { forgetClientIds, forgetDemoClientIdsShape } from './commands/forget-client-ids.ts';
import { placeOrder } from './commands/place-order.ts';
import { startOver } from './commands/start-over.ts';
import { triggerDemoStopsShape, triggerStops } from './commands/trigger-stops.ts';
import { DemoFills } from './fills.ts';
import { demoInvariants } from './invariants.ts';
import type { DemoNeeds } from './needs.ts';
import { DemoOrders } from './orders.ts';
import type { DemoParts } from './parts.ts';
import { isFillDue } from './resting.ts';
import { demoClientOrdersTable, demoFillsTable } from './state.ts';
import { DemoStops } from './stops.ts';
import { isTriggerDue } from './triggered.ts';

export type DemoArea = Area & Pick<DemoParts, 'accounts' | 'balances' | 'orders' | 'stops'>;

const TRIGGER: Due = { name: triggerDemoStopsShape.name, input: {} };
const FILL: Due = { name: fillRestingShape.name, input: {} };
const FORGET: Due = { name: forgetDemoClientIdsShape.name, input: {} };

/** Practice money, in books of its own, traded at what the real books offer. */
export function demoArea(needs: DemoNeeds): DemoArea {
  const { changes, sequences } = needs;
  const accounts = new DemoAccounts(changes);
  const balances = new DemoBalances(changes);
  const orders = new DemoOrders(changes);
  const stops = new DemoStops(changes, orders);
  const clientIds = new ClientIds({ clientOrders: demoClientOrdersTable }, changes);
  const fills = new DemoFills(needs, balances);
  const parts: DemoParts = {
    ...{ needs, accounts, balances, orders, stops, fills, clientIds },
    orderIds: sequences.of('demo-order'),
  };
  return {
    name: 'demo',
    ...{ accounts, balances, orders, stops },
    state: [accounts, balances, orders, stops, clientIds],
    logs: [demoFillsTable],
    commands: [
      enter(parts),
      startOver(parts),
      placeOrder(parts),
      cancelOrder(parts),
      cancelAll(parts),
      fillResting(parts),
      triggerStops(parts),
      forgetClientIds(parts),
    ],
    due: (now) => [
      ...(isTriggerDue(parts) ? [TRIGGER] : []),
      ...(isFillDue(parts) ? [FILL] : []),
      ...(clientIds.isDue(now) ? [FORGET] : []),
    ],
    rebuild() {
      accounts.sort((a, b) => a.owner - b.owner);
      balances.rebuild();
      orders.rebuild();
      stops.rebuild();
      clientIds.rebuild();
    },
    invariants: demoInvariants(parts),
  };
}
