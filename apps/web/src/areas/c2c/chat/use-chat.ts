import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { submitReadChat } from '../acts/read-chat.ts';
import { changeThread, chatQuery } from '../queries/chat-by-peer.ts';

/** The conversation; what is on the screen of somebody who looks is read. */
export function useChat(orderId: number) {
  const client = useQueryClient();
  const query = useQuery(chatQuery(orderId));
  const { data: thread, dataUpdatedAt: updatedAt } = query;
  const unread = thread?.unread ?? 0;
  const upTo = thread?.messages[0]?.messageId;
  // An answer that says the same is looked at again: the page may have been hidden before.
  useEffect(() => {
    if (updatedAt === 0 || unread === 0 || upTo === undefined || document.visibilityState !== 'visible') return;
    submitReadChat({ orderId, upTo }).then(
      () => {
        changeThread(client, orderId, (held) => ({ ...held, unread: 0 }));
        void client.invalidateQueries({ queryKey: ['c2c', 'order', orderId] });
      },
      // The next answer says again that it is unread.
      () => undefined,
    );
  }, [client, orderId, unread, upTo, updatedAt]);
  return query;
}
