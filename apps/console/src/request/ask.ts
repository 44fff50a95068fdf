import { currentLanguage, loadRefusal } from '@quay/web-kit/language';
import { useSession } from '../shell/session.ts';
import { touchedLately } from '../shell/touched.ts';
import { shellWords } from '../shell/words/index.ts';
import { createAsk } from './client.ts';

/** The one way to the server. Gives the data of the envelope, or throws a `Refusal`. */
export const ask = createAsk({
  fetch: (...given) => fetch(...given),
  language: currentLanguage,
  touched: touchedLately,
  words: () => shellWords.now()!.request,
  rights: () => shellWords.now()!.rights,
  refusalWords: loadRefusal,
  signedOut: () => useSession.getState().ended('session'),
  forbidden: () => void useSession.getState().refresh(),
});
