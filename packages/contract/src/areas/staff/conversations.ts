import { z } from 'zod';
import { call } from '../../call.ts';
import { conversationRow } from './conversation-row.ts';

export type Conversation = z.infer<typeof conversationRow>;

export const conversationsRequest = z.strictObject({ waiting: z.enum(['yes', 'all']).optional() });

export const conversationsResponse = z.array(conversationRow);

/** Conversations: who waits longest first, then the latest. At most 200. */
export const conversations = call<z.infer<typeof conversationsRequest>, Conversation[]>({
  name: 'staff/conversations',
  method: 'GET',
  path: '/console/api/conversations',
  permission: 'staff:chat',
  refusals: [],
  about: 'Conversations: who waits longest first, then the latest. At most 200.',
});
