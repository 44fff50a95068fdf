import type { Refusal } from '@quay/contract';
import type { EarnKind } from '@quay/contract/earn';
import type { ContractStatus, ContractTerm } from '@quay/contract/perpetual';
import {
  type ApprovalKind,
  fixedRoles,
  type OutflowAccount,
  type Reopening,
  type RequestedEarnTerms,
  type RequestedLiquidityTerms,
  type StaffRight,
  type SystemSettings,
  staff,
} from '@quay/contract/staff';
import type { ApprovalRow, NewMember, StaffReads } from '@quay/store';
import type { Hex } from 'viem';

type Payloads = {
  readonly 'add-member': NewMember;
  readonly 'change-member': { readonly staffId: number; readonly roleId?: number; readonly active?: boolean };
  readonly 'reset-member': { readonly staffId: number; readonly passwordHash: string; readonly issuedBy: number };
  readonly 'save-role': { readonly roleId?: number; readonly name: string; readonly rights: readonly StaffRight[] };
  readonly 'unlock-user': { readonly userId: number };
  readonly 'lift-suspension': { readonly userId: number };
  readonly 'save-settings': SystemSettings;
  readonly 'resume-network': { readonly network: string };
  readonly 'adopt-transaction': {
    readonly network: string;
    readonly txHash: Hex;
    readonly account: OutflowAccount;
  };
  readonly 'release-withdrawal': {
    readonly network: string;
    readonly withdrawal: number;
    readonly act: 'repay' | 'reject';
  };
  readonly 'retire-hot-wallet': { readonly network: string; readonly wallet: number; readonly lost: boolean };
  /** `from` is the status that it had when somebody asked. */
  readonly 'resume-contract': { readonly contract: string; readonly from: ContractStatus; readonly to: Reopening };
  /** Decimals as text; `version` is the newest when somebody asked. */
  readonly 'set-tiers': WantedTiers & { readonly version: number };
  /** `setAt` of the caps that it had when somebody asked; 0 where there were none. */
  readonly 'set-caps': WantedCaps & { readonly setAt: number };
  /** `contract` is the perpetual one whose terms it gets. */
  readonly 'list-delivery': { readonly contract: string; readonly term: ContractTerm };
  readonly 'settle-contract': { readonly contract: string };
  readonly 'set-loan-product': WantedProduct;
  readonly 'fund-loan-pool': FundedPool;
  /** Decimals as text. */
  readonly 'list-earn-product': {
    readonly kind: EarnKind;
    readonly asset: string;
    readonly days: number;
    readonly terms: RequestedEarnTerms;
  };
  /** `version` is of the terms that it had when somebody asked. */
  readonly 'change-earn-product': {
    readonly product: number;
    readonly version: number;
    readonly terms: RequestedEarnTerms;
  };
  /** `before` are the terms as they held when somebody asked. */
  readonly 'set-liquidity-terms': {
    readonly terms: RequestedLiquidityTerms;
    readonly before: RequestedLiquidityTerms | null;
  };
  /** `from` is who had invited them when somebody asked. */
  readonly 'correct-referrer': {
    readonly userId: number;
    readonly from: number | null;
    readonly referrer: number | null;
  };
  readonly 'restore-referrer': { readonly userId: number };
  readonly 'reopen-earn-product': { readonly product: number };
  /** What had been put in and taken out when somebody asked: nothing is put in twice. */
  readonly 'fund-earn': {
    readonly code: string;
    readonly asset: string;
    readonly amount: string;
    readonly putIn: string;
    readonly takenOut: string;
  };
  readonly 'unfreeze-earn-order': { readonly order: number };
  /** Decimals as text; `before` is what was put in when somebody asked. */
  readonly 'fund-credit': { readonly amount: string; readonly before: string };
  readonly 'set-credit-product': WantedCreditProduct;
};

/** Margin tiers that somebody wants a contract to have from a moment on. */
export type WantedTiers = {
  readonly contract: string;
  readonly cap: string;
  readonly tiers: readonly { readonly floor: string; readonly maintenanceRate: string; readonly initialRate: string }[];
  readonly appliesAt: number;
};

/** Caps that somebody wants a contract to have. */
export type WantedCaps = {
  readonly contract: string;
  readonly shareFloor: string;
  readonly shareMax: string;
  readonly newAccountLeverage: number;
  readonly newAccountDays: number;
};

/** On which terms somebody wants a coin to be lent; decimals as text. */
export type WantedProduct = {
  readonly asset: string;
  readonly pledge: string;
  readonly days: number;
  readonly hourlyRate: string;
  readonly lateMultiple: string;
  readonly initialRate: string;
  readonly saleFeeRate: string;
  readonly lot: string;
  readonly minAmount: string;
  readonly lentMax: string;
  readonly pledgedMax: string;
  readonly open: boolean;
};

/** What somebody wants to put into a loan pool, or to take out of it below zero. */
export type FundedPool = { readonly asset: string; readonly amount: string };

/** Terms that somebody wants loans without a pledge to have; decimals as text. */
export type WantedCreditProduct = {
  readonly cycle: number;
  readonly dailyRate: string;
  readonly lateMultiple: string;
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly oneMax: string;
  readonly open: boolean;
};

/** Something that takes two: one who asks for it, and another one who approves it. */
export type Proposal = {
  [Kind in ApprovalKind]: {
    readonly kind: Kind;
    readonly payload: Payloads[Kind];
    /** What is asked for, in words of the console. */
    readonly details: Record<string, string>;
    readonly reason?: string;
  };
}[ApprovalKind];

/** An approval's payload was a proposal's when it was made. */
export const requestOf = ({ kind, payload, details, reason }: ApprovalRow): Proposal =>
  ({ kind, payload, details, reason }) as Proposal;

/** What the log says that it was done to. */
export function subjectOf({ kind, payload, details }: Proposal): string {
  switch (kind) {
    case 'add-member':
      return `member ${payload.username}`;
    case 'change-member':
    case 'reset-member':
      return `member ${details.username}`;
    case 'save-role':
      return `role ${payload.name}`;
    case 'unlock-user':
    case 'lift-suspension':
    case 'correct-referrer':
    case 'restore-referrer':
      return `user ${payload.userId}`;
    case 'save-settings':
      return 'settings';
    case 'resume-network':
    case 'adopt-transaction':
    case 'retire-hot-wallet':
      return `network ${payload.network}`;
    case 'resume-contract':
    case 'set-tiers':
    case 'set-caps':
    case 'list-delivery':
    case 'settle-contract':
      return `contract ${payload.contract}`;
    case 'set-loan-product':
      return `loan product ${payload.asset}/${payload.pledge}/${payload.days}`;
    case 'fund-loan-pool':
      return `loan pool ${payload.asset}`;
    case 'list-earn-product':
      return `earn product ${payload.terms.name}`;
    case 'change-earn-product':
    case 'reopen-earn-product':
      return `earn product ${payload.product}`;
    case 'fund-earn':
      return `earn fund ${payload.code} ${payload.asset}`;
    case 'set-liquidity-terms':
      return 'linked wallets';
    case 'unfreeze-earn-order':
      return `earn order ${payload.order}`;
    case 'fund-credit':
      return 'credit pool';
    case 'set-credit-product':
      return `credit of ${payload.cycle} days`;
    case 'release-withdrawal':
      return `withdrawal ${payload.withdrawal}`;
  }
}

/** The account that a proposal is about; whoever it is does not decide it. */
export function accountOf({ kind, payload }: Proposal): number | undefined {
  return kind === 'change-member' || kind === 'reset-member' ? payload.staffId : undefined;
}

/** Whether a proposal is about the role of who looks at it: nobody decides a case of their own. */
export const concernsRole = ({ kind, payload }: Proposal, roleId: number): boolean =>
  kind === 'save-role' && payload.roleId === roleId;

export const ADMINISTRATOR = Object.keys(fixedRoles)[0]!;

/** What changing who may do what needs of the rows. */
export type PowerRows = Pick<
  StaffReads,
  | 'activeAdministrators'
  | 'addApproval'
  | 'addDecider'
  | 'addMember'
  | 'addRole'
  | 'approvalToDecide'
  | 'bootstrapEndedAt'
  | 'changeMember'
  | 'changeRole'
  | 'decideApproval'
  | 'decidersOf'
  | 'endBootstrap'
  | 'endSessionsOfMember'
  | 'issuedSince'
  | 'member'
  | 'resetMember'
  | 'role'
  | 'saveSystemSettings'
  | 'unlockUser'
  | 'withdrawApprovals'
>;

/** Does it, or gives why it cannot be done any more; then nothing of it was. Runs within one transaction. */
export async function fulfil({ kind, payload }: Proposal, rows: PowerRows, now: number): Promise<Refusal | undefined> {
  switch (kind) {
    case 'add-member': {
      if (!(await rows.role(payload.roleId))) return staff['role-unknown'];
      return (await rows.addMember(payload, now)) === 'taken' ? staff['member-name-taken'] : undefined;
    }
    case 'change-member':
      return changeMember(payload, rows, now);
    case 'reset-member': {
      const { staffId, ...to } = payload;
      if (!(await rows.member(staffId))) return staff['member-unknown'];
      await rows.resetMember(staffId, to, now);
      await letGo(staffId, rows, now);
      return undefined;
    }
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
      await rows.saveSystemSettings(payload);
      return undefined;
    case 'resume-network':
    case 'adopt-transaction':
    case 'release-withdrawal':
    case 'retire-hot-wallet':
      // The chain does it (`on-chain.ts`).
      return undefined;
    case 'lift-suspension':
    case 'resume-contract':
    case 'set-tiers':
    case 'set-caps':
    case 'list-delivery':
    case 'settle-contract':
    case 'set-loan-product':
    case 'fund-loan-pool':
    case 'list-earn-product':
    case 'change-earn-product':
    case 'reopen-earn-product':
    case 'fund-earn':
    case 'unfreeze-earn-order':
    case 'set-liquidity-terms':
    case 'correct-referrer':
    case 'restore-referrer':
    case 'fund-credit':
    case 'set-credit-product':
      // The core has done it already.
      return undefined;
  }
}

async function changeMember(
  { staffId, roleId, active }: Payloads['change-member'],
  rows: PowerRows,
  now: number,
): Promise<Refusal | undefined> {
  // Counted before anybody is read: who changes administrators does it one after the other.
  const administrators = await rows.activeAdministrators();
  const member = await rows.member(staffId);
  if (!member) return staff['member-unknown'];
  const role = await rows.role(roleId ?? member.roleId);
  if (!role) return staff['role-unknown'];
  const isActive = active ?? member.active;
  if (endsAsAdministrator(member, role.name, isActive) && administrators <= 1) return staff['last-administrator'];

  await rows.changeMember(staffId, { roleId: role.id, active: isActive });
  if (!isActive || role.id !== member.roleId) await letGo(staffId, rows, now);
  return undefined;
}

/** Whether a member would no longer be an administrator who works here. */
export const endsAsAdministrator = (
  member: { readonly active: boolean; readonly role: string },
  roleAfter: string,
  activeAfter: boolean,
): boolean => member.active && member.role === ADMINISTRATOR && !(activeAfter && roleAfter === ADMINISTRATOR);

/** Sessions end, and what was asked for with what somebody was before is off the table. */
export async function letGo(staffId: number, rows: PowerRows, now: number): Promise<void> {
  await rows.endSessionsOfMember(staffId);
  await rows.withdrawApprovals(staffId, now);
}
