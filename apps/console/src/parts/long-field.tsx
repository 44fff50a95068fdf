import { useAnnouncedAtOnce } from '@quay/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';

export type LongFieldProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** Below the box while there is no error. */
  below?: ReactNode;
};

/** A field for sentences: a reason, a remark, an answer. It grows with what is typed. */
export function LongField({ label, value, onChange, error, below, className = '', ...rest }: LongFieldProps) {
  useAnnouncedAtOnce();
  const id = useId();
  const text = error || below;
  return (
    <div className={`con-long${error ? ' con-long--error' : ''} ${className}`}>
      <label htmlFor={id} className="con-long-label">
        {label}
      </label>
      <textarea
        rows={3}
        {...rest}
        id={id}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={text ? `${id}-below` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {text && (
        <div id={`${id}-below`} className="con-long-below" role={error ? 'alert' : undefined}>
          {text}
        </div>
      )}
    </div>
  );
}
