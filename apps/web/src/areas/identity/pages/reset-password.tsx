import { Button } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { navigate, Redirect, useSearchParams } from '@quay/web-kit/router';
import { useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { reasonOf } from '../../../proof/refused.ts';
import { useSession } from '../../../shell/session.ts';
import { submitResetPassword } from '../acts/reset-password.ts';
import { useLogIn } from '../drafts/log-in.ts';
import { addressOf, useRecovery } from '../drafts/recovery.ts';
import { nameOf } from '../drafts/sent-code.ts';
import { NewPassword, validatePassword } from '../forms/new-password.tsx';
import { refusedAt } from '../forms/refused-at.ts';
import { useSending } from '../forms/use-sending.ts';
import { Entrance } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

/** A new login password in place of a forgotten one. */
export default function ResetPassword() {
  const [search] = useSearchParams();
  const sent = search.get('ticket');
  // It is used up when the next screen comes, and must not lead back then.
  const [ticket] = useState(() => sent ?? useRecovery.getState().ticket);
  useEffect(() => {
    if (!sent) return;
    // From the link in a message: it does not stay in the address, where it could be copied along.
    useRecovery.setState({ ticket: sent });
    navigate(paths.resetPassword(), { replace: true });
  }, [sent]);
  return ticket ? <Choose ticket={ticket} /> : <Redirect to={paths.forget()} />;
}

function Choose({ ticket }: { ticket: string }) {
  const words = identityWords.useWords();
  const say = useRefusalWords();
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');

  const { form, wrong, sending, submit, mend } = useSending({
    validate: () => validatePassword(password, repeat, say),
    send: async () => {
      await submitResetPassword({ ticket, password });
      // Whoever was logged in here is no longer.
      useSession.getState().close();
      useLogIn.setState({ username: nameOf(addressOf(useRecovery.getState())) });
      useRecovery.clear();
      navigate(paths.passSuccess(), { replace: true });
    },
    refused(failure) {
      if (reasonOf(failure) !== 'login-expired') return false;
      useRecovery.setState({ ticket: '', sent: null, notice: refusedAt(failure).form ?? '' });
      navigate(paths.forget(), { replace: true });
      return true;
    },
  });

  return (
    <Entrance members backTo={paths.safeVerify()} title={words.newPassword.title}>
      <p className="identity-lead">{words.newPassword.after}</p>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <NewPassword
          password={password}
          repeat={repeat}
          onChange={(typed) => {
            if (typed.password !== undefined) setPassword(typed.password);
            if (typed.repeat !== undefined) setRepeat(typed.repeat);
            mend('password', 'repeat', 'form');
          }}
          wrong={wrong}
        />
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.newPassword.doing}>
          {words.newPassword.act}
        </Button>
      </form>
    </Entrance>
  );
}
