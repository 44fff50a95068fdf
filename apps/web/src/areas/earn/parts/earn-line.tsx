import { AreaLine } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { earnWords } from '../words/index.ts';

export type EarnPage =
  | 'home'
  | 'flexible'
  | 'fixed'
  | 'machines'
  | 'wallet'
  | 'pools'
  | 'orders'
  | 'income'
  | 'coverage';

/** The pages of Earn, above each of them on a desktop. */
export function EarnLine({ page, children }: { page: EarnPage; children?: ReactNode }) {
  const words = earnWords.useWords();
  const hrefs: Record<EarnPage, string> = {
    home: paths.earn(),
    flexible: paths.fund({ kind: 'flexible' }),
    fixed: paths.fund({ kind: 'fixed' }),
    machines: paths.machine(),
    wallet: paths.linkedWallet(),
    pools: paths.poolLock(),
    orders: paths.financialOrder(),
    income: paths.financialHistory(),
    coverage: paths.earnCoverage(),
  };
  const items = Object.entries(hrefs).map(([name, href]) => ({ href, label: words.pages[name as EarnPage] }));
  return (
    <AreaLine label={words.pagesLabel} items={items} current={hrefs[page]} link={AppLink}>
      {children}
    </AreaLine>
  );
}
