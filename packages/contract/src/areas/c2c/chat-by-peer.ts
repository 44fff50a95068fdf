import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { chatMessage } from './chat-message.ts';
import { c2c } from './refusals.ts';

export const chatByPeerRequest = z.strictObject({
  orderId: id,
  before: id.optional().describe('only messages with a smaller id'),
});

export const chatByPeerResponse = z.object({
  messages: z.array(chatMessage).describe('newest first, 50 a page'),
  unread: z.number().int(),
  open: z.boolean().describe('something can be written until the order is settled'),
  counterparty: z.string(),
});

export type ChatByPeer = z.infer<typeof chatByPeerResponse>;

/** The conversation of an order. */
export const chatByPeer = call<z.infer<typeof chatByPeerRequest>, ChatByPeer>({
  name: 'c2c/chat-by-peer',
  method: 'POST',
  path: '/ctc-internal-message/chat/getChatByPeer',
  permission: 'user',
  whileFrozen: true,
  refusals: [c2c['order-unknown']],
  about: 'The conversation of an order.',
});
