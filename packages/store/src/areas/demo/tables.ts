import type { DemoAccount, DemoBalance, DemoFill, Order } from '@quay/core';

/** The demo's own books; all of the core. */
export type DemoTables = {
  demoAccounts: DemoAccount;
  demoBalances: DemoBalance;
  demoOrders: Order;
  demoFills: DemoFill;
};
