import '../users.css';
import { type C2cSide, c2cCoins, c2cSides } from '@quay/contract/c2c';
import { currencies } from '@quay/contract/identity';
import { buttonClass, Empty } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { Link, Redirect, useLocation, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../../holdings/queries/me.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useMarketFilter } from '../forms/market-filter.ts';
import { useFiat } from '../parts/use-fiat.ts';
import { c2cPaths } from '../paths.ts';
import { methodsQuery } from '../queries/methods.ts';
import { preQuery } from '../queries/pre.ts';
import { TakeForm } from '../take/take-form.tsx';
import '../take/take.css';
import { takeWords } from '../words/take/index.ts';

const answers: Readonly<Record<C2cSide, C2cSide>> = { buy: 'sell', sell: 'buy' };

/** The form that takes an ad, as a buyer and as a seller. */
export default function Take() {
  const words = takeWords.useWords();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const filter = useMarketFilter();
  const fiat = useFiat();
  const adId = Number(search.get('ad'));
  const adSide = c2cSides.find((side) => side === search.get('side'));
  const request = adSide ? answers[adSide] : /sell/i.test(pathname) ? 'sell' : filter.side;
  const symbol = c2cCoins.find((coin) => coin === search.get('coin')) ?? filter.symbol;
  const pre = useQuery({
    ...preQuery({ side: request, symbol, fiat: currencies.find((one) => one === search.get('fiat')) ?? fiat, adId }),
    enabled: adId > 0,
  });
  const me = useQuery(meQuery);
  const own = useQuery({ ...methodsQuery, enabled: request === 'sell' });
  if (!(adId > 0)) return <Redirect to={c2cPaths.quick()} />;
  const apart =
    pre.error instanceof Refusal && /user-blocked|ad-unavailable/.test(pre.error.reason) ? pre.error : undefined;
  const isGone = pre.error instanceof Refusal && /ad-unknown|ad-closed|ad-off-shelf/.test(pre.error.reason);
  return (
    <ColumnPage title={words.title[request](symbol)} backTo={paths.wantBuy()}>
      {isGone || apart ? (
        <Empty
          title={apart ? words.title[request](symbol) : words.gone}
          act={
            <Link className={buttonClass({ wide: true })} to={paths.wantBuy()}>
              {words.seeOthers}
            </Link>
          }
        >
          {apart ? apart.words : words.goneWhy}
        </Empty>
      ) : pre.data && me.data && (own.data || request === 'buy') ? (
        <TakeForm key={adId} pre={pre.data} proposal={request} me={me.data} own={own.data ?? []} />
      ) : (
        <QueryState
          queries={[pre, me, ...(request === 'sell' ? [own] : [])]}
          failed={words.failed}
          kept={words.failedWhy}
        />
      )}
    </ColumnPage>
  );
}
