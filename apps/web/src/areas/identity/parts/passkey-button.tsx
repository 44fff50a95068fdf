import type { PasskeyAnswer } from '@quay/contract/identity';
import { Button } from '@quay/ui';
import { useEffect, useRef, useState } from 'react';
import { askPasskey, PasskeyFailure, passkeysFillIn, passkeysWork, stopAskingPasskey } from '../../../proof/passkey.ts';
import { proofWords } from '../../../proof/words/index.ts';
import { submitPasskeyLogin } from '../acts/passkey-login.ts';
import { submitPasskeyLoginOptions } from '../acts/passkey-login-options.ts';
import { refusedAt } from '../forms/refused-at.ts';
import type { LoggedInNow } from '../forms/use-logged-in.ts';
import { identityWords } from '../words/index.ts';

/** A challenge is good for five minutes; a waiting one is renewed before. */
const RENEW_MS = 4 * 60_000;

type PasskeyButtonProps = { loggedIn: LoggedInNow; failed: (words: string) => void };

/** Logs in with a passkey alone: by its button, or by choosing one among what the browser fills into the login field. */
export function PasskeyButton({ loggedIn, failed }: PasskeyButtonProps) {
  const words = identityWords.useWords();
  const { passkeyFailed } = proofWords.useWords();
  const [waiting, setWaiting] = useState(false);
  const open = async (answer: PasskeyAnswer) => loggedIn(await submitPasskeyLogin(answer));
  // What the browser waits for outlives renders.
  const fill = useRef({ open, failed, passkeyFailed });
  fill.current = { open, failed, passkeyFailed };
  const [round, setRound] = useState(0);

  useEffect(() => {
    let left = false;
    async function offer() {
      // A challenge that nobody asked for must not tell of a lost network.
      if (!navigator.onLine || !(await passkeysFillIn()) || left) return;
      const challenge = await submitPasskeyLoginOptions({});
      const answer = left ? undefined : await askPasskey(challenge, { fillIn: true });
      if (!answer || left) return;
      try {
        await fill.current.open(answer);
      } catch (failure) {
        fill.current.failed(refusedAt(failure).form ?? fill.current.passkeyFailed);
      }
    }
    // Where the browser cannot, nothing is offered; the button tells why.
    offer().catch(() => undefined);
    const renewal = setTimeout(() => setRound(round + 1), RENEW_MS);
    return () => {
      left = true;
      clearTimeout(renewal);
      if (passkeysWork()) void stopAskingPasskey();
    };
  }, [round]);

  async function use() {
    if (waiting) return;
    failed('');
    setWaiting(true);
    try {
      const answer = await askPasskey(await submitPasskeyLoginOptions({}));
      if (answer) await open(answer);
      else setRound(round + 1);
    } catch (failure) {
      failed(failure instanceof PasskeyFailure ? passkeyFailed : (refusedAt(failure).form ?? ''));
    } finally {
      setWaiting(false);
    }
  }

  if (!passkeysWork()) return null;
  return (
    <Button variant="second" loading={waiting} loadingLabel={words.login.passkey} onClick={() => void use()}>
      {words.login.passkey}
    </Button>
  );
}
