import { CODE, forgotPassword } from '@quay/contract/identity';
import { Button, CodeField, Field } from '@quay/ui';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { ask } from '../../../request/ask.ts';
import { Link, Redirect, useNavigate } from '../../../shell/router.tsx';
import { useRefusalWords } from '../../../shell/words.ts';
import { addressOf, useRecovery } from '../drafts/recovery.ts';
import { type SentCode, sendCodeTo } from '../drafts/sent-code.ts';
import { FormError } from '../forms/form-error.tsx';
import { reasonOf, type Wrong } from '../forms/refused-at.ts';
import { useResending } from '../forms/use-resending.ts';
import { useSending } from '../forms/use-sending.ts';
import { Entrance } from '../parts/entrance.tsx';
import { Resend } from '../parts/resend.tsx';
import { identityWords } from '../words/index.ts';

/** The code of a forgotten password, and the second lock of an account that has one. */
export default function SafeVerify() {
  const sent = useRecovery((draft) => draft.sent);
  return sent ? <Prove sent={sent} /> : <Redirect to={paths.forget()} />;
}

/** What an account asks for besides the code, as far as it is known. */
type Lock = 'none' | 'totp' | 'recovery-code' | 'passkey';

function Prove({ sent }: { sent: SentCode }) {
  const words = identityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const draft = useRecovery();
  const address = addressOf(draft);
  const [code, setCode] = useState('');
  const [lock, setLock] = useState<Lock>('none');
  const [totp, setTotp] = useState('');
  const [recoveryCode, setRecoveryCode] = useState('');

  function judge(): Wrong {
    if (!CODE.test(code)) return { code: say({ reason: 'identity/code-missing' }) };
    if (lock === 'totp' && totp.length < 6) return { totp: say({ reason: 'identity/totp-missing' }) };
    if (lock === 'recovery-code' && !recoveryCode.trim())
      return { recoveryCode: words.second['recovery-code'].missing };
    return {};
  }

  /** Nothing when a passkey was declined. */
  async function secondAnswer() {
    if (lock === 'totp') return { totp };
    if (lock === 'recovery-code') return { recoveryCode: recoveryCode.trim() };
    if (lock === 'none') return {};
    const passkey = await askPasskey(await ask(passkeyLoginOptions, {}, { quiet: true }));
    return passkey && { passkey };
  }

  const { form, wrong, sending, submit, submitNext, mend } = useSending({
    judge,
    send: async () => {
      const more = await secondAnswer();
      if (!more) return;
      const { ticket } = await ask(forgotPassword, { ...address, code, ...more }, { quiet: true });
      useRecovery.setState({ ticket });
      navigate(paths.resetPassword());
    },
    refused(failure) {
      const locked = ({ 'totp-missing': 'totp', 'proof-missing': 'passkey' } as const)[reasonOf(failure) ?? ''];
      // The code was right, and there is a second lock.
      if (lock !== 'none' || !locked) return false;
      setLock(locked);
      return true;
    },
  });
  const { resend, resending, resendRefused } = useResending(async () => {
    useRecovery.setState({ sent: await sendCodeTo('forgot-password', address, sent) });
    setCode('');
    mend('code', 'form');
  });

  return (
    <Entrance members backTo={paths.forget()} title={words.code.title}>
      <p className="identity-lead">{words.forgot.codeLead(sent.shown)}</p>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <CodeField
            label={words.code.label}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              mend('code', 'form');
            }}
            {...(lock === 'none' && { onComplete: submitNext })}
            error={wrong.code}
            autoFocus
          />
          <Resend againAt={sent.againAt} sending={resending} onResend={resend} />
        </div>
        {lock !== 'none' && <p className="identity-lead">{words.forgot.more}</p>}
        {lock === 'totp' && (
          <CodeField
            label={words.second.totp.label}
            value={totp}
            onChange={(digits) => {
              setTotp(digits);
              mend('totp', 'form');
            }}
            onComplete={submitNext}
            error={wrong.totp}
            autoFocus
          />
        )}
        {lock === 'recovery-code' && (
          <Field
            label={words.second['recovery-code'].label}
            name="recovery-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="identity-recovery-code"
            value={recoveryCode}
            onChange={(typed) => {
              setRecoveryCode(typed);
              mend('recoveryCode', 'form');
            }}
            error={wrong.recoveryCode}
          />
        )}
        {lock !== 'none' && (
          <div>
            <Button variant="quiet" onClick={() => setLock(lock === 'totp' ? 'recovery-code' : 'totp')}>
              {words.second[lock === 'totp' ? 'recovery-code' : 'totp'].choose}
            </Button>
          </div>
        )}
        <FormError words={wrong.form ?? resendRefused} />
        <Button wide type="submit" loading={sending} loadingLabel={words.forgot.doing}>
          {words.forgot.act}
        </Button>
        <p className="identity-note">
          {words.code.wrongAddress[address.channel]}{' '}
          <Link className="q-act" to={paths.forget()} replace>
            {words.code.change}
          </Link>
        </p>
      </form>
    </Entrance>
  );
}
