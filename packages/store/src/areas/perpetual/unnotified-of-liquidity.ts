import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';

/** A day of a linked wallet whose income was paid, or waits because the promotion budget is short. `id` is its turn. */
type DayOfNotice = {
  readonly id: number;
  readonly day: number;
  readonly owner: number;
  readonly address: string;
  readonly asset: string;
  readonly income: bigint;
  readonly settledAt: number | null;
  readonly paidAt: number | null;
};

/** What people have not been told yet of their linked wallets. */
export type UnnotifiedOfLiquidity = { readonly liquidityDays: readonly DayOfNotice[] };

export async function unnotifiedOfLiquidity(
  all: Transaction<Database>,
  upto: number,
  count: number,
): Promise<UnnotifiedOfLiquidity> {
  const rows = await all
    .selectFrom('liquidityDays as day')
    .innerJoin('liquidityWallets as wallet', 'wallet.id', 'day.wallet')
    .select(['day.turn as id', 'day.id as day', 'day.owner', 'day.asset', 'day.income', 'day.settledAt', 'day.paidAt'])
    .select('wallet.address')
    .where('day.turn', '>', upto)
    .where(sql<boolean>`day.owner in (select owner from holders where kind = 'user')`)
    .orderBy('day.turn')
    .limit(count)
    .execute();
  return { liquidityDays: rows.map(({ id, ...day }) => ({ id: id!, ...day })) };
}
