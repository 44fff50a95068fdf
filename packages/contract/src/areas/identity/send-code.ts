import { z } from 'zod';
import { call } from '../../call.ts';
import { identity } from './refusals.ts';
import { type CodeSent, codeSent } from './sent-code.ts';
import { codeChannels, securityActs } from './sets.ts';

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
