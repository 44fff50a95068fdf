import type { LoggedIn, SecondFactor } from '@quay/contract/identity';
import { Button } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Link, Redirect, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { askPasskey, PasskeyFailure, passkeysWork } from '../../../proof/passkey.ts';
import { reasonOf } from '../../../proof/refused.ts';
import { SecondCode, validateSecondCode } from '../../../proof/second-code.tsx';
import { proofWords } from '../../../proof/words/index.ts';
import { submitLoginVerify } from '../acts/login-verify.ts';
import { submitPasskeyLoginOptions } from '../acts/passkey-login-options.ts';
import { useLogIn } from '../drafts/log-in.ts';
import { refusedAt } from '../forms/refused-at.ts';
import { type LoggedInNow, useLoggedIn } from '../forms/use-logged-in.ts';
import { useSending } from '../forms/use-sending.ts';
import { Entrance, useWayOn } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

const known = ['totp', 'passkey', 'recovery-code'] as const;
type Way = (typeof known)[number];

/** The second step of a login. */
export default function GooleVerify() {
  const { redirect } = useWayOn();
  // It is given up when the session opens, and must not lead back to the login then.
  const [second] = useState(() => useLogIn.getState().second);
  return second ? <SecondStep second={second} /> : <Redirect to={paths.login(redirect)} />;
}

function SecondStep({ second }: { second: SecondFactor }) {
  const words = identityWords.useWords();
  const { ways } = proofWords.useWords();
  const { redirect, state } = useWayOn();
  const finish = useLoggedIn();
  const navigate = useNavigate();
  const open = known.filter((way) => second.factors.includes(way));
  // What this browser cannot do is only named where there is nothing else.
  const here = open.filter((way) => way !== 'passkey' || passkeysWork());
  const offered = here.length > 0 ? here : open;
  const [way, setWay] = useState<Way>(offered[0] ?? 'totp');

  const loggedIn = (answer: LoggedIn) => {
    useLogIn.setState({ second: null });
    finish(answer);
  };

  /** The password has to be typed again; why stands over it. */
  function refused(failure: unknown): boolean {
    if (reasonOf(failure) !== 'login-expired') return false;
    useLogIn.setState({ second: null, notice: refusedAt(failure).form ?? '' });
    navigate(paths.login(redirect), { replace: true, state });
    return true;
  }

  const step = { second, loggedIn, refused };
  return (
    <Entrance
      backTo={paths.login(redirect)}
      title={words.second.title}
      foot={
        <>
          {words.second.lost}{' '}
          <Link className="q-act" to={paths.resetVerify()}>
            {words.second.askReset}
          </Link>
        </>
      }
    >
      <p className="identity-lead">{ways[way].lead}</p>
      {way === 'passkey' ? <PasskeyStep {...step} /> : <CodeStep key={way} way={way} {...step} />}
      <div className="identity-other-ways">
        {offered
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" onClick={() => setWay(other)}>
              {ways[other].choose}
            </Button>
          ))}
      </div>
    </Entrance>
  );
}

type StepProps = { second: SecondFactor; loggedIn: LoggedInNow; refused: (failure: unknown) => boolean };

function CodeStep({ second, way, loggedIn, refused }: StepProps & { way: 'totp' | 'recovery-code' }) {
  const words = identityWords.useWords();
  const { ways } = proofWords.useWords();
  const say = useRefusalWords();
  const [code, setCode] = useState('');

  const missing = {
    totp: say({ reason: 'identity/totp-missing' }),
    'recovery-code': ways['recovery-code'].missing,
  };
  const { form, wrong, sending, submit, submitNext, mend } = useSending({
    validate: () => validateSecondCode(way, code, missing),
    send: async () => {
      const answer = way === 'totp' ? { totp: code } : { recoveryCode: code.trim() };
      loggedIn(await submitLoginVerify({ ticket: second.ticket, ...answer }));
    },
    refused,
  });
  const typed = (text: string) => {
    setCode(text);
    mend('totp', 'recoveryCode', 'form');
  };

  return (
    <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
      <SecondCode way={way} code={code} onChange={typed} onComplete={submitNext} wrong={wrong} />
      <FormError words={wrong.form} />
      <Button wide type="submit" loading={sending} loadingLabel={words.loggingIn}>
        {words.logIn}
      </Button>
    </form>
  );
}

function PasskeyStep({ second, loggedIn, refused }: StepProps) {
  const { ways, passkeyFailed } = proofWords.useWords();
  const [declined, setDeclined] = useState('');
  const { ticket } = second;
  const { form, wrong, sending, submit } = useSending({
    send: async () => {
      setDeclined('');
      const passkey = await askPasskey(await submitPasskeyLoginOptions({ ticket }));
      if (passkey) loggedIn(await submitLoginVerify({ ticket, passkey }));
    },
    refused(failure) {
      if (!(failure instanceof PasskeyFailure)) return refused(failure);
      setDeclined(passkeyFailed);
      return true;
    },
  });
  return (
    <form ref={form} className="identity-form" onSubmit={(event) => void submit(event)}>
      <FormError words={wrong.form ?? declined} />
      <Button
        wide
        type="submit"
        loading={sending}
        loadingLabel={ways.passkey.doing}
        disabledReason={passkeysWork() ? undefined : ways.passkey.notHere}
      >
        {ways.passkey.act}
      </Button>
    </form>
  );
}
