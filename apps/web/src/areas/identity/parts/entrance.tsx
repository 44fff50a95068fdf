import './identity.css';
import { AppBar, Harbour, Icon, IconButton, Logo } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, passOver, useBack, useLocation, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { languageFacts } from '@quay/words';
import { type ReactNode, useCallback, useEffect } from 'react';
import { paths, safeRedirect } from '../../../paths.ts';
import { ensureGuestToken } from '../../../request/visitor.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useSession } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { identityWords } from '../words/index.ts';

/** Where the reader wanted to go before the login, and the way there with whatever they had kept for it. */
export function useWayOn() {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const redirect = safeRedirect(search.get('redirect'));
  const goOn = useCallback(
    () => navigate(redirect ?? paths.home(), { replace: true, state }),
    [navigate, redirect, state],
  );
  return { redirect: redirect ?? undefined, state, goOn };
}

type EntranceProps = {
  title: string;
  /** The harbour over the form; a long form needs the room. */
  picture?: boolean;
  /** A later step of a task: the arrow leads back, or to this path when the page was opened by its address. */
  backTo?: string;
  /** In place of going back: an earlier step of the same page. */
  onBack?: () => void;
  /** Which step it is, and of how many. */
  step?: readonly [number, number];
  /** Somebody who is logged in has business here. */
  members?: boolean;
  children: ReactNode;
  foot?: ReactNode;
};

/** What the ways in share: the harbour, the way out, theme and language. */
export function Entrance({
  title,
  picture = false,
  backTo,
  onBack,
  step,
  members = false,
  children,
  foot,
}: EntranceProps) {
  // Whoever comes with the same browser is looked at as one person when rebates are paid.
  useEffect(ensureGuestToken, []);
  const words = identityWords.useWords();
  const shell = shellWords.useWords();
  const back = useBack(backTo ?? paths.home());
  const { goOn } = useWayOn();
  const language = usePreferences((preferences) => preferences.language);
  const set = usePreferences((preferences) => preferences.set);
  const theme = usePreferences((preferences) => preferences.theme);
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  useTitle(title);

  useEffect(() => {
    // Back from where the login led to goes to what was before it, and not round in a circle.
    if (!members && useSession.getState().token && !passOver()) goOn();
  }, [goOn, members]);

  return (
    <div className={`identity-entrance${backTo ? ' identity-entrance--step' : ''}`}>
      <AppBar
        onBack={onBack ?? back}
        backLabel={backTo ? shell.back : shell.close}
        closes={!backTo}
        acts={
          <>
            <IconButton
              icon={light ? 'moon' : 'sun'}
              label={light ? words.themeNow.light : words.themeNow.dark}
              onClick={() => set({ theme: light ? 'dark' : 'light' })}
            />
            <Link className="identity-language" to={paths.language()}>
              <Icon name="globe" size="s" />
              {languageFacts(language).name}
            </Link>
          </>
        }
      />
      {!backTo && (
        <div className="identity-logo">
          <Logo large />
        </div>
      )}
      {picture && <Harbour />}
      <div className="identity-body">
        {step && <p className="identity-step">{words.step(...step)}</p>}
        <h1 className="q-t24">{title}</h1>
        {children}
        {foot && <p className="identity-foot">{foot}</p>}
      </div>
    </div>
  );
}
