import { PanePage } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useNavigate } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { OpenedRow } from '../../../parts/opened-row.tsx';
import { paths } from '../../../paths.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { loansWords } from '../words/index.ts';
import { LoanDetail } from './loan-detail.tsx';
import { LoansLine } from './loans-line.tsx';
import { LoanLoaded, type useOneLoan } from './one-loan.tsx';

type ActPageProps = { title: string; loanQuery: ReturnType<typeof useOneLoan>; foot?: ReactNode; children: ReactNode };

/** One act on a loan: what is typed, and under it what it changes. On a desktop it stands beside the loan. */
export function ActPage({ title, loanQuery, foot, children }: ActPageProps) {
  const words = loansWords.useWords();
  const navigate = useNavigate();
  const wide = useWide();
  useTitle(title);
  const { one } = loanQuery;
  const isOver = one !== undefined && one.loan.endedAt !== null;
  const number = words.numbered(Number(loanQuery.number) || 0);
  const acting = isOver ? <p>{words.isOver}</p> : <div className="loans-form">{children}</div>;
  if (wide) {
    return (
      <PanePage
        title={title}
        line={<LoansLine page="loans" />}
        {...(one && {
          aside: (
            <OpenedRow title={title} sub={number} onClose={() => void navigate(paths.ownPledgeLoan(loanQuery.number))}>
              {acting}
            </OpenedRow>
          ),
          asideLabel: title,
          ...(foot && !isOver && { asideFoot: foot }),
        })}
      >
        <div className="loans-pane">
          <LoanLoaded loanQuery={loanQuery}>{one && <LoanDetail of={one} />}</LoanLoaded>
        </div>
      </PanePage>
    );
  }
  return (
    <ColumnPage title={title} backTo={paths.ownPledgeLoan(loanQuery.number)} {...(foot && !isOver && { foot })}>
      <p className="q-muted q-n loans-number">{number}</p>
      <LoanLoaded loanQuery={loanQuery}>{acting}</LoanLoaded>
    </ColumnPage>
  );
}
