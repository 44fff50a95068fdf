import type { SupportPush } from '@quay/contract/support';
import { askAgain } from '@quay/web-kit/request';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLive } from '../../../live/live.ts';
import { useSession } from '../../../shell/session.ts';
import { submitReadMessages } from '../acts/read-messages.ts';
import { changeThread, conversationQuery, type Thread } from '../queries/chat.ts';

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
    submitReadMessages({ upTo }).then(
      () => changeThread(client, owner, (held) => ({ ...held, unread: 0 })),
      // The next answer says again that it is unread.
      () => undefined,
    );
  }, [client, owner, unread, upTo, updatedAt]);
}
