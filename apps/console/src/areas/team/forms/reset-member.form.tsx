import type { TeamMember } from '@quay/contract/staff';
import { Sheet } from '@quay/ui';
import { useState } from 'react';
import { ReasonForm } from '../../../parts/reason-sheet.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { useResetMember } from '../acts/reset-member.ts';
import { teamWords } from '../words/index.ts';
import { OneTime } from './one-time.tsx';

type ResetMemberProps = { member: TeamMember; open: boolean; onClose: () => void };

/** A new first login for a colleague who lost password or authenticator; a second person approves it. */
export function ResetMember({ member: { staffId, name }, open, onClose }: ResetMemberProps) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const [password, setPassword] = useState<string>();
  const { act, busy, refusal, forget } = useResetMember({ done: (query) => setPassword(query.password) });
  const close = () => {
    // The password is gone with its window.
    setPassword(undefined);
    forget();
    onClose();
  };
  return (
    <Sheet
      open={open}
      // A press beside the window must not take away what is shown once.
      onClose={() => password !== undefined || close()}
      title={password === undefined ? words.resetTitle(name) : words.addedTitle}
      closeLabel={shell.close}
    >
      {password === undefined ? (
        <ReasonForm
          act={words.resetAsk(name)}
          acting={words.resetting}
          busy={busy}
          refusal={refusal}
          onAct={(reason) => act({ staffId, reason })}
        >
          {words.resetWords}
        </ReasonForm>
      ) : (
        <OneTime name={name} password={password} waits close={close} />
      )}
    </Sheet>
  );
}
