import type { Language } from '@quay/contract/identity';
import { create } from 'zustand';
import { useSession } from '../../shell/session.ts';

/** What is being written of an article in one language, and the version that it began from. */
export type Typed = { readonly title: string; readonly text: string; readonly after: number };

/** What was typed and not saved: it stays there while one looks at another article. */
const useTypedStore = create<{ readonly of: Readonly<Record<string, Typed>> }>()(() => ({ of: {} }));
// What one person has begun to write is not for the next.
useSession.subscribe(({ state }) => {
  if (state === 'out') useTypedStore.setState({ of: {} });
});

const keyOf = (articleId: string, language: Language): string => `${articleId} ${language}`;

export const useTyped = (articleId: string, language: Language): Typed | undefined =>
  useTypedStore(({ of }) => of[keyOf(articleId, language)]);

export const setTyped = (articleId: string, language: Language, typed: Typed | undefined): void =>
  useTypedStore.setState(({ of }) => {
    const { [keyOf(articleId, language)]: _, ...others } = of;
    return { of: typed === undefined ? others : { ...others, [keyOf(articleId, language)]: typed } };
  });
