import type { UploadPurpose } from '@quay/contract/upload';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** Whose a file is: a user's, or that of a guest's browser. */
export type FileOwner = { readonly user: number } | { readonly guest: string };

export type FileRow = {
  readonly id: string;
  readonly owner: FileOwner;
  readonly purpose: UploadPurpose;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly sealedKey: Uint8Array;
  /** SHA-256 of the bytes as they are shown, in hexadecimal; older files have none. */
  readonly digest: string | null;
  readonly at: number;
};

/** How many files somebody may add from a moment on: a user by id, guests by the address they share. */
export type Quota = { readonly most: number; readonly since: number };

/** The oldest file that counts: its leaving makes room. */
export type QuotaUsed = { readonly oldestAt: number };

export type UploadReads = {
  /** Whether there is room for another file; what {@link UploadReads.addFile} checks again, before any work is done. */
  quotaUsed(owner: FileOwner, address: string, quota: Quota): Promise<QuotaUsed | undefined>;
  addFile(file: FileRow & { readonly address: string }, quota: Quota): Promise<QuotaUsed | undefined>;
  /** Takes a row back whose bytes could not be kept. */
  forgetFile(id: string): Promise<void>;
  /** A file that was not erased. */
  file(id: string): Promise<FileRow | undefined>;
  /** Belongs to something now. */
  useFiles(ids: readonly string[]): Promise<void>;
  /** Takes a file's key, without which its bytes are worth nothing. */
  eraseFile(id: string, at: number): Promise<void>;
  /** The same for files that nobody used since a moment; gives their ids. */
  eraseUnused(before: number, at: number, most: number): Promise<string[]>;
  /** Files that lost their key since a moment. */
  erasedSince(since: number): Promise<string[]>;
};

const FILE = [
  'id',
  'userId',
  'guest',
  'purpose',
  'type',
  'width',
  'height',
  'size',
  'sealedKey',
  'digest',
  'at',
] as const;

export function uploadReads(db: Query): UploadReads {
  async function used(on: Query, owner: FileOwner, address: string, { most, since }: Quota) {
    const mine = on
      .selectFrom('files')
      .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('at').as('oldestAt')])
      .where('at', '>', sql<number>`${new Date(since)}`);
    const { count, oldestAt } = await ('user' in owner
      ? mine.where('userId', '=', owner.user)
      : mine.where('address', '=', address).where('guest', 'is not', null)
    ).executeTakeFirstOrThrow();
    return count >= most ? { oldestAt: oldestAt ?? since } : undefined;
  }

  return {
    quotaUsed: (owner, address, quota) => used(db, owner, address, quota),

    addFile: ({ owner, at, ...file }, quota) =>
      db.transaction().execute(async (on) => {
        // Two at once must not both find the last place free.
        const who = 'user' in owner ? `files of user ${owner.user}` : `files of ${file.address}`;
        await sql`select pg_advisory_xact_lock(hashtextextended(${who}, 0))`.execute(on);
        const full = await used(on, owner, file.address, quota);
        if (full) return full;
        const whose = 'user' in owner ? { userId: owner.user, guest: null } : { userId: null, guest: owner.guest };
        await on
          .insertInto('files')
          .values({ ...file, ...whose, at: new Date(at) })
          .execute();
        return undefined;
      }),

    async forgetFile(id) {
      await db.deleteFrom('files').where('id', '=', id).execute();
    },

    async file(id) {
      const found = await db
        .selectFrom('files')
        .select(FILE)
        .where('id', '=', id)
        .where('erasedAt', 'is', null)
        .executeTakeFirst();
      if (!found) return undefined;
      const { userId, guest, sealedKey, ...row } = found;
      const owner = userId === null ? { guest: guest! } : { user: userId };
      return { ...row, owner, sealedKey: sealedKey! };
    },

    async useFiles(ids) {
      if (ids.length === 0) return;
      await db.updateTable('files').set({ used: true }).where('id', 'in', ids).where('erasedAt', 'is', null).execute();
    },

    async eraseFile(id, at) {
      await db
        .updateTable('files')
        .set({ sealedKey: null, erasedAt: new Date(at) })
        .where('id', '=', id)
        .where('erasedAt', 'is', null)
        .execute();
    },

    async eraseUnused(before, at, most) {
      const rows = await db
        .updateTable('files')
        .set({ sealedKey: null, erasedAt: new Date(at) })
        .where('id', 'in', (from) =>
          from
            .selectFrom('files')
            .select('id')
            .where('used', '=', false)
            .where('erasedAt', 'is', null)
            .where('at', '<', sql<number>`${new Date(before)}`)
            .orderBy('at')
            .limit(most),
        )
        // Somebody may have used it since the list was made.
        .where('used', '=', false)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },

    async erasedSince(since) {
      const rows = await db
        .selectFrom('files')
        .select('id')
        .where('erasedAt', '>', sql<number>`${new Date(since)}`)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
