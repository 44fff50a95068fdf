import { LIQUIDATION_RATE, WARNING_RATE } from '@quay/contract/loans/rules';
import { multiply, text, units } from '@quay/money';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/query-state.tsx';
import { creditConfigQuery } from '../../../products/credit/queries/config.ts';
import { productsQuery as earnQuery } from '../../../products/earn/queries/products.ts';
import { productsQuery as loansQuery } from '../../../products/loans/queries/products.ts';
import { useFigures } from '../../../shell/figures.ts';
import { feeWords } from '../words/index.ts';
import { TermsTable } from './terms-table.tsx';
import { usePlain } from './use-plain.ts';

const HOURS_A_YEAR = '8760';

/** Rates and ranges of Earn, of loans against a pledge and of those without one. */
export function EarnTerms() {
  const words = feeWords.useWords();
  const figures = useFigures();
  const plain = usePlain();
  const [earn, loans, credit] = [useQuery(earnQuery), useQuery(loansQuery), useQuery(creditConfigQuery)];
  if (!earn.data || !loans.data || !credit.data) {
    return <QueryState queries={[earn, loans, credit]} failed={words.failed} kept={words.failedWhy} />;
  }
  const yearly = (hourly: string) => figures.rate(text(multiply(units(hourly), units(HOURS_A_YEAR), 'up')));
  return (
    <>
      <TermsTable
        title={words.earn}
        rows={earn.data.filter(({ open }) => open)}
        keyOf={({ product }) => String(product)}
        columns={[
          { head: words.product, cell: ({ name, asset }) => `${name} · ${asset}` },
          { head: words.rate, cell: ({ rate }) => figures.rate(rate) },
          { head: words.days, cell: ({ days }) => (days === null ? words.noEnd : String(days)) },
          { head: words.min, cell: ({ min, asset }) => `${plain(min)} ${asset}` },
          { head: words.max, cell: ({ max, asset }) => `${plain(max)} ${asset}` },
          {
            head: words.penalty,
            cell: ({ penaltyRate }) => (penaltyRate === null ? '–' : figures.rate(penaltyRate)),
          },
        ]}
      />
      <TermsTable
        title={words.loans}
        about={words.rules(figures.rate(WARNING_RATE), figures.rate(LIQUIDATION_RATE))}
        rows={loans.data.filter(({ open }) => open)}
        keyOf={({ asset, pledge, days }) => `${asset} ${pledge} ${days}`}
        columns={[
          { head: words.borrowed, cell: ({ asset, pledge, days }) => `${asset} / ${pledge} · ${days}` },
          { head: words.hourly, cell: ({ hourlyRate }) => figures.rate(hourlyRate) },
          { head: words.yearly, cell: ({ hourlyRate }) => yearly(hourlyRate) },
          { head: words.initial, cell: ({ initialRate }) => figures.rate(initialRate) },
          { head: words.min, cell: ({ minAmount, asset }) => `${plain(minAmount)} ${asset}` },
        ]}
      />
      <TermsTable
        title={words.credit}
        rows={credit.data.products}
        keyOf={({ coinSymbol, cycle }) => `${coinSymbol} ${cycle}`}
        columns={[
          { head: words.borrowed, cell: ({ coinSymbol, cycle }) => `${coinSymbol} · ${cycle}` },
          { head: words.rate, cell: ({ dailyRate }) => figures.rate(dailyRate) },
          { head: words.yearly, cell: ({ yearlyRate }) => figures.rate(yearlyRate) },
          { head: words.min, cell: ({ minAmount, coinSymbol }) => `${plain(minAmount)} ${coinSymbol}` },
          { head: words.max, cell: ({ maxAmount, coinSymbol }) => `${plain(maxAmount)} ${coinSymbol}` },
        ]}
      />
    </>
  );
}
