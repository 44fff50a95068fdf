import { Refusal } from '@quay/web-kit/request';
import { create } from 'zustand';
import { useSession } from '../../shell/session.ts';
import { submitAnswer } from './acts/answer.ts';
import { showAnswer } from './queries/conversation.ts';

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
    const message = await submitAnswer({ conversationId: Number(conversationId), text, clientId });
    await showAnswer(conversationId, { ...message, own: true });
    discard(conversationId, clientId);
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    change(conversationId, (writing) => ({
      ...writing,
      unsent: writing.unsent.map((one) => (one.clientId === clientId ? { ...one, why: failure.words } : one)),
    }));
  }
}
