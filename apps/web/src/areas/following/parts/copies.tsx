import type { Copy } from '@quay/contract/following';
import { following } from '@quay/contract/following';
import { units } from '@quay/money';
import { Empty, ListRow, type TableColumn } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { AppLink } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { copiesQuery } from '../queries/copies.ts';
import { toneOf, useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';

/** What a copy brought so far: as posted, and of one that is open what it would gain at the mark. */
const netOf = ({ profit, fees, funding, unrealised }: Copy): bigint =>
  units(profit) + units(fees) + units(funding) + units(unrealised);

const isNothing = ({ state }: Copy): boolean => state === 'skipped' || state === 'unfilled';

/** What was copied and what was skipped, and why; of one follow or of all. */
export function Copies({ follow }: { follow?: string }) {
  const words = followingWords.useWords();
  const say = useRefusalWords();
  const { figures, plain, signed } = useSaid();
  const why = ({ reason, params }: Copy): string => {
    if (reason === following['mark-moved'].reason && params.percent) return words.skippedMark(params.percent);
    return reason === null ? '' : say({ reason, params });
  };
  const state = (one: Copy) => (one.state === 'skipped' ? words.skippedWhy(why(one)) : words.state[one.state]);
  const side = ({ long, leverage }: Copy) => (
    <span className={long ? 'q-rise' : 'q-fall'}>
      {long ? words.long : words.short} {leverage}×
    </span>
  );
  const columns: TableColumn<Copy>[] = [
    {
      id: 'when',
      head: words.column.when,
      muted: true,
      cell: ({ at }) => <span className="q-n">{figures.dateTime(at)}</span>,
    },
    { id: 'contract', head: words.column.contract, cell: ({ symbol }) => <span className="q-mid">{symbol}</span> },
    { id: 'side', head: words.column.position, cell: side },
    { id: 'trader', head: words.column.trader, muted: true, from: 1200, cell: ({ name }) => name },
    {
      id: 'margin',
      head: words.column.margin,
      right: true,
      cell: (one) => (isNothing(one) ? '–' : plain(one.margin)),
    },
    {
      id: 'state',
      head: words.column.state,
      muted: true,
      cell: (one) => (
        <span className="q-data-table-words" title={state(one)}>
          {state(one)}
        </span>
      ),
    },
    {
      id: 'net',
      head: words.column.net,
      right: true,
      strong: true,
      cell: (one) => (isNothing(one) ? '–' : <span className={toneOf(netOf(one))}>{signed(netOf(one))}</span>),
    },
  ];
  return (
    <EndlessList
      label={words.copies}
      pages={useInfiniteQuery(copiesQuery(follow))}
      keyOf={({ id }: Copy) => id}
      row={(one) => (
        <ListRow
          title={
            <>
              {one.symbol} {side(one)}
            </>
          }
          sub={isNothing(one) ? figures.dateTime(one.at) : words.marginOf(figures.dateTime(one.at), plain(one.margin))}
          figure={
            isNothing(one) ? undefined : (
              <span className={`q-t14 ${toneOf(netOf(one))}`}>
                {words.stateWith(words.state[one.state], signed(netOf(one)))}
              </span>
            )
          }
          {...(isNothing(one) && { end: <span className="q-muted q-t12 following-skipped">{state(one)}</span> })}
          {...(one.state === 'open' && { href: paths.perpetual(one.symbol), link: AppLink })}
        />
      )}
      table={{
        columns,
        hrefOf: (one) => (one.state === 'open' ? paths.perpetual(one.symbol) : undefined),
      }}
      empty={<Empty title={words.noCopies}>{words.noCopiesWhy}</Empty>}
    />
  );
}
