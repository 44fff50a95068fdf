import type { Language } from '@quay/contract/identity';
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

/** A catalogue whose words are there as soon as its module is. */
export type BundledCatalogue<Words> = {
  useWords(): Words;
  /** Outside of React. */
  now(): Words;
};

type Loaders<Words> = Record<Language, () => Promise<{ words: Words }>>;

/** Catalogues that are in use, so that a change of language can bring all of them before anything is shown in it. */
const inUse = new Set<(language: Language) => Promise<unknown>>();

/** Words that are fetched for one language at a time. */
export function defineWords<Words>(loaders: Loaders<Words>): Catalogue<Words> {
  const there: Partial<Record<Language, Words>> = {};
  const bring = (language: Language) =>
    loadOnce(async () => {
      const { words } = await loaders[language]();
      there[language] = words;
      return words;
    });
  const languages: Record<Language, () => Promise<Words>> = { en_US: bring('en_US'), zh_CN: bring('zh_CN') };
  const load = (language = currentLanguage()) => {
    inUse.add(load);
    return languages[language]();
  };
  return {
    useWords: () => use(load(useLanguage())),
    load,
    now: () => there[currentLanguage()] ?? there.en_US ?? there.zh_CN,
  };
}

/** Words that travel in every language with the code that uses them: for a page that has little to say. */
export function bundledWords<Words>(all: Record<Language, Words>): BundledCatalogue<Words> {
  return { useWords: () => all[useLanguage()], now: () => all[currentLanguage()] };
}

/** Brings all words that the screen uses in a language, so that nothing flashes and nothing shows half when it changes. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all([...inUse].map((load) => load(language)));
}
