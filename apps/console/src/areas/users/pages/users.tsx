import { accountStatuses } from '@quay/contract/identity';
import type { UserOfConsole } from '@quay/contract/staff';
import { Select } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { FilterField } from '../../../parts/filter-field.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { useUsers } from '../../../shell/queries/users.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { AccountStatusPill } from '../parts/account-status.tsx';
import { UserDetail } from '../parts/user-detail.tsx';
import { usersWords } from '../words/index.ts';

export default function UsersPage() {
  const { userId } = useParams();
  const words = usersWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const standing = accountStatuses.find((one) => one === filter.get('standing'));
  const request = { search: filter.get('search') || undefined, standing };
  const listed = useUsers(request);
  return (
    <ListDetailPage
      title={shell.areas.users}
      filters={
        <>
          <FilterField
            maxLength={200}
            label={words.search}
            value={filter.get('search') ?? ''}
            onChange={(search) => setFilter({ search })}
          />
          <Select
            label={words.standing}
            labelUnseen
            options={[
              { value: '', label: words.anyStanding },
              ...accountStatuses.map((one) => ({ value: one, label: words.standings[one] })),
            ]}
            value={standing ?? ''}
            onChange={(chosen) => setFilter({ standing: chosen })}
          />
        </>
      }
      list={
        <RowList
          label={shell.areas.users}
          listed={listed}
          idOf={(user) => user.userId}
          pathOf={(user) => paths.user(user.userId)}
          listPath={paths.users}
          openId={userId}
          columns={useColumns()}
          narrow={(user) => ({
            title: user.username,
            sub: user.email ?? user.phone ?? words.levels[user.level],
            end: <span className="q-muted">{user.userId}</span>,
            endSub:
              user.standing === 'open' ? (
                <Moment at={user.registeredAt} />
              ) : (
                <span className={user.standing === 'locked' ? 'q-fall' : 'q-warn'}>
                  {words.standings[user.standing]}
                </span>
              ),
          })}
          empty={{ title: words.emptyTitle, words: words.emptyWords }}
        />
      }
      detail={userId && <UserDetail key={userId} userId={userId} />}
    />
  );
}

function useColumns(): readonly Column<UserOfConsole>[] {
  const words = usersWords.useWords();
  const { columns } = words;
  const quiet = (text: string | null) => text ?? <span className="q-faint">–</span>;
  return [
    { id: 'id', head: columns.id, width: '7rem', cell: (user) => <span className="q-n q-muted">{user.userId}</span> },
    {
      id: 'username',
      head: columns.username,
      width: 'minmax(14rem, 1.3fr)',
      cell: (user) => <span className="q-mid">{user.username}</span>,
    },
    { id: 'email', head: columns.email, width: 'minmax(16rem, 1.5fr)', cell: (user) => quiet(user.email) },
    { id: 'phone', head: columns.phone, width: 'minmax(14rem, 1fr)', cell: (user) => quiet(user.phone) },
    { id: 'name', head: columns.realName, width: 'minmax(10rem, 1fr)', cell: (user) => quiet(user.realName) },
    { id: 'level', head: columns.level, width: '12rem', cell: (user) => words.levels[user.level] },
    {
      id: 'standing',
      head: columns.standing,
      width: '11rem',
      cell: (user) => (user.standing === 'open' ? words.standings.open : <AccountStatusPill status={user.standing} />),
    },
    {
      id: 'registered',
      head: columns.registered,
      width: '16rem',
      right: true,
      cell: (user) => <Moment at={user.registeredAt} />,
    },
  ];
}
