import type { AccountStatus, Level, Preferences } from '@quay/contract/identity';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';

export type UserRow = {
  readonly id: number;
  readonly username: string;
  /** What others see the user called. */
  readonly nickname: string;
  /** When the user chose it; nothing for a name that was drawn. */
  readonly nicknameAt: number | null;
  /** An account that a wallet opened has none. */
  readonly passwordHash: string | null;
  /** The user's own invitation code. */
  readonly usercode: string;
  readonly email: string | null;
  /** With its country code and plus. */
  readonly phone: string | null;
  /** Lower case. */
  readonly wallet: string | null;
  readonly fundPasswordHash: string | null;
  readonly fundFailures: number;
  readonly fundLockedUntil: number | null;
  readonly antiPhishing: string | null;
  readonly standing: AccountStatus;
  readonly lockedReason: string | null;
  /** When it is closed, where its owner has asked for that. */
  readonly closesAt: number | null;
  readonly level: Level;
  /** Who invited. */
  readonly inviter: number | null;
  /** Nobody has signed up: it is a demo without a real account. */
  readonly isGuest: boolean;
  /** One is bound. */
  readonly authenticator: boolean;
  /** A verified one. */
  readonly merchant: boolean;
  readonly preferences: Preferences;
  readonly at: number;
};

export type NewUser = Pick<UserRow, 'username' | 'passwordHash' | 'usercode' | 'at'> &
  Partial<Pick<UserRow, 'email' | 'phone' | 'wallet' | 'fundPasswordHash' | 'inviter' | 'isGuest'>>;

/** What is not named stays. */
export type PreferencesSaved = { readonly [Name in keyof Preferences]?: Preferences[Name] | undefined };

export type UserReads = {
  /** Names and e-mail addresses differ only when they differ beyond capitals. */
  addUser(user: NewUser): Promise<{ id: number } | 'taken'>;
  userById(id: number): Promise<UserRow | undefined>;
  userByName(username: string): Promise<UserRow | undefined>;
  userByEmail(email: string): Promise<UserRow | undefined>;
  userByPhone(phone: string): Promise<UserRow | undefined>;
  userByWallet(wallet: string): Promise<UserRow | undefined>;
  userByUsercode(usercode: string): Promise<UserRow | undefined>;
  /** Keeps what is named; gives all of them as they are now, or nothing when there is no such user. */
  savePreferences(id: number, preferences: PreferencesSaved): Promise<Preferences | undefined>;
  setAntiPhishing(id: number, word: string): Promise<void>;
};

const TASTE = ['language', 'currency', 'theme', 'updown'] as const;
const USER = [
  'id',
  'username',
  'passwordHash',
  'usercode',
  'email',
  'phone',
  'wallet',
  'fundPasswordHash',
  'fundFailures',
  'fundLockedUntil',
  'antiPhishing',
  'standing',
  'lockedReason',
  'level',
  'inviter',
  'isGuest',
  'registeredAt',
  'nicknameAt',
  ...TASTE,
] as const;

type Found = Omit<UserRow, 'at' | 'preferences'> & Preferences & { registeredAt: number };

const userOf = ({ registeredAt, language, currency, theme, updown, ...user }: Found): UserRow => ({
  ...user,
  at: registeredAt,
  preferences: { language, currency, theme, updown },
});

export function userReads(db: Query): UserReads {
  async function userWhere(condition: Expression<SqlBool>): Promise<UserRow | undefined> {
    const found = await db
      .selectFrom('users')
      .select(USER)
      .select(shownName().as('nickname'))
      .select(({ exists, selectFrom }) => [
        exists(selectFrom('authenticators').select('userId').whereRef('userId', '=', 'users.id'))
          .$castTo<boolean>()
          .as('authenticator'),
        exists(
          selectFrom('merchants').select('userId').whereRef('userId', '=', 'users.id').where('state', '=', 'verified'),
        )
          .$castTo<boolean>()
          .as('merchant'),
        selectFrom('accountClosures')
          .select('dueAt')
          .whereRef('owner', '=', 'users.id')
          .where('state', '=', 'waiting')
          .as('closesAt'),
      ])
      .where(condition)
      .executeTakeFirst();
    return found && userOf(found);
  }

  return {
    async addUser({ at, ...user }) {
      const added = await db
        .insertInto('users')
        .values({ ...user, registeredAt: new Date(at) })
        .onConflict((known) => known.doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ?? 'taken';
    },

    userById: (id) => userWhere(sql`users.id = ${id}`),
    userByName: (username) => userWhere(sql`lower(username) = ${username.toLowerCase()}`),
    userByEmail: (email) => userWhere(sql`lower(email) = ${email.toLowerCase()}`),
    userByPhone: (phone) => userWhere(sql`phone = ${phone}`),
    userByWallet: (wallet) => userWhere(sql`wallet = ${wallet.toLowerCase()}`),
    userByUsercode: (usercode) => userWhere(sql`usercode = ${usercode}`),

    async savePreferences(id, preferences) {
      const named = TASTE.filter((name) => preferences[name] !== undefined);
      if (named.length === 0) return db.selectFrom('users').select(TASTE).where('id', '=', id).executeTakeFirst();
      const values = Object.fromEntries(named.map((name) => [name, preferences[name]]));
      return db.updateTable('users').set(values).where('id', '=', id).returning(TASTE).executeTakeFirst();
    },

    async setAntiPhishing(id, antiPhishing) {
      await db.updateTable('users').set({ antiPhishing }).where('id', '=', id).execute();
    },
  };
}
