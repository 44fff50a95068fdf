import { AppBar, buttonClass, Empty, IconButton, Tabs } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, useBack, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { shellWords } from '../../../shell/words/index.ts';
import { AdList } from '../ads/ad-list.tsx';
import '../ads/ads.css';
import '../market/market.css';
import { Lacking } from '../parts/lacking.tsx';
import { MerchantOnly } from '../parts/merchant-only.tsx';
import { Suspended } from '../parts/suspended.tsx';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { adWords } from '../words/ads/index.ts';

const tabs = ['all', 'on', 'off'] as const;
const states = { all: ['on', 'off', 'ended'], on: ['on'], off: ['off', 'ended'] } as const;
const PANEL = 'my-ads';

/** The user's ads that are not closed. */
export default function MyAd() {
  return (
    <MerchantOnly>
      <Ads />
    </MerchantOnly>
  );
}

function Ads() {
  const words = adWords.useWords();
  const shell = shellWords.useWords();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'all';
  useC2cChanges();
  useTitle(words.mine);
  return (
    <div className="ads-page">
      <AppBar
        title={words.mine}
        onBack={useBack(c2cPaths.merchantOrders())}
        backLabel={shell.back}
        acts={
          <>
            <IconButton icon="clock" label={words.closedOnes} onClick={() => navigate(c2cPaths.adHistory())} />
            <IconButton icon="plus" label={words.create} onClick={() => navigate(c2cPaths.saveAd())} />
          </>
        }
      />
      <Suspended />
      <Lacking />
      <Tabs
        label={words.mine}
        panelId={PANEL}
        items={tabs.map((id) => ({ id, label: words.tabs[id] }))}
        value={tab}
        onChange={(id) => setSearch(id === 'all' ? {} : { tab: id }, { replace: true })}
      />
      <div id={PANEL} role="tabpanel">
        <AdList
          key={tab}
          label={words.mine}
          states={states[tab]}
          empty={
            <Empty
              title={words.noAds[tab]}
              act={
                <Link className={buttonClass({ wide: true })} to={c2cPaths.saveAd()}>
                  {words.create}
                </Link>
              }
            >
              {words.noAdsWhy}
            </Empty>
          }
        />
      </div>
    </div>
  );
}
