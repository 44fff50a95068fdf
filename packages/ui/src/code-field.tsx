import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorWords } from './error-words.tsx';
import { useAnnouncedAtOnce } from './use-announced-at-once.ts';

const cells = [0, 1, 2, 3, 4, 5];
const length = cells.length;

export interface CodeFieldProps {
  label: ReactNode;
  /** Up to six digits. */
  value: string;
  onChange: (value: string) => void;
  /** Called once when the sixth digit is in. */
  onComplete?: (value: string) => void;
  /** The fund password: dots instead of figures, and no autofill of a sent code. */
  secret?: boolean;
  error?: ReactNode;
  autoFocus?: boolean;
}

/** Six cells for a sent code, an authenticator code or the fund password. */
export function CodeField({ label, value, onChange, onComplete, secret = false, error, autoFocus }: CodeFieldProps) {
  useAnnouncedAtOnce();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const refused = Boolean(error);
  useEffect(() => {
    // The next digit replaces a refused code.
    if (refused) input.current?.select();
  }, [refused]);
  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  return (
    <div className={`q-code-field${error ? ' q-code-field--error' : ''}`}>
      <div className="q-field-head">
        <label htmlFor={id}>{label}</label>
      </div>
      <div className="q-code-cells">
        {cells.map((cell) => {
          const filled = cell < value.length;
          const current = cell === Math.min(value.length, length - 1);
          return (
            <span
              key={cell}
              aria-hidden="true"
              className={`${current ? 'q-code-current' : ''}${filled && secret ? ' q-code-dot' : ''}`}
            >
              {secret ? '' : value[cell]}
            </span>
          );
        })}
        <input
          ref={input}
          id={id}
          type={secret ? 'password' : 'text'}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={secret ? 'off' : 'one-time-code'}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            // No `maxLength`: it would cut a pasted "123 456" before its space is taken out.
            const digits = event.target.value.replace(/\D/g, '').slice(0, length);
            onChange(digits);
            if (digits.length === length && digits !== value) onComplete?.(digits);
          }}
        />
      </div>
      {error && (
        <div id={`${id}-error`} className="q-field-below q-field-below--error" role="alert">
          <ErrorWords>{error}</ErrorWords>
        </div>
      )}
    </div>
  );
}
