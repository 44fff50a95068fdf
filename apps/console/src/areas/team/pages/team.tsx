import type { TeamMember } from '@quay/contract/staff';
import { Button, Empty } from '@quay/ui';
import { useParams } from '@quay/web-kit/router';
import { useState } from 'react';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { AddMember } from '../forms/add-member.form.tsx';
import { MemberDetail } from '../parts/member-detail.tsx';
import { MemberState } from '../parts/member-state.tsx';
import '../team.css';
import { useMembers } from '../queries/members.ts';
import { teamWords } from '../words/index.ts';

export default function TeamPage() {
  const { staffId } = useParams();
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const [adding, setAdding] = useState(false);
  const query = useMembers();
  const listed = { ...query, rows: query.data };
  const chosen = query.data?.find((one) => String(one.staffId) === staffId);
  return (
    <>
      <ListDetailPage
        title={shell.areas.team}
        acts={
          <Button variant="second" size="row" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        }
        list={
          <RowList
            label={shell.areas.team}
            listed={listed}
            idOf={(one) => one.staffId}
            pathOf={(one) => paths.member(one.staffId)}
            listPath={paths.members}
            openId={staffId}
            columns={useColumns()}
            narrow={(one) => ({
              title: one.name,
              sub: one.username,
              end: shell.roles[one.role] ?? one.role,
              endSub: one.active ? undefined : words.out,
            })}
            empty={{ title: words.emptyTitle, words: words.emptyWords }}
          />
        }
        detail={
          staffId &&
          (chosen ? (
            <MemberDetail key={staffId} member={chosen} />
          ) : (
            query.data && <Empty title={words.unknown}>{words.emptyWords}</Empty>
          ))
        }
      />
      <AddMember open={adding} onClose={() => setAdding(false)} />
    </>
  );
}

function useColumns(): readonly Column<TeamMember>[] {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const { columns } = words;
  return [
    {
      id: 'name',
      head: columns.name,
      width: 'minmax(16rem, 2fr)',
      cell: (one) => <span className="q-mid">{one.name}</span>,
    },
    { id: 'username', head: columns.username, width: 'minmax(14rem, 1.5fr)', cell: (one) => one.username },
    { id: 'role', head: columns.role, width: 'minmax(14rem, 1fr)', cell: (one) => shell.roles[one.role] ?? one.role },
    { id: 'state', head: columns.state, width: 'minmax(14rem, 1fr)', cell: (one) => <MemberState member={one} /> },
    {
      id: 'seen',
      head: columns.seen,
      width: '16rem',
      right: true,
      cell: (one) =>
        one.seenAt === null ? <span className="q-muted">{words.never}</span> : <Moment at={one.seenAt} />,
    },
  ];
}
