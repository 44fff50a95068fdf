import { z } from 'zod';
import { decimal, symbol } from '../../fields.ts';

/** 32 bytes as 64 hexadecimal digits. */
export const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** An exact amount in 10⁻⁸ units, as a whole number. */
export const unitsText = z.string().regex(/^(0|[1-9][0-9]{0,37})$/);

export const liabilitySum = z.object({
  symbol,
  root: hash,
  total: decimal.describe('what users hold of it in all books, available and frozen'),
  leaves: z.number().int().describe('padding counted: a power of two'),
  reserves: decimal.nullable().describe('what our addresses hold on chain at `blocks`; null where no chain is asked'),
});

export type LiabilitySum = z.infer<typeof liabilitySum>;

/**
 * One leaf and its way to the root. Numbers are big-endian: `units` 16 bytes, lengths 4, `part` 1. `salt` and hashes are
 * 32 bytes. `day`, `asset` and `user` are UTF-8 with their length in bytes in front; `user` is the number of the account
 * as text, empty in padding. `docs/proof-of-liabilities.md` has it byte for byte.
 *
 * leaf = SHA-256("quay/leaf/1" ‖ salt ‖ day ‖ asset ‖ user ‖ part ‖ units)
 * node = SHA-256("quay/node/1" ‖ left hash ‖ left units ‖ right hash ‖ right units), its units are the sum of both
 *
 * `left` says that the sibling stands on the left.
 */
export const liabilityLeaf = z.object({
  salt: hash,
  part: z.number().int().describe('1 or 2: a balance stands on two leaves in random places'),
  units: unitsText,
  index: z.number().int().describe('the place among the leaves; bit k says on which side the way goes at level k'),
  path: z.array(z.object({ left: z.boolean(), hash, units: unitsText })).describe('from the leaf up'),
});

export type LiabilityLeaf = z.infer<typeof liabilityLeaf>;
