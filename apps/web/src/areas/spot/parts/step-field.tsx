import { Icon } from '@quay/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';

/** A held button waits, then repeats. */
const FIRST_WAIT_MS = 400;
const REPEAT_MS = 90;

type StepFieldProps = {
  /** Stands inside the box over the value: "Price USDT". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** Exactly what was typed. What it means is decided by the form, and nothing typed is ever dropped. */
  value: string;
  onType: (typed: string) => void;
  onStep: (direction: 1 | -1) => void;
  onFocus?: () => void;
  onLeave?: () => void;
  error?: ReactNode;
};

/** A price or an amount with − and +. */
export function StepField({
  label,
  lessLabel,
  moreLabel,
  value,
  onType,
  onStep,
  onFocus,
  onLeave,
  error,
}: StepFieldProps) {
  const id = useId();
  return (
    <div className={`q-price${error ? ' q-price--error' : ''}`}>
      <div className="q-price-box">
        <Stepper label={lessLabel} icon="minus" controls={id} onStep={() => onStep(-1)} />
        <div className="q-price-middle">
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            value={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-below` : undefined}
            onChange={(event) => onType(event.target.value)}
            onFocus={onFocus}
            onBlur={onLeave}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              onStep(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
        </div>
        <Stepper label={moreLabel} icon="plus" controls={id} onStep={() => onStep(1)} />
      </div>
      {error && (
        <div id={`${id}-below`} className="q-field-below q-field-below--error" role="alert">
          {error}
        </div>
      )}
    </div>
  );
}

type StepperProps = { label: string; icon: 'plus' | 'minus'; controls: string; onStep: () => void };

function Stepper({ label, icon, controls, onStep }: StepperProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A repeating press has to step from the value of this moment, not from the one it began with.
  const step = useRef(onStep);
  useEffect(() => {
    step.current = onStep;
  });
  const letGo = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  function again(wait: number) {
    step.current();
    timer.current = setTimeout(() => again(REPEAT_MS), wait);
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        again(FIRST_WAIT_MS);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      // A press by keyboard or by assistive technology has no pointer behind it.
      onClick={(event) => event.detail === 0 && onStep()}
    >
      <Icon name={icon} size="xs" />
    </button>
  );
}
