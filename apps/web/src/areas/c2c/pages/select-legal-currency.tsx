import '../users.css';
import { kindsOfFiat } from '@quay/contract/c2c';
import { currencies } from '@quay/contract/identity';
import { Empty, Icon, ListRow, SearchField } from '@quay/ui';
import { useBack } from '@quay/web-kit/router';
import { languageFacts } from '@quay/words';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useMarketFilter, withFiat } from '../forms/market-filter.ts';
import '../market/market.css';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { useFiat } from '../parts/use-fiat.ts';
import { kindWords } from '../words/kinds/index.ts';
import { marketWords } from '../words/market/index.ts';

/** The money in which coins are paid for. */
export default function SelectLegalCurrency() {
  const words = marketWords.useWords();
  const { kinds } = kindWords.useWords();
  const back = useBack(paths.wantBuy());
  const chosen = useFiat();
  const { tag } = languageFacts(usePreferences(({ language }) => language));
  const [typed, setTyped] = useState('');
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  const wanted = typed.trim().toLowerCase();
  const rows = currencies
    .map((fiat) => ({
      fiat,
      name: names.of(fiat) ?? fiat,
      ways: kindsOfFiat[fiat].map((kind) => kinds[kind]).join(', '),
    }))
    .filter(({ fiat, name, ways }) => `${fiat} ${name} ${ways}`.toLowerCase().includes(wanted));
  return (
    <ColumnPage title={words.fiat} backTo={paths.wantBuy()}>
      <div className="market-search">
        <SearchField label={words.searchFiat} clearLabel={words.clear} value={typed} onChange={setTyped} />
      </div>
      {rows.length === 0 ? (
        <Empty title={words.noFiat}>{words.noFiatWhy(typed.trim())}</Empty>
      ) : (
        <ul className="people-edge" aria-label={words.fiat}>
          {rows.map(({ fiat, name, ways }) => (
            <li key={fiat}>
              <ListRow
                title={`${fiat} · ${name}`}
                sub={ways}
                end={<span className="market-check">{fiat === chosen && <Icon name="check" size="s" />}</span>}
                onClick={() => {
                  useMarketFilter.setState(withFiat(useMarketFilter.getState(), fiat));
                  back();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </ColumnPage>
  );
}
