import { z } from 'zod';
import { call } from '../../call.ts';
import { identity } from './refusals.ts';
import { type CodeSent, codeSent } from './sent-code.ts';
import { codeChannels, guestCodePurposes } from './sets.ts';

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
