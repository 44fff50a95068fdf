import { z } from 'zod';
import { call } from '../../call.ts';
import { decimal, nothing } from '../../fields.ts';
import { businessDeposit } from './business.ts';

export const businessDepositsRequest = nothing;

export const businessDepositsResponse = z.object({
  needed: z.object({ coinSymbol: z.string(), amount: decimal }),
  deposits: z.array(businessDeposit),
});

/** What a merchant has to deposit, and what this user has deposited. */
export const businessDeposits = call<z.infer<typeof businessDepositsRequest>, z.infer<typeof businessDepositsResponse>>(
  {
    name: 'verification/business-deposits',
    method: 'POST',
    path: '/approve/business-auth-deposit/list',
    permission: 'user',
    whileFrozen: true,
    refusals: [],
    about: 'What a merchant has to deposit, and what this user has deposited.',
  },
);
