import { fixedRoles, type StaffRight } from '@quay/contract/staff';
import type { ApprovalRow, IssuedAccount, MemberSecrets, RoleRow } from '@quay/store';
import { ADMINISTRATOR, type PowerRows } from '../proposals.ts';

export type MemoryMember = {
  readonly id: number;
  readonly username: string;
  roleId: number;
  active: boolean;
  enrolled: boolean;
  createdBy: number | null;
  issuedBy: number | null;
  issuedAt: number | null;
};
export type MemoryRole = { readonly id: number; name: string; rights: readonly StaffRight[]; readonly fixed: boolean };
export type MemoryApproval = Pick<
  ApprovalRow,
  'id' | 'kind' | 'payload' | 'details' | 'reason' | 'requestedBy' | 'requestedAt'
> & {
  state: ApprovalRow['state'];
};

/** All that says who may do what, as one value. */
export type Power = {
  members: MemoryMember[];
  roles: MemoryRole[];
  approvals: MemoryApproval[];
  deciders: Record<string, { readonly account: number; readonly at: number }[]>;
  bootstrapEndedAt: number | undefined;
};

export const memoryRoles = (): MemoryRole[] =>
  Object.entries(fixedRoles).map(([name, rights], at) => ({ id: at + 1, name, rights, fixed: true }));

export const roleIdOf = ({ roles }: Power, name: string): number => roles.find((role) => role.name === name)!.id;

/** The rows of the staff in memory, for the functions that the server runs on the database. */
export function memoryRows(power: Power): PowerRows {
  const role = (id: number): RoleRow | undefined => power.roles.find((one) => one.id === id);
  const member = (id: number) => power.members.find((one) => one.id === id);
  const whole = (one: MemoryMember): MemberSecrets => {
    const { name, rights } = role(one.roleId)!;
    const { id, username, roleId, active, createdBy } = one;
    const times = { enrolledAt: one.enrolled ? 0 : null, seenAt: null };
    return { id, username, name: username, roleId, role: name, rights, active, createdBy, ...times, ...secrets };
  };
  const administrators = () => power.members.filter((one) => one.active && role(one.roleId)!.name === ADMINISTRATOR);
  const nextId = (rows: readonly { readonly id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

  return {
    activeAdministrators: async () => administrators().length,
    role: async (id) => role(id),
    member: async (id) => {
      const found = member(id);
      return found && whole(found);
    },
    async addMember({ username, roleId, createdBy = null, issuedBy = null }, at) {
      if (power.members.some((one) => one.username === username)) return 'taken';
      const id = nextId(power.members);
      const issuedAt = issuedBy === null ? null : at;
      power.members.push({ id, username, roleId, active: true, enrolled: false, createdBy, issuedBy, issuedAt });
      return { id };
    },
    async changeMember(id, change) {
      Object.assign(member(id)!, change);
    },
    async resetMember(id, { issuedBy }, at) {
      Object.assign(member(id)!, { enrolled: false, issuedBy, issuedAt: issuedBy === null ? null : at });
    },
    endSessionsOfMember: async () => undefined,
    async addRole({ name, rights }) {
      if (power.roles.some((one) => one.name === name)) return 'taken';
      const id = nextId(power.roles);
      power.roles.push({ id, name, rights, fixed: false });
      return { id };
    },
    async changeRole(id, change) {
      const found = power.roles.find((one) => one.id === id && !one.fixed);
      if (!found) return 'unknown';
      Object.assign(found, change);
      return 'changed';
    },
    async addApproval({ kind, payload, details, reason, requestedBy, at }) {
      const id = nextId(power.approvals);
      power.approvals.push({ id, kind, payload, details, reason, requestedBy, requestedAt: at, state: 'open' });
      return id;
    },
    async approvalToDecide(id) {
      const found = power.approvals.find((one) => one.id === id);
      if (!found) return undefined;
      const decision = { decidedByName: null, decidedAt: null, remark: null };
      return { ...found, requestedByName: member(found.requestedBy)!.username, ...decision };
    },
    async decideApproval(id, { state }) {
      power.approvals.find((one) => one.id === id)!.state = state;
    },
    async withdrawApprovals(requestedBy) {
      for (const one of power.approvals)
        if (one.requestedBy === requestedBy && one.state === 'open') one.state = 'withdrawn';
    },
    issuedSince: async (since) =>
      power.members.filter((one): one is MemoryMember & IssuedAccount => one.issuedAt !== null && one.issuedAt > since),
    bootstrapEndedAt: async () => power.bootstrapEndedAt,
    async endBootstrap(at) {
      if (power.bootstrapEndedAt !== undefined) return false;
      if (administrators().filter(({ enrolled }) => enrolled).length < 2) return false;
      power.bootstrapEndedAt = at;
      for (const one of power.members) {
        if (!one.enrolled && one.createdBy !== null) Object.assign(one, { issuedBy: one.createdBy, issuedAt: at });
      }
      return true;
    },
    decidersOf: async (subject) => power.deciders[subject] ?? [],
    async addDecider(subject, account, at) {
      power.deciders[subject] = [...(power.deciders[subject] ?? []), { account, at }];
    },
    saveSystemSettings: async () => undefined,
    unlockUser: async () => undefined,
  };
}

const secrets = { passwordHash: '', totpSealed: null };
