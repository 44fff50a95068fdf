import type { SupportWords } from './words/index.ts';

/** Who writes: a guest is called by a number, which the server names in English. */
export const calledBy = (words: SupportWords, name: string): string => name.replace(/^guest /, `${words.guest} `);
