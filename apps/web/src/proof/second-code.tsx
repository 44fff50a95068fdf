import { CodeField, Field } from '@quay/ui';
import { DemoCode } from './demo-code.tsx';
import type { Wrongs } from './refused.ts';
import { proofWords } from './words/index.ts';

type SecondCodeProps = {
  way: 'totp' | 'recovery-code';
  code: string;
  onChange: (code: string) => void;
  onComplete: () => void;
  wrong: Wrongs;
};

/** A code of the authenticator, or one of those that were kept for a day without it. */
export function SecondCode({ way, code, onChange, onComplete, wrong }: SecondCodeProps) {
  const words = proofWords.useWords();
  if (way === 'totp') {
    return (
      <div className="proof-code">
        <CodeField
          label={words.ways.totp.label}
          value={code}
          onChange={onChange}
          onComplete={onComplete}
          error={wrong.totp}
          autoFocus
        />
        <DemoCode />
      </div>
    );
  }
  return (
    <Field
      label={words.ways['recovery-code'].label}
      name="recovery-code"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      className="proof-recovery-code"
      value={code}
      onChange={onChange}
      error={wrong.recoveryCode}
    />
  );
}

/** What can be said of it without asking: a short code would cost a try. */
export function validateSecondCode(
  way: 'totp' | 'recovery-code',
  code: string,
  say: { totp: string; 'recovery-code': string },
): { totp?: string; recoveryCode?: string } {
  if (way === 'totp') return code.length < 6 ? { totp: say.totp } : {};
  return code.trim() ? {} : { recoveryCode: say['recovery-code'] };
}
