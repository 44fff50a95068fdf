import { FUND_PASSWORD_FIRST } from '@quay/contract/identity';
import { Button, CodeField, PasswordField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { useState } from 'react';
import { FormError } from '../../../proof/form-error.tsx';
import { identityWords } from '../words/index.ts';
import type { Wrong } from './refused-at.ts';
import { useSending } from './use-sending.ts';

type FundPasswordFormProps = {
  /** Empty when the page was loaded anew: then it is asked for again, if it is needed. */
  password: string;
  needsPassword: boolean;
  set: (fundPassword: string, password: string) => Promise<void>;
  refused?: (failure: unknown) => boolean;
  later: () => void;
};

/** The first fund password, twice; it can wait, with what that means. */
export function FundPasswordForm({ password: known, needsPassword, set, refused, later }: FundPasswordFormProps) {
  const words = identityWords.useWords();
  const say = useRefusalWords();
  const [fundPassword, setFundPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [typed, setTyped] = useState('');
  const password = known || typed;
  const asksPassword = needsPassword && !known;

  function validate(): Wrong {
    if (asksPassword && !typed) return { password: words.passwordMissing };
    const refuse = (reason: string) => ({ fundPassword: say({ reason: `identity/${reason}` }) });
    if (!FUND_PASSWORD_FIRST.test(fundPassword)) return refuse('fund-password-malformed');
    if (fundPassword === password) return refuse('fund-password-is-password');
    return fundPassword === repeat ? {} : { fundRepeat: words.fund.differ };
  }

  const { form, wrong, sending, submit, mend } = useSending({
    validate,
    send: () => set(fundPassword, password),
    ...(refused && { refused }),
  });

  return (
    <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
      <CodeField
        label={words.fund.label}
        secret
        value={fundPassword}
        onChange={(digits) => {
          setFundPassword(digits);
          mend('fundPassword', 'fundRepeat', 'form');
        }}
        onComplete={() => form.current?.querySelectorAll('input')[1]?.focus()}
        error={wrong.fundPassword}
      />
      <CodeField
        label={words.fund.repeat}
        secret
        value={repeat}
        onChange={(digits) => {
          setRepeat(digits);
          mend('fundRepeat', 'form');
        }}
        error={wrong.fundRepeat}
      />
      {asksPassword && (
        <>
          <p className="identity-lead">{words.fund.passwordWhy}</p>
          <PasswordField
            label={words.fund.loginPassword}
            name="password"
            revealLabel={words.reveal}
            hideLabel={words.hide}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              mend('password', 'form');
            }}
            error={wrong.password}
          />
        </>
      )}
      <p className="q-t12 q-muted">{words.fund.never}</p>
      <FormError words={wrong.form} />
      <div>
        <Button wide type="submit" loading={sending} loadingLabel={words.fund.doing}>
          {words.fund.act}
        </Button>
        <div className="identity-later">
          <Button variant="quiet" onClick={later}>
            {words.fund.later}
          </Button>
          <p>{words.fund.laterWhy}</p>
        </div>
      </div>
    </form>
  );
}
