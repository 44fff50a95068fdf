import type { C2cEvent } from '@quay/contract/c2c';
import type { C2cEventRow, C2cOrder } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type TimelinesReads = {
  /** All events of an order, oldest first. */
  c2cEventsOf(orderId: number): Promise<C2cEventRow[]>;
  /**
   * Events of orders that are open, or were settled or appealed since a moment, which have no line in the conversation
   * yet: what a stop left. Oldest first.
   */
  unnotifiedEvents(events: readonly C2cEvent[], since: number): Promise<C2cEventRow[]>;
  /** Unpaid orders with less than a third of their time left whose payer was not reminded, and paid ones whose seller was not. */
  remindersDue(at: number, paidBefore: number): Promise<C2cOrder[]>;
};

/** What a reminder's event says. The same text finds it again. */
export const remindedDetail = { payer: '{"to":"payer"}', seller: '{"to":"seller"}' } as const;

export function timelinesReads(db: Query): TimelinesReads {
  return {
    c2cEventsOf: (orderId) =>
      db.selectFrom('c2cEvents').selectAll().where('order', '=', orderId).orderBy('number').execute(),

    unnotifiedEvents: (events, since) =>
      db
        .selectFrom('c2cEvents')
        .innerJoin('c2cOrders', 'c2cOrders.id', 'c2cEvents.order')
        .selectAll('c2cEvents')
        .where('event', 'in', events)
        .where((is) =>
          is.or([
            is('standing', '=', 'open'),
            is('settledAt', '>', sql<number>`${new Date(since)}`),
            is('appealedAt', '>', sql<number>`${new Date(since)}`),
          ]),
        )
        .where((is) =>
          is.not(
            is.exists(
              is
                .selectFrom('c2cMessages')
                .select('c2cMessages.id')
                .whereRef('c2cMessages.orderId', '=', 'c2cEvents.order')
                .where('c2cMessages.actor', '=', 'system')
                .whereRef('c2cMessages.event', '=', 'c2cEvents.number'),
            ),
          ),
        )
        .orderBy('c2cEvents.order')
        .orderBy('c2cEvents.number')
        .execute(),

    remindersDue: (at, paidBefore) =>
      db
        .selectFrom('c2cOrders')
        .selectAll()
        .where('standing', '=', 'open')
        .where('state', 'in', ['unpaid', 'paid'])
        .where(
          sql<boolean>`case state
            when 'unpaid' then pay_by - minutes * interval '20 seconds' <= ${new Date(at)}
            else paid_at <= ${new Date(paidBefore)} end`,
        )
        .where(
          sql<boolean>`not exists (
            select from c2c_events where "order" = c2c_orders.id and event = 'reminded' and detail =
              case state when 'unpaid' then ${remindedDetail.payer} else ${remindedDetail.seller} end)`,
        )
        .execute(),
  };
}
