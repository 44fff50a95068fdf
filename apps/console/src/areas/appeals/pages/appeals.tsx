import { type AppealQueue, type AppealRow, appealQueues } from '@quay/contract/staff';
import { Chip, MiniRing, Pill } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { useEffect, useRef } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { FilterChips } from '../../../parts/filter-chips.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Due, Moment, useNow } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { ring, useSound } from '../../../parts/sound.ts';
import { SoundButton } from '../../../parts/sound-button.tsx';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useAppeals } from '../queries/appeals.ts';
import '../appeals.css';
import { AppealDetail } from '../parts/appeal-detail.tsx';
import { appealAfter, latestOf } from '../queue.ts';
import { appealsWords } from '../words/index.ts';

export default function AppealsPage() {
  const { orderId } = useParams();
  const words = appealsWords.useWords();
  const shell = shellWords.useWords();
  const amount = useAmount(2);
  const me = useMember().username;
  const [filter, setFilter] = useFilter();
  const queue = appealQueues.find((one) => one === filter.get('queue')) ?? 'waiting';
  const listed = useAppeals(queue);
  const waiting = useAppeals('waiting');
  useRinging(waiting.rows);
  const rows = listed.rows ?? [];
  const over = queue === 'over';
  return (
    <ListDetailPage
      title={shell.areas.appeals}
      acts={<SoundButton />}
      filters={
        <FilterChips legend={words.queue}>
          {appealQueues.map((one) => (
            <Chip
              key={one}
              pressed={queue === one}
              onClick={() => setFilter({ queue: one === 'waiting' ? undefined : one })}
            >
              {words.queues[one]}
              <Count of={one} />
            </Chip>
          ))}
        </FilterChips>
      }
      list={
        <RowList
          label={shell.areas.appeals}
          listed={listed}
          idOf={(row) => row.orderId}
          pathOf={(row) => paths.appeal(row.orderId)}
          listPath={paths.appeals}
          openId={orderId}
          columns={useColumns(over)}
          narrow={(row) => ({
            start: !over && <DueRing row={row} />,
            title: (
              <span className="q-n">
                {amount(row.quantity)} {row.symbol}
              </span>
            ),
            sub: <Who of={row} />,
            end: over ? <Moment at={row.appealedAt} /> : <Due at={row.dueAt} />,
            endSub: over ? (
              words.states[row.state]
            ) : row.proposed ? (
              <span className="q-accent">{row.proposed.by}</span>
            ) : (
              row.takenBy !== null && (row.takenBy === me ? words.you : row.takenBy)
            ),
          })}
          empty={
            queue === 'waiting'
              ? { title: words.emptyTitle, words: words.emptyWords }
              : { title: words.noneTitle, words: words.noneWords }
          }
        />
      }
      detail={
        orderId && (
          <AppealDetail key={orderId} orderId={orderId} next={appealAfter(rows, Number(orderId), me)?.orderId} />
        )
      }
    />
  );
}

/** How much there is to do in a queue, as far as it is fetched. What is over is nothing to do. */
function Count({ of }: { of: AppealQueue }) {
  const { rows = [], hasNextPage } = useAppeals(of, of !== 'over');
  if (of === 'over' || rows.length === 0) return null;
  return (
    <span className="q-n q-muted">
      {rows.length}
      {hasNextPage && '+'}
    </span>
  );
}

/** Rings when an appeal has come in since the last look, whichever queue one looks at. */
function useRinging(rows: readonly AppealRow[] | undefined): void {
  const received = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!rows) return;
    const latest = latestOf(rows);
    if (received.current !== undefined && latest > received.current && useSound.getState().on) ring();
    received.current = Math.max(latest, received.current ?? 0);
  }, [rows]);
}

/** Who appealed against whom. */
function Who({ of: { by, payer, seller } }: { of: AppealRow }) {
  const words = appealsWords.useWords();
  if (by === 'system') return words.between(payer, seller);
  return by === 'payer' ? words.against(payer, seller) : words.against(seller, payer);
}

/** How much is left of the time that was promised. */
function DueRing({ row }: { row: AppealRow }) {
  const share = Math.max(0, row.dueAt - useNow()) / Math.max(1, row.dueAt - row.appealedAt);
  return <MiniRing share={share} size="s" tone={share < 0.25 ? 'warn' : 'accent'} />;
}

function useColumns(over: boolean): readonly Column<AppealRow>[] {
  const words = appealsWords.useWords();
  const amount = useAmount(2);
  const me = useMember().username;
  const { columns } = words;
  return [
    { id: 'who', head: columns.who, width: 'minmax(20rem, 2.2fr)', cell: (row) => <Who of={row} /> },
    { id: 'reason', head: columns.reason, width: 'minmax(20rem, 2fr)', cell: (row) => words.reasons[row.reason] },
    {
      id: 'taken',
      head: columns.taken,
      width: 'minmax(12rem, 1.2fr)',
      cell: (row) => (
        <span className="appeals-taken">
          {row.takenBy === null ? (
            <span className="q-faint">–</span>
          ) : (
            <span className="q-ellipsis">{row.takenBy === me ? words.you : row.takenBy}</span>
          )}
          {row.needsTwo && <Pill tone={row.proposed ? 'accent' : 'neutral'}>{words.needsTwo}</Pill>}
        </span>
      ),
    },
    {
      id: 'amount',
      head: columns.amount,
      width: '18rem',
      right: true,
      cell: (row) => (
        <>
          <span className="q-mid">{amount(row.quantity)}</span> <span className="q-muted">{row.symbol}</span>
        </>
      ),
    },
    {
      id: 'value',
      head: columns.value,
      width: '16rem',
      right: true,
      cell: (row) => (
        <>
          {amount(row.value)} <span className="q-muted">USDT</span>
        </>
      ),
    },
    ...(over
      ? [
          {
            id: 'state',
            head: columns.state,
            width: '14rem',
            right: true,
            cell: (row: AppealRow) => words.states[row.state],
          },
        ]
      : []),
    over
      ? { id: 'at', head: columns.appealed, width: '14rem', right: true, cell: (row) => <Moment at={row.appealedAt} /> }
      : { id: 'due', head: columns.due, width: '16rem', right: true, cell: (row) => <Due at={row.dueAt} /> },
  ];
}
