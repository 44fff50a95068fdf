import { z } from 'zod';
import { call } from '../../call.ts';
import { message } from './message.ts';
import { support } from './refusals.ts';

export type Message = z.infer<typeof message>;

export const sendMessageRequest = z.strictObject({
  text: z.string().max(20_000).optional(),
  picture: z.string().max(64).optional().describe('an upload for `chat`'),
  clientId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,36}$/)
    .describe('sending it again adds nothing'),
});

export const sendMessageResponse = message;

/** Writes to customer service. */
export const sendMessage = call<z.infer<typeof sendMessageRequest>, Message>({
  name: 'support/send-message',
  method: 'POST',
  path: '/support/chat/send',
  permission: 'guest',
  whileFrozen: true,
  refusals: [
    support['guest-unnamed'],
    support['message-empty'],
    support['message-too-long'],
    support['picture-unknown'],
  ],
  about: 'Writes to customer service.',
});
