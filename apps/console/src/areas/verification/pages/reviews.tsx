import { type ReviewRow, reviewKinds, reviewStates } from '@quay/contract/staff';
import { Chip, MiniRing, Segments } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { FilterChips } from '../../../parts/filter-chips.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Age, Due, Moment, useNow } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { ReviewDetail } from '../parts/review-detail.tsx';
import { caseAfter, waitingByKind } from '../queue.ts';
import '../verification.css';
import { useReviews } from '../queries/reviews.ts';
import { verificationWords } from '../words/index.ts';

const decided = reviewStates.filter((state) => state === 'passed' || state === 'rejected');

export default function ReviewsPage() {
  const { reviewId } = useParams();
  const words = verificationWords.useWords();
  const shell = shellWords.useWords();
  const me = useMember().username;
  const [filter, setFilter] = useFilter();
  const state = decided.find((one) => one === filter.get('state'));
  const kind = reviewKinds.find((one) => one === filter.get('kind'));
  const listed = useReviews({ kind, state });
  const rows = listed.rows ?? [];
  return (
    <ListDetailPage
      title={shell.areas.reviews}
      filters={
        <>
          <Segments
            label={words.state}
            items={[{ id: '', label: words.waiting }, ...decided.map((one) => ({ id: one, label: words.states[one] }))]}
            value={state ?? ''}
            onChange={(next) => setFilter({ state: next })}
          />
          <Kinds />
        </>
      }
      list={
        <RowList
          label={shell.areas.reviews}
          listed={listed}
          idOf={(row) => row.reviewId}
          pathOf={(row) => paths.review(row.reviewId)}
          listPath={paths.reviews}
          openId={reviewId}
          columns={useColumns(state === undefined)}
          narrow={(row) => ({
            start: state === undefined && <DueRing row={row} />,
            title: row.username,
            sub: [words.kinds[row.kind], row.attempt > 1 && words.attempt(row.attempt)].filter(Boolean).join(', '),
            end: state === undefined ? <Due at={row.dueAt} /> : <Moment at={row.appliedAt} />,
            endSub:
              row.state === 'reviewing' && words.takenBy(row.takenBy === me ? words.you : (row.takenBy ?? shell.none)),
          })}
          empty={
            state === undefined && kind === undefined
              ? { title: words.emptyTitle, words: words.emptyWords }
              : { title: words.noneTitle, words: words.noneWords }
          }
        />
      }
      detail={
        reviewId && (
          <ReviewDetail key={reviewId} reviewId={reviewId} next={caseAfter(rows, Number(reviewId), me)?.reviewId} />
        )
      }
    />
  );
}

/** What waits of each kind, counted over the whole queue whatever it is narrowed to. */
function Kinds() {
  const words = verificationWords.useWords();
  const [filter, setFilter] = useFilter();
  const { rights } = useMember();
  const { rows: waitingRows = [], hasNextPage } = useReviews({});
  const chosen = filter.get('kind') ?? '';
  // What is fetched is counted: behind a full page there may be more.
  const count = (waiting: number) => (hasNextPage ? `${waiting}+` : String(waiting));
  const shown = waitingByKind(waitingRows).filter(
    ({ kind }) => !kind.startsWith('merchant') || rights.includes('merchants'),
  );
  return (
    <FilterChips legend={words.kind}>
      <Chip pressed={chosen === ''} onClick={() => setFilter({ kind: undefined })}>
        {words.all} <span className="q-n q-muted">{count(waitingRows.length)}</span>
      </Chip>
      {shown.map(({ kind, waiting, oldestAt }) => (
        <Chip
          key={kind}
          pressed={chosen === kind}
          onClick={() => setFilter({ kind: chosen === kind ? undefined : kind })}
        >
          {words.kinds[kind]}
          {waiting > 0 && <span className="q-n q-muted">{count(waiting)}</span>}
          {oldestAt !== undefined && (
            <span className="q-t12 q-muted verification-kind-age">
              <Age since={oldestAt} />
            </span>
          )}
        </Chip>
      ))}
    </FilterChips>
  );
}

/** How much is left of the time that was promised. */
function DueRing({ row }: { row: ReviewRow }) {
  const share = Math.max(0, row.dueAt - useNow()) / Math.max(1, row.dueAt - row.appliedAt);
  return <MiniRing share={share} size="s" tone={share < 0.25 ? 'warn' : 'accent'} />;
}

function useColumns(waiting: boolean): readonly Column<ReviewRow>[] {
  const words = verificationWords.useWords();
  const me = useMember().username;
  const { columns } = words;
  return [
    {
      id: 'user',
      head: columns.user,
      width: 'minmax(18rem, 2fr)',
      cell: (row) => (
        <>
          <span className="q-mid">{row.username}</span> <span className="q-n q-muted">{row.userId}</span>
        </>
      ),
    },
    { id: 'kind', head: columns.kind, width: 'minmax(12rem, 1fr)', cell: (row) => words.kinds[row.kind] },
    {
      id: 'attempt',
      head: columns.attempt,
      width: '9rem',
      cell: (row) => <span className={row.attempt > 1 ? 'q-n' : 'q-n q-faint'}>{row.attempt}</span>,
    },
    { id: 'state', head: columns.state, width: 'minmax(12rem, 1fr)', cell: (row) => words.states[row.state] },
    {
      id: 'taken',
      head: columns.taken,
      width: 'minmax(12rem, 1fr)',
      cell: (row) =>
        row.takenBy === null ? <span className="q-faint">–</span> : row.takenBy === me ? words.you : row.takenBy,
    },
    waiting
      ? { id: 'waits', head: columns.waits, width: '14rem', right: true, cell: (row) => <Age since={row.appliedAt} /> }
      : { id: 'at', head: columns.applied, width: '16rem', right: true, cell: (row) => <Moment at={row.appliedAt} /> },
    ...(waiting
      ? [
          {
            id: 'due',
            head: columns.due,
            width: '18rem',
            right: true,
            cell: (row: ReviewRow) => <Due at={row.dueAt} />,
          },
        ]
      : []),
  ];
}
