import type { Loan } from '@quay/contract/loans';
import { Pill } from '@quay/ui';
import { loansWords } from '../words/index.ts';

/** How it stands with a loan, in one or two words. */
export function LoanState({ of }: { of: Loan }) {
  const words = loansWords.useWords();
  const { status, warnedAt, sold } = of;
  if (status === 'repaid') return <Pill tone="rise">{words.state.repaid}</Pill>;
  if (status === 'liquidated') return <Pill tone="fall">{words.state.liquidated}</Pill>;
  if (status === 'overdue') return <Pill tone="fall">{words.state.overdue}</Pill>;
  if (warnedAt !== null) return <Pill tone="warn">{words.state.warned}</Pill>;
  if (sold !== '0') return <Pill tone="fall">{words.state.partSold}</Pill>;
  return <Pill tone="accent">{words.state.accruing}</Pill>;
}
