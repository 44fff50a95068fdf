import { useState } from 'react';
import { notify } from '../../../shell/notify.ts';
import { identityWords } from '../words/index.ts';
import { refusedAt, type Wrong } from './refused-at.ts';

/** Sends another code, once at a time; the words of a refusal stand with those of the form. */
export function useResending(send: () => Promise<void>) {
  const words = identityWords.useWords();
  const [resending, setResending] = useState(false);
  const [refusal, setRefusal] = useState<Wrong>({});

  async function resend() {
    if (resending) return;
    setResending(true);
    setRefusal({});
    try {
      await send();
      notify(words.code.sentAgain, { tone: 'done' });
    } catch (failure) {
      setRefusal(refusedAt(failure));
    } finally {
      setResending(false);
    }
  }

  return { resend: () => void resend(), resending, resendRefused: Object.values(refusal)[0] };
}
