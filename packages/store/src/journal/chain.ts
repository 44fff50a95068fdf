import { createHash } from 'node:crypto';
import type { Batch } from '@quay/core';

/**
 * The hash of a journal row: each is made from the one before, so that a row that was changed, left out or moved is
 * found at the next start.
 */
export function hashOf(previous: Uint8Array, batch: Batch): Uint8Array {
  const head = Buffer.alloc(24);
  head.writeBigUInt64BE(BigInt(batch.seq), 0);
  head.writeBigInt64BE(BigInt(batch.at), 8);
  // Where the commands end is part of what is hashed: no byte can move from them to the changes.
  head.writeBigUInt64BE(BigInt(batch.commands.length), 16);
  return createHash('sha256').update(previous).update(head).update(batch.commands).update(batch.changes).digest();
}
