import type { Claims } from './claims.ts';
import type { Deposits } from './deposits.ts';
import type { Members } from './members.ts';
import type { ReferralNeeds } from './needs.ts';
import type { Traits } from './traits.ts';

/** What the commands of referral work with. */
export type ReferralParts = Pick<ReferralNeeds, 'isFrozen'> & {
  readonly members: Members;
  readonly traits: Traits;
  readonly deposits: Deposits;
  readonly claims: Claims;
};
