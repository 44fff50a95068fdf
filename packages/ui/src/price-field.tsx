import { type ReactNode, useEffect, useId, useRef } from 'react';
import { stepDecimal } from './decimal.ts';
import { Icon } from './icon.tsx';

/** A held button waits, then repeats; it repeats faster the longer it is held. */
const firstWaitMs = 400;
const repeatMs = (repeats: number) => (repeats < 8 ? 120 : 50);

export interface PriceFieldProps {
  /** Stands inside the box over the value, with the unit: "Price USDT". */
  label: ReactNode;
  lessLabel: string;
  moreLabel: string;
  /** Plain decimal text. */
  value: string;
  onChange: (value: string) => void;
  /** The market's tick or lot as plain decimal text, such as "0.1". */
  step: string;
  /** The decimal sign the reader types and sees. */
  decimalSign?: '.' | ',';
  error?: ReactNode;
  below?: ReactNode;
}

/** A price or an amount with − and + by one step. */
export function PriceField({
  label,
  lessLabel,
  moreLabel,
  value,
  onChange,
  step,
  decimalSign = '.',
  error,
  below,
}: PriceFieldProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A repeating press has to see the value of this moment, not the one it began with.
  const latest = useRef({ value, onChange, step });
  useEffect(() => {
    latest.current = { value, onChange, step };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  function nudge(direction: 1 | -1) {
    const now = latest.current;
    const next = stepDecimal(now.value, now.step, direction);
    now.value = next;
    now.onChange(next);
  }

  function hold(direction: 1 | -1) {
    let repeats = 0;
    const again = () => {
      nudge(direction);
      timer.current = setTimeout(again, repeatMs(repeats++));
    };
    nudge(direction);
    timer.current = setTimeout(again, firstWaitMs);
  }

  const letGo = () => clearTimeout(timer.current);
  const stepper = (direction: 1 | -1) => (
    <button
      type="button"
      aria-label={direction === 1 ? moreLabel : lessLabel}
      aria-controls={id}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        hold(direction);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onContextMenu={(event) => event.preventDefault()}
      // A press by keyboard or by assistive technology has no pointer behind it.
      onClick={(event) => event.detail === 0 && nudge(direction)}
    >
      <Icon name={direction === 1 ? 'plus' : 'minus'} size="xs" />
    </button>
  );

  const text = error || below;
  return (
    <div className={`q-price${error ? ' q-price--error' : ''}`}>
      <div className="q-price-box">
        {stepper(-1)}
        <div className="q-price-middle">
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={decimalSign === '.' ? value : value.replace('.', decimalSign)}
            aria-invalid={error ? true : undefined}
            aria-describedby={text ? `${id}-below` : undefined}
            onChange={(event) => {
              const typed = event.target.value.replace(',', '.');
              // Anything that cannot become a number is not taken over.
              if (/^\d*\.?\d*$/.test(typed)) onChange(typed);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              nudge(event.key === 'ArrowUp' ? 1 : -1);
            }}
          />
        </div>
        {stepper(1)}
      </div>
      {text && (
        <div
          id={`${id}-below`}
          className={`q-field-below${error ? ' q-field-below--error' : ''}`}
          role={error ? 'alert' : undefined}
        >
          {text}
        </div>
      )}
    </div>
  );
}
