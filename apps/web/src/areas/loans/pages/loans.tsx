import type { Loan } from '@quay/contract/loans';
import { units } from '@quay/money';
import { buttonClass, Empty, IconButton, ListRow } from '@quay/ui';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { overQuery, runningLoansQuery } from '../../../holdings/queries/own-loans.ts';
import { ListPage } from '../../../parts/list-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { useLoansPushes } from '../changed.ts';
import { LoanState } from '../parts/loan-state.tsx';
import { LoansLine } from '../parts/loans-line.tsx';
import { LoanSums, RunningLoans } from '../parts/running-loans.tsx';
import { useSaid } from '../use-said.ts';
import '../loans.css';

/** The user's loans: those that run, each with its rule of time, and those that are over. */
export default function LoansPage() {
  const { words, figures, money } = useSaid();
  const navigate = useNavigate();
  useLoansPushes();
  const query = useQuery(runningLoansQuery);
  const running = query.data;
  const acts = (
    <IconButton icon="list" label={words.pages.records} onClick={() => void navigate(paths.pledgeRecord())} />
  );
  const borrow = (
    <AppLink className={buttonClass({ wide: true })} href={paths.pledgeLoan()}>
      {words.borrowTitle}
    </AppLink>
  );
  return (
    <ListPage
      title={words.pages.loans}
      backTo={paths.pledgeLoan()}
      acts={acts}
      line={<LoansLine page="loans" />}
      about={
        <div className="loans-about">
          <LoanSums of={running ?? []} />
          {borrow}
        </div>
      }
    >
      {running === undefined ? (
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      ) : running.length === 0 ? (
        <Empty title={words.noLoans}>{words.noLoansWhy}</Empty>
      ) : (
        <RunningLoans of={running} />
      )}
      <h2 className="loans-over q-t16">{words.over}</h2>
      <EndlessList
        label={words.over}
        pages={useInfiniteQuery(overQuery)}
        keyOf={({ loan }: Loan) => loan}
        row={(loan) => (
          <ListRow
            title={money(units(loan.borrowed), loan.asset)}
            sub={words.numbered(loan.loan)}
            end={<LoanState of={loan} />}
            href={paths.ownPledgeLoan(loan.loan)}
            link={AppLink}
          />
        )}
        table={{
          columns: [
            { id: 'loan', head: words.column.loan, cell: ({ loan }) => <span className="q-n">{loan}</span> },
            {
              id: 'since',
              head: words.column.since,
              muted: true,
              cell: ({ openedAt }) => <span className="q-n">{figures.dateTime(openedAt)}</span>,
            },
            { id: 'state', head: words.column.state, cell: (loan) => <LoanState of={loan} /> },
            {
              id: 'interest',
              head: words.column.interest,
              right: true,
              cell: ({ interestPaid, asset }) => money(units(interestPaid), asset),
            },
            {
              id: 'borrowed',
              head: words.column.borrowed,
              right: true,
              strong: true,
              cell: ({ borrowed, asset }) => money(units(borrowed), asset),
            },
          ],
          hrefOf: ({ loan }) => paths.ownPledgeLoan(loan),
        }}
        empty={<p className="q-muted loans-over">{words.noneOver}</p>}
      />
    </ListPage>
  );
}
