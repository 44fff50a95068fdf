import type { OrderStatus, OrderType } from '@quay/contract/trading';
import type { DemoAccount, DemoBalance, DemoFill, Order } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { Span } from '../../moments.ts';

type Of = {
  readonly market?: string | undefined;
  readonly side?: 'buy' | 'sell' | undefined;
};
export type DemoOrdersQuery = Of &
  Span & {
    readonly type?: OrderType | undefined;
    readonly status?: OrderStatus | undefined;
    readonly size: number;
  };
export type DemoFillsQuery = Of & Span & { readonly order?: number | undefined; readonly size: number };

/** What somebody has in the demo. Orders and fills from before it was last started over are nowhere among them. */
export type DemoReads = {
  account(owner: number): Promise<DemoAccount | undefined>;
  balances(owner: number): Promise<DemoBalance[]>;
  /** Newest first. */
  openOrders(owner: number, market?: string): Promise<Order[]>;
  /** Orders that are over, newest first. */
  history(owner: number, query: DemoOrdersQuery): Promise<Order[]>;
  order(owner: number, id: number): Promise<Order | undefined>;
  /** Newest first. */
  fills(owner: number, query: DemoFillsQuery): Promise<DemoFill[]>;
};

const isOpen = sql<boolean>`status in ('open', 'waiting')`;
const isOver = sql<boolean>`status not in ('open', 'waiting')`;

export function demoReads(db: Query): DemoReads {
  const orders = (owner: number) =>
    db
      .selectFrom('demoOrders')
      .selectAll()
      .where('owner', '=', owner)
      .where('id', '>', (from) => from.selectFrom('demoAccounts').select('ordersBefore').where('owner', '=', owner));

  return {
    account: (owner) => db.selectFrom('demoAccounts').selectAll().where('owner', '=', owner).executeTakeFirst(),

    balances: (owner) =>
      db.selectFrom('demoBalances').selectAll().where('owner', '=', owner).orderBy('asset').execute(),

    openOrders(owner, market) {
      let query = orders(owner).where(isOpen);
      if (market !== undefined) query = query.where('market', '=', market);
      return query.orderBy('id', 'desc').execute();
    },

    history(owner, { market, side, type, status, from, to, before, size }) {
      let query = orders(owner).where(isOver);
      if (market !== undefined) query = query.where('market', '=', market);
      if (side !== undefined) query = query.where('side', '=', side);
      if (type !== undefined) query = query.where('type', '=', type);
      if (status !== undefined) query = query.where('status', '=', status);
      if (from !== undefined) query = query.where('createdAt', '>=', sql<number>`${new Date(from)}`);
      if (to !== undefined) query = query.where('createdAt', '<', sql<number>`${new Date(to)}`);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },

    order: (owner, id) => orders(owner).where('id', '=', id).executeTakeFirst(),

    fills(owner, { market, side, order, from, to, before, size }) {
      let query = db
        .selectFrom('demoFills')
        .selectAll()
        .where('owner', '=', owner)
        .where('id', '>', (of) => of.selectFrom('demoAccounts').select('fillsBefore').where('owner', '=', owner));
      if (market !== undefined) query = query.where('market', '=', market);
      if (side !== undefined) query = query.where('side', '=', side);
      if (order !== undefined) query = query.where('order', '=', order);
      if (from !== undefined) query = query.where('at', '>=', sql<number>`${new Date(from)}`);
      if (to !== undefined) query = query.where('at', '<', sql<number>`${new Date(to)}`);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },
  };
}
