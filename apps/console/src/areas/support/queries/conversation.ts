import type { RequestOf } from '@quay/contract';
import { type ConversationDetail, conversation } from '@quay/contract/staff';
import { ask } from '../../../request/ask.ts';
import { useAsk } from '../../../request/hooks.ts';
import { queryClient } from '../../../request/query-client.ts';

const EVERY_MS = 2_000;

/** One conversation, its newest messages first. */
export const useConversation = (conversationId: string) =>
  useAsk(conversation, { conversationId }, { every: EVERY_MS });

/** A page of it that is not kept, such as the messages before the first shown. */
export const fetchConversation = (request: RequestOf<typeof conversation>) => ask(conversation, request);

/** Puts a message of the support desk into what is known of a conversation. */
export async function showAnswer(
  conversationId: string,
  message: ConversationDetail['messages'][number],
): Promise<void> {
  const queryKey = [conversation.name, { conversationId }];
  // A look that is under way may not know of it yet.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<ConversationDetail>(queryKey, (known) =>
    known && !known.messages.some(({ messageId }) => messageId === message.messageId)
      ? { ...known, messages: [message, ...known.messages] }
      : known,
  );
}
