import type { ReactNode } from 'react';
import { TickRule } from './tick-rule.tsx';

export interface ResendCodeProps {
  /** Seconds until another code may be asked for, by the server's clock; 0 when it may. */
  secondsLeft: number;
  /** Seconds that the whole rule stands for. */
  secondsTotal: number;
  /** The act: "Send another code". */
  children: ReactNode;
  /** The act while it has to wait: "Send another code in 42 s". */
  waiting: string;
  /** One is being sent. */
  sending?: boolean;
  onResend: () => void;
}

/**
 * Asks for another code, with the wait before it as a ruled scale. It stays one button all along, so that the focus
 * is not lost when the wait begins; a screen reader hears the time when it comes by, not at every tick.
 */
export function ResendCode({ secondsLeft, secondsTotal, children, waiting, sending, onResend }: ResendCodeProps) {
  const waits = secondsLeft > 0;
  return (
    <div className="q-resend">
      <button
        type="button"
        className="q-act"
        aria-disabled={waits || sending || undefined}
        aria-busy={sending || undefined}
        onClick={() => waits || sending || onResend()}
      >
        <span className="q-n">{waits ? waiting : children}</span>
      </button>
      {waits && <TickRule share={secondsLeft / secondsTotal} label={waiting} />}
    </div>
  );
}
