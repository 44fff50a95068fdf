import { Redirect, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { reasonOf } from '../../../proof/refused.ts';
import { notify } from '../../../shell/notify.ts';
import { useSession } from '../../../shell/session.ts';
import { submitSetFundPassword } from '../acts/set-fund-password.ts';
import { useSignUp } from '../drafts/sign-up.ts';
import { FundPasswordForm } from '../forms/fund-password.form.tsx';
import { useOpened } from '../forms/use-opened.ts';
import { Entrance, useWayOn } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

/**
 * The fund password of a new account. One that was opened by its name is there already; one with a code is opened in the
 * next step, while the code is on its way.
 */
export default function SetFond() {
  const { redirect } = useWayOn();
  const [member] = useState(() => useSession.getState().member);
  const [sent] = useState(() => useSignUp.getState().sent);
  if (member) return member.fundPassword ? <Redirect to={paths.finish()} /> : <OfOpenedAccount />;
  return sent ? <OfComingAccount /> : <Redirect to={paths.register(redirect)} />;
}

function OfOpenedAccount() {
  const words = identityWords.useWords();
  const navigate = useNavigate();
  const go = useOpened();
  const [password] = useState(() => useSignUp.getState().password);

  async function set(fundPassword: string, typed: string) {
    await submitSetFundPassword({ fundPassword, proof: { password: typed } });
    const { member, refresh } = useSession.getState();
    if (member) refresh({ ...member, fundPassword: true });
    notify(words.fund.done, { tone: 'done' });
    go();
  }

  /** An account that has more locks than its password sets it where these are asked for. */
  function refused(failure: unknown): boolean {
    if (reasonOf(failure) !== 'proof-missing') return false;
    navigate(paths.safety(), { replace: true });
    return true;
  }

  return (
    <Entrance members backTo={paths.home()} title={words.fund.title} step={[2, 2]}>
      <p className="identity-lead">{words.fund.lead}</p>
      <FundPasswordForm password={password} needsPassword set={set} refused={refused} later={go} />
    </Entrance>
  );
}

function OfComingAccount() {
  const words = identityWords.useWords();
  const navigate = useNavigate();
  const { redirect, state } = useWayOn();
  const [password] = useState(() => useSignUp.getState().password);

  function goOn(fundPassword: string) {
    useSignUp.setState({ fundPassword });
    navigate(paths.verify(redirect), { state });
  }

  return (
    <Entrance backTo={paths.register(redirect)} title={words.fund.title} step={[2, 3]}>
      <p className="identity-lead">{words.fund.lead}</p>
      <FundPasswordForm
        password={password}
        needsPassword={false}
        set={(chosen) => Promise.resolve(goOn(chosen))}
        later={() => goOn('')}
      />
    </Entrance>
  );
}
