import type { ComponentProps, ReactNode } from 'react';

export interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The words before the switch; they belong to the hit area. */
  children: ReactNode;
}

/** A setting that holds at once, without a further act. */
export function Toggle({ checked, onChange, children, className = '', ...rest }: ToggleProps) {
  return (
    <label className={`q-toggle ${className}`}>
      <span>{children}</span>
      <input
        {...rest}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className="q-toggle-track" />
    </label>
  );
}
