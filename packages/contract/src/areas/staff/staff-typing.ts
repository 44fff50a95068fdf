import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { support } from '../support/refusals.ts';

export const staffTypingRequest = z.strictObject({ conversationId: id });

export const staffTypingResponse = nothing;

/** Somebody is writing an answer; it is forgotten after five seconds. */
export const staffTyping = call<z.infer<typeof staffTypingRequest>, z.infer<typeof staffTypingResponse>>({
  name: 'staff/staff-typing',
  method: 'POST',
  path: '/console/api/conversations/typing',
  permission: 'staff:chat',
  refusals: [support['conversation-unknown']],
  about: 'Somebody is writing an answer; it is forgotten after five seconds.',
});
