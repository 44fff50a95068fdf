import type { Share } from '@quay/contract/following';
import { units } from '@quay/money';
import { Empty, ListRow } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EndlessList } from '../../../records/endless-list.tsx';
import { sharesQuery } from '../queries/shares.ts';
import { useSaid } from '../use-said.ts';
import { followingWords } from '../words/index.ts';

/** Shares that the user paid or got, each with what it was computed of. */
export function Shares({ as }: { as: 'follower' | 'leader' }) {
  const words = followingWords.useWords();
  const { figures, plain, share } = useSaid();
  const exact = (value: string) => figures.quantity(value, exactDecimals(units(value), 2));
  const sum = ({ net, peakBefore, shareRate }: Share) =>
    units(net) > units(peakBefore) ? `(${plain(net)} − ${plain(peakBefore)}) × ${share(shareRate)}` : plain(net);
  return (
    <EndlessList
      label={as === 'leader' ? words.sharesGot : words.sharesPaid}
      pages={useInfiniteQuery(sharesQuery(as))}
      keyOf={({ id }: Share) => id}
      row={(one) => (
        <ListRow
          title={one.name}
          sub={
            <span className="q-n">
              {figures.date(one.weekEndsAt)}
              <span className="q-block">{sum(one)}</span>
            </span>
          }
          figure={exact(one.paid)}
          figureSub={words.usdt(exact(one.accrued))}
        />
      )}
      {...(as === 'leader' && {
        table: {
          columns: [
            {
              id: 'week',
              head: words.column.week,
              muted: true,
              cell: ({ weekEndsAt }: Share) => <span className="q-n">{figures.date(weekEndsAt)}</span>,
            },
            { id: 'person', head: words.column.person, cell: ({ name }: Share) => name },
            { id: 'net', head: words.column.netSoFar, right: true, cell: ({ net }: Share) => plain(net) },
            {
              id: 'peak',
              head: words.column.peak,
              right: true,
              muted: true,
              cell: ({ peakBefore }: Share) => plain(peakBefore),
            },
            { id: 'accrued', head: words.column.accrued, right: true, cell: ({ accrued }: Share) => exact(accrued) },
            { id: 'paid', head: words.column.paid, right: true, strong: true, cell: ({ paid }: Share) => exact(paid) },
          ],
        },
      })}
      empty={
        as === 'leader' ? (
          <Empty title={words.noShares}>{words.noSharesWhy}</Empty>
        ) : (
          <Empty title={words.noSharesPaid}>{words.noSharesPaidWhy}</Empty>
        )
      }
    />
  );
}
