import { Button, ErrorAct, Note, Toasts } from '@quay/ui';
import type { Page } from '@quay/web-kit/page';
import { ParamsProvider, Redirect, Router, useIsLeaving, useLocation, useScrollMemory } from '@quay/web-kit/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, use, useEffect, useRef } from 'react';
import { DemoHome, LeaveFirst } from '../areas/demo/area.tsx';
import { DemoBand } from '../demo/demo-band.tsx';
import { isInDemo } from '../demo/reach.ts';
import { paths } from '../paths.ts';
import { queryClient } from '../request/query-client.ts';
import { furtherRoutes, nearRoute, routeAmong } from './all-routes.ts';
import { Boundary } from './boundary.tsx';
import { FrozenBar } from './frozen-bar.tsx';
import { LostConnection, useLost } from './lost-connection.tsx';
import { DesktopBar, PhoneTabs } from './navigation-bars.tsx';
import { takeNewVersion, useNewVersion } from './new-version.ts';
import { useSession } from './session.ts';
import { StatusLine } from './status-line.tsx';
import { Explained, whyOf } from './why.tsx';
import { shellWords } from './words/index.ts';

export function App() {
  return (
    <Boundary>
      <QueryClientProvider client={queryClient}>
        <Router>
          <ErrorAct value={whyOf}>
            <Shell />
          </ErrorAct>
        </Router>
      </QueryClientProvider>
    </Boundary>
  );
}

function Shell() {
  const words = shellWords.useWords();
  const { pathname } = useLocation();
  useScrollMemory();
  return (
    <>
      <a className="q-skip" href="#content">
        {words.skip}
      </a>
      <DemoBand />
      <DesktopBar />
      <NewVersion />
      <LostConnection />
      <FrozenBar />
      <Content>
        <Boundary key={pathname}>
          <Suspense fallback={<Waiting />}>
            <Screen />
          </Suspense>
        </Boundary>
      </Content>
      <PhoneTabs />
      <StatusLine />
      <Toasts label={words.notices} closeLabel={words.close} />
      <Explained />
    </>
  );
}

/** A part of its own: that a page is about to be left draws the page itself no second time. */
function Content({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const lost = useLost();
  const isLeaving = useIsLeaving();
  const content = useFocusOnNewPage(pathname);
  return (
    <main
      id="content"
      ref={content}
      tabIndex={-1}
      aria-busy={isLeaving || undefined}
      data-connection={lost ? 'lost' : undefined}
    >
      {children}
    </main>
  );
}

function Screen() {
  const { pathname } = useLocation();
  const demo = useSession((session) => session.demo);
  if (demo && !isInDemo(pathname)) return <LeaveFirst />;
  if (demo && pathname === paths.home()) return <DemoHome />;
  const found = nearRoute(pathname) ?? routeAmong(use(furtherRoutes()), pathname);
  if (!found) return <Redirect to={paths.home()} />;
  const { route, params } = found;
  return (
    <ParamsProvider value={params}>
      {route.needsLogin ? <MembersOnly Page={route.Page} /> : <route.Page />}
    </ParamsProvider>
  );
}

/** A guest goes to the login first, and comes back here afterwards. */
function MembersOnly({ Page }: { Page: Page }) {
  const loggedIn = useSession((session) => session.token !== null);
  const { pathname, search } = useLocation();
  return loggedIn ? <Page /> : <Redirect to={paths.login(pathname + search)} />;
}

function Waiting() {
  const words = shellWords.useWords();
  return <div className="shell-waiting" role="status" aria-label={words.loading} aria-busy="true" />;
}

function NewVersion() {
  const words = shellWords.useWords();
  const found = useNewVersion((version) => version.found);
  if (!found) return null;
  return (
    <div className="shell-version" role="status">
      <Note tone="quiet" icon="refresh">
        <span className="shell-version-line">
          {words.newVersion}
          <Button variant="quiet" onClick={() => void takeNewVersion()}>
            {words.update}
          </Button>
        </span>
      </Note>
    </div>
  );
}

/** A screen reader and the Tab key begin at the new page, not at the tab bar that led to it. */
function useFocusOnNewPage(pathname: string) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // A form on the page may have taken the focus already.
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
