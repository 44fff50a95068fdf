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

/** What is known of a language; of one that this version does not speak, what is known of the one that is nearest. */
export const languageFacts = (language: Language): LanguageFacts => languageFiles[languageFor(language)]!.language;

/**
 * The language that comes nearest to a request: a `lang` header (`en_US`) or what a browser says (`zh-CN`, `de`), and
 * of two with the same name the one that is written with the same letters: `zh-HK`, `zh-MO` and `zh-Hant` are read in
 * Traditional Chinese, `zh` and `zh-SG` in Simplified. English when we do not speak it, or when it is no language.
 */
export function languageFor(requested: string | undefined): Language {
  const exact = (requested ?? SOURCE).replace('-', '_');
  if (isSpoken(exact)) return exact;
  const wanted = likely(exact);
  if (!wanted) return SOURCE;
  const sameName = languages.filter((language) => likely(language)?.language === wanted.language);
  return sameName.find((language) => likely(language)?.script === wanted.script) ?? sameName[0] ?? SOURCE;
}

/** With the script and region that CLDR thinks likely, and today's code for one that had another before (`in` is `id`). */
function likely(code: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(code.replaceAll('_', '-')).maximize();
  } catch {
    return undefined;
  }
}
