import type { Query } from '../../database.ts';
import { type MerchantReads, merchantReads } from './merchants.ts';
import { type ReviewReads, reviewReads } from './reviews.ts';

export { depositHolds, type Merchant } from './merchants.ts';
export type { Application, ReviewRow } from './reviews.ts';

export type VerificationReads = ReviewReads & MerchantReads;

export function verificationReads(db: Query): VerificationReads {
  return { ...reviewReads(db), ...merchantReads(db) };
}
