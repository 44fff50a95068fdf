import { Button, Chip, Empty, ErrorRow, SkeletonRows } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { paths } from '../../../paths.ts';
import { coinOf, contractNames } from '../../../trading/market/contract-markets.ts';
import { contractsQuery } from '../../../trading/market/queries/contracts.ts';
import { useTickers } from '../../../trading/market/tickers.ts';
import { type Order, sorted } from '../figures.ts';
import { marketAreaWords } from '../words/index.ts';
import { type QuotedMarkets, QuotesList } from './quotes-list.tsx';

const contracts: QuotedMarkets = {
  product: 'perpetual',
  // A perpetual one need not say that it is, for names have little place on a phone; a dated one says when it ends.
  nameOf(market) {
    const [name, rest] = contractNames.nameOf(market);
    return [name, rest === '-PERP' ? '' : rest];
  },
  iconOf: contractNames.iconOf,
  href: paths.contract,
};

/** All contracts with their last 24 hours. */
export default function ContractQuotes({ onSeeSpot }: { onSeeSpot: () => void }) {
  const words = marketAreaWords.useWords();
  const query = useQuery(contractsQuery);
  const tickers = useTickers('perpetual');
  const [order, setOrder] = useState<Order | null>(null);
  const [datedOnly, setDatedOnly] = useState(false);
  const hasDated = query.data?.some(({ expiry }) => expiry !== null) ?? false;
  const isDated = datedOnly && hasDated;
  const coins = useMemo(
    () => query.data?.filter(({ expiry }) => (expiry !== null) === isDated).map((one) => coinOf(one, '')) ?? [],
    [query.data, isDated],
  );
  if (!query.data && query.isError) {
    return (
      <ErrorRow
        title={words.contractsFailed}
        retryLabel={words.tryAgain}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {words.contractsFailedWhy}
      </ErrorRow>
    );
  }
  if (!query.data || (coins.length > 0 && tickers.size === 0)) return <SkeletonRows label={words.loading} rows={7} />;
  if (coins.length === 0) {
    return (
      <Empty
        title={words.noContracts}
        act={
          <Button variant="main" wide onClick={onSeeSpot}>
            {words.seeSpot}
          </Button>
        }
      >
        {words.noContractsWhy}
      </Empty>
    );
  }
  const known = coins.filter(({ symbol }) => tickers.has(symbol));
  const found = order
    ? sorted(
        known.flatMap(({ symbol }) => tickers.get(symbol) ?? []),
        order,
      ).flatMap(({ symbol }) => known.find((coin) => coin.symbol === symbol) ?? [])
    : known;
  return (
    <>
      {hasDated && (
        <fieldset className="quotes-chips">
          <legend className="q-unseen">{words.contracts}</legend>
          <Chip pressed={!isDated} onClick={() => setDatedOnly(false)}>
            {words.perpetual}
          </Chip>
          <Chip pressed={isDated} onClick={() => setDatedOnly(true)}>
            {words.dated}
          </Chip>
        </fieldset>
      )}
      <QuotesList of={contracts} coins={found} order={order} onOrder={setOrder} />
    </>
  );
}
