import type { LoggedIn } from '@quay/contract/identity';
import { useNavigate } from '@quay/web-kit/router';
import { useCallback } from 'react';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../shell/session.ts';
import { useLogIn } from '../drafts/log-in.ts';
import { useWayOn } from '../parts/entrance.tsx';

export type LoggedInNow = (answer: LoggedIn) => void;

/** What follows from a login, whichever way it was made: the session and the way on, or the second step. */
export function useLoggedIn(): LoggedInNow {
  const navigate = useNavigate();
  const { redirect, state, goOn } = useWayOn();
  return useCallback(
    (answer) => {
      if ('token' in answer) {
        useSession.getState().open(answer);
        goOn();
      } else {
        useLogIn.setState({ second: answer });
        navigate(paths.gooleVerify(redirect), { state });
      }
    },
    [navigate, redirect, state, goOn],
  );
}
