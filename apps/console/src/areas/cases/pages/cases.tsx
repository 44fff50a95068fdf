import { caseStates, type ValueCaseOfConsole } from '@quay/contract/staff';
import { Empty, Segments } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { FilterField } from '../../../parts/filter-field.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { useValueCases } from '../../../shell/queries/value-cases.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { CaseDetail } from '../parts/case-detail.tsx';
import { casesWords } from '../words/index.ts';

const EVERY_MS = 15_000;
const ID = /^[1-9][0-9]{0,14}$/;

export default function CasesPage() {
  const { caseId } = useParams();
  const words = casesWords.useWords();
  const shell = shellWords.useWords();
  const coins = useAmount(2);
  const [filter, setFilter] = useFilter();
  const user = filter.get('user') ?? '';
  const state = caseStates.find((one) => one === filter.get('state')) ?? (user === '' ? 'open' : undefined);
  const request = { state, userId: ID.test(user) ? user : undefined };
  const listed = useValueCases(request, { every: EVERY_MS });
  const chosen = listed.rows?.find((row) => String(row.caseId) === caseId);
  return (
    <ListDetailPage
      title={shell.areas.cases}
      filters={
        <>
          <Segments
            label={words.state}
            items={caseStates.map((one) => ({ id: one, label: words.states[one] }))}
            value={state ?? ''}
            onChange={(one) => setFilter({ state: one })}
          />
          <FilterField label={words.user} maxLength={15} value={user} onChange={(to) => setFilter({ user: to })} />
        </>
      }
      list={
        <RowList
          label={shell.areas.cases}
          listed={listed}
          idOf={(row) => row.caseId}
          pathOf={(row) => paths.case(row.caseId)}
          listPath={paths.cases}
          openId={caseId}
          columns={useColumns()}
          narrow={(row) => ({
            title: words.title(row.giver.username, row.receiver.username),
            sub: <Moment at={row.lastAt} />,
            end: <span className="q-n">{coins(row.amount)}</span>,
            endSub: words.states[row.state],
          })}
          empty={
            state === 'open'
              ? { title: words.emptyTitle, words: words.emptyWords }
              : { title: words.noneTitle, words: words.noneWords }
          }
        />
      }
      detail={
        caseId &&
        (chosen ? (
          <CaseDetail key={caseId} row={chosen} />
        ) : (
          listed.rows && <Empty title={words.unknown}>{words.unknownWords}</Empty>
        ))
      }
    />
  );
}

function useColumns(): readonly Column<ValueCaseOfConsole>[] {
  const words = casesWords.useWords();
  const coins = useAmount(2);
  const { columns } = words;
  const person = ({ username, userId }: ValueCaseOfConsole['giver']) => (
    <>
      <span className="q-mid">{username}</span> <span className="q-n q-muted">{userId}</span>
    </>
  );
  return [
    { id: 'giver', head: columns.giver, width: 'minmax(14rem, 2fr)', cell: (row) => person(row.giver) },
    { id: 'receiver', head: columns.receiver, width: 'minmax(14rem, 2fr)', cell: (row) => person(row.receiver) },
    {
      id: 'amount',
      head: columns.amount,
      width: '14rem',
      right: true,
      cell: (row) => <span className="q-n">{coins(row.amount)}</span>,
    },
    {
      id: 'trades',
      head: columns.trades,
      width: '8rem',
      right: true,
      cell: (row) => <span className="q-n">{row.trades}</span>,
    },
    {
      id: 'day',
      head: columns.day,
      width: '11rem',
      right: true,
      cell: (row) => new Date(row.day).toISOString().slice(0, 10),
    },
    { id: 'last', head: columns.last, width: '16rem', right: true, cell: (row) => <Moment at={row.lastAt} /> },
  ];
}
