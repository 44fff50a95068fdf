import { Button, Empty, ErrorRow, type IconName, SkeletonRows, TabBar, Toasts } from '@quay/ui';
import { ErrorBoundary, PageFailed } from '@quay/web-kit/page';
import { wordsOf } from '@quay/web-kit/request';
import { AppLink, Link, navigate, Router, useLocation, useScrollMemory } from '@quay/web-kit/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type TestNetwork, useNetworks } from '../chain/networks.ts';
import { AddressPage } from '../pages/address.tsx';
import { BlockPage } from '../pages/block.tsx';
import { Explorer } from '../pages/explorer.tsx';
import { Faucet } from '../pages/faucet.tsx';
import { TransactionPage } from '../pages/transaction.tsx';
import { paths, type Route, routeOf } from '../paths.ts';
import { useWords } from '../words/index.ts';
import { Page } from './page.tsx';

// It alone signs, and carries what that needs.
const Wallet = lazy(() => import('../pages/wallet.tsx'));

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Router>
        <Shell />
      </Router>
    </QueryClientProvider>
  );
}

function Shell() {
  const words = useWords();
  const { pathname } = useLocation();
  const route = routeOf(pathname);
  useScrollMemory();
  const tabs: { href: string; icon: IconName; label: string }[] = [
    { href: paths.home, icon: 'search', label: words.explorer },
    { href: paths.faucet, icon: 'deposit', label: words.faucet },
    { href: paths.wallet, icon: 'assets', label: words.wallet },
  ];
  const current = route.page === 'faucet' ? paths.faucet : route.page === 'wallet' ? paths.wallet : paths.home;
  return (
    <>
      <a className="q-skip" href="#content">
        {words.skip}
      </a>
      <main id="content" className="shell-content" tabIndex={-1}>
        <nav className="shell-tabs" aria-label={words.pages}>
          {tabs.map(({ href, label }) => (
            <Link key={href} to={href} aria-current={href === current ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <ErrorBoundary key={pathname} fallback={() => <PageFailed words={words} />}>
          <Suspense fallback={<SkeletonRows label={words.wallet} rows={5} />}>
            <AtNetworks route={route} />
          </Suspense>
        </ErrorBoundary>
      </main>
      <TabBar label={words.pages} items={tabs} current={current} link={AppLink} />
      <Toasts label={words.notices} closeLabel={words.close} />
    </>
  );
}

/** Every page speaks of networks: none is shown before they are known. */
function AtNetworks({ route }: { route: Route }) {
  const words = useWords();
  const { data: networks, error, isFetching, refetch } = useNetworks();
  if (networks && networks.length > 0) return <Screen route={route} networks={networks} />;
  return (
    <Page title={words.title}>
      {networks ? (
        <Empty title={words.noNetworks}>{words.noNetworksWords}</Empty>
      ) : error ? (
        <ErrorRow
          title={words.unreachedTitle}
          retryLabel={words.tryAgain}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {wordsOf(error)}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.title} rows={6} />
      )}
    </Page>
  );
}

function Screen({ route, networks }: { route: Route; networks: readonly TestNetwork[] }) {
  if (route.page === 'faucet') return <Faucet networks={networks} />;
  if (route.page === 'wallet') return <Wallet networks={networks} />;
  if (route.page === 'home') return <Explorer network={networks[0]!} networks={networks} />;
  const network = 'network' in route ? networks.find(({ name }) => name === route.network) : undefined;
  if (!network || !('network' in route)) return <Nowhere />;
  if (route.page === 'network') return <Explorer network={network} networks={networks} />;
  if (route.page === 'block') return <BlockPage network={network} of={route.of} />;
  if (route.page === 'transaction') return <TransactionPage network={network} hash={route.of} />;
  return <AddressPage network={network} of={route.of} />;
}

function Nowhere() {
  const words = useWords();
  return (
    <Page title={words.title} back={paths.home}>
      <Empty
        title={words.nowhereTitle}
        act={
          <Button wide onClick={() => navigate(paths.home)}>
            {words.nowhereAct}
          </Button>
        }
      >
        {words.nowhereWords}
      </Empty>
    </Page>
  );
}
