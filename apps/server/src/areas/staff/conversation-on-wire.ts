import type { Conversation } from '@quay/contract/staff';
import type { ConversationHead } from '@quay/store';

const HEAD_LENGTH = 120;

/** A conversation in the support desk's list. A guest is known by the start of what their browser calls itself. */
export function conversationOnWire(head: ConversationHead): Conversation {
  return {
    conversationId: head.id,
    userId: head.userId,
    name: head.username ?? `guest ${head.guest!.slice(0, 6)}`,
    lastText: [...(head.lastText ?? '')].slice(0, HEAD_LENGTH).join(''),
    lastFrom: head.lastFrom ?? 'customer',
    lastAt: head.lastAt,
    unread: head.unread,
    waitingSince: head.waitingSince,
    answeredBy: head.answeredBy,
  };
}
