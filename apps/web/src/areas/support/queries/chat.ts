import { type Chat, chat } from '@quay/contract/support';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Thread as ThreadOf, withEarlier, withNewest } from '../../../chat/thread.ts';
import { type Earlier, useEarlier as useEarlierOf } from '../../../chat/use-earlier.ts';
import { queryClient } from '../../../request/query-client.ts';
import { quietly } from '../../../request/quietly.ts';
import { ensureGuestToken } from '../../../request/visitor.ts';

export type Thread = ThreadOf<Chat>;

export const conversationQuery = (owner: string) =>
  queryOptions({
    queryKey: ['support', 'conversation', owner],
    async queryFn({ signal }): Promise<Thread> {
      if (owner === 'guest') ensureGuestToken();
      const newest = await quietly(chat, {}, { signal });
      return withNewest(heldOf(owner), newest);
    },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });

const heldOf = (owner: string): Thread | undefined =>
  queryClient.getQueryData<Thread>(['support', 'conversation', owner]);

/** Changes what is here of a conversation, if anything is. */
export function changeThread(client: QueryClient, owner: string, change: (held: Thread) => Thread): void {
  client.setQueryData(conversationQuery(owner).queryKey, (held) => held && change(held));
}

/** What was written before. */
export function useEarlier(owner: string, thread: Thread): Earlier {
  const client = useQueryClient();
  return useEarlierOf(thread.messages.at(-1)?.messageId, thread.begun, async (before) => {
    const page = await quietly(chat, { before: String(before) });
    changeThread(client, owner, (held) => withEarlier(held, page));
  });
}
