import { type Chat, chat, readMessages, type SupportPush } from '@quay/contract/support';
import { askAgain } from '@quay/web-kit/request';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Thread as ThreadOf, withEarlier, withNewest } from '../../../chat/thread.ts';
import { type Earlier, useEarlier as useEarlierOf } from '../../../chat/use-earlier.ts';
import { useLive } from '../../../live/live.ts';
import { queryClient } from '../../../request/query-client.ts';
import { quietly } from '../../../request/quietly.ts';
import { ensureGuestToken } from '../../../request/visitor.ts';
import { useSession } from '../../../shell/session.ts';

export type Thread = ThreadOf<Chat>;

/** Nothing is pushed to a guest. */
const GUEST_MS = 3_000;
/** For a push that got lost on its way. */
const MEMBER_MS = 30_000;
/** The exchange forgets after five seconds that somebody types, and pushes nothing then. */
const TYPING_MS = 5_500;

/** Whose conversation it is: what is kept on the device is kept by this. */
export function useOwner(): string {
  return useSession(({ member }) => (member ? `user ${member.id}` : 'guest'));
}

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

/** The conversation, live. A page that nobody sees does not ask. */
export function useConversation(owner: string) {
  const client = useQueryClient();
  const isGuest = owner === 'guest';
  useLive<SupportPush['data']>(isGuest ? null : 'support', () => {
    void askAgain(client, { queryKey: conversationQuery(owner).queryKey });
  });
  const query = useQuery({
    ...conversationQuery(owner),
    refetchInterval: ({ state }) => (isGuest ? GUEST_MS : state.data?.staffTyping ? TYPING_MS : MEMBER_MS),
  });
  useReadMarks(owner, query.data, query.dataUpdatedAt);
  return query;
}

/** What is on the screen of somebody who looks is read. */
function useReadMarks(owner: string, thread: Thread | undefined, updatedAt: number): void {
  const client = useQueryClient();
  const unread = thread?.unread ?? 0;
  const upTo = thread?.messages.find(({ from }) => from === 'staff')?.messageId;
  // An answer that says the same is looked at again: the page may have been hidden before.
  useEffect(() => {
    if (updatedAt === 0 || unread === 0 || upTo === undefined || document.visibilityState !== 'visible') return;
    quietly(readMessages, { upTo }).then(
      () => changeThread(client, owner, (held) => ({ ...held, unread: 0 })),
      // The next answer says again that it is unread.
      () => undefined,
    );
  }, [client, owner, unread, upTo, updatedAt]);
}

/** What was written before. */
export function useEarlier(owner: string, thread: Thread): Earlier {
  const client = useQueryClient();
  return useEarlierOf(thread.messages.at(-1)?.messageId, thread.begun, async (before) => {
    const page = await quietly(chat, { before: String(before) });
    changeThread(client, owner, (held) => withEarlier(held, page));
  });
}
