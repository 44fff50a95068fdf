import type { C2cOrderNumber } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** What an order is called outside. */
export type OrderName = Pick<C2cOrderNumber, 'number' | 'reference'>;

export type NumbersReads = {
  /** By order. Orders of before have none. */
  orderNumbers(orders: readonly number[]): Promise<ReadonlyMap<number, C2cOrderNumber>>;
  /** Keeps what a payer is shown, sealed; gives whether number and reference are new. Before the order is made. */
  keepOrderDetails(name: OrderName & { readonly sealed: Uint8Array; readonly at: number }): Promise<boolean>;
  /** What a payer was shown, as it was sealed. */
  orderDetails(number: string): Promise<Uint8Array | undefined>;
  /** The order was not made after all. */
  dropOrderDetails(number: string): Promise<void>;
  /** What a stop left of orders that were not made. */
  dropStrayOrderDetails(before: number): Promise<void>;
  /** Since when a message of the payer's waits for one of the seller's; nothing where none does. */
  unansweredSince(orderId: number): Promise<number | null>;
};

export function numbersReads(db: Query): NumbersReads {
  return {
    async orderNumbers(orders) {
      if (orders.length === 0) return new Map();
      const rows = await db.selectFrom('c2cOrderNumbers').selectAll().where('order', 'in', orders).execute();
      return new Map(rows.map((row) => [row.order, row]));
    },

    async keepOrderDetails({ number, reference, sealed, at }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('c2cOrderDetails')
        .values({ number, reference, sealed, madeAt: new Date(at) })
        .onConflict((known) => known.doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },

    async orderDetails(number) {
      const row = db.selectFrom('c2cOrderDetails').select('sealed').where('number', '=', number);
      return (await row.executeTakeFirst())?.sealed;
    },

    async dropOrderDetails(number) {
      await db.deleteFrom('c2cOrderDetails').where('number', '=', number).execute();
    },

    async dropStrayOrderDetails(before) {
      await db
        .deleteFrom('c2cOrderDetails')
        .where('madeAt', '<', sql<number>`${new Date(before)}`)
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('c2cOrderNumbers')
                .select('order')
                .whereRef('c2cOrderNumbers.number', '=', 'c2cOrderDetails.number'),
            ),
          ),
        )
        .execute();
    },

    async unansweredSince(orderId) {
      const { rows } = await sql<{ since: number | null }>`
        select min(at) as since from c2c_events
        where "order" = ${orderId} and event in ('message', 'picture') and actor = 'payer' and number > (
          select coalesce(max(number), 0) from c2c_events
          where "order" = ${orderId} and event in ('message', 'picture') and actor = 'seller'
        )`.execute(db);
      return rows[0]!.since;
    },
  };
}
