import type { CodeChannel } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type OutboxMessage = {
  readonly id: number;
  readonly channel: CodeChannel;
  readonly address: string;
  readonly subject: string;
  readonly text: string | null;
  readonly delivery: 'kept' | 'sent' | 'failed';
  readonly at: number;
};

export type StaffOutboxReads = {
  /** Newest first. Of what was kept, the start of an address finds it; of what left, the whole. */
  outbox(wanted: {
    readonly to?: string | undefined;
    readonly before?: number | undefined;
    readonly size: number;
  }): Promise<OutboxMessage[]>;
};

export function staffOutboxReads(db: Query): StaffOutboxReads {
  return {
    outbox({ to, before, size }) {
      let query = db.selectFrom('outbox').select(['id', 'channel', 'address', 'subject', 'text', 'delivery', 'at']);
      const wanted = to?.trim().toLowerCase();
      if (wanted) {
        query = query.where(({ or, and, eb }) =>
          or([
            eb(sql`lower(address)`, '=', wanted),
            and([
              eb('delivery', '=', 'kept'),
              eb(sql`lower(address)`, 'like', `${wanted.replace(/[\\%_]/g, '\\$&')}%`),
            ]),
          ]),
        );
      }
      if (before !== undefined) query = query.where('id', '<', before);
      return query.orderBy('id', 'desc').limit(size).execute();
    },
  };
}
