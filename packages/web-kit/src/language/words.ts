import type { Language } from '@quay/contract/identity';
import { languageFacts, languages, SOURCE, type Translation, within } from '@quay/words';
import { byLanguage } from '@quay/words/catalogues';
import { use } from 'react';
import { loadOnce } from '../page/load-once.ts';
import { currentLanguage, useLanguage } from './language.ts';

export type Catalogue<Words> = {
  /** The words in the user's language. The page that uses them has loaded them together with its chunk. */
  useWords(): Words;
  load(language?: Language): Promise<Words>;
  /** Outside of React: the words in the user's language, or in any language that is there. */
  now(): Words | undefined;
};

/** The catalogues of a folder as `import.meta.glob('./*_*.ts')` finds them, of which one is fetched. */
type Files<Words> = Readonly<Record<string, () => Promise<{ readonly words: Translation<Words> }>>>;

/** Catalogues that are in use, so that a change of language can bring all of them before anything is shown in it. */
const inUse = new Set<(language: Language) => Promise<unknown>>();

/** Words that are fetched for one language at a time. What a language lacks is said in English, key by key. */
export function defineWords<Words>(files: Record<string, () => Promise<unknown>>): Catalogue<Words> {
  const found = byLanguage(files as Files<Words>);
  const there = new Map<Language, Words>();
  const source = async () => (await found[SOURCE]!()).words as Words;
  const bring = (language: Language) =>
    loadOnce(async () => {
      const file = found[language];
      const isWhole = language === SOURCE || (file && languageFacts(language).complete);
      const [english, own] = await Promise.all([isWhole ? undefined : source(), file?.()]);
      const words = english === undefined ? (own!.words as Words) : within<Words>(english, own?.words);
      there.set(language, words);
      return words;
    });
  const brought = new Map<Language, () => Promise<Words>>();
  const load = (language = currentLanguage()) => {
    inUse.add(load);
    if (!brought.has(language)) brought.set(language, bring(language));
    return brought.get(language)!();
  };
  return {
    useWords: () => use(load(useLanguage())),
    load,
    now: () => there.get(currentLanguage()) ?? languages.map((language) => there.get(language)).find(Boolean),
  };
}

/** Brings all words that the screen uses in a language, so that nothing flashes and nothing shows half when it changes. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...inUse].map((load) => load(language)));
}
