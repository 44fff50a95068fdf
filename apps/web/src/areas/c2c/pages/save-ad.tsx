import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AdForm } from '../ads/ad-form.tsx';
import { newAd, useNewAd } from '../forms/ad.form.ts';
import { MerchantOnly } from '../parts/merchant-only.tsx';
import { Asked, PeoplePage } from '../parts/people-page.tsx';
import { useFiat } from '../parts/use-fiat.ts';
import { c2cPaths } from '../paths.ts';
import { methodsQuery } from '../queries/methods.ts';
import { adWords } from '../words/ads/index.ts';
import '../take/take.css';

/** Posts a new ad. */
export default function SaveAd() {
  return (
    <MerchantOnly>
      <NewAd />
    </MerchantOnly>
  );
}

function NewAd() {
  const words = adWords.useWords();
  const fiat = useFiat();
  const draft = useNewAd();
  const own = useQuery(methodsQuery);
  useEffect(() => {
    if (!useNewAd.getState().begun) useNewAd.setState(newAd(fiat));
  }, [fiat]);
  if (!own.data || !draft.begun) {
    return (
      <PeoplePage title={words.create} backTo={c2cPaths.myAd()}>
        <Asked queries={[own]} failed={words.failed} kept={words.failedWhy} />
      </PeoplePage>
    );
  }
  return <AdForm draft={draft} set={useNewAd.setState} own={own.data} onSaved={useNewAd.clear} />;
}
