import type { Push } from '@quay/contract';
import type { Fill, Order } from '@quay/contract/spot';
import type { Balance } from '@quay/contract/wallet';
import {
  type Account,
  accountsTable,
  type Change,
  type Credit,
  creditsTable,
  type Order as OrderRow,
  ordersTable,
  type Trade,
  tradesTable,
  type Withdrawal,
  withdrawalsTable,
} from '@quay/core';
import { fillOnWire, orderOnWire } from '../areas/spot/wire.ts';
import { balanceOnWire } from '../areas/wallet/wire.ts';

/** What a batch changed for one user. */
export type Private = { orders: Order[]; fills: Fill[]; balances: Balance[] };

/** Who listens to each of the private channels, by user. */
export type Hearers = Readonly<Record<keyof Private, ReadonlyMap<number, unknown>>>;

/** Sorts a batch's changes by the users that listen to them; rows of all others are not even looked at twice. */
export function privateChanges(changes: readonly Change[], hearers: Hearers): Map<number, Private> {
  const found = new Map<number, Private>();
  const of = (user: number): Private => {
    let own = found.get(user);
    if (!own) {
      own = { orders: [], fills: [], balances: [] };
      found.set(user, own);
    }
    return own;
  };
  for (const { table, op, row } of changes) {
    if (op !== 'put') continue;
    if (table.name === ordersTable.name) {
      const order = row as OrderRow;
      if (hearers.orders.has(order.owner)) of(order.owner).orders.push(orderOnWire(order));
    } else if (table.name === tradesTable.name) {
      const trade = row as Trade;
      for (const user of [trade.buyer, trade.seller]) {
        if (hearers.fills.has(user)) of(user).fills.push(fillOnWire(trade, user));
      }
    } else if (table.name === accountsTable.name) {
      const account = row as Account;
      if (hearers.balances.has(account.owner)) of(account.owner).balances.push(balanceOnWire(account));
    }
  }
  return found;
}

/** Whose deposits or withdrawals a batch changed, of those who listen. */
export function movedUsers(changes: readonly Change[], hearers: ReadonlyMap<number, unknown>): Set<number> {
  const moved = new Set<number>();
  if (hearers.size === 0) return moved;
  for (const { table, op, row } of changes) {
    if (op !== 'put' || (table.name !== creditsTable.name && table.name !== withdrawalsTable.name)) continue;
    const { owner } = row as Credit | Withdrawal;
    if (hearers.has(owner)) moved.add(owner);
  }
  return moved;
}

type PrivatePush = Extract<Push, { readonly channel: keyof Private }>;

/** The pushes of a user's changes, each with its rows by their keys. */
export function privatePushes({ orders, fills, balances }: Private): {
  push: PrivatePush;
  rows: readonly (readonly [number | string, unknown])[];
}[] {
  const pushes = [];
  if (orders.length > 0) {
    const rows = orders.map((order) => [order.orderId, order] as const);
    pushes.push({ push: { channel: 'orders', data: orders } as const, rows });
  }
  if (fills.length > 0) {
    const rows = fills.map((fill) => [fill.tradeId, fill] as const);
    pushes.push({ push: { channel: 'fills', data: fills } as const, rows });
  }
  if (balances.length > 0) {
    const rows = balances.map((balance) => [`${balance.book}/${balance.symbol}`, balance] as const);
    pushes.push({ push: { channel: 'balances', data: balances } as const, rows });
  }
  return pushes;
}
