import type { Language } from '@quay/contract/identity';
import type { RefusalWords } from '@quay/words';
import { fill } from '@quay/words';
import { use } from 'react';
import { loadOnce } from './load-once.ts';
import { usePreferences } from './preferences.ts';

export type Catalogue<Words> = {
  /** The words in the user's language. The page that uses them has loaded them together with its chunk. */
  useWords(): Words;
  load(language?: Language): Promise<Words>;
  /** Outside of React: the words in the user's language, or in any language that is there. */
  now(): Words | undefined;
};

type Loaders<Words> = Record<Language, () => Promise<{ words: Words }>>;

/** Catalogues that are in use, so that a change of language can bring all of them before anything is shown in it. */
const inUse = new Set<(language: Language) => Promise<unknown>>();

export function defineWords<Words>(loaders: Loaders<Words>): Catalogue<Words> {
  const there: Partial<Record<Language, Words>> = {};
  const bring = (language: Language) =>
    loadOnce(async () => {
      const { words } = await loaders[language]();
      there[language] = words;
      return words;
    });
  const languages: Record<Language, () => Promise<Words>> = { en_US: bring('en_US'), zh_CN: bring('zh_CN') };
  const load = (language = usePreferences.getState().language) => {
    inUse.add(load);
    return languages[language]();
  };
  return {
    useWords: () => use(load(usePreferences((preferences) => preferences.language))),
    load,
    now: () => there[usePreferences.getState().language] ?? there.en_US ?? there.zh_CN,
  };
}

/** Changes the language once all words that the screen uses are there: nothing flashes, nothing shows half. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...inUse].map((load) => load(language)));
  usePreferences.getState().set({ language });
}

export const refusalWords = defineWords<RefusalWords>({
  en_US: () => import('@quay/words/refusals/en_US').then((file) => ({ words: file.en_US })),
  zh_CN: () => import('@quay/words/refusals/zh_CN').then((file) => ({ words: file.zh_CN })),
});

/** The words of a refusal, or nothing when this version of the app does not know the reason. */
export function sayRefusal(words: RefusalWords, reason: string, params: Readonly<Record<string, string>> = {}) {
  return reason in words ? fill(words[reason as keyof RefusalWords], params) : undefined;
}

/** For a refusal that the app itself foresees, before it asks. One that was answered carries its own `words`. */
export function useRefusalWords(): (refusal: { reason: string; params?: Record<string, string> }) => string {
  const words = refusalWords.useWords();
  return ({ reason, params }) => sayRefusal(words, reason, params) ?? reason;
}
