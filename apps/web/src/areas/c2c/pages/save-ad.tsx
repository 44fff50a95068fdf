import '../users.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { AdForm } from '../ads/ad-form.tsx';
import { newAd, useNewAd } from '../forms/ad.form.ts';
import { MerchantOnly } from '../parts/merchant-only.tsx';
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
      <ColumnPage title={words.create} backTo={c2cPaths.myAd()}>
        <QueryState queries={[own]} failed={words.failed} kept={words.failedWhy} />
      </ColumnPage>
    );
  }
  return <AdForm draft={draft} set={useNewAd.setState} own={own.data} onSaved={useNewAd.clear} />;
}
