import type { Batch } from '@quay/core';
import type { Fields } from '../wire/fields.ts';

/** A batch as the journal keeps it: with the hash that makes it part of the chain. */
export type SealedBatch = Batch & { readonly hash: Uint8Array };

/** What a statement selects for {@link readBatch}. */
export const BATCH_COLUMNS = 'seq, at, commands, changes, hash';

/** Reads one row of {@link BATCH_COLUMNS}. */
export function readBatch(row: Fields): SealedBatch {
  row.next();
  const seq = row.whole();
  row.next();
  const at = row.time();
  row.next();
  const commands = row.bytes();
  row.next();
  const changes = row.bytes();
  row.next();
  return { seq, at, commands, changes, hash: row.bytes() };
}
