import type { Refusal } from '@quay/contract';
import { type ApprovalKind, fixedRoles, type HouseSettings, type StaffRight, staff } from '@quay/contract/staff';
import type { ApprovalRow, NewMember, StaffReads } from '@quay/store';
import type { StaffSession } from './console-sessions.ts';

type Payloads = {
  readonly 'add-member': NewMember;
  readonly 'change-member': { readonly staffId: number; readonly roleId?: number; readonly active?: boolean };
  readonly 'save-role': { readonly roleId?: number; readonly name: string; readonly rights: readonly StaffRight[] };
  readonly 'unlock-user': { readonly userId: number };
  readonly 'save-settings': HouseSettings;
  readonly 'resume-network': { readonly network: string };
};

/** Something that takes two: one who asks for it, and another one who approves it. */
export type Wish = {
  [Kind in ApprovalKind]: {
    readonly kind: Kind;
    readonly payload: Payloads[Kind];
    /** What is asked for, in words of the console. */
    readonly details: Record<string, string>;
    readonly reason?: string;
  };
}[ApprovalKind];

/** An approval's payload was a wish's when it was asked. */
export const wishOf = ({ kind, payload, details, reason }: ApprovalRow): Wish =>
  ({ kind, payload, details, reason }) as Wish;

/** What the log says that it was done to. */
export function subjectOf({ kind, payload, details }: Wish): string {
  switch (kind) {
    case 'add-member':
      return `member ${payload.username}`;
    case 'change-member':
      return `member ${details.username}`;
    case 'save-role':
      return `role ${payload.name}`;
    case 'unlock-user':
      return `user ${payload.userId}`;
    case 'save-settings':
      return 'settings';
    case 'resume-network':
      return `network ${payload.network}`;
  }
}

/** Whether a wish is about who looks at it: nobody decides a case of their own. */
export function concerns({ kind, payload }: Wish, { id, roleId }: StaffSession): boolean {
  if (kind === 'change-member') return payload.staffId === id;
  return kind === 'save-role' && payload.roleId === roleId;
}

const ADMINISTRATOR = Object.keys(fixedRoles)[0]!;

/** Does it, or gives why it cannot be done any more; then nothing of it was. Runs within one transaction. */
export async function fulfil({ kind, payload }: Wish, rows: StaffReads, now: number): Promise<Refusal | undefined> {
  switch (kind) {
    case 'add-member': {
      if (!(await rows.role(payload.roleId))) return staff['role-unknown'];
      return (await rows.addMember(payload, now)) === 'taken' ? staff['member-name-taken'] : undefined;
    }
    case 'change-member':
      return changeMember(payload, rows, now);
    case 'save-role': {
      const { roleId, ...role } = payload;
      const saved = roleId === undefined ? await rows.addRole(role) : await rows.changeRole(roleId, role);
      if (saved === 'unknown') return staff['role-unknown'];
      return saved === 'taken' ? staff['role-name-taken'] : undefined;
    }
    case 'unlock-user':
      // The hold stands already, and the core follows when this is durable.
      await rows.unlockUser(payload.userId);
      return undefined;
    case 'save-settings':
      await rows.saveHouseSettings(payload);
      return undefined;
    case 'resume-network':
      // The chain does it when this is durable.
      return undefined;
  }
}

async function changeMember(
  { staffId, roleId, active }: Payloads['change-member'],
  rows: StaffReads,
  now: number,
): Promise<Refusal | undefined> {
  // Counted before anybody is read: who changes administrators does it one after the other.
  const administrators = await rows.activeAdministrators();
  const member = await rows.member(staffId);
  if (!member) return staff['member-unknown'];
  const role = await rows.role(roleId ?? member.roleId);
  if (!role) return staff['role-unknown'];
  const isActive = active ?? member.active;
  const wasAdministrator = member.active && member.role === ADMINISTRATOR;
  const isAdministrator = isActive && role.name === ADMINISTRATOR;
  if (wasAdministrator && !isAdministrator && administrators <= 1) return staff['last-administrator'];

  await rows.changeMember(staffId, { roleId: role.id, active: isActive });
  if (!isActive) {
    await rows.endSessionsOfMember(staffId);
    await rows.withdrawApprovals(staffId, now);
  }
  return undefined;
}
