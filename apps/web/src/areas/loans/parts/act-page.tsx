import type { ReactNode } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { loansWords } from '../words/index.ts';
import { LoansLine } from './loans-line.tsx';
import { LoanAsked, type useOneLoan } from './one-loan.tsx';

type ActPageProps = { title: string; asked: ReturnType<typeof useOneLoan>; foot?: ReactNode; children: ReactNode };

/** A screen for one act on a loan: what is typed, and under it what it changes. */
export function ActPage({ title, asked, foot, children }: ActPageProps) {
  const words = loansWords.useWords();
  const isOver = asked.one !== undefined && asked.one.loan.endedAt !== null;
  return (
    <ColumnPage
      title={title}
      backTo={paths.ownPledgeLoan(asked.number)}
      line={<LoansLine page="loans" />}
      {...(foot && !isOver && { foot })}
    >
      <div className="column-edge">
        <p className="q-muted q-n">{words.numbered(Number(asked.number) || 0)}</p>
        <LoanAsked asked={asked}>{isOver ? <p>{words.isOver}</p> : children}</LoanAsked>
      </div>
    </ColumnPage>
  );
}
