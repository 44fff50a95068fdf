import { entry, manifest } from '../../manifest.ts';
import * as referral from './index.ts';

export const referralManifest = manifest({
  area: 'referral',
  calls: [
    entry(referral.overview, referral.overviewRequest, referral.overviewResponse),
    entry(referral.budget, referral.budgetRequest, referral.budgetResponse),
    entry(referral.invitation, referral.invitationRequest, referral.invitationResponse),
    entry(referral.customers, referral.customersRequest, referral.customersResponse),
    entry(referral.claims, referral.claimsRequest, referral.claimsResponse),
    entry(referral.claim, referral.claimRequest, referral.claimResponse),
  ],
  refusals: referral.referral,
});
