import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';
import { proofNeeds } from '../../proof.ts';
import { hold } from './hold.ts';
import { accountStatuses } from './sets.ts';

export const securityRequest = nothing;

export const securityResponse = z.object({
  email: z.string().nullable().describe('masked'),
  phone: z.string().nullable().describe('masked'),
  authenticator: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.number().int(),
  passwordSet: z.boolean().describe('an account that a wallet opened has none yet'),
  wallet: z.string().nullable().describe('the one that opened the account, shortened'),
  fundPassword: z.boolean(),
  antiPhishing: z.string().nullable(),
  standing: z.enum(accountStatuses),
  holds: z.array(hold).describe('why withdrawals wait, the longest first'),
  proofNeeds: proofNeeds.describe('what a change asks for'),
  factorNeeds: proofNeeds.describe('what a change asks for that gives the account a factor: `factorActs`'),
});

export type Security = z.infer<typeof securityResponse>;

/** How the account is secured, what a change of it asks for, and until when withdrawals wait. */
export const security = call<z.infer<typeof securityRequest>, Security>({
  name: 'identity/security',
  method: 'GET',
  path: '/member/security',
  permission: 'user',
  refusals: [],
  about: 'How the account is secured, what a change of it asks for, and until when withdrawals wait.',
});
