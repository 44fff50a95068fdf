import { createHash } from 'node:crypto';
import type { Batch } from '@quay/core';
import { writeInt64 } from '../wire/values.ts';

/** What of a batch stands in the journal. */
export type Written = Pick<Batch, 'seq' | 'at' | 'commands' | 'changes'>;

/** What stands before batch 1. */
export const GENESIS: Uint8Array = new Uint8Array(32);

const head = new Uint8Array(24);

/**
 * The hash of a journal row: each is made from the one before, so that a row that was changed, left out or moved is
 * found at the next start.
 */
export function hashOf(previous: Uint8Array, batch: Written): Uint8Array {
  writeInt64(head, batch.seq, 0);
  writeInt64(head, batch.at, 8);
  // Where the commands end is part of what is hashed: no byte can move from them to the changes.
  writeInt64(head, batch.commands.length, 16);
  return createHash('sha256').update(previous).update(head).update(batch.commands).update(batch.changes).digest();
}
