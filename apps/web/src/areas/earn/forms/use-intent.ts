import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { newRequestId } from '../../../amounts/request-id.ts';
import { earnWords } from '../words/index.ts';

/** One intent of a form: sending it again after a lost answer does it once. */
export function useIntent() {
  const words = earnWords.useWords();
  const [requestId, setRequestId] = useState(newRequestId);
  const [refused, setRefused] = useState<string | null>(null);
  return {
    /** Why it was refused, in words, or that nobody knows. */
    refused,
    /** What is typed now is another intent. */
    renew() {
      setRefused(null);
      setRequestId(newRequestId());
    },
    async send(act: (requestId: string) => Promise<void>): Promise<void> {
      setRefused(null);
      try {
        await act(requestId);
      } catch (failed) {
        setRefused(failed instanceof Refusal && !isOutcomeUnknown(failed) ? failed.words : words.notAnswered);
      }
    },
  };
}
