import { z } from 'zod';
import { call } from '../../call.ts';
import { symbol } from '../../fields.ts';
import { hash, liabilityLeaf, unitsText } from './liability-sum.ts';
import { wallet } from './refusals.ts';

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
