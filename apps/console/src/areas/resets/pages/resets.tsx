import type { ResetState } from '@quay/contract/identity';
import type { ResetRow } from '@quay/contract/staff';
import { Segments } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Age, Due, Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { ResetDetail } from '../parts/reset-detail.tsx';
import '../resets.css';
import { useResets } from '../queries/resets.ts';
import { resetsWords } from '../words/index.ts';

const ended = ['done', 'rejected', 'stopped'] as const satisfies readonly ResetState[];

export default function ResetsPage() {
  const { resetId } = useParams();
  const words = resetsWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const state = ended.find((one) => one === filter.get('state'));
  const listed = useResets({ state });
  const rows = listed.rows ?? [];
  const at = rows.findIndex((row) => String(row.resetId) === resetId);
  const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(0, at))][0];
  return (
    <ListDetailPage
      title={shell.areas.resets}
      filters={
        <Segments
          label={words.state}
          items={[
            { id: '', label: words.filters.waiting },
            ...ended.map((one) => ({ id: one, label: words.filters[one] })),
          ]}
          value={state ?? ''}
          onChange={(chosen) => setFilter({ state: chosen })}
        />
      }
      list={
        <RowList
          label={shell.areas.resets}
          listed={listed}
          idOf={(row) => row.resetId}
          pathOf={(row) => paths.reset(row.resetId)}
          listPath={paths.resets}
          openId={resetId}
          columns={useColumns(state === undefined)}
          narrow={(row) => ({
            title: row.username,
            sub: row.subjects.map((one) => words.subjects[one]).join(', '),
            end: state === undefined ? <Due at={row.dueAt} /> : <Moment at={row.appliedAt} />,
            endSub: row.state === 'seconded' ? <span className="q-accent">1 / 2</span> : undefined,
          })}
          empty={
            state === undefined
              ? { title: words.emptyTitle, words: words.emptyWords }
              : { title: words.noneTitle, words: words.noneWords }
          }
        />
      }
      detail={resetId && <ResetDetail key={resetId} resetId={resetId} next={next?.resetId} />}
    />
  );
}

function useColumns(waiting: boolean): readonly Column<ResetRow>[] {
  const words = resetsWords.useWords();
  const { columns } = words;
  return [
    {
      id: 'user',
      head: columns.user,
      width: 'minmax(18rem, 2fr)',
      cell: (row) => (
        <>
          <span className="q-mid">{row.username}</span>{' '}
          <span className="q-n q-muted">{row.userId ?? words.noAccount}</span>
        </>
      ),
    },
    {
      id: 'subjects',
      head: columns.subjects,
      width: 'minmax(16rem, 2fr)',
      cell: (row) => row.subjects.map((one) => words.subjects[one]).join(', '),
    },
    { id: 'state', head: columns.state, width: 'minmax(16rem, 1fr)', cell: (row) => words.states[row.state] },
    {
      id: 'number',
      head: columns.number,
      width: '14rem',
      cell: (row) => <span className="q-code q-muted">{row.number}</span>,
    },
    {
      id: 'at',
      head: waiting ? columns.waits : columns.applied,
      width: waiting ? '14rem' : '16rem',
      right: true,
      cell: (row) => (waiting ? <Age since={row.appliedAt} /> : <Moment at={row.appliedAt} />),
    },
    ...(waiting
      ? [
          {
            id: 'due',
            head: columns.due,
            width: '18rem',
            right: true,
            cell: (row: ResetRow) => <Due at={row.dueAt} />,
          },
        ]
      : []),
  ];
}
