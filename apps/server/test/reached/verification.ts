/** Refusals that the tests of uploads, verification and reviews reach; each test file looks whether it still does. */
export const uploadReasons = [
  'upload/file-missing',
  'upload/file-too-large',
  'upload/file-not-image',
  'upload/file-too-many-pixels',
  'upload/file-damaged',
  'upload/quota-used',
  'upload/file-unknown',
  'upload/link-expired',
  'upload/file-not-kept',
] as const;

export const verificationReasons = [
  'verification/field-malformed',
  'verification/image-missing',
  'verification/image-unknown',
  'verification/birth-too-young',
  'verification/document-expired',
  'verification/already-submitted',
  'verification/already-passed',
  'verification/level-before-missing',
  'verification/document-taken',
  'staff/review-unknown',
  'staff/review-unopened',
  'staff/review-taken',
  'staff/review-decided',
  'staff/reason-missing',
  'staff/reveal-too-many',
  'staff/not-there',
  'staff/own-case',
  'edge/forbidden',
] as const;

export const merchantReasons = [
  'verification/image-unknown',
  'verification/level-before-missing',
  'verification/deposit-insufficient',
  'verification/merchant-already',
  'verification/merchant-none',
  'verification/refund-pending',
  'staff/right-missing',
] as const;
