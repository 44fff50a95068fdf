import { createHash } from 'node:crypto';

/** What a row of the audit log says, without the hash that seals it. */
export type AuditEntry = {
  readonly id: number;
  readonly at: number;
  readonly staffId: number | null;
  readonly by: string;
  readonly act: string;
  readonly subject: string;
  /** JSON as it was written, byte for byte. */
  readonly details: string;
};

/** The hash before the first row. */
export const CHAIN_START = new Uint8Array(32);

/** SHA-256 over the hash of the row before and this row. `tools/verify-audit.mjs` computes the same by itself. */
export function chainHash(previous: Uint8Array, entry: AuditEntry): Uint8Array {
  const { id, at, staffId, by, act, subject, details } = entry;
  const row = JSON.stringify([id, new Date(at).toISOString(), staffId, by, act, subject, details]);
  return createHash('sha256').update(previous).update(row).digest();
}
