/** What is compared of two accounts: the digest of the document by which somebody was verified, or of their browser. */
export const traitKinds = ['person', 'device'] as const;
export type TraitKind = (typeof traitKinds)[number];

/** `counted`: part of its day. `reversed`: its block is gone. `over`: its day is too old to be claimed. */
export const referralDepositStatuses = ['counted', 'reversed', 'over'] as const;
export type ReferralDepositStatus = (typeof referralDepositStatuses)[number];

/** `scheduled`: the promotion budget was short; it is paid when there is more. */
export const claimStatuses = ['scheduled', 'paid'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/**
 * Why a day is not paid to somebody above. `small`: it is not more than the least. `early`: coins may still leave, or a
 * withdrawal is under way. `unverified`: who deposited was not verified yet. `paused`: an account on the way is stopped.
 * `same-person`, `same-device`: accounts on the way belong together.
 */
export const notCountedReasons = ['small', 'early', 'unverified', 'paused', 'same-person', 'same-device'] as const;
export type NotCounted = (typeof notCountedReasons)[number];

/** What deposits are valued in, and rebates are paid in. */
export const REFERRAL_COIN = 'USDT';
/** A day counts when its deposits are more than this. */
export const REFERRAL_MORE_THAN = '1000';
/** The share of a day's deposits for each line above, the nearest first (SPEC section 9). */
export const referralRates = ['0.05', '0.03', '0.02', '0.01'] as const;
export const REFERRAL_LINES = referralRates.length;
/** A day that is older cannot be claimed. */
export const REFERRAL_DAYS = 30;
/** What leaves so soon after a deposit was none; so a day can be claimed this long after its end. */
export const REFERRAL_STAY_HOURS = 24;
/** Most days of deposits that one claim takes, the oldest first; the others stay for the next one. */
export const REFERRAL_CLAIM_MOST = 1_000;
/** Most browsers that are known of one account. */
export const REFERRAL_DEVICES_MOST = 20;
