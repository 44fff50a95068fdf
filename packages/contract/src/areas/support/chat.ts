import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, nothing, time } from '../../fields.ts';
import { support } from './refusals.ts';

export const MESSAGE_MAX = 2000;
export const RECALL_MINUTES = 10;

export const message = z.object({
  messageId: id,
  from: z.enum(['customer', 'staff', 'system']),
  author: z.string().nullable().describe('first name of the member of staff'),
  text: z.string().nullable().describe('null when it was recalled, or is a picture alone'),
  picture: z.string().nullable().describe('link to the picture, five minutes'),
  antiPhishing: z.string().nullable().describe("the customer's own word, on each message of staff"),
  recalled: z.boolean(),
  at: time,
});
export type Message = z.infer<typeof message>;

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

export const readMessagesRequest = z.strictObject({ upTo: id });
export const readMessagesResponse = nothing;
/** The customer has seen all messages up to one. */
export const readMessages = call<z.infer<typeof readMessagesRequest>, z.infer<typeof readMessagesResponse>>({
  name: 'support/read-messages',
  method: 'POST',
  path: '/support/chat/read',
  permission: 'guest',
  whileFrozen: true,
  refusals: [support['guest-unnamed']],
  about: 'The customer has seen all messages up to one.',
});

export const typingRequest = nothing;
export const typingResponse = nothing;
/** The customer is writing; it is forgotten after five seconds. */
export const typing = call<z.infer<typeof typingRequest>, z.infer<typeof typingResponse>>({
  name: 'support/typing',
  method: 'POST',
  path: '/support/chat/typing',
  permission: 'guest',
  whileFrozen: true,
  refusals: [support['guest-unnamed']],
  about: 'The customer is writing; it is forgotten after five seconds.',
});
