import type { ReviewKind, ReviewState } from '@quay/contract/staff';
import type { MerchantState, RejectReason } from '@quay/contract/verification';
import type { MerchantDeposit } from '@quay/core';
import type { Generated } from 'kysely';
import type { Time } from '../../kinds.ts';

export type VerificationTables = {
  reviews: {
    id: Generated<number>;
    userId: number;
    kind: ReviewKind;
    state: ReviewState;
    attempt: number;
    sealed: Uint8Array;
    documentHash: Uint8Array | null;
    appliedAt: Time;
    dueAt: Time;
    takenBy: number | null;
    takenAt: Time | null;
    decidedBy: number | null;
    decidedAt: Time | null;
    reason: RejectReason | null;
    remark: string | null;
  };
  reviewOpenings: { reviewId: number; staffId: number; name: string; at: Time };
  /** One of the core's tables. */
  merchantDeposits: MerchantDeposit;
  merchants: { userId: number; state: MerchantState; changedAt: Time };
};
