import { type SuspensionReason, suspensionReasons } from '@quay/contract/c2c';
import type { UserDetail } from '@quay/contract/staff';
import { Button, Select, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useMember } from '../../../shell/session.ts';
import { useEndUserSessions } from '../acts/end-user-sessions.ts';
import { useLiftSuspension } from '../acts/lift-suspension.ts';
import { useLockUser } from '../acts/lock-user.ts';
import { useSuspendMerchant } from '../acts/suspend-merchant.ts';
import { useUnlockUser } from '../acts/unlock-user.ts';
import { usersWords } from '../words/index.ts';

type Act = 'lock' | 'unlock' | 'end' | 'suspend' | 'lift';

/** What may be done with a user, each with its reason. */
export function UserActs({ user }: { user: UserDetail }) {
  const words = usersWords.useWords();
  const { rights } = useMember();
  const [dialog, setDialog] = useState<Act>();
  const done = (said: string) => {
    setDialog(undefined);
    showToast(said, { tone: 'done' });
  };
  const lock = useLockUser({ done: () => done(words.lockDone(user.username)) });
  const unlock = useUnlockUser({ done: () => done(words.unlockAsked) });
  const end = useEndUserSessions({ done: ({ ended }) => done(words.ended(ended)) });
  const suspend = useSuspendMerchant({ done: () => done(words.suspendDone(user.username)) });
  const lift = useLiftSuspension({ done: () => done(words.unlockAsked) });
  const [kind, setKind] = useState<SuspensionReason>('complaints');
  if (!rights.includes('users-lock')) return null;

  const name = user.username;
  const acts = {
    lock: { ...lock, title: words.lockTitle(name), about: words.lockWords, acting: words.locking },
    unlock: { ...unlock, title: words.unlockTitle(name), about: words.unlockWords, acting: words.unlocking },
    suspend: {
      ...suspend,
      act: (request: { userId: number; reason: string }) => suspend.act({ ...request, kind }),
      title: words.suspendTitle(name),
      about: words.suspendWords,
      acting: words.suspending,
    },
    lift: { ...lift, title: words.liftTitle(name), about: words.liftWords, acting: words.unlocking },
    end: { ...end, title: words.endTitle(name), about: words.endWords, acting: words.ending },
  };
  const shown = acts[dialog ?? 'lock'];
  const open = (act: Act) => {
    acts[act].forget();
    setDialog(act);
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
      {user.suspended ? (
        <Button variant="second" size="row" onClick={() => open('lift')}>
          {words.lift}
        </Button>
      ) : (
        user.merchantStatus !== 0 && (
          <Button variant="second" size="row" onClick={() => open('suspend')}>
            {words.suspend}
          </Button>
        )
      )}
      <ReasonSheet
        open={dialog !== undefined}
        onClose={() => setDialog(undefined)}
        title={shown.title}
        act={shown.title}
        acting={shown.acting}
        fields={
          dialog === 'suspend' && (
            <Select
              label={words.suspendKind}
              options={suspensionReasons.map((value) => ({ value, label: words.suspensions[value] }))}
              value={kind}
              onChange={(chosen) => setKind(chosen as SuspensionReason)}
            />
          )
        }
        busy={shown.busy}
        refusal={shown.refusal}
        onAct={(reason) => shown.act({ userId: user.userId, reason })}
      >
        {shown.about}
      </ReasonSheet>
    </>
  );
}
