import { type CodeChannel, RESEND_SECONDS, type SecurityAct } from '@quay/contract/identity';
import { exchangeNow, Refusal } from '@quay/web-kit/request';
import { useEffect, useRef, useState } from 'react';
import { submitSendCode } from './acts/send-code.ts';

/** A code for an act, to an address that is bound. */
export type ActCode = {
  /** Masked, once the exchange has named it. */
  readonly to: string;
  /** When another may be asked for, by the exchange's clock; 0 while none was sent. */
  readonly againAt: number;
  readonly sending: boolean;
  /** Why none was sent. */
  readonly refused: string | undefined;
  send(): void;
};

/** Sends a code as soon as it is `wanted`, and others when asked. */
export function useActCode(act: SecurityAct, channel: CodeChannel, wanted: boolean): ActCode {
  const [state, setState] = useState({ to: '', againAt: 0, sending: false, refused: undefined as string | undefined });
  const begun = useRef(false);

  async function send() {
    setState((now) => ({ ...now, sending: true, refused: undefined }));
    const again = (seconds: number) => exchangeNow() + seconds * 1_000;
    try {
      const { sentTo, retryAfter } = await submitSendCode({ act, channel });
      setState({ to: sentTo, againAt: again(retryAfter), sending: false, refused: undefined });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      // One is so fresh that it is still good, as after a reload.
      const isFresh = failure.reason === 'identity/code-too-soon';
      setState((now) => ({
        ...now,
        sending: false,
        ...(isFresh
          ? { againAt: again(Number(failure.params.seconds ?? RESEND_SECONDS)) }
          : { refused: failure.words }),
      }));
    }
  }

  const sendNow = useRef(send);
  sendNow.current = send;
  useEffect(() => {
    if (!wanted || begun.current) return;
    begun.current = true;
    void sendNow.current();
  }, [wanted]);

  return { ...state, send: () => void send() };
}
