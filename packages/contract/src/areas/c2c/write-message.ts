import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { chatMessage } from './chat-message.ts';
import { c2c } from './refusals.ts';

export type ChatMessage = z.infer<typeof chatMessage>;

export const writeMessageRequest = z
  .strictObject({
    orderId: id,
    text: z.string().max(20_000).optional(),
    picture: z.string().max(64).optional().describe('an upload for `c2c-chat`; instead of a text'),
    clientId: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,36}$/)
      .describe('sending it again adds nothing'),
  })
  .refine(({ text, picture }) => text === undefined || picture === undefined, { path: ['picture'] });

export const writeMessageResponse = chatMessage;

/** Writes to the other side of an order. */
export const writeMessage = call<z.infer<typeof writeMessageRequest>, ChatMessage>({
  name: 'c2c/write-message',
  method: 'POST',
  path: '/ctc-internal-message/chat/send',
  permission: 'user',
  whileFrozen: true,
  refusals: [
    c2c['order-unknown'],
    c2c['chat-closed'],
    c2c['message-empty'],
    c2c['message-too-long'],
    c2c['picture-unknown'],
    c2c['messages-too-many'],
  ],
  about: 'Writes to the other side of an order.',
});
