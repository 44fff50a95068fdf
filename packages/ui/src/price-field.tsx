import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorWords } from './error-words.tsx';
import { Icon } from './icon.tsx';
import { figureAsRead, figureAsTyped } from './typed-figure.ts';
import { useAnnouncedAtOnce } from './use-announced-at-once.ts';

/** A held button waits, then repeats; it repeats faster the longer it is held. */
const firstWaitMs = 400;
const repeatMs = (repeats: number) => (repeats < 8 ? 120 : 50);

export interface PriceFieldProps {
  /** Stands inside the box over the value, with the unit: "Price USDT". */
  label: string;
  lessLabel: string;
  moreLabel: string;
  /**
   * Exactly what was typed, with plain marks; read and typed with those of the page's language. What it means is decided
   * by the form, and nothing typed is ever dropped.
   */
  value: string;
  onChange: (typed: string) => void;
  /** By button or arrow key, one step up or down. */
  onStep: (direction: 1 | -1) => void;
  /** How the value reads while nobody types, with plain marks: "64,150.0". The value itself stays as it is. */
  reading?: string;
  onFocus?: () => void;
  onBlur?: () => void;
  error?: ReactNode;
  /** Under the box: what the figure is measured by. It stays beside an error. */
  below?: ReactNode;
}

/** A price or an amount with − and +. */
export function PriceField({
  label,
  lessLabel,
  moreLabel,
  value,
  onChange,
  onStep,
  reading,
  onFocus,
  onBlur,
  error,
  below,
}: PriceFieldProps) {
  useAnnouncedAtOnce();
  const id = useId();
  const differs = reading !== undefined && reading !== value;
  return (
    <div className={`q-price${error ? ' q-price--error' : ''}`}>
      <div className="q-price-box">
        <Stepper label={lessLabel} icon="minus" controls={id} onStep={() => onStep(-1)} />
        <div className={`q-price-middle${differs ? ' q-price-middle--reads' : ''}`}>
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            value={figureAsRead(value)}
            aria-invalid={error ? true : undefined}
            aria-describedby={[error && `${id}-error`, below && `${id}-below`].filter(Boolean).join(' ') || undefined}
            onChange={(event) => onChange(figureAsTyped(event.target.value))}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              onStep(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
          {differs && (
            <span className="q-price-reading" aria-hidden="true">
              {figureAsRead(reading)}
            </span>
          )}
        </div>
        <Stepper label={moreLabel} icon="plus" controls={id} onStep={() => onStep(1)} />
      </div>
      {error && (
        <div id={`${id}-error`} className="q-field-below q-field-below--error" role="alert">
          <ErrorWords>{error}</ErrorWords>
        </div>
      )}
      {below && (
        <div id={`${id}-below`} className="q-field-below">
          {below}
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
  function again(wait: number, repeats: number) {
    step.current();
    timer.current = setTimeout(() => again(repeatMs(repeats), repeats + 1), wait);
  }
  return (
    <button
      type="button"
      aria-label={label}
      aria-controls={controls}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        again(firstWaitMs, 0);
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
