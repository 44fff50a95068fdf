import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, symbol, time } from '../../fields.ts';
import { wallet } from './refusals.ts';

/** 32 bytes as 64 hexadecimal digits. */
const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** An exact amount in 10⁻⁸ units, as a whole number. */
const unitsText = z.string().regex(/^(0|[1-9][0-9]{0,37})$/);

export const liabilitySum = z.object({
  symbol,
  root: hash,
  total: decimal.describe('what users hold of it in all books, available and frozen'),
  leaves: z.number().int().describe('padding counted: a power of two'),
  reserves: decimal.nullable().describe('what our addresses hold on chain at `blocks`; null where no chain is asked'),
});
export type LiabilitySum = z.infer<typeof liabilitySum>;

export const liabilityTree = z.object({
  day: z
    .string()
    .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/)
    .describe('UTC'),
  at: time.describe('of that batch: what the ledger had by then is in it'),
  seq: z.number().int().describe('the batch of the journal after which this is true'),
  sums: z.array(liabilitySum),
  blocks: z.record(z.string(), z.number().int()).describe('the block of each network that reserves were read at'),
  addresses: z
    .record(z.string(), z.array(z.string()))
    .describe('our addresses on each network, but those of deposits not swept yet'),
});
export type LiabilityTree = z.infer<typeof liabilityTree>;

export const liabilitiesRequest = nothing;
export const liabilitiesResponse = z.array(liabilityTree);
/** The published trees of what Quay owes its users, newest first, of the last 30 days. */
export const liabilities = call<z.infer<typeof liabilitiesRequest>, LiabilityTree[]>({
  name: 'wallet/liabilities',
  method: 'GET',
  path: '/asset/liabilities',
  permission: 'guest',
  refusals: [],
  about: 'The published trees of what Quay owes its users, newest first, of the last 30 days.',
});

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
export const liabilityProofRequest = z.strictObject({ day: z.string().max(10) });
export const liabilityProofResponse = z.object({
  format: z.literal('quay-liability-proof/1'),
  day: z.string(),
  user: z.string().describe('the number of the account: it is in every leaf, so that no two accounts can share one'),
  assets: z.array(
    z.object({ symbol, root: hash, total: unitsText, balance: unitsText, leaves: z.array(liabilityLeaf) }),
  ),
});
export type LiabilityProof = z.infer<typeof liabilityProofResponse>;
/** The user's own leaves of a day, with all that is needed to check them offline. */
export const liabilityProof = call<z.infer<typeof liabilityProofRequest>, LiabilityProof>({
  name: 'wallet/liability-proof',
  method: 'GET',
  path: '/asset/liabilities/proof',
  permission: 'user',
  refusals: [wallet['liabilities-unknown']],
  about: "The user's own leaves of a day, with all that is needed to check them offline.",
});
