import { REFERRAL_COIN } from '@quay/contract/referral';
import { text } from '@quay/money';
import type { NewContractNotice, Unnotified } from '@quay/store';

/** What people are told of rebates that they claimed: they were paid, or wait for the budget. */
export const noticesOfReferral = (claims: Unnotified['referralClaims']): NewContractNotice[] =>
  claims.map(({ claim, owner, amount, at, paidAt }) => ({
    ...{ userId: owner, event: paidAt === null ? 'referral-scheduled' : 'referral-paid', reference: claim },
    ...{ contract: null, step: null, at: paidAt ?? at },
    params: { amount: `${text(amount)} ${REFERRAL_COIN}` },
  }));
