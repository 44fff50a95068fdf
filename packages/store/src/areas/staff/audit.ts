import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { type AuditEntry, CHAIN_START, chainHash } from './audit-chain.ts';

export type AuditRow = AuditEntry & { readonly hash: Uint8Array };

export type AuditWanted = {
  readonly act?: string | undefined;
  readonly subject?: string | undefined;
  /** Only smaller ids; pages go down. */
  readonly before?: number | undefined;
  readonly size: number;
};

export type AuditReads = {
  /** Adds a row behind the last one. Ids have no gaps: rows that are added at once wait for each other. */
  addAudit(entry: Omit<AuditEntry, 'id'>): Promise<void>;
  /** Newest first. */
  audit(wanted: AuditWanted): Promise<AuditRow[]>;
  /** Oldest first, those after an id. */
  auditUpwards(after: number, size: number): Promise<AuditRow[]>;
  /** Waits for everybody else who counts or adds reveals; only together with what follows. */
  lockAudit(): Promise<void>;
  /** When a member of staff revealed something since a moment, oldest first. */
  revealsSince(staffId: number, since: number): Promise<number[]>;
};

/** Key of the advisory lock that adding takes; it is let go with the transaction. */
const LOCK = sql`pg_advisory_xact_lock(hashtext('quay audit'))`;

export function auditReads(db: Query): AuditReads {
  return {
    async addAudit(entry) {
      const add = async (tx: Query) => {
        await sql`select ${LOCK}`.execute(tx);
        const last = await tx
          .selectFrom('audit')
          .select(['id', 'hash'])
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        const row = { ...entry, id: (last?.id ?? 0) + 1 };
        const hash = chainHash(last?.hash ?? CHAIN_START, row);
        await tx
          .insertInto('audit')
          .values({ ...row, at: new Date(row.at), hash })
          .execute();
      };
      if (db.isTransaction) await add(db);
      else await db.transaction().execute(add);
    },

    audit({ act, subject, before, size }) {
      let query = db.selectFrom('audit').selectAll();
      if (act !== undefined) query = query.where('act', '=', act);
      if (subject !== undefined) query = query.where('subject', '=', subject);
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },

    auditUpwards: (after, size) =>
      db.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').limit(size).execute(),

    async lockAudit() {
      await sql`select ${LOCK}`.execute(db);
    },

    async revealsSince(staffId, since) {
      const rows = await db
        .selectFrom('audit')
        .select('at')
        .where('act', '=', 'reveal')
        .where('staffId', '=', staffId)
        .where('at', '>', sql<number>`${new Date(since)}`)
        .orderBy('at')
        .execute();
      return rows.map(({ at }) => at);
    },
  };
}
