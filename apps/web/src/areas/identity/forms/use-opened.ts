import { useNavigate } from '@quay/web-kit/router';
import { useCallback, useEffect, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { notify } from '../../../shell/notify.ts';
import { useSignUp } from '../drafts/sign-up.ts';
import { useWayOn } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

/** Where one begins; nobody was in the middle of something there. */
const BEGINNINGS: readonly string[] = [paths.home(), paths.userCenter()];

/** The end of a sign-up. Whoever was about to do something goes on with it; everybody else sees what can be done next. */
export function useOpened(): () => void {
  const words = identityWords.useWords();
  const navigate = useNavigate();
  const { redirect, goOn } = useWayOn();
  const over = useRef(false);

  useEffect(
    () => () => {
      // Not before the screen that shows it has left.
      if (over.current) useSignUp.clear();
    },
    [],
  );

  return useCallback(() => {
    over.current = true;
    if (redirect && !BEGINNINGS.includes(redirect)) {
      notify(words.finish.open, { tone: 'done' });
      goOn();
    } else navigate(paths.finish(), { replace: true });
  }, [redirect, goOn, navigate, words]);
}
