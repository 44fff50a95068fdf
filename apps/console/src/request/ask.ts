import { fill, type RefusalWords } from '@quay/words';
import { usePreferences } from '../shell/preferences.ts';
import { useSession } from '../shell/session.ts';
import { touchedLately } from '../shell/touched.ts';
import { shellWords } from '../shell/words/index.ts';
import { asking } from './asking.ts';

export { isUnreached, Refusal, wordsOf } from './refusal.ts';

const refusalWords = {
  en_US: () => import('@quay/words/refusals/en_US').then((file): RefusalWords => file.en_US),
  zh_CN: () => import('@quay/words/refusals/zh_CN').then((file): RefusalWords => file.zh_CN),
};

/** The one way to the server. Gives the data of the envelope, or throws a {@link Refusal}. */
export const ask = asking({
  fetch: (...given) => fetch(...given),
  language: () => usePreferences.getState().language,
  touched: touchedLately,
  words: () => shellWords.now().request,
  async say(reason, params) {
    const words = await refusalWords[usePreferences.getState().language]().catch(() => undefined);
    return words && reason in words ? fill(words[reason as keyof RefusalWords], params) : undefined;
  },
  signedOut: () => useSession.getState().ended('session'),
  forbidden: () => void useSession.getState().refresh(),
});
