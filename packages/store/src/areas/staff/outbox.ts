import type { CodeChannel } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type OutboxMessage = {
  readonly id: number;
  readonly channel: CodeChannel;
  readonly address: string;
  readonly subject: string;
  readonly sealed: Uint8Array | null;
  readonly delivery: 'kept' | 'sent' | 'failed';
  readonly at: number;
};

export type StaffOutboxReads = {
  /** Newest first. A message is found by its whole address; `byStart`, where addresses are shown, by the start of it. */
  outbox(wanted: {
    readonly to?: string | undefined;
    readonly byStart?: boolean | undefined;
    readonly before?: number | undefined;
    readonly size: number;
  }): Promise<OutboxMessage[]>;
};

export function staffOutboxReads(db: Query): StaffOutboxReads {
  return {
    outbox({ to, byStart = false, before, size }) {
      let query = db.selectFrom('outbox').select(['id', 'channel', 'address', 'subject', 'sealed', 'delivery', 'at']);
      const wanted = to?.trim().toLowerCase();
      if (wanted) {
        query = query.where(({ eb }) =>
          byStart
            ? eb(sql`lower(address)`, 'like', `${wanted.replace(/[\\%_]/g, '\\$&')}%`)
            : eb(sql`lower(address)`, '=', wanted),
        );
      }
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },
  };
}
