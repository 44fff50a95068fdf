import type { UserDetail as Detailed } from '@quay/contract/staff';
import { Note, Pill } from '@quay/ui';
import { Answered, Detail } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../shell/queries/user.ts';
import { UserActs } from '../forms/user-acts.tsx';
import { usersWords } from '../words/index.ts';
import { AccountStatusPill } from './account-status.tsx';
import { Cases } from './cases.tsx';
import { Compared, Debts, Unsupported } from './deposits.tsx';
import { Account, Person, Security } from './facts.tsx';
import { Balances, History, Reviews, Sessions } from './records.tsx';

const EVERY_MS = 15_000;

export function UserDetail({ userId }: { userId: string }) {
  const words = usersWords.useWords();
  const query = useUser({ userId }, { every: EVERY_MS });
  const shown = query.data;
  return (
    <Detail
      title={shown?.username ?? words.user(Number(userId))}
      sub={
        shown && (
          <>
            {words.user(shown.userId)}, {words.registeredAt} <Moment at={shown.registeredAt} />
          </>
        )
      }
      pills={
        shown && (
          <>
            <AccountStatusPill status={shown.standing} />
            <Pill>{words.levels[shown.level]}</Pill>
          </>
        )
      }
      acts={shown && <UserActs user={shown} />}
      listPath={paths.users}
    >
      <Answered query={query}>{(found) => <Sections user={found} />}</Answered>
    </Detail>
  );
}

function Sections({ user }: { user: Detailed }) {
  const words = usersWords.useWords();
  return (
    <>
      {user.standing !== 'open' && (
        <div className="con-section con-section--wide">
          <Note icon="lock">
            {user.standing === 'locked' ? `${words.lockedBecause}: ${user.lockedReason ?? ''}` : words.frozenBecause}
          </Note>
        </div>
      )}
      {user.suspended && (
        <div className="con-section con-section--wide">
          <Note icon="lock">{`${words.suspendedBecause}: ${words.suspensions[user.suspended.reason]}`}</Note>
        </div>
      )}
      <Person user={user} />
      <Security user={user} />
      <Account user={user} />
      <Reviews user={user} />
      <Balances user={user} />
      <Debts user={user} />
      <Unsupported user={user} />
      <Cases userId={user.userId} />
      <Compared user={user} />
      <Sessions user={user} />
      <History user={user} />
    </>
  );
}
