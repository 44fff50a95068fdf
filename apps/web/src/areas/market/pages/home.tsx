import { AppBar, buttonClass, Icon, IconButton, type IconName, Logo } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, useNavigate } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { InstallHint } from '../../../shell/install-hint.tsx';
import { NoticesBell } from '../../../shell/notices-bell.tsx';
import { OpenOrder } from '../../../shell/open-order.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { useConfig } from '../../../shell/queries/config.ts';
import { useSession } from '../../../shell/session.ts';
import { SimulatedMark } from '../../../shell/simulated-mark.tsx';
import { AnnouncementStrip } from '../parts/announcement-strip.tsx';
import '../parts/home.css';
import { MarketTabs } from '../parts/market-tabs.tsx';
import { Total } from '../parts/total.tsx';
import { useWide } from '../parts/use-wide.ts';
import { marketAreaWords } from '../words/index.ts';

export default function Home() {
  const words = marketAreaWords.useWords();
  const navigate = useNavigate();
  const loggedIn = useSession((session) => session.token !== null);
  const wide = useWide();
  useTitle(undefined);
  return (
    <div className="home">
      <AppBar
        acts={
          <>
            <IconButton
              icon="search"
              label={words.searchMarkets}
              onClick={() => void navigate(paths.quotes(), { state: { search: true } })}
            />
            {!wide && <NoticesBell />}
          </>
        }
      >
        <span className="q-row q-gap-4">
          <Logo />
          <SimulatedMark />
        </span>
      </AppBar>
      <div>
        {loggedIn ? <Total /> : <Welcome />}
        <OpenOrder look="row" />
        <InstallHint />
        <Entries />
        <AnnouncementStrip />
      </div>
      <MarketTabs />
    </div>
  );
}

function Welcome() {
  const words = marketAreaWords.useWords();
  const practice = useConfig()?.simulatedMarket;
  return (
    <>
      <section className="home-welcome">
        <h1>{words.welcome}</h1>
        <p>
          {words.welcomeWhy} {practice && words.welcomePractice}
        </p>
      </section>
      <div className="home-acts">
        <Link className={buttonClass()} to={paths.register(paths.home())}>
          {words.openAccount}
        </Link>
        <Link className={buttonClass({ variant: 'second' })} to={paths.login(paths.home())}>
          {words.logIn}
        </Link>
      </div>
    </>
  );
}

function Entries() {
  const words = marketAreaWords.useWords();
  const symbol = usePreferences((preferences) => preferences.lastSymbols.spot);
  const entries: { icon: IconName; label: string; to: string }[] = [
    { icon: 'p2p', label: words.c2c, to: paths.wantBuy() },
    { icon: 'earn', label: words.earn, to: paths.earn() },
    { icon: 'deposit', label: words.deposit, to: paths.rechargeList() },
    { icon: 'convert', label: words.exchange, to: paths.exchangePage() },
    { icon: 'loan', label: words.loans, to: paths.pledgeLoan() },
    { icon: 'people', label: words.referral, to: paths.promote() },
    { icon: 'candles', label: words.chart, to: paths.trendDetails(symbol) },
    { icon: 'list', label: words.orders, to: paths.tradeRecord(symbol) },
  ];
  return (
    <nav className="home-entries" aria-label={words.entries}>
      {entries.map(({ icon, label, to }) => (
        <Link key={icon} to={to}>
          <Icon name={icon} />
          {label}
        </Link>
      ))}
    </nav>
  );
}
