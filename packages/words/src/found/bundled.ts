import type { LanguageFacts } from '../languages.ts';
import { byLanguage } from './catalogues.ts';

/** The languages that have a file, as the build of an app finds them. */
export const languageFiles = byLanguage(
  import.meta.glob<{ language: LanguageFacts }>('../languages/*.ts', { eager: true }),
);
