import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { liabilitySum } from './liability-sum.ts';

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
