import { endUserSessions, lockUser, type UserDetail, unlockUser } from '@quay/contract/staff';
import { Button, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useAct } from '../../../request/hooks.ts';
import { useMember } from '../../../shell/session.ts';
import { usersWords } from '../words/index.ts';

type Act = 'lock' | 'unlock' | 'end';

/** What may be done with a user, each with its reason. */
export function UserActs({ user }: { user: UserDetail }) {
  const words = usersWords.use();
  const { rights } = useMember();
  const [asked, setAsked] = useState<Act>();
  const done = (said: string) => {
    setAsked(undefined);
    showToast(said, { tone: 'done' });
  };
  const lock = useAct(lockUser, { done: () => done(words.lockDone(user.username)) });
  const unlock = useAct(unlockUser, { done: () => done(words.unlockAsked) });
  const end = useAct(endUserSessions, { done: ({ ended }) => done(words.ended(ended)) });
  if (!rights.includes('users-lock')) return null;

  const name = user.username;
  const acts = {
    lock: { ...lock, title: words.lockTitle(name), about: words.lockWords, acting: words.locking },
    unlock: { ...unlock, title: words.unlockTitle(name), about: words.unlockWords, acting: words.unlocking },
    end: { ...end, title: words.endTitle(name), about: words.endWords, acting: words.ending },
  };
  const shown = acts[asked ?? 'lock'];
  const open = (act: Act) => {
    acts[act].forget();
    setAsked(act);
  };
  return (
    <>
      {user.sessions.length > 0 && (
        <Button variant="second" size="row" onClick={() => open('end')}>
          {words.endSessions}
        </Button>
      )}
      {user.standing === 'locked' ? (
        <Button variant="second" size="row" onClick={() => open('unlock')}>
          {words.unlock}
        </Button>
      ) : (
        <Button variant="second" size="row" onClick={() => open('lock')}>
          {words.lock}
        </Button>
      )}
      <ReasonSheet
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={shown.title}
        act={shown.title}
        acting={shown.acting}
        busy={shown.busy}
        refusal={shown.refusal}
        onAct={(reason) => shown.act({ userId: user.userId, reason })}
      >
        {shown.about}
      </ReasonSheet>
    </>
  );
}
