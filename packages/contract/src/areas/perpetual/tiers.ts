import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, id, time } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';

export const tiersRequest = z.strictObject({ symbol: contractSymbol });
export const tierVersion = z.object({
  version: id,
  appliesAt: time,
  cap: decimal.describe('the largest notional that a person may hold, in what the contract settles in'),
  tiers: z.array(
    z.object({
      tier: id,
      floor: decimal.describe('a notional above this reaches the tier'),
      maintenanceRate: decimal,
      initialRate: decimal,
    }),
  ),
});
export const tiersResponse = z.array(tierVersion);
export type TierVersion = z.infer<typeof tierVersion>;

/** Every version of a contract's margin tiers, the newest first; one may be announced and not apply yet. */
export const tiers = call<z.infer<typeof tiersRequest>, TierVersion[]>({
  name: 'perpetual/tiers',
  method: 'GET',
  path: '/perpetual/tiers',
  permission: 'guest',
  refusals: [trading['symbol-unknown']],
  about: "Every version of a contract's margin tiers, the newest first; one may be announced and not apply yet.",
});
