import { Button, type ButtonVariant } from '@quay/ui';
import { type ReactNode, useId } from 'react';
import type { Confirming } from './confirming.tsx';
import { LongField } from './long-field.tsx';
import { REASON_MAX } from './reason-sheet.tsx';

export type Way = {
  readonly id: string;
  /** The act by its name: "Reject the application". */
  readonly label: ReactNode;
  readonly acting: ReactNode;
  readonly busy: boolean;
  readonly variant?: ButtonVariant;
  run(): void;
};

export type RulingProps = {
  /** Of the field. */
  readonly label: string;
  readonly reason: string;
  onReason(reason: string): void;
  /** What is wanted before either can be pressed, and who reads it. */
  readonly hint: ReactNode;
  readonly refusal?: string | undefined;
  readonly ways: readonly Way[];
  /** The second step, which every way asks for. */
  readonly confirming: Confirming;
  /** Beside the field: a choice of reasons. */
  readonly children?: ReactNode;
};

/**
 * Where a case is decided. Both ways weigh the same until a reason is written; then both can be pressed, and each says once
 * more what it does before it does it.
 */
export function Ruling({ label, reason, onReason, hint, refusal, ways, confirming, children }: RulingProps) {
  const hintId = useId();
  const missing = reason.trim() === '';
  return (
    <div className="con-ruling">
      {children}
      <div className="con-ruling-line">
        <LongField
          label={label}
          rows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={onReason}
          error={refusal}
          aria-describedby={hintId}
        />
        {ways.map((way) => (
          <Button
            key={way.id}
            variant={way.variant ?? 'second'}
            loading={way.busy}
            loadingLabel={way.acting}
            aria-disabled={missing || undefined}
            aria-describedby={hintId}
            onClick={() => missing || way.run()}
          >
            {way.label}
          </Button>
        ))}
      </div>
      <p id={hintId} className="q-t12 q-muted">
        {hint}
      </p>
      {confirming.sheet}
    </div>
  );
}
