import { Button, Empty, Toasts } from '@quay/ui';
import { ErrorBoundary, PageFailed } from '@quay/web-kit/page';
import { Link, type Params, ParamsProvider, Router, useLocation } from '@quay/web-kit/router';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { areaAt, areas } from '../all-areas.ts';
import { Entrance } from '../areas/entrance/entrance.tsx';
import { PlainPage } from '../parts/list-detail.tsx';
import { paths } from '../paths.ts';
import { queryClient } from '../request/query-client.ts';
import { type Area, may } from './areas.ts';
import { useIdleEnd } from './idle.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { Rail } from './rail.tsx';
import { useMember, useSession } from './session.ts';
import { TopBar } from './top-bar.tsx';
import { shellWords } from './words/index.ts';

export function App() {
  const words = shellWords.useWords();
  return (
    <ErrorBoundary fallback={() => <PageFailed words={words} />}>
      <QueryClientProvider client={queryClient}>
        <Router>
          <Door />
        </Router>
        <Toasts label={words.notices} closeLabel={words.close} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** Whoever is not logged in sees the login at the address they are at, and that page afterwards. */
function Door() {
  const words = shellWords.useWords();
  const state = useSession((session) => session.state);
  if (state === 'in') return <Shell />;
  if (state === 'out') return <Entrance />;
  if (state === 'unknown') return <main className="shell-waiting" aria-label={words.loading} aria-busy="true" />;
  return (
    <main className="shell-waiting">
      <Empty
        title={words.unreachedTitle}
        act={<Button onClick={() => void useSession.getState().refresh()}>{words.tryAgain}</Button>}
      >
        {words.unreachedWords}
      </Empty>
    </main>
  );
}

function Shell() {
  const words = shellWords.useWords();
  const { pathname } = useLocation();
  const found = areaAt(pathname);
  const content = useFocusOnNewArea(found?.area.id);
  useIdleEnd();
  useEffect(() => {
    // The rest comes while the first page is read.
    for (const { Page } of areas) Page.preload().catch(() => undefined);
  }, []);
  return (
    <div className="shell">
      <a className="q-skip" href="#content">
        {words.skip}
      </a>
      <TopBar />
      <Rail current={found?.area.id} />
      <main id="content" ref={content} className="shell-content" tabIndex={-1}>
        {/* By area and not by address: a list stays while one goes through its rows. */}
        <ErrorBoundary key={found?.area.id ?? pathname} fallback={() => <PageFailed words={words} />}>
          <Suspense fallback={<div className="shell-waiting" aria-busy="true" />}>
            {found ? <Screen {...found} /> : <Nowhere />}
          </Suspense>
        </ErrorBoundary>
      </main>
      <KeysSheet />
    </div>
  );
}

function Screen({ area, params }: { area: Area; params: Params }) {
  const words = shellWords.useWords();
  const { rights } = useMember();
  useEffect(() => {
    document.title = `${words.areas[area.id]} · Quay ${words.console}`;
  }, [area.id, words]);
  if (may(area, rights)) {
    return (
      <ParamsProvider value={params}>
        <area.Page />
      </ParamsProvider>
    );
  }
  const needed = area.rights.map((right) => words.rights[right]).join(', ');
  return (
    <PlainPage title={words.rightTitle}>
      <p className="con-said">{words.rightWords(needed)}</p>
    </PlainPage>
  );
}

function Nowhere() {
  const words = shellWords.useWords();
  return (
    <PlainPage title={words.nowhereTitle}>
      <p className="con-said">{words.nowhereWords}</p>
      <p className="con-said">
        <Link className="q-act" to={paths.dashboard}>
          {words.nowhereAct}
        </Link>
      </p>
    </PlainPage>
  );
}

/** A screen reader and the Tab key begin at the new page, not at the rail that led to it. */
function useFocusOnNewArea(area: string | undefined) {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(area);
  useEffect(() => {
    if (shown.current === area) return;
    shown.current = area;
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [area]);
  return content;
}
