import { RESEND_SECONDS } from '@quay/contract/identity';
import { ResendCode } from '@quay/ui';
import { useSecondsLeft } from '../shell/use-seconds-left.ts';
import { proofWords } from './words/index.ts';

type ResendProps = { againAt: number; sending: boolean; onResend: () => void };

/** Asks for another code once the exchange would send one. */
export function Resend({ againAt, sending, onResend }: ResendProps) {
  const words = proofWords.useWords();
  const seconds = useSecondsLeft(againAt);
  return (
    <ResendCode
      secondsLeft={seconds}
      secondsTotal={RESEND_SECONDS}
      waiting={words.againIn(seconds)}
      sending={sending}
      onResend={onResend}
    >
      {words.again}
    </ResendCode>
  );
}
