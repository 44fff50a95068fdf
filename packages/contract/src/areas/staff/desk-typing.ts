import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { support } from '../support/refusals.ts';

export const deskTypingRequest = z.strictObject({ conversationId: id });

export const deskTypingResponse = nothing;

/** Somebody is writing an answer; it is forgotten after five seconds. */
export const deskTyping = call<z.infer<typeof deskTypingRequest>, z.infer<typeof deskTypingResponse>>({
  name: 'staff/desk-typing',
  method: 'POST',
  path: '/console/api/conversations/typing',
  permission: 'staff:chat',
  refusals: [support['conversation-unknown']],
  about: 'Somebody is writing an answer; it is forgotten after five seconds.',
});
