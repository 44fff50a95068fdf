import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing } from '../../fields.ts';
import { c2c } from './refusals.ts';

export const readChatRequest = z.strictObject({ orderId: id, upTo: id });

export const readChatResponse = nothing;

/** Everything up to a message has been seen. */
export const readChat = call<z.infer<typeof readChatRequest>, z.infer<typeof readChatResponse>>({
  name: 'c2c/read-chat',
  method: 'POST',
  path: '/ctc-internal-message/chat/read',
  permission: 'user',
  whileFrozen: true,
  refusals: [c2c['order-unknown']],
  about: 'Everything up to a message has been seen.',
});
