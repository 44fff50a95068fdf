import { type Order, ordersTable, type Trade, tradesTable } from '@quay/core';
import type { PrivatePushes } from '../../live/pushes.ts';
import { fillOnWire, orderOnWire } from './wire.ts';

export const spotPushes: readonly PrivatePushes[] = [
  {
    channel: 'orders',
    rows: {
      table: ordersTable.name,
      each(row, hears, give) {
        const order = row as Order;
        if (hears(order.owner)) give(order.owner, order.id, orderOnWire(order));
      },
    },
  },
  {
    channel: 'fills',
    rows: {
      table: tradesTable.name,
      each(row, hears, give) {
        const trade = row as Trade;
        for (const user of [trade.buyer, trade.seller]) {
          if (hears(user)) give(user, trade.id, fillOnWire(trade, user));
        }
      },
    },
  },
];
