import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type AuthenticatorRow = {
  readonly sealed: Uint8Array;
  /** The last step that was used: no code is good twice. */
  readonly lastStep: number;
  readonly lockedUntil: number | null;
};

export type AuthenticatorReads = {
  authenticator(user: number): Promise<AuthenticatorRow | undefined>;
  /** Counts a try before it is validated, so that tries side by side cannot outrun the count; false while locked. */
  tryAuthenticator(user: number, most: number, at: number, lockUntil: number): Promise<boolean>;
  /** A code was right: earlier wrong ones are forgiven. */
  forgiveAuthenticator(user: number): Promise<void>;
  /** Uses a step up; false when it, or a later one, was used before. */
  useStep(user: number, step: number): Promise<boolean>;
  /** A secret that nothing trusts until it is bound. */
  beginAuthenticator(user: number, sealed: Uint8Array, expiresAt: number): Promise<void>;
  begunAuthenticator(user: number, at: number): Promise<Uint8Array | undefined>;
  /** Binds the secret that was begun in place of the old one; false when it was bound or begun anew meanwhile. */
  bindAuthenticator(bound: {
    readonly user: number;
    readonly sealed: Uint8Array;
    readonly step: number;
    readonly codeHashes: readonly Uint8Array[];
    readonly at: number;
  }): Promise<boolean>;
  recoveryCodesLeft(user: number): Promise<number>;
  hasRecoveryCode(user: number, codeHash: Uint8Array): Promise<boolean>;
  /** Uses a recovery code up; false when there is none, or it was used. */
  useRecoveryCode(user: number, codeHash: Uint8Array, at: number): Promise<boolean>;
  replaceRecoveryCodes(user: number, codeHashes: readonly Uint8Array[]): Promise<void>;
};

export function authenticatorReads(db: Query): AuthenticatorReads {
  return {
    authenticator: (user) =>
      db
        .selectFrom('authenticators')
        .select(['sealed', 'lastStep', 'lockedUntil'])
        .where('userId', '=', user)
        .executeTakeFirst(),

    async tryAuthenticator(user, most, at, lockUntil) {
      // A lock that ended starts the count anew.
      const failures = sql<number>`case when locked_until is null then failures + 1 else 1 end`;
      const tried = await db
        .updateTable('authenticators')
        .set({
          failures,
          lockedUntil: sql`case when ${failures} >= ${most} then ${new Date(lockUntil)}::timestamptz end`,
        })
        .where('userId', '=', user)
        .where((or) => or.or([or('lockedUntil', 'is', null), or('lockedUntil', '<=', sql<number>`${new Date(at)}`)]))
        .executeTakeFirst();
      return tried.numUpdatedRows > 0n;
    },

    async forgiveAuthenticator(user) {
      const forgiven = db.updateTable('authenticators').set({ failures: 0, lockedUntil: null });
      await forgiven.where('userId', '=', user).execute();
    },

    async useStep(user, step) {
      const used = db.updateTable('authenticators').set({ lastStep: step });
      const { numUpdatedRows } = await used.where('userId', '=', user).where('lastStep', '<', step).executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async beginAuthenticator(user, sealed, expiresAt) {
      const begun = { sealed, expiresAt: new Date(expiresAt) };
      await db
        .insertInto('begunAuthenticators')
        .values({ userId: user, ...begun })
        .onConflict((known) => known.column('userId').doUpdateSet(begun))
        .execute();
    },

    async begunAuthenticator(user, at) {
      const begun = db.selectFrom('begunAuthenticators').select('sealed').where('userId', '=', user);
      return (await begun.where('expiresAt', '>', sql<number>`${new Date(at)}`).executeTakeFirst())?.sealed;
    },

    bindAuthenticator: ({ user, sealed, step, codeHashes, at }) =>
      db.transaction().execute(async (all) => {
        const begun = all.deleteFrom('begunAuthenticators').where('userId', '=', user).where('sealed', '=', sealed);
        if ((await begun.executeTakeFirst()).numDeletedRows === 0n) return false;
        const bound = { sealed, lastStep: step, failures: 0, lockedUntil: null, boundAt: new Date(at) };
        await all
          .insertInto('authenticators')
          .values({ userId: user, ...bound })
          .onConflict((known) => known.column('userId').doUpdateSet(bound))
          .execute();
        await all.deleteFrom('recoveryCodes').where('userId', '=', user).execute();
        await all.insertInto('recoveryCodes').values(codesOf(user, codeHashes)).execute();
        return true;
      }),

    async recoveryCodesLeft(user) {
      const unused = db.selectFrom('recoveryCodes').where('userId', '=', user).where('usedAt', 'is', null);
      const { left } = await unused.select((of) => of.fn.countAll().as('left')).executeTakeFirstOrThrow();
      return Number(left);
    },

    async hasRecoveryCode(user, codeHash) {
      const unused = db.selectFrom('recoveryCodes').select('userId').where('userId', '=', user);
      const found = await unused.where('codeHash', '=', codeHash).where('usedAt', 'is', null).executeTakeFirst();
      return found !== undefined;
    },

    async useRecoveryCode(user, codeHash, at) {
      const { numUpdatedRows } = await db
        .updateTable('recoveryCodes')
        .set({ usedAt: new Date(at) })
        .where('userId', '=', user)
        .where('codeHash', '=', codeHash)
        .where('usedAt', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async replaceRecoveryCodes(user, codeHashes) {
      await db.transaction().execute(async (all) => {
        // Two replacements side by side leave ten codes, not twenty.
        await all.selectFrom('users').select('id').where('id', '=', user).forUpdate().execute();
        await all.deleteFrom('recoveryCodes').where('userId', '=', user).execute();
        await all.insertInto('recoveryCodes').values(codesOf(user, codeHashes)).execute();
      });
    },
  };
}

const codesOf = (user: number, codeHashes: readonly Uint8Array[]) =>
  codeHashes.map((codeHash) => ({ userId: user, codeHash, usedAt: null }));
