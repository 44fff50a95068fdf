import type { LeaderPosition } from '@quay/contract/following';
import { units } from '@quay/money';
import { Empty, ListRow, type TableColumn } from '@quay/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EndlessList } from '../../../records/endless-list.tsx';
import { leaderPositionsQuery } from '../queries/leader-positions.ts';
import { toneOf, useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';

/** Every position that a leader has closed, newest first. */
export function Positions({ leader }: { leader: string }) {
  const words = followingWords.useWords();
  const { figures, ratio } = useSaid();
  const result = (value: string | null) => (value === null ? '–' : ratio(value));
  const said = ({ symbol, long, leverage }: LeaderPosition) =>
    words.positionSaid(symbol, long ? words.long : words.short, `${leverage}×`);
  const columns: TableColumn<LeaderPosition>[] = [
    {
      id: 'when',
      head: words.column.when,
      muted: true,
      cell: (one) => <span className="q-n">{figures.dateTime(one.closedAt)}</span>,
    },
    {
      id: 'position',
      head: words.column.position,
      cell: (one) => (
        <>
          {said(one)}
          {one.ending !== 'closed' && <span className="q-fall q-t12"> {words.ending[one.ending]}</span>}
        </>
      ),
    },
    { id: 'trader', head: words.column.result, right: true, muted: true, cell: (one) => result(one.result) },
    {
      id: 'followers',
      head: words.column.followersResult,
      right: true,
      strong: true,
      cell: (one) => <span className={toneOf(units(one.followersResult ?? '0'))}>{result(one.followersResult)}</span>,
    },
  ];
  return (
    <EndlessList
      label={words.lastPositions}
      pages={useInfiniteQuery(leaderPositionsQuery(leader))}
      keyOf={({ position }: LeaderPosition) => position}
      row={(one) => (
        <ListRow
          title={said(one)}
          sub={
            one.ending === 'closed'
              ? figures.dateTime(one.closedAt)
              : `${figures.dateTime(one.closedAt)}, ${words.ending[one.ending]}`
          }
          figure={<span className={toneOf(units(one.followersResult ?? '0'))}>{result(one.followersResult)}</span>}
          figureSub={`${words.column.result} ${result(one.result)}`}
        />
      )}
      table={{ columns }}
      empty={<Empty title={words.noPositions}>{words.noPositionsWhy}</Empty>}
    />
  );
}
