import type { AlertKind, AlertWindow } from '@quay/contract/market';
import type { Product } from '@quay/contract/trading';
import type { Transaction } from 'kysely';
import type { Database } from '../../database.ts';

/** An alert that fired, and the last price then. `id` is its place among all that fired. */
export type FiredAlert = {
  readonly id: number;
  readonly alert: number;
  readonly userId: number;
  readonly product: Product;
  readonly market: string;
  readonly kind: AlertKind;
  readonly price: bigint | null;
  readonly rate: bigint | null;
  readonly within: AlertWindow | null;
  readonly firedAt: number;
  readonly firedPrice: bigint;
};

/** Alerts that fired, of which nobody has been told yet. */
export type UnnotifiedOfAlerts = { readonly priceAlerts: readonly FiredAlert[] };

export async function unnotifiedOfAlerts(
  all: Transaction<Database>,
  upto: number,
  count: number,
): Promise<UnnotifiedOfAlerts> {
  const rows = await all
    .selectFrom('priceAlerts')
    .select(['id', 'userId', 'product', 'market', 'kind', 'price', 'rate', 'within', 'fired', 'firedAt', 'firedPrice'])
    .where('fired', '>', upto)
    .orderBy('fired')
    .limit(count)
    .execute();
  return {
    priceAlerts: rows.map(({ id: alert, fired, firedAt, firedPrice, ...row }) => ({
      ...{ ...row, alert, id: fired! },
      ...{ firedAt: firedAt!, firedPrice: firedPrice! },
    })),
  };
}
