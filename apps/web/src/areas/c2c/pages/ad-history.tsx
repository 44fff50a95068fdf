import { AppBar, buttonClass, Empty } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { Link, useBack } from '@quay/web-kit/router';
import { shellWords } from '../../../shell/words/index.ts';
import { AdList } from '../ads/ad-list.tsx';
import '../ads/ads.css';
import '../market/market.css';
import { MerchantOnly } from '../parts/merchant-only.tsx';
import { c2cPaths } from '../paths.ts';
import { adWords } from '../words/ads/index.ts';

/** The user's ads that are closed for good; each can be posted once more. */
export default function AdHistory() {
  return (
    <MerchantOnly>
      <Closed />
    </MerchantOnly>
  );
}

function Closed() {
  const words = adWords.useWords();
  const shell = shellWords.useWords();
  useTitle(words.closedOnes);
  return (
    <div className="ads-page">
      <AppBar title={words.closedOnes} onBack={useBack(c2cPaths.myAd())} backLabel={shell.back} />
      <AdList
        label={words.closedOnes}
        states={['closed']}
        empty={
          <Empty
            title={words.noAds.closed}
            act={
              <Link className={buttonClass({ wide: true })} to={c2cPaths.myAd()}>
                {words.mine}
              </Link>
            }
          >
            {words.noClosedWhy}
          </Empty>
        }
      />
    </div>
  );
}
