import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { trading } from '../../trading/index.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { reason } from './reason.ts';
import { staff } from './refusals.ts';
import { restrictions } from './sets.ts';

export const restrictContractRequest = z.strictObject({
  symbol: contractSymbol,
  to: z.enum(restrictions).describe('`reduce-only`: positions can only be closed; `halted`: nothing trades'),
  reason,
});

export const restrictContractResponse = nothing;

/** Lets positions of a contract only be closed, or halts it, at once. Only two people allow more again. */
export const restrictContract = call<z.infer<typeof restrictContractRequest>, z.infer<typeof restrictContractResponse>>(
  {
    name: 'staff/restrict-contract',
    method: 'POST',
    path: '/console/api/contracts/restrict',
    permission: 'staff:contracts',
    refusals: [staff['reason-missing'], trading['symbol-unknown'], staff['contract-restricted']],
    about: 'Lets positions of a contract only be closed, or halts it, at once. Only two people allow more again.',
  },
);
