import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database.ts';

/** A claim of rebates that was paid, or waits because the promotion budget is short. `id` is its turn. */
type ClaimOfNotice = {
  readonly id: number;
  readonly claim: number;
  readonly owner: number;
  readonly amount: bigint;
  readonly at: number;
  readonly paidAt: number | null;
};

/** What people have not been told yet of what they claimed. */
export type UnnotifiedOfReferral = { readonly referralClaims: readonly ClaimOfNotice[] };

export async function unnotifiedOfReferral(
  all: Transaction<Database>,
  upto: number,
  count: number,
): Promise<UnnotifiedOfReferral> {
  const rows = await all
    .selectFrom('referralClaims as claim')
    .select(['claim.turn as id', 'claim.id as claim', 'claim.owner', 'claim.amount', 'claim.at', 'claim.paidAt'])
    .where('claim.turn', '>', upto)
    .where(sql<boolean>`claim.owner in (select owner from holders where kind = 'user')`)
    .orderBy('claim.turn')
    .limit(count)
    .execute();
  return { referralClaims: rows };
}
