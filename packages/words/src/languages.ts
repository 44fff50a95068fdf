import type { Language } from '@quay/contract/identity';
import { languageFiles } from '@quay/words/found';

/** What a language's own file says of it, in `languages/<language>.ts`. */
export type LanguageFacts = {
  /** As `Intl` and HTML take it (BCP 47). */
  readonly tag: string;
  /** What its speakers call it. */
  readonly name: string;
  /** The same where there is room for two or three signs. */
  readonly short: string;
  readonly direction: 'ltr' | 'rtl';
  /** Which colour a rise has where it is spoken. */
  readonly updown: 'green' | 'red';
  /** Every message is there. Where some are missing, English is loaded beside it and stands in for them. */
  readonly complete: boolean;
};

/** What everything is written in first, and what stands in for a message that another language lacks. */
export const SOURCE: Language = 'en_US';

/** The languages that this version speaks: those that have a file. English first, the others by their code. */
export const languages: readonly Language[] = [
  SOURCE,
  ...(Object.keys(languageFiles) as Language[]).filter((language) => language !== SOURCE).sort(),
];

export const isSpoken = (language: string): language is Language => Object.hasOwn(languageFiles, language);

/** What is known of a language; of one that this version does not speak any more, what is known of English. */
export const languageFacts = (language: Language): LanguageFacts =>
  (languageFiles[language] ?? languageFiles[SOURCE]!).language;

/**
 * The language that comes nearest to a request: a `lang` header (`en_US`) or what a browser says (`zh-CN`, `de`).
 * English when we do not speak it.
 */
export function languageFor(requested: string | undefined): Language {
  const exact = (requested ?? SOURCE).replace('-', '_');
  if (isSpoken(exact)) return exact;
  const start = exact.slice(0, 2).toLowerCase();
  return languages.find((language) => language.startsWith(start)) ?? SOURCE;
}
