import type { AccountStatus, HoldReason, Level } from '@quay/contract/identity';
import type { ReviewKind, ReviewState } from '@quay/contract/staff';
import type { MerchantState } from '@quay/contract/verification';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';
import { shownName } from '../../shown-name.ts';

/** A user as the console lists them. Nothing is masked here yet. */
export type ListedUser = {
  readonly id: number;
  readonly username: string;
  /** What others see the user called. */
  readonly nickname: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly level: Level;
  readonly standing: AccountStatus;
  readonly merchant: MerchantState | null;
  readonly registeredAt: number;
};

export type DetailedUser = ListedUser & {
  readonly usercode: string;
  readonly language: string | null;
  readonly lockedReason: string | null;
  readonly fundPassword: boolean;
  readonly authenticator: boolean;
  readonly passkeys: number;
};

export type UsersWanted = {
  /** An id, the start of an account name or nickname, a whole e-mail address or phone number. */
  readonly search?: string | undefined;
  readonly standing?: AccountStatus | undefined;
  /** Only smaller ids; pages go down. */
  readonly before?: number | undefined;
  readonly size: number;
};

export type StaffUserReads = {
  /** Newest first. */
  usersFound(wanted: UsersWanted): Promise<ListedUser[]>;
  userInDetail(id: number): Promise<DetailedUser | undefined>;
  sessionsOfUser(
    id: number,
    now: number,
  ): Promise<
    { readonly device: string; readonly address: string; readonly openedAt: number; readonly seenAt: number }[]
  >;
  holdsOfUser(id: number, now: number): Promise<{ readonly reason: HoldReason; readonly until: number }[]>;
  /** Newest first. */
  reviewsOfUser(
    id: number,
  ): Promise<
    { readonly reviewId: number; readonly kind: ReviewKind; readonly state: ReviewState; readonly at: number }[]
  >;
  /** Whether the user was not locked yet. What they were before is kept for the unlocking. */
  lockUser(id: number, reason: string, at: number): Promise<boolean>;
  /** Whether somebody else than the user has to open the account: staff locked it, or a freeze that only staff end. */
  needsUnlock(id: number): Promise<boolean>;
  /** Opens such an account. One that its owner had frozen before it was locked is frozen again. */
  unlockUser(id: number): Promise<void>;
};

export function staffUserReads(db: Query): StaffUserReads {
  const listed = () =>
    db
      .selectFrom('users')
      .leftJoin('merchants', 'merchants.userId', 'users.id')
      .select([
        'users.id',
        'username',
        'email',
        'phone',
        'level',
        'standing',
        'registeredAt',
        'merchants.state as merchant',
      ])
      .select(shownName().as('nickname'));

  return {
    usersFound({ search, standing, before, size }) {
      let query = listed();
      const wanted = search?.trim();
      if (wanted) {
        const start = `${wanted.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
        query = query.where(({ or, eb }) =>
          or([
            eb(sql`lower(username)`, 'like', start),
            eb(sql`lower(${shownName()})`, 'like', start),
            eb(sql`lower(email)`, '=', wanted.toLowerCase()),
            eb('phone', '=', wanted.replace(/[\s()-]/g, '')),
            ...(/^[1-9][0-9]{0,15}$/.test(wanted) ? [eb('users.id', '=', Number(wanted))] : []),
          ]),
        );
      }
      if (standing !== undefined) query = query.where('standing', '=', standing);
      if (before !== undefined) query = query.where('users.id', '<', before);
      return query.orderBy('users.id', 'desc').limit(size).execute();
    },

    userInDetail: (id) =>
      listed()
        .select(['usercode', 'language', 'lockedReason'])
        .select([
          sql<boolean>`fund_password_hash is not null`.as('fundPassword'),
          sql<boolean>`exists (select from authenticators where user_id = users.id)`.as('authenticator'),
          sql<number>`(select count(*) from passkeys where user_id = users.id)`.as('passkeys'),
        ])
        .where('users.id', '=', id)
        .executeTakeFirst(),

    sessionsOfUser: (id, now) =>
      db
        .selectFrom('sessions')
        .select(['device', 'address', 'openedAt', 'seenAt'])
        .where('userId', '=', id)
        .where('expiresAt', '>', sql<number>`${new Date(now)}`)
        .orderBy('seenAt', 'desc')
        .limit(100)
        .execute(),

    holdsOfUser: (id, now) =>
      db
        .selectFrom('accountHolds')
        .select(['reason', 'until'])
        .where('owner', '=', id)
        .where('until', '>', sql<number>`${new Date(now)}`)
        .orderBy('until', 'desc')
        .$castTo<{ reason: HoldReason; until: number }>()
        .execute(),

    reviewsOfUser: (id) =>
      db
        .selectFrom('reviews')
        .select(['id as reviewId', 'kind', 'state', 'appliedAt as at'])
        .where('userId', '=', id)
        .orderBy('id', 'desc')
        .limit(100)
        .execute(),

    async lockUser(id, reason, at) {
      const user = await db.selectFrom('users').select('standing').where('id', '=', id).forUpdate().executeTakeFirst();
      if (!user || user.standing === 'locked' || user.standing === 'closed') return false;
      const lock = { standing: user.standing, at: new Date(at) };
      await db.updateTable('users').set({ standing: 'locked', lockedReason: reason }).where('id', '=', id).execute();
      await db
        .insertInto('userLocks')
        .values({ userId: id, ...lock })
        .onConflict((known) => known.column('userId').doUpdateSet(lock))
        .execute();
      return true;
    },

    async needsUnlock(id) {
      const user = await db.selectFrom('users').select(['standing', 'thawBy']).where('id', '=', id).executeTakeFirst();
      return user !== undefined && waitsForStaff(user);
    },

    async unlockUser(id) {
      const of = db.selectFrom('users').select(['standing', 'thawBy']).where('id', '=', id).forUpdate();
      const user = await of.executeTakeFirst();
      if (!user || !waitsForStaff(user)) return;
      const lock = await db.deleteFrom('userLocks').where('userId', '=', id).returning('standing').executeTakeFirst();
      const standing = lock?.standing === 'frozen' && user.thawBy === 'owner' ? 'frozen' : 'open';
      await db
        .updateTable('users')
        .set({ standing, lockedReason: null, thawBy: 'owner' })
        .where('id', '=', id)
        .execute();
    },
  };
}

const waitsForStaff = ({
  standing,
  thawBy,
}: {
  readonly standing: AccountStatus;
  readonly thawBy: 'owner' | 'staff';
}) => standing === 'locked' || (standing === 'frozen' && thawBy === 'staff');
