import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/query-state.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { coinsQuery } from '../../../shell/queries/coin-list.ts';
import { feeWords } from '../words/index.ts';
import { TermsTable } from './terms-table.tsx';
import { TierTable } from './tier-table.tsx';
import { usePlain } from './use-plain.ts';

/** Fees and steps of the spot markets. */
export function SpotTerms() {
  const words = feeWords.useWords();
  const figures = useFigures();
  const plain = usePlain();
  const query = useQuery(coinsQuery);
  if (!query.data) return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />;
  return (
    <>
      <TierTable />
      <TermsTable
        title={words.markets}
        rows={query.data}
        keyOf={({ symbol }) => symbol}
        columns={[
          { head: words.market, cell: ({ base, quote }) => `${base}/${quote}` },
          { head: words.maker, cell: ({ makerFeeRate }) => figures.rate(makerFeeRate) },
          { head: words.taker, cell: ({ takerFeeRate }) => figures.rate(takerFeeRate) },
          { head: words.tick, cell: ({ tickSize }) => plain(tickSize) },
          { head: words.lot, cell: ({ lotSize }) => plain(lotSize) },
          { head: words.minQuantity, cell: ({ minQuantity }) => plain(minQuantity) },
          { head: words.minNotional, cell: ({ minNotional, quote }) => `${plain(minNotional)} ${quote}` },
          { head: words.band, cell: ({ priceBand }) => `±${figures.rate(priceBand)}` },
          { head: words.openOrders, cell: ({ maxOpenOrders }) => String(maxOpenOrders) },
        ]}
      />
    </>
  );
}
