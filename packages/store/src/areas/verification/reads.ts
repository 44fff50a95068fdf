import type { Query } from '../../database.ts';
import { type MerchantReads, merchantReads } from './merchants.ts';
import { type ReviewReads, reviewReads } from './reviews.ts';
import { type VouchedReads, vouchedReads } from './vouched.ts';

export { depositHolds, type Merchant } from './merchants.ts';
export type { Application, ReviewRow } from './reviews.ts';

export type VerificationReads = ReviewReads & MerchantReads & VouchedReads;

export function verificationReads(db: Query): VerificationReads {
  return { ...reviewReads(db), ...merchantReads(db), ...vouchedReads(db) };
}
