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
};

export type MemberSecrets = MemberRow & { readonly passwordHash: string; readonly totpSealed: Uint8Array | null };

export type NewMember = {
  readonly username: string;
  readonly name: string;
  readonly roleId: number;
  readonly passwordHash: string;
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
  /** The first login. Whether it was the first: of two at once, one is told so. */
  enrol(
    id: number,
    own: { readonly passwordHash: string; readonly totpSealed: Uint8Array; readonly step: number },
    at: number,
  ): Promise<boolean>;
  /**
   * Counts a try of the authenticator before it is judged, so that many at once cannot be more than are allowed.
   * False while it is locked; the last one that is allowed locks it.
   */
  beginTotp(id: number, now: number, most: number, lockedUntil: number): Promise<boolean>;
  totpLockedUntil(id: number): Promise<number | null>;
  /** Whether the step was still good: each is good once. Forgets the tries. */
  spendTotp(id: number, step: number): Promise<boolean>;
};

const ADMINISTRATOR = Object.keys(fixedRoles)[0]!;

export function memberReads(db: Query): MemberReads {
  const some = () =>
    db
      .selectFrom('staffMembers as member')
      .innerJoin('staffRoles as role', 'role.id', 'member.roleId')
      .select(['member.id', 'member.username', 'member.name', 'member.roleId', 'member.active'])
      .select(['member.enrolledAt', 'member.seenAt', 'role.name as role', 'role.rights']);
  const whole = () => some().select(['member.passwordHash', 'member.totpSealed']);

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
    async addMember(member, at) {
      const added = await db
        .insertInto('staffMembers')
        .values({ ...member, active: true, createdAt: new Date(at) })
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
      await db.selectFrom('staffRoles').select('id').where('name', '=', ADMINISTRATOR).forUpdate().execute();
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
    async beginTotp(id, now, most, lockedUntil) {
      const tries = sql<number>`case when totp_locked_until is null then totp_failures + 1 else 1 end`;
      const begun = await db
        .updateTable('staffMembers')
        .set({
          totpFailures: tries,
          totpLockedUntil: sql`case when ${tries} >= ${most} then ${new Date(lockedUntil)}::timestamptz end`,
        })
        .where('id', '=', id)
        .where(({ or, eb }) =>
          or([eb('totpLockedUntil', 'is', null), eb('totpLockedUntil', '<=', sql<number>`${new Date(now)}`)]),
        )
        .executeTakeFirst();
      return begun.numUpdatedRows > 0n;
    },
    async totpLockedUntil(id) {
      const row = await db.selectFrom('staffMembers').select('totpLockedUntil').where('id', '=', id).executeTakeFirst();
      return row?.totpLockedUntil ?? null;
    },
    async spendTotp(id, step) {
      const spent = await db
        .updateTable('staffMembers')
        .set({ totpLastStep: step, totpFailures: 0, totpLockedUntil: null })
        .where('id', '=', id)
        .where('totpLastStep', '<', step)
        .executeTakeFirst();
      return spent.numUpdatedRows > 0n;
    },
  };
}
