import { CODE } from '@quay/contract/identity';
import { Button, CodeField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Link, Redirect, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { askPasskey, PasskeyFailure } from '../../../proof/passkey.ts';
import { reasonOf } from '../../../proof/refused.ts';
import { Resend } from '../../../proof/resend.tsx';
import { SecondCode, validateSecondCode } from '../../../proof/second-code.tsx';
import { proofWords } from '../../../proof/words/index.ts';
import { submitForgotPassword } from '../acts/forgot-password.ts';
import { submitPasskeyLoginOptions } from '../acts/passkey-login-options.ts';
import { addressOf, useRecovery } from '../drafts/recovery.ts';
import { nameOf, type SentCode, sendCodeTo } from '../drafts/sent-code.ts';
import type { Wrong } from '../forms/refused-at.ts';
import { useResending } from '../forms/use-resending.ts';
import { useSending } from '../forms/use-sending.ts';
import { Entrance } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

/** The code of a forgotten password, and the second lock of an account that has one. */
export default function SafeVerify() {
  const draft = useRecovery();
  return draft.sent?.to === nameOf(addressOf(draft)) ? <Prove sent={draft.sent} /> : <Redirect to={paths.forget()} />;
}

/** What an account asks for besides the code; it is told only to whoever has that. */
type Lock = 'totp' | 'recovery-code' | 'passkey';
const lockOf: Record<string, Lock> = { 'totp-missing': 'totp', 'proof-missing': 'passkey' };

function Prove({ sent }: { sent: SentCode }) {
  const words = identityWords.useWords();
  const { ways, passkeyFailed } = proofWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const address = addressOf(useRecovery());
  const [code, setCode] = useState('');
  const [lock, setLock] = useState<Lock>();
  const [second, setSecond] = useState('');
  const [passkeyWrong, setPasskeyWrong] = useState('');

  function check(): Wrong {
    setPasskeyWrong('');
    if (!CODE.test(code)) return { code: say({ reason: 'identity/code-missing' }) };
    if (!lock || lock === 'passkey') return {};
    const totp = say({ reason: 'identity/totp-missing' });
    return validateSecondCode(lock, second, { totp, 'recovery-code': ways['recovery-code'].missing });
  }

  /** Nothing when a passkey was declined. */
  async function answer() {
    if (!lock) return {};
    if (lock === 'totp') return { totp: second };
    if (lock === 'recovery-code') return { recoveryCode: second.trim() };
    const passkey = await askPasskey(await submitPasskeyLoginOptions({}));
    return passkey && { passkey };
  }

  const { form, wrong, sending, submit, submitNext, mend } = useSending({
    validate: check,
    send: async () => {
      const more = await answer();
      if (!more) return;
      const { ticket } = await submitForgotPassword({ ...address, code, ...more });
      useRecovery.setState({ ticket });
      navigate(paths.resetPassword());
    },
    refused(failure) {
      if (failure instanceof PasskeyFailure) {
        setPasskeyWrong(passkeyFailed);
        return true;
      }
      const query = lockOf[reasonOf(failure) ?? ''];
      if (lock || !query) return false;
      setLock(query);
      return true;
    },
  });
  const { resend, resending, resendRefused } = useResending(async () => {
    const { sent: last, isNew } = await sendCodeTo('forgot-password', address, sent);
    useRecovery.setState({ sent: last });
    if (isNew) setCode('');
    mend('code', 'form');
    return isNew;
  });
  const other = lock === 'totp' ? 'recovery-code' : 'totp';

  return (
    <Entrance members backTo={paths.forget()} title={words.code.title}>
      <p className="identity-lead">{words.forgot.codeLead(sent.to)}</p>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <CodeField
            label={words.code.label}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              mend('code', 'form');
            }}
            {...(!lock && { onComplete: submitNext })}
            error={wrong.code}
            autoFocus
          />
          <Resend againAt={sent.againAt} sending={resending} onResend={resend} />
        </div>
        {lock && <p className="identity-lead">{lock === 'passkey' ? ways.passkey.lead : words.forgot.more}</p>}
        {lock && lock !== 'passkey' && (
          <div>
            <SecondCode
              way={lock}
              code={second}
              onChange={(typed) => {
                setSecond(typed);
                mend('totp', 'recoveryCode', 'form');
              }}
              onComplete={submitNext}
              wrong={wrong}
            />
            <p className="identity-other-lock">
              <Button
                variant="quiet"
                onClick={() => {
                  setLock(other);
                  setSecond('');
                }}
              >
                {ways[other].choose}
              </Button>
            </p>
          </div>
        )}
        <FormError words={wrong.form ?? (passkeyWrong || resendRefused)} />
        <Button wide type="submit" loading={sending} loadingLabel={words.forgot.doing}>
          {lock === 'passkey' ? ways.passkey.act : words.forgot.act}
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
