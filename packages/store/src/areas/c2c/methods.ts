import { inEscrow, type PaymentKind } from '@quay/contract/c2c';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** An account that fiat is paid to. What identifies its owner is sealed. */
export type PaymentMethodRow = {
  readonly id: number;
  readonly userId: number;
  readonly kind: PaymentKind;
  readonly sealed: Uint8Array;
  readonly qrFile: string | null;
  readonly savedAt: number;
  readonly removedAt: number | null;
};

export type NewPaymentMethod = Pick<PaymentMethodRow, 'userId' | 'kind' | 'sealed' | 'qrFile'> & {
  readonly at: number;
};

export type MethodsReads = {
  /** Those of a user that were not removed, newest first. */
  paymentMethods(user: number): Promise<PaymentMethodRow[]>;
  /** Removed ones too: an order names for ever what it was made with. */
  paymentMethodsById(ids: readonly number[]): Promise<PaymentMethodRow[]>;
  /** Adds a method, in the place of another one when that is named; `'gone'` when the other is there no more. */
  savePaymentMethod(
    method: NewPaymentMethod,
    limit: { readonly replaces: number | undefined; readonly most: number },
  ): Promise<PaymentMethodRow | 'gone' | 'too-many'>;
  removePaymentMethod(user: number, id: number, at: number): Promise<boolean>;
  /** Methods of a user that ads on the shelf are paid to, and those that orders in escrow are. */
  methodsInUse(
    user: number,
  ): Promise<{ readonly onShelf: ReadonlySet<number>; readonly inOrders: ReadonlySet<number> }>;
};

export function methodsReads(db: Query): MethodsReads {
  return {
    paymentMethods: (user) =>
      db
        .selectFrom('paymentMethods')
        .selectAll()
        .where('userId', '=', user)
        .where('removedAt', 'is', null)
        .orderBy('id', 'desc')
        .execute(),

    async paymentMethodsById(ids) {
      if (ids.length === 0) return [];
      return db.selectFrom('paymentMethods').selectAll().where('id', 'in', ids).execute();
    },

    savePaymentMethod: ({ at, ...method }, { replaces, most }) =>
      db.transaction().execute(async (on) => {
        // Two at once must not both find the last place free, nor both take the place of one.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`methods of ${method.userId}`}, 0))`.execute(on);
        if (replaces !== undefined && !(await remove(on, method.userId, replaces, at))) return 'gone';
        const { count } = await on
          .selectFrom('paymentMethods')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('userId', '=', method.userId)
          .where('removedAt', 'is', null)
          .executeTakeFirstOrThrow();
        if (count >= most) return 'too-many';
        if (method.qrFile !== null) {
          await on.updateTable('files').set({ used: true }).where('id', '=', method.qrFile).execute();
        }
        return on
          .insertInto('paymentMethods')
          .values({ ...method, savedAt: new Date(at), removedAt: null })
          .returningAll()
          .executeTakeFirstOrThrow();
      }),

    removePaymentMethod: (user, id, at) => remove(db, user, id, at),

    async methodsInUse(user) {
      const [ads, orders] = await Promise.all([
        db
          .selectFrom('c2cAds')
          .select('methods')
          .where('owner', '=', user)
          .where('state', '=', 'on')
          .where('side', '=', 'sell')
          .execute(),
        db
          .selectFrom('c2cOrders')
          .select('method')
          .distinct()
          .where('seller', '=', user)
          .where('standing', '=', 'open')
          .where('state', 'in', inEscrow)
          .execute(),
      ]);
      return {
        onShelf: new Set(ads.flatMap(({ methods }) => methods.split(',').map(Number))),
        inOrders: new Set(orders.map(({ method }) => method)),
      };
    },
  };
}

async function remove(on: Query, user: number, id: number, at: number): Promise<boolean> {
  const { numUpdatedRows } = await on
    .updateTable('paymentMethods')
    .set({ removedAt: new Date(at) })
    .where('id', '=', id)
    .where('userId', '=', user)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
