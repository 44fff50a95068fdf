import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, time } from '../../fields.ts';
import { message } from './message.ts';
import { support } from './refusals.ts';

export const chatRequest = z.strictObject({ before: idText.optional().describe('only messages with a smaller id') });

export const chatResponse = z.object({
  messages: z.array(message).describe('newest first, 50 a page'),
  unread: z.number().int(),
  readByStaff: id.nullable().describe('the last message of the customer that staff have seen'),
  staffTyping: z.boolean(),
  present: z.boolean().describe('somebody who answers has worked at the console within the last five minutes'),
  open: z.boolean().describe('within the hours in which somebody answers'),
  opensAt: time.nullable().describe('when somebody answers again'),
});

export type Chat = z.infer<typeof chatResponse>;

/** The conversation with customer service, of a user, or of a guest named by the `guest-token` header. */
export const chat = call<z.infer<typeof chatRequest>, Chat>({
  name: 'support/chat',
  method: 'GET',
  path: '/support/chat',
  permission: 'guest',
  refusals: [support['guest-unnamed']],
  about: 'The conversation with customer service, of a user, or of a guest named by the `guest-token` header.',
});
