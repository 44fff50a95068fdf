import type { Query } from '../../database.ts';
import { type CannedReads, cannedReads } from './canned.ts';
import { type ConversationReads, conversationReads } from './conversations.ts';
import { type MessageReads, messageReads } from './messages.ts';

export type SupportReads = ConversationReads & MessageReads & CannedReads;

export function supportReads(db: Query): SupportReads {
  return { ...conversationReads(db), ...messageReads(db), ...cannedReads(db) };
}
