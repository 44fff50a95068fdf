/** Refusals that referral.api.test.ts reaches; it looks whether it still does. */
export const referralReasons = [
  'referral/own-code',
  'referral/no-right',
  'referral/direct-line',
  'referral/settled',
  'referral/claimed-today',
  'referral/nothing-to-claim',
  'referral/claim-changed',
  'referral/not-verified',
  'referral/unchanged',
  'referral/member-unknown',
] as const;
