import { CODE } from '@quay/contract/identity';
import { Button, CodeField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Link, Redirect, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { Resend } from '../../../proof/resend.tsx';
import { useSession } from '../../../shell/session.ts';
import { submitRegister } from '../acts/register.ts';
import { type CodeAddress, nameOf, type SentCode, sendCodeTo } from '../drafts/sent-code.ts';
import { addressOf, registration, useSignUp } from '../drafts/sign-up.ts';
import { NewPassword, validatePassword } from '../forms/new-password.tsx';
import { refusedAt, type Wrong } from '../forms/refused-at.ts';
import { useOpened } from '../forms/use-opened.ts';
import { useResending } from '../forms/use-resending.ts';
import { useSending } from '../forms/use-sending.ts';
import { Entrance, useWayOn } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

/** The code of a new account: with it the account is opened. */
export default function Verify() {
  const { redirect } = useWayOn();
  const draft = useSignUp();
  const address = addressOf(draft);
  if (!address || draft.sent?.to !== nameOf(address)) return <Redirect to={paths.register(redirect)} />;
  return <EnterCode address={address} sent={draft.sent} />;
}

function EnterCode({ address, sent }: { address: CodeAddress; sent: SentCode }) {
  const words = identityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const { redirect, state } = useWayOn();
  const opened = useOpened();
  const draft = useSignUp();
  const [code, setCode] = useState('');
  // A reload took the passwords; they are asked for again as long as this screen stands.
  const [gone] = useState(() => draft.password === '');

  function check(): Wrong {
    return {
      ...(!CODE.test(code) && { code: say({ reason: 'identity/code-missing' }) }),
      ...(gone && validatePassword(draft.password, draft.repeat, say)),
    };
  }

  /** What is wrong with the form is mended there, and nothing of it is lost. */
  function refused(failure: unknown): boolean {
    const wrong = refusedAt(failure);
    if (wrong.code || wrong.form || (gone && wrong.password)) return false;
    useSignUp.setState({ wrong });
    navigate(paths.register(redirect), { replace: true, state });
    return true;
  }

  const { form, wrong, sending, submit, submitNext, mend } = useSending({
    validate: check,
    send: async () => {
      useSession.getState().open(await submitRegister({ ...registration(draft), code }));
      opened();
    },
    refused,
  });
  const { resend, resending, resendRefused } = useResending(async () => {
    const { sent: last, isNew } = await sendCodeTo('register', address, sent);
    useSignUp.setState({ sent: last });
    if (isNew) setCode('');
    mend('code', 'form');
    return isNew;
  });

  return (
    <Entrance backTo={paths.setFond(redirect)} title={words.code.title} step={[3, 3]}>
      <p className="identity-lead">{words.code.lead(sent.to)}</p>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <CodeField
            label={words.code.label}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              mend('code', 'form');
            }}
            {...(!gone && { onComplete: submitNext })}
            error={wrong.code}
            autoFocus
          />
          <Resend againAt={sent.againAt} sending={resending} onResend={resend} />
        </div>
        {gone && (
          <>
            <p className="identity-lead">{words.code.passwordsGone}</p>
            <NewPassword
              password={draft.password}
              repeat={draft.repeat}
              onChange={(typed) => {
                useSignUp.setState(typed);
                mend('password', 'repeat', 'form');
              }}
              wrong={wrong}
            />
            {!draft.fundPassword && (
              <p className="q-t12 q-muted">
                {words.code.fundGone}{' '}
                <Link className="q-act" to={paths.setFond(redirect)} state={state} replace>
                  {words.code.toFund}
                </Link>
              </p>
            )}
          </>
        )}
        <FormError words={wrong.form ?? resendRefused} />
        <Button wide type="submit" loading={sending} loadingLabel={words.openingAccount}>
          {words.openAccount}
        </Button>
        <p className="identity-note">
          {words.code.wrongAddress[address.channel]}{' '}
          <Link className="q-act" to={paths.register(redirect)} state={state} replace>
            {words.code.change}
          </Link>
        </p>
      </form>
    </Entrance>
  );
}
