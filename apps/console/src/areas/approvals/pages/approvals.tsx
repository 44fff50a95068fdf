import { type Approval, approvalStates } from '@quay/contract/staff';
import { Empty, Segments } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Age, Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../approvals.css';
import { ApprovalDetail } from '../parts/approval-detail.tsx';
import { proposalText } from '../proposal-text.ts';
import { useApprovals } from '../queries/approvals.ts';
import { approvalsWords } from '../words/index.ts';

export default function ApprovalsPage() {
  const { approvalId } = useParams();
  const words = approvalsWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const state = approvalStates.find((one) => one === filter.get('state')) ?? 'open';
  const listed = useApprovals({ state });
  const chosen = listed.rows?.find((one) => String(one.approvalId) === approvalId);
  const open = state === 'open';
  return (
    <ListDetailPage
      title={shell.areas.approvals}
      filters={
        <Segments
          label={words.state}
          items={approvalStates.map((id) => ({ id, label: words.states[id] }))}
          value={state}
          onChange={(next) => setFilter({ state: next === 'open' ? undefined : next })}
        />
      }
      list={
        <RowList
          label={shell.areas.approvals}
          listed={listed}
          idOf={(one) => one.approvalId}
          pathOf={(one) => paths.approval(one.approvalId)}
          listPath={paths.approvals}
          openId={approvalId}
          columns={useColumns(open)}
          narrow={(one) => ({
            title: proposalText(words, one),
            sub: words.requestedBy(one.own ? words.you : one.requestedBy),
            end: open ? <Age since={one.requestedAt} /> : undefined,
            endSub: open ? undefined : <Moment at={one.decidedAt ?? one.requestedAt} />,
          })}
          empty={
            open
              ? { title: words.emptyTitle, words: words.emptyWords }
              : { title: words.noneTitle, words: words.noneWords }
          }
        />
      }
      detail={
        approvalId &&
        (chosen ? (
          <ApprovalDetail key={approvalId} approval={chosen} />
        ) : (
          listed.rows && <Empty title={words.unknownTitle}>{words.unknownWords}</Empty>
        ))
      }
    />
  );
}

function useColumns(open: boolean): readonly Column<Approval>[] {
  const words = approvalsWords.useWords();
  const { columns } = words;
  return [
    {
      id: 'asked',
      head: columns.asked,
      width: 'minmax(20rem, 3fr)',
      cell: (one) => <span className="q-mid">{proposalText(words, one)}</span>,
    },
    { id: 'kind', head: columns.kind, width: 'minmax(14rem, 1fr)', cell: (one) => words.kinds[one.kind] },
    {
      id: 'by',
      head: columns.by,
      width: 'minmax(12rem, 1fr)',
      cell: (one) => (one.own ? words.you : one.requestedBy),
    },
    ...(open
      ? []
      : [
          {
            id: 'decided',
            head: columns.decided,
            width: 'minmax(12rem, 1fr)',
            cell: (one: Approval) => one.decidedBy ?? <span className="q-faint">–</span>,
          },
        ]),
    {
      id: 'at',
      head: open ? columns.since : columns.at,
      width: '16rem',
      right: true,
      cell: (one) => (open ? <Age since={one.requestedAt} /> : <Moment at={one.requestedAt} />),
    },
  ];
}
