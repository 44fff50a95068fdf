import { Button, buttonClass, Empty, ErrorRow, Icon } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { read } from '../../../amounts/typed-number.ts';
import { useSession } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import {
  anything,
  type OffersParams,
  offersParams,
  type Sort,
  sorts,
  useMarketFilter,
} from '../forms/market-filter.ts';
import { CoinTabs } from '../market/coin-tabs.tsx';
import { Filters } from '../market/filters.tsx';
import { MarketHead } from '../market/market-head.tsx';
import { OfferBones, OfferList } from '../market/offer-list.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { useFiat } from '../parts/use-fiat.ts';
import { useSettled } from '../parts/use-settled.ts';
import { c2cPaths } from '../paths.ts';
import { offersQuery } from '../queries/offers.ts';
import { marketWords } from '../words/market/index.ts';

const PANEL = 'market-ads';

/** The self-select zone: everybody's ads, the best price first. */
export default function WantBuy() {
  return (
    <div className="market-page">
      <MarketHead zone="choose" />
      <CoinTabs panelId={PANEL} />
      <Filters />
      <div id={PANEL} role="tabpanel" className="market-panel">
        <Ads />
      </div>
    </div>
  );
}

const sameMarket = (one: OffersParams, other: OffersParams): boolean =>
  one.side === other.side && one.symbol === other.symbol && one.fiat === other.fiat;

function Ads() {
  const words = marketWords.useWords();
  const shell = shellWords.useWords();
  const filter = useMarketFilter();
  const fiat = useFiat();
  const isGuest = useSession(({ token }) => token === null);
  const amount = useSettled(filter.amount);
  const params = offersParams({ ...filter, amount }, fiat, isGuest);
  const offers = useInfiniteQuery({
    ...offersQuery(params),
    // Another amount in the same market: what is shown stays until the answer is there.
    placeholderData: (before, query) => {
      const of = query?.queryKey[2];
      return typeof of === 'object' && sameMarket(of, params) ? before : undefined;
    },
  });
  const { fetchNextPage, data } = offers;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  if (!data) {
    if (!offers.isError) return <OfferBones />;
    return (
      <ErrorRow
        title={words.failed}
        retryLabel={shell.tryAgain}
        retrying={offers.isFetching}
        onRetry={() => void offers.refetch()}
      >
        {words.failedWhy}
      </ErrorRow>
    );
  }
  if (data.rows.length === 0) return <NoAds />;
  return (
    <>
      <Found total={data.total} />
      <OfferList
        key={`${params.side} ${params.symbol} ${fiat}`}
        offers={data.rows}
        request={filter.side}
        symbol={filter.symbol}
        fiat={fiat}
        money={read(filter.amount)}
        hasMore={offers.hasNextPage}
        isFetching={offers.isFetching}
        moreFailed={offers.isFetchNextPageError}
        onMore={more}
      />
    </>
  );
}

/** How many there are, and in which order. */
function Found({ total }: { total: number }) {
  const words = marketWords.useWords();
  const amounts = useC2cAmounts();
  const { side, amount, sort } = useMarketFilter();
  const fiat = useFiat();
  const money = read(amount);
  return (
    <div className="market-found">
      <span className="q-n" aria-live="polite">
        {money ? words.canTake[side](total, amounts.fiat(amount, fiat)) : words.there[side](total)}
      </span>
      <span className="market-sort">
        <select
          aria-label={words.sortLabel}
          value={sort}
          onChange={(event) => useMarketFilter.setState({ sort: event.target.value as Sort })}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {words.sorts[one]}
            </option>
          ))}
        </select>
        <Icon name="down" size="xs" />
      </span>
    </div>
  );
}

/** Why there is nothing, and what may help. */
function NoAds() {
  const words = marketWords.useWords();
  const { side, symbol, amount, kinds, merchants, mine, followed } = useMarketFilter();
  const fiat = useFiat();
  const filtered = amount !== '' || kinds.length > 0 || merchants || mine || followed;
  if (filtered) {
    return (
      <Empty
        title={words.noneFits}
        act={
          <Button wide onClick={() => useMarketFilter.setState(anything)}>
            {words.clearFilters}
          </Button>
        }
      >
        {words.noneFitsWhy}
      </Empty>
    );
  }
  return (
    <Empty
      title={words.none[side](symbol, fiat)}
      act={
        <Link className={buttonClass({ wide: true })} to={c2cPaths.selectLegalCurrency()}>
          {words.otherFiat}
        </Link>
      }
    >
      {words.noneWhy}
    </Empty>
  );
}
