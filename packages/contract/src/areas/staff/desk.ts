import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, nothing, time } from '../../fields.ts';
import { message } from '../support/chat.ts';
import { support } from '../support/refusals.ts';
import { staff } from './refusals.ts';

export const conversationRow = z.object({
  conversationId: id,
  userId: id.nullable().describe('null for a guest'),
  name: z.string(),
  lastText: z.string(),
  lastFrom: z.enum(['customer', 'staff', 'system']),
  lastAt: time,
  unread: z.number().int(),
  waitingSince: time.nullable().describe('since when the customer waits for an answer'),
  answeredBy: z.string().nullable(),
});
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

export const recallRequest = z.strictObject({ messageId: id });
export const recallResponse = nothing;
/** Takes back a message of one's own. The original stays in the audit log. */
export const recall = call<z.infer<typeof recallRequest>, z.infer<typeof recallResponse>>({
  name: 'staff/recall',
  method: 'POST',
  path: '/console/api/conversations/recall',
  permission: 'staff:chat',
  refusals: [support['message-unknown'], support['not-own-message'], support['recall-too-late']],
  about: "Takes back a message of one's own. The original stays in the audit log.",
});

export const canned = z.object({ cannedId: id, title: z.string(), text: z.string(), language: z.string() });
export type Canned = z.infer<typeof canned>;

export const cannedAnswersRequest = nothing;
export const cannedAnswersResponse = z.array(canned);
/** Answers that are ready to be sent. */
export const cannedAnswers = call<z.infer<typeof cannedAnswersRequest>, Canned[]>({
  name: 'staff/canned-answers',
  method: 'GET',
  path: '/console/api/canned',
  permission: 'staff:chat',
  refusals: [],
  about: 'Answers that are ready to be sent.',
});

export const saveCannedRequest = z.strictObject({
  cannedId: id.optional(),
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(2000),
  language: z.string().max(10),
});
export const saveCannedResponse = canned;
/** Writes a ready answer, or changes it. */
export const saveCanned = call<z.infer<typeof saveCannedRequest>, Canned>({
  name: 'staff/save-canned',
  method: 'POST',
  path: '/console/api/canned/save',
  permission: 'staff:chat',
  refusals: [staff['canned-unknown']],
  about: 'Writes a ready answer, or changes it.',
});

export const deleteCannedRequest = z.strictObject({ cannedId: id });
export const deleteCannedResponse = nothing;
/** Deletes a ready answer. */
export const deleteCanned = call<z.infer<typeof deleteCannedRequest>, z.infer<typeof deleteCannedResponse>>({
  name: 'staff/delete-canned',
  method: 'POST',
  path: '/console/api/canned/delete',
  permission: 'staff:chat',
  refusals: [staff['canned-unknown']],
  about: 'Deletes a ready answer.',
});
