import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, signedDecimal, symbol, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { exposedPosition, holder } from './exposed-position.ts';

const side = z.object({ holders: z.number().int().nonnegative(), quantity: decimal });

export const contractRiskRequest = z.strictObject({ symbol: contractSymbol });

export const contractRiskResponse = z.object({
  at: time,
  coin: symbol.describe('what the contract settles in'),
  openInterest: decimal,
  long: side,
  short: side,
  largest: z
    .array(exposedPosition.extend({ ...holder.shape, share: decimal.describe('of what is open on either side') }))
    .describe('the ten that are worth most'),
  fund: decimal.describe('what the insurance fund of the coin has'),
  moves: z
    .array(
      z.object({
        move: signedDecimal.describe('of the mark, as a share of it'),
        liquidated: z.number().int().nonnegative().describe('groups that would be liquidated'),
        needed: decimal.describe('what is lacking where a group would have lost more than it has'),
      }),
    )
    .describe('the mark of this contract as if it moved at once, while those of others stay'),
});

export type ContractRisk = z.infer<typeof contractRiskResponse>;

/** Who holds most of a contract, and what the insurance fund would need if its mark moved at once. */
export const contractRisk = call<z.infer<typeof contractRiskRequest>, ContractRisk>({
  name: 'staff/contract-risk',
  method: 'GET',
  path: '/console/api/contracts/:symbol/risk',
  permission: 'staff:contracts',
  refusals: [trading['symbol-unknown']],
  about: 'Who holds most of a contract, and what the insurance fund would need if its mark moved at once.',
});
