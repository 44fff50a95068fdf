import type { CodeChannel } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** What a code is for, and whose it is. A new one for the same replaces the old. */
export type CodeKey = {
  readonly purpose: string;
  readonly subject: string;
  readonly channel: CodeChannel;
  readonly address: string;
};

export type CodeLimits = {
  readonly resendMs: number;
  /** Most for one address, and for one subject, since a time. */
  readonly most: number;
  readonly since: number;
};

export type CodeReads = {
  /**
   * Adds a code, unless there were too many; then gives why. Ones that run at once count as if they came one by one.
   * `isRequested`: nobody knows yet whether the address is the asker's. Those count for the address, whoever asks, and for
   * whoever asks; but never against the owner of a bound address, whom anybody could lock out otherwise.
   */
  addCode(
    code: CodeKey & {
      readonly codeHash: Uint8Array;
      readonly isRequested: boolean;
      readonly at: number;
      readonly expiresAt: number;
    },
    limits: CodeLimits,
  ): Promise<{ readonly id: number } | { readonly waitMs: number } | 'too-many'>;
  /** The message never left: as if nobody had asked. */
  removeCode(id: number): Promise<void>;
  /** Compares with the newest code, if it is still good; a wrong one counts as a try. */
  tryCode(
    key: CodeKey,
    codeHash: Uint8Array,
    now: number,
    most: number,
  ): Promise<{ readonly id: number; readonly right: boolean } | undefined>;
  /** Uses a code up; gives whether it was still there to be used. */
  spendCode(id: number, now: number): Promise<boolean>;
  removeCodes(sentBefore: number): Promise<number>;
};

export function codeReads(db: Query): CodeReads {
  return {
    addCode: (
      { purpose, subject, channel, address, codeHash, isRequested, at, expiresAt },
      { resendMs, most, since },
    ) =>
      db.transaction().execute(async (work) => {
        // Always in the same order, so that no two wait for one another.
        for (const lock of [`address ${address}`, `subject ${subject}`].toSorted()) {
          await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${lock}`}, 0))`.execute(work);
        }
        const recent = work.selectFrom('codes').where('sentAt', '>', sql<number>`${new Date(since)}`);
        const last = await recent
          .select('sentAt')
          .where('purpose', '=', purpose)
          .where('subject', '=', subject)
          .where('address', '=', address)
          .orderBy('sentAt', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (last && last.sentAt + resendMs > at) return { waitMs: last.sentAt + resendMs - at };
        const counted = await recent
          .select(({ fn }) => [
            fn.countAll<number>().filterWhere('subject', '=', subject).as('ofSubject'),
            fn.countAll<number>().filterWhere('address', '=', address).as('ofAddress'),
            fn
              .countAll<number>()
              .filterWhere('subject', '=', subject)
              .filterWhere('address', '=', address)
              .as('ofBoth'),
          ])
          .where('asked', '=', isRequested)
          .where((code) => code.or([code('subject', '=', subject), code('address', '=', address)]))
          .executeTakeFirstOrThrow();
        const { ofSubject, ofAddress, ofBoth } = counted;
        if (isRequested ? Math.max(ofSubject, ofAddress) >= most : ofBoth >= most) return 'too-many';

        await work
          .updateTable('codes')
          .set({ usedAt: new Date(at) })
          .where('purpose', '=', purpose)
          .where('subject', '=', subject)
          .where('address', '=', address)
          .where('usedAt', 'is', null)
          .execute();
        return work
          .insertInto('codes')
          .values({
            purpose,
            subject,
            channel,
            address,
            codeHash,
            asked: isRequested,
            sentAt: new Date(at),
            expiresAt: new Date(expiresAt),
            usedAt: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
      }),

    async removeCode(id) {
      await db.deleteFrom('codes').where('id', '=', id).execute();
    },

    tryCode: ({ purpose, subject, channel, address }, codeHash, now, most) =>
      db
        .updateTable('codes')
        .set({ tries: sql`tries + case when code_hash = ${codeHash} then 0 else 1 end` })
        .where('id', '=', (code) =>
          code
            .selectFrom('codes')
            .select('id')
            .where('purpose', '=', purpose)
            .where('subject', '=', subject)
            .where('channel', '=', channel)
            .where('address', '=', address)
            .orderBy('id', 'desc')
            .limit(1),
        )
        .where('usedAt', 'is', null)
        .where('tries', '<', most)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .returning(['id', sql<boolean>`code_hash = ${codeHash}`.as('right')])
        .executeTakeFirst(),

    async spendCode(id, now) {
      const spent = await db
        .updateTable('codes')
        .set({ usedAt: new Date(now) })
        .where('id', '=', id)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .executeTakeFirst();
      return spent.numUpdatedRows > 0n;
    },

    async removeCodes(sentBefore) {
      const old = db.deleteFrom('codes').where('sentAt', '<', sql<number>`${new Date(sentBefore)}`);
      return Number((await old.executeTakeFirst()).numDeletedRows);
    },
  };
}
