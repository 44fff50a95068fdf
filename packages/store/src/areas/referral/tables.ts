import type { ReferralClaim, ReferralDeposit, ReferralMember, ReferralRebate, ReferralTrait } from '@quay/core';

/** Who invited whom, and what it is paid; all of the core. */
export type ReferralTables = {
  referralMembers: ReferralMember;
  referralTraits: ReferralTrait;
  referralDeposits: ReferralDeposit;
  referralClaims: ReferralClaim;
  referralRebates: ReferralRebate;
};
