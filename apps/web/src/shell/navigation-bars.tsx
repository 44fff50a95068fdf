import { buttonClass, DesktopHeader, Icon, Logo, TabBar, type TabBarItem } from '@quay/ui';
import { AppLink, Link, useLocation } from '@quay/web-kit/router';
import { paths, safeRedirect } from '../paths.ts';
import { NoticesBell } from './notices-bell.tsx';
import { OpenOrder } from './open-order.tsx';
import { usePreferences } from './preferences.ts';
import { useSession } from './session.ts';
import { shellWords } from './words/index.ts';

/** The first part of the path of each tab's screen. The bar is shown on these screens and on no other. */
const tabScreens = ['home', 'quotes', 'trade', 'perpetualContract', 'deliveryContract', 'funds', 'userCenter'];

/** Screens that belong to a tab without showing the bar. */
const belongsTo: Record<string, string> = {
  trendDetails: 'quotes',
  tradeRecord: 'trade',
  tradeDetail: 'trade',
  deliveryContract: 'perpetualContract',
  deliveryContractHistory: 'perpetualContract',
  deliverySamples: 'perpetualContract',
  perpetualHistory: 'perpetualContract',
  perpetualInfo: 'perpetualContract',
  perpetualFunding: 'perpetualContract',
  perpetualFund: 'perpetualContract',
  perpetualQueue: 'perpetualContract',
  perpetualCalculator: 'perpetualContract',
  perpetualPayments: 'perpetualContract',
  perpetualActivity: 'perpetualContract',
  perpetualRealised: 'perpetualContract',
  perpetualReceipts: 'perpetualContract',
  perpetualReceipt: 'perpetualContract',
  perpetualNotices: 'perpetualContract',
  perpetualNoticeSettings: 'perpetualContract',
  traders: 'perpetualContract',
  trader: 'perpetualContract',
  following: 'perpetualContract',
  leading: 'perpetualContract',
  orderDetail: 'perpetualContract',
  entrustDetail: 'perpetualContract',
  recharge: 'funds',
  withdraw: 'funds',
  assetsCenter: 'funds',
  accountChange: 'funds',
  profitLoss: 'funds',
  exchange: 'funds',
  language: 'userCenter',
  exchangeRate: 'userCenter',
  customerService: 'userCenter',
  promote: 'userCenter',
  ShareQRCode: 'userCenter',
  SharePoster: 'userCenter',
};

/** Screens of loans, likewise. */
const loanScreens = /^\/(pledge|addPledge|repayment|borrowMoney)/;

/** Screens of C2C, which has a word in the header of the desktop and no tab. */
const c2cScreens = /^\/(wantBuy|c2c|myAd|saveAd|editAd|paymentMethod|tradeOrderDetail|advertiser)/;

/** Screens of Earn, likewise. What begins alike, such as `/funds`, is another screen. */
const earnScreens =
  /^\/(fm-home|fund|fund-buy|fund-rule|financial-confirm|financialOrder|financialHistory|machine|machine-buy|machine-confirm|machine-rule|miningMachineOrder|pool-lock|order-success|earnCoverage|linkedWallet)\/?$/i;

const firstPart = (path: string): string => path.split(/[/?]/)[1] ?? '';

function useTabs(): { tabs: TabBarItem[]; current: string | undefined } {
  const { tabs: words } = shellWords.useWords();
  const { spot, perpetual } = usePreferences((preferences) => preferences.lastSymbols);
  const screen = firstPart(useLocation().pathname);
  const tabs: TabBarItem[] = [
    { href: paths.home(), icon: 'home', label: words.home },
    { href: paths.quotes(), icon: 'markets', label: words.markets },
    { href: paths.trade(spot), icon: 'trade', label: words.trade },
    { href: paths.perpetual(perpetual), icon: 'contracts', label: words.contracts },
    { href: paths.funds(), icon: 'assets', label: words.assets },
    { href: paths.userCenter(), icon: 'user', label: words.account },
  ];
  const mine = belongsTo[screen] ?? screen;
  return { tabs, current: tabs.find((tab) => firstPart(tab.href) === mine)?.href };
}

export function PhoneTabs() {
  const words = shellWords.useWords();
  const { tabs, current } = useTabs();
  const { pathname } = useLocation();
  if (!tabScreens.includes(firstPart(pathname))) return null;
  return <TabBar label={words.navigation} items={tabs} current={current} link={AppLink} />;
}

export function DesktopBar() {
  const words = shellWords.useWords();
  const { tabs, current } = useTabs();
  const member = useSession((session) => session.member);
  const { pathname, search } = useLocation();
  const here = safeRedirect(pathname + search);
  // The logo leads home, the round mark to the account: the desktop needs neither as a word.
  const c2c: TabBarItem = { href: paths.wantBuy(), icon: 'p2p', label: words.tabs.c2c };
  const loans: TabBarItem = { href: paths.pledgeLoan(), icon: 'loan', label: words.tabs.loans };
  const earn: TabBarItem = { href: paths.earn(), icon: 'earn', label: words.tabs.earn };
  const items = [...tabs.slice(1, 4), c2c, earn, loans, ...tabs.slice(4, 5)];
  const further = c2cScreens.test(pathname)
    ? c2c.href
    : loanScreens.test(pathname)
      ? loans.href
      : earnScreens.test(pathname)
        ? earn.href
        : undefined;
  return (
    <DesktopHeader
      label={words.navigation}
      items={items}
      current={further ?? current}
      link={AppLink}
      brand={
        <Link to={paths.home()} aria-label="Quay" aria-current={pathname === paths.home() ? 'page' : undefined}>
          <Logo />
        </Link>
      }
    >
      <OpenOrder look="header" />
      <NoticesBell />
      {member ? (
        <Link
          className="shell-account"
          to={paths.userCenter()}
          aria-label={`${words.tabs.account} ${member.username}`}
          title={member.username}
        >
          <Icon name="user" size="s" />
          <span className="q-ellipsis">{member.username}</span>
        </Link>
      ) : (
        // Not on the login itself: there they are the page.
        here && (
          <>
            <Link className="q-mid" to={paths.login(here)}>
              {words.logIn}
            </Link>
            <Link className={buttonClass({ variant: 'second', size: 'row' })} to={paths.register(here)}>
              {words.openAccount}
            </Link>
            <Link className="shell-account" to={paths.userCenter()} aria-label={words.tabs.account}>
              <Icon name="user" size="s" />
            </Link>
          </>
        )
      )}
    </DesktopHeader>
  );
}
