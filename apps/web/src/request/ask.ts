import { currentLanguage, loadRefusal } from '@quay/web-kit/language';
import { exchangeNow, learnTime } from '@quay/web-kit/request';
import { navigate } from '@quay/web-kit/router';
import { isNoticeLink, paths, safeRedirect } from '../paths.ts';
import { notify } from '../shell/notify.ts';
import { useSession } from '../shell/session.ts';
import { shellWords } from '../shell/words/index.ts';
import { type AppContext, createAsk } from './client.ts';
import { guestToken } from './visitor.ts';

export const context: AppContext = {
  fetch: (...given) => fetch(...given),
  now: exchangeNow,
  learnTime,
  token: () => useSession.getState().token,
  guestToken: guestToken.read,
  language: currentLanguage,
  // main.tsx loads them before it renders anything that could ask.
  words: () => shellWords.now()!.request,
  refusalWords: loadRefusal,
  signedOut() {
    if (useSession.getState().ending) return;
    const had = useSession.getState().token !== null;
    useSession.getState().close();
    if (isNoticeLink(location.pathname + location.search)) return;
    if (had) notify(shellWords.now()!.request.relogin, { tone: 'warn' });
    const here = safeRedirect(location.pathname + location.search);
    // Not from the login to the login.
    if (here) navigate(paths.login(here), { replace: true });
  },
  notify: (words, ms) => notify(words, ms ? { tone: 'error', ms } : { tone: 'error' }),
};

/** The one way to the exchange. Gives the data of the envelope, or throws a `Refusal`. */
export const ask = createAsk(context);
