import type { AccountClosure } from '@quay/core';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { type DataExportReads, dataExportReads } from './data-export.ts';
import { type ScoreReads, scoreReads } from './score-facts.ts';

/** A closure that ended without its owner's doing, and whose owner was not told yet. */
export type EndedClosure = AccountClosure & { readonly state: 'called-off' | 'closed' };

export type AccountReads = DataExportReads &
  ScoreReads & {
    closureOf(owner: number): Promise<AccountClosure | undefined>;
    /** The oldest first. */
    untoldClosures(count: number): Promise<EndedClosure[]>;
    /** Says that the owner is told; false where somebody has said so. */
    tellClosure(closure: EndedClosure): Promise<boolean>;
  };

export function accountReads(db: Query): AccountReads {
  return {
    ...dataExportReads(db),
    ...scoreReads(db),

    closureOf: (owner) => db.selectFrom('accountClosures').selectAll().where('owner', '=', owner).executeTakeFirst(),

    async untoldClosures(count) {
      const { rows } = await sql<EndedClosure>`
        select closure.* from account_closures as closure
        where closure.state in ('called-off', 'closed') and closure.ended_at is not null and not exists (
          select from closure_notices as told
          where told.owner = closure.owner and told.requested_at = closure.requested_at
        )
        order by closure.ended_at, closure.owner limit ${count}`.execute(db);
      return rows;
    },

    async tellClosure({ owner, requestedAt, state }) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('closureNotices')
        .values({ owner, requestedAt: new Date(requestedAt), state })
        .onConflict((known) => known.doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },
  };
}
