import '../parts/identity.css';
import type { CurrencyCode } from '@quay/contract/identity';
import { AppBar, ChoiceList, ErrorRow, SkeletonRows } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { useTitle } from '@quay/web-kit/page';
import { useBack } from '@quay/web-kit/router';
import { languageFacts } from '@quay/words';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { currenciesQuery } from '../../../shell/queries/currency.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { identityWords } from '../words/index.ts';

const RATE_DECIMALS = 4;

export default function ExchangeRate() {
  const words = identityWords.useWords();
  const shell = shellWords.useWords();
  const figures = useFigures();
  const moments = useMoments();
  const back = useBack(paths.userCenter());
  const language = usePreferences((preferences) => preferences.language);
  const currency = usePreferences((preferences) => preferences.currency);
  const set = usePreferences((preferences) => preferences.set);
  const { data, isPending, isError, isFetching, refetch } = useQuery(currenciesQuery);
  const names = useMemo(() => new Intl.DisplayNames(languageFacts(language).tag, { type: 'currency' }), [language]);
  useTitle(words.ratesTitle);
  return (
    <div className="identity-page">
      <AppBar title={words.ratesTitle} onBack={back} backLabel={shell.back} />
      <p className="identity-intro q-muted">{words.ratesWords}</p>
      {isPending && <SkeletonRows label={words.loading} rows={13} disc={false} />}
      {isError && !data && (
        <ErrorRow
          title={words.ratesFailed}
          retryLabel={words.tryAgain}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {words.ratesKept}
        </ErrorRow>
      )}
      {data && (
        <>
          <p className="identity-rates-head q-t12 q-muted q-n">{words.ratesHead}</p>
          <ChoiceList
            label={words.ratesTitle}
            choices={data.map(({ name, symbol, rate, at, isOld }) => ({
              id: name,
              title: names.of(name) ?? name,
              sub: isOld ? `${name} ${symbol} · ${words.rateOf(moments.short(at))}` : `${name} ${symbol}`,
              figure: <span className="q-n">{figures.price(rate, RATE_DECIMALS)}</span>,
            }))}
            value={currency}
            onChange={(name) => set({ currency: name as CurrencyCode })}
          />
        </>
      )}
    </div>
  );
}
