import { z } from 'zod';
import { call } from '../../call.ts';
import { identity } from './refusals.ts';
import { codeChannels, guestCodePurposes, securityActs } from './sets.ts';

/** Says the same whether or not anybody has the address. */
export const codeSent = z.object({
  sentTo: z.string().describe('the address, masked'),
  retryAfter: z.number().int().describe('seconds until another one may be asked for'),
  validMinutes: z.number().int(),
});
export type CodeSent = z.infer<typeof codeSent>;

export const sendGuestCodeRequest = z.strictObject({
  purpose: z.enum(guestCodePurposes),
  channel: z.enum(codeChannels),
  address: z.string().max(200).describe('e-mail address, or phone number without its country code'),
  areaCode: z.string().max(10).optional(),
});
export const sendGuestCodeResponse = codeSent;
/** Sends a code to an address that somebody without a session names. */
export const sendGuestCode = call<z.infer<typeof sendGuestCodeRequest>, CodeSent>({
  name: 'identity/send-guest-code',
  method: 'POST',
  path: '/code/send',
  permission: 'guest',
  refusals: [
    identity['email-malformed'],
    identity['phone-malformed'],
    identity['no-emails'],
    identity['no-text-messages'],
    identity['code-too-soon'],
    identity['code-too-many'],
    identity['message-not-sent'],
  ],
  about: 'Sends a code to an address that somebody without a session names.',
});

export const sendCodeRequest = z.strictObject({
  act: z.enum(securityActs),
  channel: z.enum(codeChannels),
  address: z.string().max(200).optional().describe('the new address, for `bind-email` and `bind-phone` alone'),
  areaCode: z.string().max(10).optional(),
});
export const sendCodeResponse = codeSent;
/** Sends a code for an act to a bound address, or to the new one that is to be bound. */
export const sendCode = call<z.infer<typeof sendCodeRequest>, CodeSent>({
  name: 'identity/send-code',
  method: 'POST',
  path: '/member/code/send',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    identity['channel-not-bound'],
    identity['email-malformed'],
    identity['phone-malformed'],
    identity['no-emails'],
    identity['no-text-messages'],
    identity['code-too-soon'],
    identity['code-too-many'],
    identity['message-not-sent'],
  ],
  about: 'Sends a code for an act to a bound address, or to the new one that is to be bound.',
});
