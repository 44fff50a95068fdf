import { draftOf } from '../../../shell/draft.ts';
import { likelyHere } from './log-in.ts';
import type { SentCode } from './sent-code.ts';

type Binding = {
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  /** The code to the new address. */
  readonly sent: SentCode | null;
};

/** A new e-mail address or phone number; whoever looks for its code in another app finds it here again. */
export const useBinding = draftOf<Binding>('quay.binding', { email: '', phone: '', country: likelyHere, sent: null });
