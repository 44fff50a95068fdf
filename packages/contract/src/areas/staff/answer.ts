import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { message } from '../support/message.ts';
import { support } from '../support/refusals.ts';

export const answerRequest = z.strictObject({
  conversationId: id,
  text: z.string().max(20_000),
  clientId: z.string().regex(/^[A-Za-z0-9_-]{1,36}$/),
});

export const answerResponse = message;

/** Answers a customer. */
export const answer = call<z.infer<typeof answerRequest>, z.infer<typeof answerResponse>>({
  name: 'staff/answer',
  method: 'POST',
  path: '/console/api/conversations/answer',
  permission: 'staff:chat',
  refusals: [support['conversation-unknown'], support['message-empty'], support['message-too-long']],
  about: 'Answers a customer.',
});
