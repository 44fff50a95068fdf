import { type ChatByPeer, chatByPeer, readChat } from '@quay/contract/c2c';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Thread, withEarlier, withNewest } from '../../../chat/thread.ts';
import { type Earlier, useEarlier } from '../../../chat/use-earlier.ts';
import { queryClient } from '../../../request/query-client.ts';
import { quietly } from '../../../request/quietly.ts';
import { pollMs } from './orders.ts';

export type OrderThread = Thread<ChatByPeer>;

const keyOf = (orderId: number) => ['c2c', 'chat', orderId] as const;

/** The conversation of an order, as far as it is here. */
export const chatQuery = (orderId: number) =>
  queryOptions({
    queryKey: keyOf(orderId),
    async queryFn({ signal }): Promise<OrderThread> {
      const newest = await quietly(chatByPeer, { orderId }, { signal });
      return withNewest(queryClient.getQueryData<OrderThread>(keyOf(orderId)), newest);
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.open === false ? false : pollMs()),
  });

/** Changes what is here of a conversation, if anything is. */
export function changeThread(client: QueryClient, orderId: number, change: (held: OrderThread) => OrderThread): void {
  client.setQueryData(chatQuery(orderId).queryKey, (held) => held && change(held));
}

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
    quietly(readChat, { orderId, upTo }).then(
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

/** What was written before. */
export function useEarlierMessages(orderId: number, thread: OrderThread): Earlier {
  const client = useQueryClient();
  return useEarlier(thread.messages.at(-1)?.messageId, thread.begun, async (before) => {
    const page = await quietly(chatByPeer, { orderId, before });
    changeThread(client, orderId, (held) => withEarlier(held, page));
  });
}
