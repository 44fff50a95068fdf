import type { ReactNode } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { loansWords } from '../words/index.ts';
import { LoansLine } from './loans-line.tsx';
import { LoanLoaded, type useOneLoan } from './one-loan.tsx';

type ActPageProps = { title: string; loanQuery: ReturnType<typeof useOneLoan>; foot?: ReactNode; children: ReactNode };

/** A screen for one act on a loan: what is typed, and under it what it changes. */
export function ActPage({ title, loanQuery, foot, children }: ActPageProps) {
  const words = loansWords.useWords();
  const isOver = loanQuery.one !== undefined && loanQuery.one.loan.endedAt !== null;
  return (
    <ColumnPage
      title={title}
      backTo={paths.ownPledgeLoan(loanQuery.number)}
      line={<LoansLine page="loans" />}
      {...(foot && !isOver && { foot })}
    >
      <div className="column-edge">
        <p className="q-muted q-n">{words.numbered(Number(loanQuery.number) || 0)}</p>
        <LoanLoaded loanQuery={loanQuery}>{isOver ? <p>{words.isOver}</p> : children}</LoanLoaded>
      </div>
    </ColumnPage>
  );
}
