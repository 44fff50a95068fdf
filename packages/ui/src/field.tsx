import { type ComponentProps, type ReactNode, useId } from 'react';
import { ErrorWords } from './error-words.tsx';
import { figureAsRead, figureAsTyped } from './typed-figure.ts';
import { useAnnouncedAtOnce } from './use-announced-at-once.ts';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'size'> {
  label: ReactNode;
  /** `above` the box, or `inline` inside it before a figure that stands at the right. */
  labelAt?: 'above' | 'inline';
  /** At the right end of the label's line, such as "Forgot it?". */
  labelEnd?: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /**
   * A figure: tabular digits and the decimal keyboard. The value stays text, so no digit is lost; it is plain, and read
   * and typed with the marks of the page's language.
   */
  figure?: boolean;
  /** How a figure reads while nobody types, in the reader's language; the value itself where nothing is said. */
  reading?: string | undefined;
  /** After the value, such as a currency. */
  unit?: ReactNode;
  /** Acts inside the box at the right, such as Max or reveal. */
  end?: ReactNode;
  /** Before the value, such as the icon of a search. */
  start?: ReactNode;
  /** 44 px instead of 52. */
  dense?: boolean;
  /** What is wrong and what to do, in the reader's words. What was typed is kept. */
  error?: ReactNode;
  /** Below the box while there is no error: the worth in the reader's currency, a rule. */
  below?: ReactNode;
}

export function Field({
  label,
  labelAt = 'above',
  labelEnd,
  value,
  onChange,
  figure = false,
  reading,
  unit,
  end,
  start,
  dense = false,
  error,
  below,
  id,
  className = '',
  ...rest
}: FieldProps) {
  useAnnouncedAtOnce();
  const ownId = useId();
  const inputId = id ?? ownId;
  const belowId = `${inputId}-below`;
  const text = error || below;
  const labelElement = <label htmlFor={inputId}>{label}</label>;
  return (
    <div
      className={`q-field${dense ? ' q-field--dense' : ''}${labelAt === 'inline' ? ' q-field--inline' : ''}${error ? ' q-field--error' : ''} ${className}`}
    >
      {labelAt === 'above' && (
        <div className="q-field-head">
          {labelElement}
          {labelEnd}
        </div>
      )}
      <div className="q-field-box">
        {start}
        {labelAt === 'inline' && labelElement}
        <input
          inputMode={figure ? 'decimal' : undefined}
          autoComplete={figure ? 'off' : undefined}
          {...rest}
          id={inputId}
          className={`q-field-input${figure ? ' q-field-input--figure' : ''}`}
          value={reading ?? (figure ? figureAsRead(value) : value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={text ? belowId : undefined}
          onChange={(event) => onChange(figure ? figureAsTyped(event.target.value) : event.target.value)}
        />
        {(unit || end) && (
          <span className="q-field-end">
            {unit && <span className="q-field-unit">{unit}</span>}
            {end}
          </span>
        )}
      </div>
      {text && (
        <div
          id={belowId}
          className={`q-field-below${error ? ' q-field-below--error' : ''}`}
          role={error ? 'alert' : undefined}
        >
          {error ? <ErrorWords>{error}</ErrorWords> : below}
        </div>
      )}
    </div>
  );
}
