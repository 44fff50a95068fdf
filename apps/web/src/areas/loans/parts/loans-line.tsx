import { AreaLine } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { loansWords } from '../words/index.ts';

export type LoansPage = 'borrow' | 'loans' | 'records';

/** The pages of loans, above each of them on a desktop, and the way to loans without a pledge. */
export function LoansLine({ page, children }: { page: LoansPage; children?: ReactNode }) {
  const words = loansWords.useWords();
  const hrefs: Record<LoansPage, string> = {
    borrow: paths.pledgeLoan(),
    loans: paths.pledgeLoans(),
    records: paths.pledgeRecord(),
  };
  const items = [
    ...Object.entries(hrefs).map(([name, href]) => ({ href, label: words.pages[name as LoansPage] })),
    { href: paths.borrowMoney(), label: words.pages.credit },
  ];
  return (
    <AreaLine label={words.pages.label} items={items} current={hrefs[page]} link={AppLink}>
      {children}
    </AreaLine>
  );
}
