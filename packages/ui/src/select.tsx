import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface SelectLook {
  label: string;
  /** The label is for screen readers only: the value says enough, as in the order form. */
  labelUnseen?: boolean;
  /** 52 px instead of 44. */
  main?: boolean;
}

export interface SelectProps extends SelectLook {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function SelectBox({ label, labelUnseen, main, id, children }: SelectLook & { id: string; children: ReactNode }) {
  return (
    <div className="q-field">
      <div className={labelUnseen ? 'q-unseen' : 'q-field-head'}>
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
      </div>
      <div className={`q-select${main ? ' q-select--main' : ''}`}>
        {children}
        <Icon name="down" size="xs" />
      </div>
    </div>
  );
}

/** A short choice: the platform's own list. */
export function Select({ options, value, onChange, ...look }: SelectProps) {
  const id = useId();
  return (
    <SelectBox {...look} id={id}>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </SelectBox>
  );
}

export interface SelectButtonProps extends SelectLook {
  /** What is chosen now: text, or a coin with its name. */
  children: ReactNode;
  onClick: () => void;
}

/** A choice that needs search or explanation: looks like a field and opens a sheet. */
export function SelectButton({ children, onClick, ...look }: SelectButtonProps) {
  const id = useId();
  return (
    <SelectBox {...look} id={id}>
      <button
        id={id}
        type="button"
        aria-haspopup="dialog"
        // What it chooses, and what is chosen.
        aria-labelledby={`${id}-label ${id}`}
        onClick={onClick}
      >
        {children}
      </button>
    </SelectBox>
  );
}
