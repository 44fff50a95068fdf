import { isNoticeLink, paths, safeRedirect } from '../paths.ts';
import { notify } from '../shell/notify.ts';
import { usePreferences } from '../shell/preferences.ts';
import { navigate } from '../shell/router.tsx';
import { useSession } from '../shell/session.ts';
import { shellWords } from '../shell/words/index.ts';
import { refusalWords, sayRefusal } from '../shell/words.ts';
import { asking, type Surroundings } from './asking.ts';
import { exchangeNow, learnTime } from './clock.ts';
import { guestToken } from './visitor.ts';

export { isOutcomeUnknown, isUnreached, Refusal } from './refusal.ts';

export const surroundings: Surroundings = {
  fetch: (...given) => fetch(...given),
  base: '',
  now: exchangeNow,
  learnTime,
  token: () => useSession.getState().token,
  guestToken: guestToken.read,
  language: () => usePreferences.getState().language,
  // main.tsx loads them before it renders anything that could ask.
  words: () => shellWords.now()!.request,
  async say(reason, params) {
    await refusalWords.load().catch(() => undefined);
    const words = refusalWords.now();
    return words && sayRefusal(words, reason, params);
  },
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

/** The one way to the exchange. Gives the data of the envelope, or throws a {@link Refusal}. */
export const ask = asking(surroundings);
