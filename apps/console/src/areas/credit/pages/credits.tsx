import { creditStatuses } from '@quay/contract/credit';
import type { CreditCaseRow } from '@quay/contract/staff';
import { useFilter, useParams } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { StateChips } from '../../../parts/filter-chips.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { CreditDetail } from '../parts/credit-detail.tsx';
import { useCreditApplications } from '../queries/credit-applications.ts';
import { creditAfter } from '../queue.ts';
import { creditWords } from '../words/index.ts';
import '../credit.css';

const further = creditStatuses.filter((state) => state !== 'reviewing');

/** Applications for loans without a pledge, the most urgent first; and what became of others. */
export default function CreditsPage() {
  const { loanId } = useParams();
  const words = creditWords.useWords();
  const shell = shellWords.useWords();
  const amount = useAmount(2);
  const me = useMember().username;
  const [filter, setFilter] = useFilter();
  const state = further.find((one) => one === filter.get('state'));
  const isWaiting = state === undefined;
  const listed = useCreditApplications({ state });
  const next = creditAfter(listed.rows ?? [], Number(loanId), me);
  const at = (row: CreditCaseRow) => <Moment at={isWaiting ? row.dueAt : (row.decidedAt ?? row.appliedAt)} />;
  return (
    <ListDetailPage
      title={shell.areas.credits}
      filters={
        <StateChips
          legend={words.state}
          states={creditStatuses}
          labels={words.states}
          value={state}
          onChange={(next) => setFilter({ state: next })}
        />
      }
      list={
        <RowList
          label={shell.areas.credits}
          listed={listed}
          idOf={(row) => row.loanId}
          pathOf={(row) => paths.credit(row.loanId)}
          listPath={paths.credits}
          openId={loanId}
          columns={useColumns(isWaiting, at)}
          narrow={(row) => ({
            title: (
              <span className="q-n">
                {amount(row.amount)} {row.coinSymbol}
              </span>
            ),
            sub: words.rowSub(row.username, row.cycle),
            end: at(row),
            endSub: words.documentsOf(row.documents),
          })}
          empty={
            isWaiting
              ? { title: words.emptyTitle, words: words.emptyWords }
              : { title: words.noneTitle, words: words.noneWords }
          }
        />
      }
      detail={loanId && <CreditDetail key={loanId} loanId={loanId} next={next?.loanId} />}
    />
  );
}

function useColumns(isWaiting: boolean, at: (row: CreditCaseRow) => React.ReactNode): readonly Column<CreditCaseRow>[] {
  const { columns, ...words } = creditWords.useWords();
  const amount = useAmount(2);
  return [
    {
      id: 'user',
      head: columns.user,
      width: 'minmax(14rem, 1.2fr)',
      cell: (row) => (
        <>
          <span className="q-mid">{row.username}</span> <span className="q-n q-muted">{row.userId}</span>
        </>
      ),
    },
    { id: 'name', head: columns.name, width: 'minmax(12rem, 1fr)', cell: (row) => row.realName ?? '–' },
    { id: 'days', head: columns.days, width: '10rem', cell: (row) => words.days(row.cycle) },
    { id: 'documents', head: columns.documents, width: '11rem', cell: (row) => words.documentsOf(row.documents) },
    {
      id: 'readers',
      head: columns.readers,
      width: '12rem',
      cell: (row) => [row.firstBy, row.secondBy].filter(Boolean).join(', ') || `0 / ${row.needs}`,
    },
    {
      id: 'amount',
      head: columns.amount,
      width: '18rem',
      right: true,
      cell: (row) => (
        <>
          <span className="q-mid">{amount(row.amount)}</span> <span className="q-muted">{row.coinSymbol}</span>
        </>
      ),
    },
    { id: 'at', head: isWaiting ? columns.due : columns.decided, width: '16rem', right: true, cell: at },
  ];
}
