import { type ChatByPeer, chatByPeer } from '@quay/contract/c2c';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Thread, withEarlier, withNewest } from '../../../chat/thread.ts';
import { type Earlier, useEarlier } from '../../../chat/use-earlier.ts';
import { queryClient } from '../../../request/query-client.ts';
import { quietly } from '../../../request/quietly.ts';
import { pollMs } from './poll.ts';

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

/** What was written before. */
export function useEarlierMessages(orderId: number, thread: OrderThread): Earlier {
  const client = useQueryClient();
  return useEarlier(thread.messages.at(-1)?.messageId, thread.begun, async (before) => {
    const page = await quietly(chatByPeer, { orderId, before });
    changeThread(client, orderId, (held) => withEarlier(held, page));
  });
}
