import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/query-state.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { contractsQuery } from '../../../trading/market/queries/contracts.ts';
import { feeWords } from '../words/index.ts';
import { TermsTable } from './terms-table.tsx';
import { TierTable } from './tier-table.tsx';
import { usePlain } from './use-plain.ts';

/** Fees, steps and leverage of contracts. */
export function ContractTerms() {
  const words = feeWords.useWords();
  const figures = useFigures();
  const plain = usePlain();
  const query = useQuery(contractsQuery);
  if (!query.data) return <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />;
  return (
    <>
      <TierTable />
      <TermsTable
        title={words.markets}
        rows={query.data}
        keyOf={({ symbol }) => symbol}
        columns={[
          { head: words.contract, cell: ({ symbol }) => symbol },
          { head: words.maker, cell: ({ makerFeeRate }) => figures.rate(makerFeeRate) },
          { head: words.taker, cell: ({ takerFeeRate }) => figures.rate(takerFeeRate) },
          {
            head: words.deliveryFee,
            cell: ({ deliveryFeeRate }) => (deliveryFeeRate === null ? '–' : figures.rate(deliveryFeeRate)),
          },
          { head: words.leverage, cell: ({ maxLeverage }) => `${maxLeverage}×` },
          { head: words.tick, cell: ({ tickSize }) => plain(tickSize) },
          { head: words.lot, cell: ({ lotSize, base }) => `${plain(lotSize)} ${base}` },
          { head: words.minQuantity, cell: ({ minQuantity, base }) => `${plain(minQuantity)} ${base}` },
          { head: words.band, cell: ({ priceBand }) => `±${figures.rate(priceBand)}` },
          { head: words.openOrders, cell: ({ maxOpenOrders }) => String(maxOpenOrders) },
        ]}
      />
    </>
  );
}
