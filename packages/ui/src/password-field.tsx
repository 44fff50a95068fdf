import { useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from './icon-button.tsx';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end' | 'figure' | 'unit'> {
  revealLabel: string;
  hideLabel: string;
}

export function PasswordField({ revealLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [revealed, setRevealed] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={revealed ? 'text' : 'password'}
      end={
        <IconButton
          icon={revealed ? 'eyeoff' : 'eye'}
          size="s"
          quiet
          label={revealed ? hideLabel : revealLabel}
          onClick={() => setRevealed(!revealed)}
        />
      }
    />
  );
}
