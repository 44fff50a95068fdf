import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText } from '../../fields.ts';
import { message } from '../support/message.ts';
import { support } from '../support/refusals.ts';
import { conversationRow } from './conversation-row.ts';

export const conversationRequest = z.strictObject({ conversationId: idText, before: idText.optional() });

export const conversationResponse = z.object({
  conversation: conversationRow,
  messages: z.array(message.extend({ own: z.boolean().describe('written by who asks') })),
  customerTyping: z.boolean(),
  readByCustomer: id.nullable(),
});

export type ConversationDetail = z.infer<typeof conversationResponse>;

/** One conversation, newest first, 50 a page. Looking marks it as read. */
export const conversation = call<z.infer<typeof conversationRequest>, ConversationDetail>({
  name: 'staff/conversation',
  method: 'GET',
  path: '/console/api/conversations/:conversationId',
  permission: 'staff:chat',
  refusals: [support['conversation-unknown']],
  about: 'One conversation, newest first, 50 a page. Looking marks it as read.',
});
