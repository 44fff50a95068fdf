import { type ComponentProps, type ReactNode, useId } from 'react';
import { useAnnouncedAtOnce } from './use-announced-at-once.ts';

export interface LongFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and what to do, in the reader's words. What was typed is kept. */
  error?: ReactNode;
  /** Below the box while there is no error. */
  below?: ReactNode;
}

/** A field for sentences. It grows with what is typed. */
export function LongField({ label, value, onChange, error, below, rows = 3, ...rest }: LongFieldProps) {
  useAnnouncedAtOnce();
  const id = useId();
  const text = error || below;
  return (
    <div className={`q-field q-long-field${error ? ' q-field--error' : ''}`}>
      <div className="q-field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="q-field-box">
        <textarea
          {...rest}
          id={id}
          rows={rows}
          className="q-field-input"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={text ? `${id}-below` : undefined}
          onChange={(event) => onChange(event.target.value)}
        />
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
