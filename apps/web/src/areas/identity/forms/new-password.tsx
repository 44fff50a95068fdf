import { PASSWORD_MAX, PASSWORD_MIN } from '@quay/contract/identity';
import { PasswordField, PasswordMeter } from '@quay/ui';
import { meterScores, strengthOf } from '../figures.ts';
import { identityWords } from '../words/index.ts';
import type { Wrong } from './refused-at.ts';

type NewPasswordProps = {
  password: string;
  repeat: string;
  onChange: (typed: { password?: string; repeat?: string }) => void;
  wrong: Wrong;
  /** Where a present one stands beside it. */
  label?: string;
};

/** A login password that is chosen, twice, with how hard it is to guess. */
export function NewPassword({ password, repeat, onChange, wrong, label }: NewPasswordProps) {
  const words = identityWords.useWords();
  const strength = strengthOf(password);
  const labels = { revealLabel: words.reveal, hideLabel: words.hide, autoComplete: 'new-password' } as const;
  return (
    <>
      <div>
        <PasswordField
          {...labels}
          label={label ?? words.password}
          name="password"
          value={password}
          onChange={(typed) => onChange({ password: typed })}
          error={wrong.password}
        />
        <PasswordMeter score={meterScores[strength]}>{words.meter[strength]}</PasswordMeter>
      </div>
      <PasswordField
        {...labels}
        label={words.repeatPassword}
        name="repeat"
        value={repeat}
        onChange={(typed) => onChange({ repeat: typed })}
        error={wrong.repeat}
      />
    </>
  );
}

/** What can be said of it without asking; the exchange knows the common passwords. */
export function validatePassword(
  password: string,
  repeat: string,
  say: (refusal: { reason: string }) => string,
): Wrong {
  const letters = [...password].length;
  if (letters < PASSWORD_MIN) return { password: say({ reason: 'identity/password-too-short' }) };
  if (letters > PASSWORD_MAX) return { password: say({ reason: 'identity/password-too-long' }) };
  return password === repeat ? {} : { repeat: say({ reason: 'identity/passwords-differ' }) };
}
