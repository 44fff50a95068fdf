import type { AlertKind, AlertWindow } from '@quay/contract/market';
import type { Product } from '@quay/contract/trading';
import { format, SCALE } from '@quay/money';
import { type Generated, sql } from 'kysely';
import type { Query } from '../../database.ts';
import type { Time } from '../../kinds.ts';

export type AlertTables = {
  priceAlerts: {
    id: Generated<number>;
    userId: number;
    product: Product;
    market: string;
    kind: AlertKind;
    /** What is waited for; of a move null. */
    price: bigint | null;
    /** Of a move: the share, and in which time. */
    rate: bigint | null;
    within: AlertWindow | null;
    /** The last price when it was set, and the candle of the minute then: what was there before does not count. */
    basePrice: bigint;
    baseHigh: bigint;
    baseLow: bigint;
    setAt: Time;
    /** All trades before this moment were looked at. */
    checkedTo: Time;
    /** Its place among all that fired. */
    fired: number | null;
    firedAt: Time | null;
    firedPrice: bigint | null;
  };
};

/** A price alert. Prices are of the quote coin, `rate` is a share. */
export type AlertRow = {
  readonly id: number;
  readonly userId: number;
  readonly product: Product;
  readonly market: string;
  readonly kind: AlertKind;
  readonly price: bigint | null;
  readonly rate: bigint | null;
  readonly within: AlertWindow | null;
  readonly basePrice: bigint;
  readonly baseHigh: bigint;
  readonly baseLow: bigint;
  readonly setAt: number;
  readonly checkedTo: number;
};
export type NewAlert = Omit<AlertRow, 'id' | 'checkedTo'>;

export type AlertReads = {
  /** Those that have not fired, newest first: of one user, or of all. */
  alerts(user?: number): Promise<AlertRow[]>;
  /** Sets one that is not there yet; nothing when the user has as many as may be. One that is there stays as it is. */
  setAlert(alert: NewAlert, max: number): Promise<AlertRow | 'there' | 'full'>;
  /** Removes one of a user that has not fired. */
  removeAlert(user: number, id: number): Promise<void>;
  /** Marks one as fired, once. Whether it was this that did. */
  fireAlert(id: number, at: number, price: bigint): Promise<boolean>;
  /** For these everything before a moment was looked at. */
  alertsChecked(ids: readonly number[], to: number): Promise<void>;
};

export const alertColumns = [
  'id',
  'userId',
  'product',
  'market',
  'kind',
  'price',
  'rate',
  'within',
  'basePrice',
  'baseHigh',
  'baseLow',
  'setAt',
  'checkedTo',
] as const;

const numeric = (value: bigint) => sql<bigint>`${format(value, SCALE)}::numeric`;

export function alertReads(db: Query): AlertReads {
  return {
    alerts(user) {
      const waiting = db.selectFrom('priceAlerts').select(alertColumns).where('fired', 'is', null);
      const wanted = user === undefined ? waiting : waiting.where('userId', '=', user);
      return wanted.orderBy('id', 'desc').execute();
    },

    setAlert: (alert, max) =>
      db.transaction().execute(async (all) => {
        // One after the other for a user, so that two requests at once do not pass the limit together.
        await sql`select id from users where id = ${alert.userId} for update`.execute(all);
        const { count } = await all
          .selectFrom('priceAlerts')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('userId', '=', alert.userId)
          .where('fired', 'is', null)
          .executeTakeFirstOrThrow();
        const { price, rate, within, kind, product, market } = alert;
        const same = await all
          .selectFrom('priceAlerts')
          .select('id')
          .where('userId', '=', alert.userId)
          .where('fired', 'is', null)
          .where((are) => are.and({ product, market, kind }))
          .where(sql<boolean>`price is not distinct from ${price === null ? null : numeric(price)}`)
          .where(sql<boolean>`rate is not distinct from ${rate === null ? null : numeric(rate)}`)
          .where(sql<boolean>`within is not distinct from ${within}`)
          .executeTakeFirst();
        if (same) return 'there' as const;
        if (count >= max) return 'full' as const;
        const at = new Date(alert.setAt);
        return all
          .insertInto('priceAlerts')
          .values({
            ...{ userId: alert.userId, product, market, kind, within },
            ...{ price: price === null ? null : numeric(price), rate: rate === null ? null : numeric(rate) },
            ...{
              basePrice: numeric(alert.basePrice),
              baseHigh: numeric(alert.baseHigh),
              baseLow: numeric(alert.baseLow),
            },
            ...{ setAt: at, checkedTo: at, fired: null, firedAt: null, firedPrice: null },
          })
          .returning(alertColumns)
          .executeTakeFirstOrThrow();
      }),

    async removeAlert(user, id) {
      const one = db.deleteFrom('priceAlerts').where('userId', '=', user).where('id', '=', id);
      await one.where('fired', 'is', null).execute();
    },

    async fireAlert(id, at, price) {
      const { numUpdatedRows } = await db
        .updateTable('priceAlerts')
        .set({
          // Two that fire at once draw the same place, and one of them is tried again: places come in order.
          fired: sql<number>`(select coalesce(max(fired), 0) + 1 from price_alerts)`,
          firedAt: new Date(at),
          firedPrice: numeric(price),
        })
        .where('id', '=', id)
        .where('fired', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async alertsChecked(ids, to) {
      const at = new Date(to);
      const those = db.updateTable('priceAlerts').set({ checkedTo: at }).where('checkedTo', '<', sql<number>`${at}`);
      await those.where('id', 'in', [...ids]).execute();
    },
  };
}
