import type { ValueCase } from '@quay/core';
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
  /**
   * What the core found of value given away and the log does not say yet, oldest first. The log says the number of each.
   */
  valueCasesUnsaid(): Promise<ValueCase[]>;
  /** Newest first. */
  audit(wanted: AuditWanted): Promise<AuditRow[]>;
  /** Oldest first, those after an id. */
  auditUpwards(after: number, size: number): Promise<AuditRow[]>;
  /** Computes the whole chain anew: how many rows follow from each other, their last hash, and the first that does not. */
  checkAudit(): Promise<AuditChecked>;
  /** Waits for everybody else who counts or adds reveals; only together with what follows. */
  lockAudit(): Promise<void>;
  /** When a member of staff revealed something since a moment, oldest first. */
  revealsSince(staffId: number, since: number): Promise<number[]>;
};

export type AuditChecked = {
  readonly rows: number;
  readonly brokenAt: number | null;
  readonly head: Uint8Array;
};

/** Rows that are checked at once; between them others have their turn. */
const PAGE = 1_000;
/** Key of the advisory lock that adding takes; it is let go with the transaction. */
const LOCK = sql`pg_advisory_xact_lock(hashtext('quay audit'))`;

export function auditReads(db: Query): AuditReads {
  const auditUpwards = (after: number, size: number): Promise<AuditRow[]> =>
    db.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').limit(size).execute();

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

    auditUpwards,

    valueCasesUnsaid: () =>
      db
        .selectFrom('valueCases')
        .selectAll()
        .where(
          'id',
          '>',
          sql<number>`(select coalesce(max((details::jsonb ->> 'case')::bigint), 0) from audit where act = 'value-given')`,
        )
        .orderBy('id')
        .limit(PAGE)
        .execute(),

    async checkAudit() {
      let head: Uint8Array = CHAIN_START;
      let rows = 0;
      for (;;) {
        const page = await auditUpwards(rows, PAGE);
        for (const { hash, ...row } of page) {
          const follows = row.id === rows + 1 && Buffer.compare(hash, chainHash(head, row)) === 0;
          if (!follows) return { rows, brokenAt: row.id, head };
          head = hash;
          rows += 1;
        }
        if (page.length < PAGE) return { rows, brokenAt: null, head };
      }
    },

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
