import { fixedRoles, type StaffRight } from '@quay/contract/staff';
import { sql } from 'kysely';
import type { Query } from '../../database.ts';

export type RoleRow = {
  readonly id: number;
  readonly name: string;
  readonly rights: readonly StaffRight[];
  readonly fixed: boolean;
};

export type MemberRow = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly roleId: number;
  readonly role: string;
  readonly rights: readonly StaffRight[];
  readonly active: boolean;
  readonly enrolledAt: number | null;
  readonly seenAt: number | null;
  readonly createdBy: number | null;
};

/** Who handed out the first password of an account, and when. */
export type IssuedAccount = { readonly id: number; readonly issuedBy: number; readonly issuedAt: number };

export type MemberSecrets = MemberRow & { readonly passwordHash: string; readonly totpSealed: Uint8Array | null };

export type NewMember = {
  readonly username: string;
  readonly name: string;
  readonly roleId: number;
  readonly passwordHash: string;
  readonly createdBy?: number | undefined;
  /** Until it has been used for some time, the account counts as that of who handed out its first password. */
  readonly issuedBy?: number | undefined;
};

export type MemberReads = {
  /** Brings the roles of every installation up to what this version says of them. */
  upsertFixedRoles(): Promise<void>;
  roles(): Promise<(RoleRow & { readonly members: number })[]>;
  role(id: number): Promise<RoleRow | undefined>;
  /** Names differ only when they differ beyond capitals. */
  roleByName(name: string): Promise<RoleRow | undefined>;
  addRole(role: Pick<RoleRow, 'name' | 'rights'>): Promise<{ readonly id: number } | 'taken'>;
  changeRole(id: number, role: Pick<RoleRow, 'name' | 'rights'>): Promise<'changed' | 'taken' | 'unknown'>;
  /** Nobody can be given the role until the transaction ends. */
  lockRole(id: number): Promise<void>;
  membersOfRole(id: number): Promise<number>;
  deleteRole(id: number): Promise<void>;

  members(): Promise<MemberRow[]>;
  member(id: number): Promise<MemberSecrets | undefined>;
  memberByName(username: string): Promise<MemberSecrets | undefined>;
  addMember(member: NewMember, at: number): Promise<{ readonly id: number } | 'taken'>;
  changeMember(id: number, change: { readonly roleId?: number; readonly active?: boolean }): Promise<void>;
  /** How many can change everything. While they are counted together with a change, nobody else changes them. */
  activeAdministrators(): Promise<number>;
  /** The first login. Whether it was the first: of two at once, one gets false. */
  enrol(
    id: number,
    own: { readonly passwordHash: string; readonly totpSealed: Uint8Array; readonly step: number },
    at: number,
  ): Promise<boolean>;
  /** Takes password and authenticator off; the next login is a first one, with this password. */
  resetMember(
    id: number,
    to: { readonly passwordHash: string; readonly issuedBy: number | null },
    at: number,
  ): Promise<void>;
  /** Accounts whose first password somebody handed out since a moment. */
  issuedSince(since: number): Promise<IssuedAccount[]>;
  /** When there had been two administrators; nothing during the first start. */
  bootstrapEndedAt(): Promise<number | undefined>;
  /**
   * Ends the first start once there are two administrators who have logged in. Accounts that nobody has used yet then
   * count as that of who asked for them. Whether it ended just now.
   */
  endBootstrap(at: number): Promise<boolean>;
  /** Who has decided in a case that takes two; whoever asks next for the same subject waits for this transaction. */
  decidersOf(subject: string): Promise<{ readonly account: number; readonly at: number }[]>;
  addDecider(subject: string, staffId: number, at: number): Promise<void>;
  /**
   * Counts a try of the authenticator before it is validated, so that many at once cannot be more than are allowed. An
   * address from which the member logged in since `knownSince` has tries of its own; all others share theirs. False
   * while they are locked; the last one that is allowed locks them.
   */
  beginTotp(id: number, address: string, tries: TotpTries): Promise<boolean>;
  totpLockedUntil(id: number, address: string, knownSince: number): Promise<number | null>;
  /** Whether the step was still good: each is good once. */
  spendTotp(id: number, step: number): Promise<boolean>;
  /** A login came to its end at this address: its tries are forgotten, and it is known from here on. */
  addStaffAddress(id: number, address: string, at: number): Promise<void>;
};

export type TotpTries = {
  readonly now: number;
  readonly most: number;
  readonly lockedUntil: number;
  readonly knownSince: number;
};

const ADMINISTRATOR = Object.keys(fixedRoles)[0]!;

export function memberReads(db: Query): MemberReads {
  const some = () =>
    db
      .selectFrom('staffMembers as member')
      .innerJoin('staffRoles as role', 'role.id', 'member.roleId')
      .select(['member.id', 'member.username', 'member.name', 'member.roleId', 'member.active'])
      .select(['member.enrolledAt', 'member.seenAt', 'member.createdBy', 'role.name as role', 'role.rights']);
  const whole = () => some().select(['member.passwordHash', 'member.totpSealed']);
  const lockAdministrators = () =>
    db.selectFrom('staffRoles').select('id').where('name', '=', ADMINISTRATOR).forUpdate().execute();
  const knownAddresses = (id: number, address: string) =>
    db.selectFrom('staffAddresses').where('staffId', '=', id).where('address', '=', address);
  const isKnown = async (id: number, address: string, since: number) =>
    (await knownAddresses(id, address)
      .select('address')
      .where('seenAt', '>=', sql<number>`${new Date(since)}`)
      .executeTakeFirst()) !== undefined;

  return {
    async upsertFixedRoles() {
      const roles = Object.entries(fixedRoles).map(([name, rights]) => ({ name, rights, fixed: true }));
      await db
        .insertInto('staffRoles')
        .values(roles)
        .onConflict((known) =>
          known.expression(sql`lower(name)`).doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            rights: eb.ref('excluded.rights'),
            fixed: true,
          })),
        )
        .execute();
    },

    roles: () =>
      db
        .selectFrom('staffRoles as role')
        .leftJoin('staffMembers as member', 'member.roleId', 'role.id')
        .select(['role.id', 'role.name', 'role.rights', 'role.fixed'])
        .select(({ fn }) => fn.count<number>('member.id').as('members'))
        .groupBy('role.id')
        .orderBy('role.id')
        .execute(),
    role: (id) => db.selectFrom('staffRoles').selectAll().where('id', '=', id).executeTakeFirst(),
    roleByName: (name) =>
      db.selectFrom('staffRoles').selectAll().where(sql`lower(name)`, '=', name.toLowerCase()).executeTakeFirst(),
    async addRole(role) {
      const added = await db
        .insertInto('staffRoles')
        .values({ ...role, fixed: false })
        .onConflict((known) => known.expression(sql`lower(name)`).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ?? 'taken';
    },
    async changeRole(id, { name, rights }) {
      // One at a time: a name cannot be taken between the look and the change.
      await sql`lock table staff_roles in share row exclusive mode`.execute(db);
      const known = await db
        .selectFrom('staffRoles')
        .select('id')
        .where(sql`lower(name)`, '=', name.toLowerCase())
        .executeTakeFirst();
      if (known && known.id !== id) return 'taken';
      const changed = await db
        .updateTable('staffRoles')
        .set({ name, rights })
        .where('id', '=', id)
        .where('fixed', '=', false)
        .executeTakeFirst();
      return changed.numUpdatedRows > 0n ? 'changed' : 'unknown';
    },
    async lockRole(id) {
      await db.selectFrom('staffRoles').select('id').where('id', '=', id).forUpdate().execute();
    },
    async membersOfRole(id) {
      const counted = db.selectFrom('staffMembers').select(({ fn }) => fn.countAll<number>().as('members'));
      return (await counted.where('roleId', '=', id).executeTakeFirstOrThrow()).members;
    },
    async deleteRole(id) {
      await db.deleteFrom('staffRoles').where('id', '=', id).where('fixed', '=', false).execute();
    },

    members: () => some().orderBy('member.id').execute(),
    member: (id) => whole().where('member.id', '=', id).executeTakeFirst(),
    memberByName: (username) =>
      whole().where(sql`lower(member.username)`, '=', username.toLowerCase()).executeTakeFirst(),
    async addMember({ createdBy = null, issuedBy = null, ...member }, at) {
      const createdAt = new Date(at);
      const issuedAt = issuedBy === null ? null : createdAt;
      const added = await db
        .insertInto('staffMembers')
        .values({ ...member, createdBy, issuedBy, issuedAt, active: true, createdAt })
        .onConflict((known) => known.expression(sql`lower(username)`).doNothing())
        .returning('id')
        .executeTakeFirst();
      return added ?? 'taken';
    },
    async changeMember(id, change) {
      if (Object.keys(change).length === 0) return;
      await db.updateTable('staffMembers').set(change).where('id', '=', id).execute();
    },
    async activeAdministrators() {
      await lockAdministrators();
      const administrators = await some()
        .where('role.name', '=', ADMINISTRATOR)
        .where('member.active', '=', true)
        .execute();
      return administrators.length;
    },
    async enrol(id, { passwordHash, totpSealed, step }, at) {
      const enrolled = await db
        .updateTable('staffMembers')
        .set({ passwordHash, totpSealed, totpLastStep: step, enrolledAt: new Date(at) })
        .where('id', '=', id)
        .where('enrolledAt', 'is', null)
        .where('active', '=', true)
        .executeTakeFirst();
      return enrolled.numUpdatedRows > 0n;
    },
    async resetMember(id, { passwordHash, issuedBy }, at) {
      const issuedAt = issuedBy === null ? null : new Date(at);
      const first = { passwordHash, issuedBy, issuedAt, enrolledAt: null };
      const without = { totpSealed: null, totpFailures: 0, totpLockedUntil: null };
      await db
        .updateTable('staffMembers')
        .set({ ...first, ...without })
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('staffAddresses').where('staffId', '=', id).execute();
    },
    issuedSince: (since) =>
      db
        .selectFrom('staffMembers')
        .select(['id', 'issuedBy', 'issuedAt'])
        .where('issuedBy', 'is not', null)
        .where('issuedAt', '>', sql<number>`${new Date(since)}`)
        .$narrowType<{ issuedBy: number; issuedAt: number }>()
        .execute(),
    async bootstrapEndedAt() {
      return (await db.selectFrom('staffBootstrap').select('endedAt').executeTakeFirst())?.endedAt;
    },
    async endBootstrap(at) {
      await lockAdministrators();
      const { administrators } = await db
        .selectFrom('staffMembers as member')
        .innerJoin('staffRoles as role', 'role.id', 'member.roleId')
        .select(({ fn }) => fn.countAll<number>().as('administrators'))
        .where('role.name', '=', ADMINISTRATOR)
        .where('member.active', '=', true)
        .where('member.enrolledAt', 'is not', null)
        .executeTakeFirstOrThrow();
      if (administrators < 2) return false;
      const endedAt = new Date(at);
      const ended = await db
        .insertInto('staffBootstrap')
        .values({ endedAt })
        .onConflict((known) => known.column('one').doNothing())
        .executeTakeFirst();
      if (!ended.numInsertedOrUpdatedRows) return false;
      await db
        .updateTable('staffMembers')
        .set(({ ref }) => ({ issuedBy: ref('createdBy'), issuedAt: endedAt }))
        .where('enrolledAt', 'is', null)
        .where('createdBy', 'is not', null)
        .execute();
      return true;
    },
    async decidersOf(subject) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`staff decides ${subject}`}, 0))`.execute(db);
      return db
        .selectFrom('staffDecisions')
        .select(['staffId as account', 'at'])
        .where('subject', '=', subject)
        .execute();
    },
    async addDecider(subject, staffId, at) {
      await db
        .insertInto('staffDecisions')
        .values({ subject, staffId, at: new Date(at) })
        .onConflict((known) => known.columns(['subject', 'staffId']).doNothing())
        .execute();
    },
    async beginTotp(id, address, { now, most, lockedUntil, knownSince }) {
      const tries = sql<number>`case when totp_locked_until is null then totp_failures + 1 else 1 end`;
      const counted = {
        totpFailures: tries,
        totpLockedUntil: sql<Date | null>`case when ${tries} >= ${most} then ${new Date(lockedUntil)}::timestamptz end`,
      };
      const isFree = sql<boolean>`totp_locked_until is null or totp_locked_until <= ${new Date(now)}`;
      if (await isKnown(id, address, knownSince)) {
        const begun = db.updateTable('staffAddresses').set(counted).where('staffId', '=', id);
        const { numUpdatedRows } = await begun.where('address', '=', address).where(isFree).executeTakeFirst();
        return numUpdatedRows > 0n;
      }
      const begun = db.updateTable('staffMembers').set(counted).where('id', '=', id).where(isFree);
      return (await begun.executeTakeFirst()).numUpdatedRows > 0n;
    },
    async totpLockedUntil(id, address, knownSince) {
      const row = (await isKnown(id, address, knownSince))
        ? await knownAddresses(id, address).select('totpLockedUntil').executeTakeFirst()
        : await db.selectFrom('staffMembers').select('totpLockedUntil').where('id', '=', id).executeTakeFirst();
      return row?.totpLockedUntil ?? null;
    },
    async spendTotp(id, step) {
      const spent = await db
        .updateTable('staffMembers')
        .set({ totpLastStep: step })
        .where('id', '=', id)
        .where('totpLastStep', '<', step)
        .executeTakeFirst();
      return spent.numUpdatedRows > 0n;
    },
    async addStaffAddress(id, address, at) {
      const known = { seenAt: new Date(at), totpFailures: 0, totpLockedUntil: null };
      const was = await knownAddresses(id, address).select('address').executeTakeFirst();
      await db
        .insertInto('staffAddresses')
        .values({ staffId: id, address, ...known })
        .onConflict((same) => same.columns(['staffId', 'address']).doUpdateSet(known))
        .execute();
      // The tries of everywhere else are left as they are when the login came from an address with its own.
      if (was) return;
      const forgotten = { totpFailures: 0, totpLockedUntil: null };
      await db.updateTable('staffMembers').set(forgotten).where('id', '=', id).execute();
    },
  };
}
