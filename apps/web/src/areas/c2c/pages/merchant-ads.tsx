import '../users.css';
import type { Ad } from '@quay/contract/c2c';
import { units } from '@quay/money';
import { buttonClass, Empty, ErrorLine, Icon, TickRule, Toggle } from '@quay/ui';
import { askAgain, Refusal } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { QueryState } from '../../../parts/query-state.tsx';
import { submitShelveAd } from '../acts/shelve-ad.ts';
import { submitUnshelveAd } from '../acts/unshelve-ad.ts';
import { MerchantPage } from '../merchant/merchant-page.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { merchantAdsQuery } from '../queries/my-ads.ts';
import { merchantWords } from '../words/merchant/index.ts';

/** The merchant's ads in short: what is left of each, and whether it is in the market. */
export default function MerchantAds() {
  return (
    <MerchantPage part="ads">
      <Ads />
    </MerchantPage>
  );
}

function Ads() {
  const words = merchantWords.useWords();
  const ads = useQuery(merchantAdsQuery);
  if (!ads.data) {
    return (
      <div className="merchant-body">
        <QueryState queries={[ads]} failed={words.adsFailed} kept={words.adsFailedWhy} />
      </div>
    );
  }
  if (ads.data.length === 0) {
    return (
      <Empty
        title={words.adsNone}
        act={
          <Link className={buttonClass({ wide: true })} to={c2cPaths.saveAd()}>
            {words.post}
          </Link>
        }
      >
        {words.adsNoneWhy}
      </Empty>
    );
  }
  return (
    <>
      <ul aria-label={words.ads} className="merchant-ads">
        {ads.data.map((ad) => (
          <li key={ad.adId}>
            <AdRow ad={ad} />
          </li>
        ))}
      </ul>
      <div className="merchant-foot">
        <Link className={buttonClass({ wide: true })} to={c2cPaths.saveAd()}>
          {words.post}
        </Link>
        <Link className={buttonClass({ variant: 'second', wide: true })} to={c2cPaths.myAd()}>
          {words.manage}
        </Link>
      </div>
    </>
  );
}

function AdRow({ ad }: { ad: Ad }) {
  const words = merchantWords.useWords();
  const amounts = useC2cAmounts();
  const client = useQueryClient();
  const [said, setSaid] = useState<string>();
  const underWay = useRef(false);
  const left = words.adLeft(amounts.coin(ad.left, ad.symbol), amounts.coin(ad.quantity, ad.symbol));
  const share = units(ad.quantity) === 0n ? 0 : Number((units(ad.left) * 1_000n) / units(ad.quantity)) / 1_000;

  async function shelve(on: boolean) {
    if (underWay.current) return;
    underWay.current = true;
    setSaid(undefined);
    const show = (changed: Ad) =>
      client.setQueryData(merchantAdsQuery.queryKey, (before) =>
        before?.map((one) => (one.adId === changed.adId ? changed : one)),
      );
    show({ ...ad, state: on ? 'on' : 'off' });
    try {
      show(await (on ? submitShelveAd : submitUnshelveAd)({ adId: ad.adId }));
    } catch (failure) {
      show(ad);
      if (!(failure instanceof Refusal)) throw failure;
      setSaid(failure.words);
    } finally {
      underWay.current = false;
      await askAgain(client, { queryKey: ['c2c', 'ads'] });
    }
  }

  return (
    <div className="merchant-ad">
      <Link className="merchant-ad-what" to={c2cPaths.adDetails(ad.adId)}>
        <span className="q-grow">
          <b className="q-t16">{(ad.side === 'sell' ? words.adSell : words.adBuy)(ad.symbol, ad.fiat)}</b>
          <span className="q-block q-t12 q-muted q-n">
            {amounts.price(ad.price, ad.symbol, ad.fiat)}
            {ad.openOrders > 0 && ` · ${words.adOrders(ad.openOrders)}`}
          </span>
        </span>
        <Icon name="right" size="xs" className="q-faint" />
      </Link>
      <div className="merchant-ad-left">
        <TickRule share={share} label={left} />
        <span className="q-t12 q-muted q-n">{left}</span>
      </div>
      <Toggle checked={ad.state === 'on'} onChange={(on) => void shelve(on)}>
        {words.onShelf}
      </Toggle>
      {said && <ErrorLine className="q-field-below q-field-below--error">{said}</ErrorLine>}
    </div>
  );
}
