import { z } from 'zod';
import { call } from '../../call.ts';
import { id, nothing, time } from '../../fields.ts';
import { c2c } from './refusals.ts';
import { c2cActors } from './sets.ts';

/** What a message seems to be about that both should be warned of. */
export const chatWarnings = ['off-platform', 'release-first', 'receipt-is-no-proof'] as const;
export type ChatWarning = (typeof chatWarnings)[number];
/** What the system says in a conversation; its words are the client's. */
export const systemLines = [
  'auto-reply',
  'opened',
  'paid',
  'released',
  'cancelled',
  'timed-out',
  'appealed',
  'appeal-taken',
  'evidence-asked',
  'appeal-withdrawn',
  'ruled-payer',
  'ruled-seller',
  'reminded',
] as const;
export type SystemLine = (typeof systemLines)[number];

export const chatMessage = z.object({
  messageId: id,
  from: z.enum(c2cActors),
  mine: z.boolean(),
  author: z.string().nullable().describe('first name of the member of staff'),
  antiPhishing: z.string().nullable().describe("the reader's own word, on each message of staff"),
  line: z.enum(systemLines).nullable(),
  text: z.string().nullable().describe('null for a picture or a line of the system'),
  picture: z.string().nullable().describe('link to the picture, five minutes'),
  warnings: z.array(z.enum(chatWarnings)),
  at: time,
  readByOther: z.boolean(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

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
