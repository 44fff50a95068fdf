import type { AccountStatus, Language } from '@quay/contract/identity';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

/** How an account is secured. */
export type SecurityRow = {
  readonly id: number;
  readonly username: string;
  readonly at: number;
  readonly language: Language | null;
  readonly passwordHash: string | null;
  readonly fundPasswordHash: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The one that opened the account, in lower case. */
  readonly wallet: string | null;
  readonly antiPhishing: string | null;
  readonly standing: AccountStatus;
  /** Who can open it again when it is frozen. */
  readonly thawBy: 'owner' | 'staff';
  readonly authenticator: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: number;
};

export type SecurityReads = {
  securityOf(user: number): Promise<SecurityRow | undefined>;
  /** Sets a login password where it still is what it was, and ends every session but one; false when it is not. */
  changePassword(change: {
    readonly user: number;
    readonly was: string | null;
    readonly hash: string;
    readonly but: Uint8Array | undefined;
  }): Promise<boolean>;
  /** Binds an address in place of the one that was bound; says so when it is another account's, or has changed. */
  bindChannel(bound: {
    readonly user: number;
    readonly channel: 'email' | 'phone';
    readonly was: string | null;
    readonly address: string;
  }): Promise<'bound' | 'taken' | 'changed'>;
  /** Freezes an account, and ends its sessions and its open links for a new password. */
  freeze(user: number, thawBy: 'owner' | 'staff'): Promise<void>;
  /** The account is closed: no login from here on, and no session, link or push any more. */
  closeUser(user: number): Promise<void>;
  /** Opens a frozen account that its owner may open; false when it is none. */
  unfreeze(user: number): Promise<boolean>;
};

const UNIQUE_VIOLATION = '23505';

export function securityReads(db: Query): SecurityReads {
  return {
    securityOf: (user) =>
      db
        .selectFrom('users')
        .select((of) => [
          'id',
          'username',
          'registeredAt as at',
          'language',
          'passwordHash',
          'fundPasswordHash',
          'email',
          'phone',
          'wallet',
          'antiPhishing',
          'standing',
          'thawBy',
          of
            .exists(of.selectFrom('authenticators').select('userId').whereRef('userId', '=', 'users.id'))
            .$castTo<boolean>()
            .as('authenticator'),
          sql<number>`(select count(*)::int from recovery_codes where user_id = users.id and used_at is null)`.as(
            'recoveryCodesLeft',
          ),
          sql<number>`(select count(*)::int from passkeys where user_id = users.id)`.as('passkeys'),
        ])
        .where('id', '=', user)
        .executeTakeFirst(),

    changePassword: ({ user, was, hash, but }) =>
      db.transaction().execute(async (all) => {
        const { numUpdatedRows } = await all
          .updateTable('users')
          .set({ passwordHash: hash })
          .where('id', '=', user)
          .where(sql<boolean>`password_hash is not distinct from ${was}`)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return false;
        const sessions = all.deleteFrom('sessions').where('userId', '=', user);
        await (but ? sessions.where('tokenHash', '<>', but) : sessions).execute();
        return true;
      }),

    async bindChannel({ user, channel, was, address }) {
      try {
        const { numUpdatedRows } = await db
          .updateTable('users')
          .set({ [channel]: address })
          .where('id', '=', user)
          .where(sql<boolean>`${sql.ref(channel)} is not distinct from ${was}`)
          .executeTakeFirst();
        return numUpdatedRows === 0n ? 'changed' : 'bound';
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },

    freeze: (user, thawBy) =>
      db.transaction().execute(async (all) => {
        await freezeRow(all, user, thawBy);
        await endAllOf(all, user);
      }),

    closeUser: (user) =>
      db.transaction().execute(async (all) => {
        await all.updateTable('users').set({ standing: 'closed' }).where('id', '=', user).execute();
        await endAllOf(all, user);
        await all.deleteFrom('pushDevices').where('userId', '=', user).execute();
      }),

    async unfreeze(user) {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ standing: 'open' })
        .where('id', '=', user)
        .where('standing', '=', 'frozen')
        .where('thawBy', '=', 'owner')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

/** Ends every session of a user, and every open link by which a password could be set. */
export async function endAllOf(db: Query, user: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', user).execute();
  await db.deleteFrom('tickets').where('userId', '=', user).where('kind', 'not in', ['freeze', 'stop-reset']).execute();
}

/** Freezes an open account. One that staff must open stays so; one that staff locked stays locked. */
export async function freezeRow(db: Query, user: number, thawBy: 'owner' | 'staff'): Promise<void> {
  const frozen = db.updateTable('users').set({ standing: 'frozen', thawBy }).where('id', '=', user);
  await frozen.where('standing', '=', 'open').execute();
  if (thawBy === 'owner') return;
  const stricter = db.updateTable('users').set({ thawBy }).where('id', '=', user);
  await stricter.where('standing', '=', 'frozen').execute();
}
