import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing, signedDecimal, symbol } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { exposedPosition, holder } from './exposed-position.ts';

export const exposure = z.object({
  ...holder.shape,
  coin: symbol.describe('what the group settles in'),
  contract: contractSymbol.nullable().describe('of an isolated position; null for all cross positions together'),
  equity: signedDecimal,
  maintenance: decimal.describe('what its positions require to be kept'),
  marginRatio: decimal.nullable().describe('maintenance over equity: liquidated at 1; null where no equity is left'),
  near: z.boolean().describe('80 % or more'),
  liquidating: z.boolean(),
  positions: z.array(exposedPosition),
});

export type Exposure = z.infer<typeof exposure>;

export const exposuresRequest = nothing;

export const exposuresResponse = z.object({
  groups: z.number().int().nonnegative().describe('how many there are'),
  worst: z.array(exposure).describe('the hundred that are nearest to their liquidation'),
});

/** What users hold in contracts and what stands behind it, who is nearest to a liquidation first. */
export const exposures = call<z.infer<typeof exposuresRequest>, z.infer<typeof exposuresResponse>>({
  name: 'staff/exposures',
  method: 'GET',
  path: '/console/api/exposures',
  permission: 'staff:contracts',
  refusals: [],
  about: 'What users hold in contracts and what stands behind it, who is nearest to a liquidation first.',
});
