/** What can be applied for by showing who one is. */
export const verificationKinds = ['basic', 'advanced', 'notary'] as const;
export type VerificationKind = (typeof verificationKinds)[number];

/** `none` only where nothing was ever applied for. */
export const verificationStates = ['none', 'applied', 'reviewing', 'passed', 'rejected'] as const;
export type VerificationState = (typeof verificationStates)[number];

export const documentKinds = ['passport', 'id-card', 'drivers-licence', 'ssn'] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const relations = ['spouse', 'parent', 'child', 'sibling', 'friend', 'other'] as const;
export type Relation = (typeof relations)[number];

/** The numeric states of RULES 9. */
export const merchantStates = {
  none: 0,
  auditing: 1,
  verified: 2,
  failed: 3,
  'deposit-short': 4,
  'refund-auditing': 5,
  'refund-failed': 6,
  refunded: 7,
} as const;
export type MerchantState = keyof typeof merchantStates;

/** Why a reviewer rejects; each has words in every language, and a line of the reviewer's own beside it. */
export const rejectReasons = [
  'picture-unreadable',
  'picture-cut',
  'document-expired',
  'name-differs',
  'number-differs',
  'face-differs',
  'not-accepted',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** Youngest age, in years. */
export const AGE_MIN = 18;
/** What a merchant leaves as a deposit, in USDT, as long as settings name nothing else. */
export const MERCHANT_DEPOSIT = '15000';
/** Working days within which a review is promised. */
export const reviewDays: Readonly<Record<VerificationKind | 'merchant', number>> = {
  basic: 3,
  advanced: 3,
  notary: 30,
  merchant: 3,
};
/** After so long somebody else may take a review that was taken and not decided. */
export const REVIEW_TAKEN_HOURS = 8;
/** ISO 3166-1 alpha-2. */
export const COUNTRY = /^[A-Z]{2}$/;
