import type { C2cOrder } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** What the simulated market's merchants look at. */
export type MerchantReads = {
  /** Orders of their ads to which something can still happen. */
  openOrdersOfMerchants(owners: readonly number[]): Promise<C2cOrder[]>;
  /** Of these orders those in which the taker wrote and the advertiser never did. */
  unansweredOrders(orders: readonly number[]): Promise<ReadonlySet<number>>;
};

export function merchantReads(db: Query): MerchantReads {
  return {
    openOrdersOfMerchants: (owners) =>
      db
        .selectFrom('c2cOrders')
        .selectAll()
        .where('standing', '=', 'open')
        .where('advertiser', 'in', owners)
        .orderBy('id')
        .execute(),

    async unansweredOrders(orders) {
      if (orders.length === 0) return new Set();
      const { rows } = await sql<{ id: number }>`
        select id from c2c_orders
        where id = any(${orders}::bigint[])
          and exists (select from c2c_messages where order_id = c2c_orders.id and user_id = taker)
          and not exists (
            select from c2c_messages where order_id = c2c_orders.id and user_id = advertiser and line is null
          )`.execute(db);
      return new Set(rows.map(({ id }) => id));
    },
  };
}
