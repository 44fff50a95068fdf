import { type ComponentProps, useRef } from 'react';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useAnnouncedAtOnce } from './use-announced-at-once.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'type'> {
  /** What is searched; also the placeholder. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** Comes along when something is copied, finds nothing, and turns the sentence that says so. Joiners belong to some scripts. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

export function SearchField({ label, clearLabel, value, onChange, ...rest }: SearchFieldProps) {
  useAnnouncedAtOnce();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="q-search">
      <Icon name="search" size="s" />
      <input
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value.replace(UNSEEN, ''))}
      />
      {value !== '' && (
        <IconButton
          icon="close"
          size="s"
          quiet
          label={clearLabel}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
