import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, time } from '../../fields.ts';
import { proof, proofNeeds, proofRefusals } from '../../proof.ts';
import { identity } from './refusals.ts';
import { holdReasons, standings } from './sets.ts';

export const hold = z.object({ reason: z.enum(holdReasons), until: time });
export type Hold = z.infer<typeof hold>;

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
  standing: z.enum(standings),
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

export const withdrawEnableRequest = nothing;
export const withdrawEnableResponse = z.object({
  enabled: z.boolean(),
  holds: z.array(hold),
  missing: z
    .array(z.enum(['fund-password', 'second-factor', 'frozen']))
    .describe('what has to be set up or lifted first'),
});
export type WithdrawEnable = z.infer<typeof withdrawEnableResponse>;
/** Whether the user may withdraw now, and if not, why and until when. Withdrawing asks the same. */
export const withdrawEnable = call<z.infer<typeof withdrawEnableRequest>, WithdrawEnable>({
  name: 'identity/withdraw-enable',
  method: 'GET',
  path: '/wallet/withdraw/walletWithdrawEnable',
  permission: 'user',
  refusals: [],
  about: 'Whether the user may withdraw now, and if not, why and until when. Withdrawing asks the same.',
});

export const setAntiPhishingRequest = z.strictObject({ word: z.string().max(100), proof });
export const setAntiPhishingResponse = nothing;
/** Sets the word that every message of ours then carries. */
export const setAntiPhishing = call<z.infer<typeof setAntiPhishingRequest>, z.infer<typeof setAntiPhishingResponse>>({
  name: 'identity/set-anti-phishing',
  method: 'POST',
  path: '/member/anti-phishing',
  permission: 'user',
  refusals: [identity['anti-phishing-malformed'], ...proofRefusals],
  about: 'Sets the word that every message of ours then carries.',
});

export const freezeRequest = z.strictObject({
  token: z.string().max(100).optional().describe('from a notice, by somebody without a session'),
});
export const freezeResponse = nothing;
/** Freezes the account at once and ends every session. Nobody is asked for anything: a thief has no use for it. */
export const freeze = call<z.infer<typeof freezeRequest>, z.infer<typeof freezeResponse>>({
  name: 'identity/freeze',
  method: 'POST',
  path: '/member/freeze',
  permission: 'guest',
  whileFrozen: true,
  refusals: [identity['login-expired']],
  about: 'Freezes the account at once and ends every session. Nobody is asked for anything: a thief has no use for it.',
});

export const unfreezeRequest = z.strictObject({ proof });
export const unfreezeResponse = nothing;
/** Opens a frozen account again; withdrawals wait for 24 hours. */
export const unfreeze = call<z.infer<typeof unfreezeRequest>, z.infer<typeof unfreezeResponse>>({
  name: 'identity/unfreeze',
  method: 'POST',
  path: '/member/unfreeze',
  permission: 'user',
  whileFrozen: true,
  refusals: [identity['not-frozen'], identity['unfreeze-by-staff'], ...proofRefusals],
  about: 'Opens a frozen account again; withdrawals wait for 24 hours.',
});
