import type { WithdrawalRow } from '@quay/contract/staff';
import { withdrawalStates } from '@quay/contract/wallet';
import { useFilter, useParams } from '@quay/web-kit/router';
import { shortAddress } from '../../../parts/address-groups.ts';
import { useAmount } from '../../../parts/amounts.ts';
import { StateChips } from '../../../parts/filter-chips.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Age, Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { Signals } from '../parts/signals.tsx';
import { WithdrawalDetail } from '../parts/withdrawal-detail.tsx';
import { withdrawalAfter } from '../queue.ts';
import '../withdrawals.css';
import { useStaffWithdrawals } from '../queries/staff-withdrawals.ts';
import { withdrawalsWords } from '../words/index.ts';

/** Those that wait are what the list begins with. */
const further = withdrawalStates.filter((state) => state !== 'reviewing');

export default function WithdrawalsPage() {
  const { withdrawalId } = useParams();
  const words = withdrawalsWords.useWords();
  const shell = shellWords.useWords();
  const amount = useAmount(2);
  const me = useMember().username;
  const [filter, setFilter] = useFilter();
  const state = further.find((one) => one === filter.get('state'));
  const waiting = state === undefined;
  const listed = useStaffWithdrawals({ state });
  const next = withdrawalAfter(listed.rows ?? [], Number(withdrawalId), me);
  return (
    <ListDetailPage
      title={shell.areas.withdrawals}
      filters={
        <StateChips
          legend={words.state}
          states={withdrawalStates}
          labels={words.states}
          value={state}
          onChange={(next) => setFilter({ state: next })}
        />
      }
      list={
        <RowList
          label={shell.areas.withdrawals}
          listed={listed}
          idOf={(row) => row.withdrawalId}
          pathOf={(row) => paths.withdrawal(row.withdrawalId)}
          listPath={paths.withdrawals}
          openId={withdrawalId}
          columns={useColumns(waiting)}
          narrow={(row) => ({
            title: (
              <span className="q-n">
                {amount(row.amount)} {row.symbol}
              </span>
            ),
            sub: (
              <>
                {row.username}, {row.network}
              </>
            ),
            end: waiting ? <Age since={row.requestedAt} /> : <Moment at={row.requestedAt} />,
            endSub: (
              <span className="withdrawals-marks">
                <Signals of={row.signals} counted />
                {row.needs > 1 && <Approvals row={row} />}
              </span>
            ),
          })}
          empty={
            waiting
              ? { title: words.emptyTitle, words: words.emptyWords }
              : { title: words.noneTitle, words: words.noneWords }
          }
        />
      }
      detail={
        withdrawalId && <WithdrawalDetail key={withdrawalId} withdrawalId={withdrawalId} next={next?.withdrawalId} />
      }
    />
  );
}

/** `1 / 2`: how many have approved, of how many. */
function Approvals({ row }: { row: WithdrawalRow }) {
  const words = withdrawalsWords.useWords();
  const { needs, approvedBy } = row;
  return (
    <span className={approvedBy.length > 0 ? 'q-n q-accent' : 'q-n'} title={words.approvedOf(approvedBy.length, needs)}>
      {approvedBy.length} / {needs}
    </span>
  );
}

function useColumns(waiting: boolean): readonly Column<WithdrawalRow>[] {
  const words = withdrawalsWords.useWords();
  const amount = useAmount(2);
  const { columns } = words;
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
    { id: 'network', head: columns.network, width: '9rem', cell: (row) => row.network },
    {
      id: 'address',
      head: columns.address,
      width: '16rem',
      cell: (row) => <span className="q-code q-muted">{shortAddress(row.address)}</span>,
    },
    {
      id: 'signals',
      head: columns.signals,
      width: 'minmax(16rem, 2fr)',
      cell: (row) => <Signals of={row.signals} />,
    },
    {
      id: 'needs',
      head: columns.approvals,
      width: '10rem',
      cell: (row) => (row.needs === 0 ? <span className="q-muted">{words.byRules}</span> : <Approvals row={row} />),
    },
    {
      id: 'amount',
      head: columns.amount,
      width: '20rem',
      right: true,
      cell: (row) => (
        <>
          <span className="q-mid">{amount(row.amount)}</span> <span className="q-muted">{row.symbol}</span>
        </>
      ),
    },
    {
      id: 'at',
      head: waiting ? columns.waits : columns.requested,
      width: '14rem',
      right: true,
      cell: (row) => (waiting ? <Age since={row.requestedAt} /> : <Moment at={row.requestedAt} />),
    },
  ];
}
