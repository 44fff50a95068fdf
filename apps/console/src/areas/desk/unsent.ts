import { answer, type ConversationDetail, conversation } from '@quay/contract/staff';
import { Refusal } from '@quay/web-kit/request';
import { create } from 'zustand';
import { ask } from '../../request/ask.ts';
import { queryClient } from '../../request/query-client.ts';
import { useSession } from '../../shell/session.ts';

/** An answer that the server has not confirmed. `why` is what went wrong with it. */
export type Unsent = {
  readonly clientId: string;
  readonly text: string;
  readonly at: number;
  readonly why: string | undefined;
};

type Writing = { readonly draft: string; readonly unsent: readonly Unsent[] };

type WritingStore = {
  /** By conversation: what is being written stays there while one looks into another. */
  readonly of: Readonly<Record<string, Writing>>;
};

const nothing: Writing = { draft: '', unsent: [] };
const useStore = create<WritingStore>()(() => ({ of: {} }));
// What one person has begun to write is not for the next.
useSession.subscribe(({ state }) => {
  if (state === 'out') useStore.setState({ of: {} });
});

export const useWriting = (conversationId: string): Writing => useStore(({ of }) => of[conversationId] ?? nothing);

function change(conversationId: string, by: (writing: Writing) => Writing): void {
  useStore.setState(({ of }) => ({ of: { ...of, [conversationId]: by(of[conversationId] ?? nothing) } }));
}

export const setDraft = (conversationId: string, draft: string): void =>
  change(conversationId, (writing) => ({ ...writing, draft }));

export const discard = (conversationId: string, clientId: string): void =>
  change(conversationId, (writing) => ({
    ...writing,
    unsent: writing.unsent.filter((one) => one.clientId !== clientId),
  }));

/** Sends what is written. It stands in the conversation at once; again with the same name it is not sent twice. */
export async function send(conversationId: string, text: string, again?: string): Promise<void> {
  const clientId = again ?? crypto.randomUUID();
  const at = Date.now();
  change(conversationId, ({ draft, unsent }) => ({
    draft: again === undefined ? '' : draft,
    unsent: [...unsent.filter((one) => one.clientId !== clientId), { clientId, text, at, why: undefined }],
  }));
  try {
    const message = await ask(answer, { conversationId: Number(conversationId), text, clientId });
    const key = [conversation.name, { conversationId }];
    // A look that is under way may not know of it yet.
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData<ConversationDetail>(key, (known) =>
      known && !known.messages.some(({ messageId }) => messageId === message.messageId)
        ? { ...known, messages: [{ ...message, own: true }, ...known.messages] }
        : known,
    );
    discard(conversationId, clientId);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    change(conversationId, (writing) => ({
      ...writing,
      unsent: writing.unsent.map((one) => (one.clientId === clientId ? { ...one, why: failure.words } : one)),
    }));
  }
}
