import '../users.css';
import type { CurrencyCode } from '@quay/contract/identity';
import { Icon, ListRow, Select } from '@quay/ui';
import { AppLink, Redirect, useSearchParams } from '@quay/web-kit/router';
import { languageFacts } from '@quay/words';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { c2cPaths } from '../paths.ts';
import { fiatsQuery } from '../queries/fiats.ts';
import { kindsQuery } from '../queries/kinds.ts';
import { methodWords } from '../words/methods/index.ts';
import { VerifyFirst } from './payment-method.tsx';

/** How one is paid, by the currency: the kinds that are used for it. */
export default function AddPaymentMethod() {
  const words = methodWords.useWords();
  const [search, setSearch] = useSearchParams();
  const language = usePreferences((preferences) => preferences.language);
  const preferred = usePreferences((preferences) => preferences.currency);
  const fiats = useQuery(fiatsQuery);
  const kinds = useQuery(kindsQuery);
  const me = useQuery(meQuery);
  const back = search.get('back') ?? undefined;
  const query = search.get('kind');
  if (query) return <Redirect to={c2cPaths.methodForm({ kind: query, ...(back && { back }) })} />;

  const wanted = search.get('fiat') ?? preferred;
  const fiat = fiats.data?.find((one) => one.fiat === wanted) ?? fiats.data?.[0];
  const names = new Intl.DisplayNames(languageFacts(language).tag, { type: 'currency' });
  const nameOf = (code: CurrencyCode) => `${code} · ${names.of(code) ?? code}`;
  const terms = fiat?.kinds.flatMap((kind) => kinds.data?.find((one) => one.kind === kind) ?? []);
  return (
    <ColumnPage title={words.chooseTitle} backTo={c2cPaths.methods()}>
      {!fiats.data || !fiat || !terms || !me.data || !kinds.data ? (
        <QueryState queries={[fiats, kinds, me]} failed={words.kindsFailed} kept={words.kindsFailedWhy} />
      ) : me.data.realName === null ? (
        <VerifyFirst />
      ) : (
        <>
          <Select
            main
            label={words.currency}
            value={fiat.fiat}
            onChange={(code) => setSearch({ ...Object.fromEntries(search), fiat: code }, { replace: true })}
            options={fiats.data.map((one) => ({ value: one.fiat, label: nameOf(one.fiat) }))}
          />
          <h2 className="people-topic">{words.chooseKind}</h2>
          <ul className="people-edge" aria-label={words.chooseKind}>
            {terms.map(({ kind, instant, qr }) => (
              <li key={kind}>
                <ListRow
                  title={<KindTag kind={kind} />}
                  sub={[instant ? words.instant : words.slow, ...(qr ? [words.withQr] : [])].join(' · ')}
                  end={<Icon name="right" size="s" className="q-faint" />}
                  href={c2cPaths.methodForm({ kind, ...(back && { back }) })}
                  link={AppLink}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </ColumnPage>
  );
}
