import type { ApprovalKind, ApprovalState, StaffRight } from '@quay/contract/staff';
import type { Generated } from 'kysely';
import type { Json, Time } from '../../kinds.ts';

export type StaffTables = {
  staffRoles: { id: Generated<number>; name: string; rights: readonly StaffRight[]; fixed: boolean };
  staffMembers: {
    id: Generated<number>;
    username: string;
    name: string;
    passwordHash: string;
    roleId: number;
    active: boolean;
    enrolledAt: Time | null;
    totpSealed: Uint8Array | null;
    totpLastStep: Generated<number>;
    totpFailures: Generated<number>;
    totpLockedUntil: Time | null;
    createdAt: Time;
    seenAt: Time | null;
    createdBy: number | null;
    issuedBy: number | null;
    issuedAt: Time | null;
  };
  staffBootstrap: { one: Generated<boolean>; endedAt: Time };
  staffDecisions: { subject: string; staffId: number; at: Time };
  staffAddresses: {
    staffId: number;
    address: string;
    seenAt: Time;
    totpFailures: Generated<number>;
    totpLockedUntil: Time | null;
  };
  staffSessions: { tokenHash: Uint8Array; staffId: number; address: string; openedAt: Time; seenAt: Time };
  staffTickets: {
    tokenHash: Uint8Array;
    staffId: number;
    totpSealed: Uint8Array | null;
    tries: Generated<number>;
    expiresAt: Time;
  };
  valueCaseClosings: { caseId: number; by: string; at: Time; reason: string };
  userLocks: { userId: number; standing: 'open' | 'frozen'; at: Time };
  approvals: {
    id: Generated<number>;
    kind: ApprovalKind;
    details: Json<Record<string, string>>;
    payload: Json;
    reason: string;
    state: ApprovalState;
    requestedBy: number;
    requestedAt: Time;
    decidedBy: number | null;
    decidedAt: Time | null;
    remark: string | null;
  };
  audit: {
    id: number;
    at: Time;
    staffId: number | null;
    by: string;
    act: string;
    subject: string;
    /** JSON as it was hashed, byte for byte. */
    details: string;
    hash: Uint8Array;
  };
  houseSettings: { name: string; value: Json };
};
