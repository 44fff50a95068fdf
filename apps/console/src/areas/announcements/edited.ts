import type { Language } from '@quay/contract/identity';
import type { EditedAnnouncement } from '@quay/contract/staff';
import { languages, SOURCE } from '@quay/words';
import { create } from 'zustand';
import { useSession } from '../../shell/session.ts';

export type Text = { readonly title: string; readonly text: string };

/** What can be typed of an announcement. */
export type Edited = { readonly pinned: boolean; readonly words: Readonly<Partial<Record<Language, Text>>> };

export const blank: Text = { title: '', text: '' };

export function editedOf(saved: EditedAnnouncement | undefined): Edited {
  const words = Object.fromEntries(languages.map((language) => [language, saved?.words[language] ?? blank]));
  return { pinned: saved?.pinned ?? false, words };
}

/** Without what stands around it: the server keeps it so. */
export const trimmed = ({ title, text }: Text): Text => ({ title: title.trim(), text: text.trim() });

/** What a language still needs before it can be published. */
export function lacks(words: Text | undefined): 'title' | 'text' | 'both' | undefined {
  const { title, text } = trimmed(words ?? blank);
  if (title === '') return text === '' ? 'both' : 'title';
  return text === '' ? 'text' : undefined;
}

export const missingLanguages = (words: Readonly<Partial<Record<Language, Text>>>): readonly Language[] =>
  languages.filter((language) => lacks(words[language]) !== undefined);

/** The languages that keep it from being published: English has to be whole, another is whole or left out. */
export const unfinishedLanguages = (words: Readonly<Partial<Record<Language, Text>>>): readonly Language[] =>
  missingLanguages(words).filter((language) => language === SOURCE || lacks(words[language]) !== 'both');

/** The languages in which something was typed that is not saved. Only they are sent: another may write the other one. */
export const changedLanguages = (now: Edited, saved: Edited): readonly Language[] =>
  languages.filter((language) => {
    const [mine, theirs] = [trimmed(now.words[language] ?? blank), trimmed(saved.words[language] ?? blank)];
    return mine.title !== theirs.title || mine.text !== theirs.text;
  });

/** What was typed and not saved, by announcement: it stays there while one looks at another. */
const useTypedStore = create<{ readonly of: Readonly<Record<string, Partial<Edited>>> }>()(() => ({ of: {} }));
// What one person has begun to write is not for the next.
useSession.subscribe(({ state }) => {
  if (state === 'out') useTypedStore.setState({ of: {} });
});

export const useTyped = (id: string): Partial<Edited> | undefined => useTypedStore(({ of }) => of[id]);

export const setTyped = (id: string, typed: Partial<Edited> | undefined): void =>
  useTypedStore.setState(({ of }) => {
    const { [id]: _, ...others } = of;
    return { of: typed === undefined ? others : { ...others, [id]: typed } };
  });
