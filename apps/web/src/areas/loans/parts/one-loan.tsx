import type { Loan, LoanProductRow } from '@quay/contract/loans';
import type { Prices } from '@quay/core/lending';
import { buttonClass, Empty } from '@quay/ui';
import { AppLink, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/loans/queries/products.ts';
import { useLoansPushes } from '../changed.ts';
import { pricesOf, productOf } from '../loan-figures.ts';
import { ownLoanQuery } from '../queries/own-loan.ts';
import { loansWords } from '../words/index.ts';

export type OneLoan = {
  readonly loan: Loan;
  readonly product: LoanProductRow | undefined;
  readonly prices: Prices | undefined;
};

/** The loan that the address names, live, with the indexes of now. */
export function useOneLoan() {
  const number = useSearchParams()[0].get('loan') ?? '';
  useLoansPushes();
  const query = useQuery({ ...ownLoanQuery(number), enabled: /^[1-9][0-9]{0,15}$/.test(number) });
  const products = useQuery(productsQuery);
  const loan = /^[1-9][0-9]{0,15}$/.test(number) ? query.data : null;
  const product = loan ? productOf(products.data, loan) : undefined;
  const one: OneLoan | undefined = loan ? { loan, product, prices: pricesOf(product) } : undefined;
  return { number, query, loan, one };
}

/** What stands in place of a loan that is not there, not the user's, or still asked for. */
export function LoanLoaded({ loanQuery, children }: { loanQuery: ReturnType<typeof useOneLoan>; children: ReactNode }) {
  const words = loansWords.useWords();
  if (loanQuery.loan === null) {
    return (
      <Empty
        title={words.unknown}
        act={
          <AppLink className={buttonClass({ wide: true })} href={paths.pledgeLoans()}>
            {words.pages.loans}
          </AppLink>
        }
      >
        {words.unknownWhy}
      </Empty>
    );
  }
  if (!loanQuery.loan) return <QueryState queries={[loanQuery.query]} failed={words.failed} kept={words.failedWhy} />;
  return children;
}
