import type { Query } from '../../database.ts';

export type VerificationReads = Record<never, never>;

export function verificationReads(_db: Query): VerificationReads {
  return {};
}
