import type { ComponentProps, ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words beside the box; they belong to the hit area. */
  children: ReactNode;
}

export function Checkbox({ checked, onChange, children, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`q-checkbox ${className}`}>
      <input {...rest} type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span className="q-checkbox-box">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m5 12.6 4.6 4.6L19 7.4" />
        </svg>
      </span>
      <span>{children}</span>
    </label>
  );
}
