import { AreaLine } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { creditWords } from '../words/index.ts';

/** The pages of credit, above each of them on a desktop, and the way to loans against a pledge. */
export function CreditLine({ page, children }: { page: 'apply' | 'history'; children?: ReactNode }) {
  const words = creditWords.useWords();
  const hrefs = { apply: paths.borrowMoney(), history: paths.borrowMoneyHistory() };
  const items = [
    { href: paths.pledgeLoan(), label: words.pledgeLoan },
    { href: hrefs.apply, label: words.title },
    { href: hrefs.history, label: words.records },
  ];
  return (
    <AreaLine label={words.pages} items={items} current={hrefs[page]} link={AppLink}>
      {children}
    </AreaLine>
  );
}
