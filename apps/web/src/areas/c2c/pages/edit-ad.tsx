import '../users.css';
import type { Ad } from '@quay/contract/c2c';
import { Redirect, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { AdForm } from '../ads/ad-form.tsx';
import { draftOfAd, useChangedAd } from '../forms/ad.form.ts';
import { MerchantOnly } from '../parts/merchant-only.tsx';
import { c2cPaths } from '../paths.ts';
import { adQuery } from '../queries/ad-detail.ts';
import { methodsQuery } from '../queries/methods.ts';
import { adWords } from '../words/ads/index.ts';
import '../take/take.css';

/** Changes an ad. Orders that were made from it keep what they were made with. */
export default function EditAd() {
  const [search] = useSearchParams();
  const adId = Number(search.get('ad'));
  return (
    <MerchantOnly>{adId > 0 ? <ChangedAd key={adId} adId={adId} /> : <Redirect to={c2cPaths.myAd()} />}</MerchantOnly>
  );
}

function ChangedAd({ adId }: { adId: number }) {
  const words = adWords.useWords();
  const query = useQuery(adQuery(adId));
  const own = useQuery(methodsQuery);
  if (query.data && own.data) {
    if (query.data.state === 'closed') return <Redirect to={c2cPaths.adDetails(adId)} />;
    return <Form ad={query.data} own={own.data} />;
  }
  return (
    <ColumnPage title={words.change} backTo={c2cPaths.adDetails(adId)}>
      <QueryState queries={[query, own]} failed={words.failed} kept={words.failedWhy} />
    </ColumnPage>
  );
}

function Form({ ad, own }: { ad: Ad; own: Parameters<typeof AdForm>[0]['own'] }) {
  const draft = useChangedAd();
  const isOfAd = draft.adId === ad.adId;
  useEffect(() => {
    // What is typed stays, however often the ad is asked for anew.
    if (!isOfAd) useChangedAd.setState(draftOfAd(ad));
  }, [ad, isOfAd]);
  if (!isOfAd) return null;
  return <AdForm draft={draft} set={useChangedAd.setState} own={own} ad={ad} onSaved={useChangedAd.clear} />;
}
