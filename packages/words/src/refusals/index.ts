import type { Language } from '@quay/contract/identity';
import { loadFolder } from '../found/node.ts';
import { languageFor, SOURCE } from '../languages.ts';
import type { RefusalWords } from '../refusal-words.ts';
import { type Translation, within } from '../within.ts';

const files = await loadFolder<{ words: Translation<RefusalWords> }>(new URL('./', import.meta.url));
const source = files[SOURCE]!.words as RefusalWords;
const all = new Map(Object.entries(files).map(([language, { words }]) => [language, within(source, words)]));

/** The words of refusals for the server, which has all languages. An app loads the one it shows. */
export const refusalWordsIn = (language: Language): RefusalWords => all.get(languageFor(language)) ?? source;
