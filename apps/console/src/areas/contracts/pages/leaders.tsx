import { type LeaderStatus, leaderStatuses } from '@quay/contract/following/rules';
import type { StaffLeader } from '@quay/contract/staff';
import { Button, Empty, ErrorRow, Segments, SkeletonRows } from '@quay/ui';
import { wordsOf } from '@quay/web-kit/request';
import { useState } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import '../contracts.css';
import { usePercent } from '../figures.ts';
import { DecideLeader } from '../forms/decide-leader.tsx';
import { WithdrawLeader } from '../forms/withdraw-leader.tsx';
import { Holder } from '../parts/holder.tsx';
import { Wide } from '../parts/wide.tsx';
import { useLeaderApplications } from '../queries/leader-applications.ts';
import { contractsWords } from '../words/index.ts';

/** Who asks to be followed, and who leads or did; what they have behind them is in the same row. */
export default function LeadersPage() {
  const words = contractsWords.useWords();
  const shell = shellWords.useWords();
  const [status, setStatus] = useState<LeaderStatus>('applied');
  const { rows, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useLeaderApplications({ status });
  const items = leaderStatuses.map((one) => ({ id: one, label: words.leaderStatuses[one] }));
  return (
    <PlainPage title={shell.areas.leaders}>
      <Segments label={words.columns.status} items={items} value={status} onChange={setStatus} />
      {!rows && error && (
        <ErrorRow title={shell.listFailed} retryLabel={shell.tryAgain} onRetry={() => void refetch()}>
          {wordsOf(error) ?? shell.request.system}
        </ErrorRow>
      )}
      {!rows && !error && <SkeletonRows label={shell.loading} rows={6} disc={false} />}
      {rows?.length === 0 && <Empty title={words.leadersNone}>{words.leadersNoneWords}</Empty>}
      {rows && rows.length > 0 && <Table leaders={rows} />}
      {hasNextPage && (
        <Button variant="quiet" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.earlierLeaders}
        </Button>
      )}
    </PlainPage>
  );
}

function Table({ leaders }: { leaders: readonly StaffLeader[] }) {
  const words = contractsWords.useWords();
  return (
    <Wide label={words.leaders}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.user}</th>
            <th scope="col">{words.appliedAt}</th>
            <th scope="col">{words.memberSince}</th>
            <th scope="col" className="q-right">
              {words.profitShare}
            </th>
            <th scope="col" className="q-right">
              {words.ownMoney}
            </th>
            <th scope="col" className="q-right">
              {words.closedPositions}
            </th>
            <th scope="col" className="q-right">
              {words.followers}
            </th>
            <th scope="col">{words.decision}</th>
          </tr>
        </thead>
        <tbody>
          {leaders.map((leader) => (
            <Row key={leader.userId} leader={leader} />
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function Row({ leader }: { leader: StaffLeader }) {
  const words = contractsWords.useWords();
  const amount = useAmount(2);
  const percent = usePercent(2);
  const { status, closed, liquidated, followers, followersMax, decidedAt, decidedBy } = leader;
  return (
    <tr>
      <th scope="row" className="q-nowrap">
        <Holder of={leader} />
      </th>
      <td className="q-nowrap">
        <Moment at={leader.appliedAt} />
      </td>
      <td className="q-nowrap">
        <Moment at={leader.memberSince} />
      </td>
      <td className="q-right q-n">{percent(leader.shareRate)}</td>
      <td className="q-right q-n q-nowrap">{amount(leader.ownMoney)} USDT</td>
      <td className="q-right q-n q-nowrap">{words.ofThemLiquidated(closed, liquidated)}</td>
      <td className="q-right q-n q-nowrap">{status === 'applied' ? '–' : `${followers} / ${followersMax}`}</td>
      <td>
        <span className="contracts-pills">
          {decidedAt !== null && (
            <span className="q-muted">
              {decidedBy ?? words.byThemselves} <Moment at={decidedAt} />
            </span>
          )}
          {status === 'applied' && <DecideLeader leader={leader} />}
          {status === 'approved' && <WithdrawLeader leader={leader} />}
        </span>
      </td>
    </tr>
  );
}
