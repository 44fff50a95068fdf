import { useState } from 'react';
import { notify } from '../../../shell/notify.ts';
import { identityWords } from '../words/index.ts';
import { refusedAt, type Wrong } from './refused-at.ts';

/** Sends another code, once at a time; `send` tells whether one is new. The words of a refusal stand with the form's. */
export function useResending(send: () => Promise<boolean>) {
  const words = identityWords.useWords();
  const [resending, setResending] = useState(false);
  const [refusal, setRefusal] = useState<Wrong>({});

  async function resend() {
    if (resending) return;
    setResending(true);
    setRefusal({});
    try {
      if (await send()) notify(words.code.sentAgain, { tone: 'done' });
    } catch (failure) {
      setRefusal(refusedAt(failure));
    } finally {
      setResending(false);
    }
  }

  return { resend: () => void resend(), resending, resendRefused: Object.values(refusal)[0] };
}
