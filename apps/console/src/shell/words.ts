import type { Language } from '@quay/contract/identity';
import { usePreferences } from './preferences.ts';

/**
 * The words of one part of the console in every language. They travel with the part: a page of it has little to say,
 * and a change of language shows at once.
 */
export function defineWords<Words>(all: Record<Language, Words>) {
  return {
    use: (): Words => all[usePreferences((chosen) => chosen.language)],
    /** Outside of React. */
    now: (): Words => all[usePreferences.getState().language],
  };
}
