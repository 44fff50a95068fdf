import { ACCOUNT, PASSWORD_MAX, PASSWORD_MIN, register } from '@quay/contract/identity';
import { Button, Checkbox, Field, PasswordField, PasswordMeter } from '@quay/ui';
import { useId, useState } from 'react';
import { paths } from '../../../paths.ts';
import { ask } from '../../../request/ask.ts';
import { Link } from '../../../shell/router.tsx';
import { useRefusalWords } from '../../../shell/words.ts';
import { meterScores, strengthOf } from '../figures.ts';
import { identityWords } from '../words/index.ts';
import { FormError } from './login.form.tsx';
import type { IdentityField, Wrong } from './refused-at.ts';
import { useEntrance } from './use-entrance.ts';

export function RegisterForm({ done }: { done: () => void }) {
  const words = identityWords.useWords();
  const say = useRefusalWords();
  const agreeError = useId();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [agree, setAgree] = useState(false);
  const strength = strengthOf(password);

  /** What can be said without asking. The exchange judges again, and knows the common passwords and the taken names. */
  function judge(): Wrong {
    const found: Wrong = {};
    const refuse = (field: IdentityField, reason: string) => {
      found[field] = say({ reason: `identity/${reason}` });
    };
    if (!ACCOUNT.test(username)) refuse('username', 'account-malformed');
    if ([...password].length < PASSWORD_MIN) refuse('password', 'password-too-short');
    else if ([...password].length > PASSWORD_MAX) refuse('password', 'password-too-long');
    else if (password !== repeat) refuse('repeat', 'passwords-differ');
    if (!agree) refuse('agree', 'terms-not-accepted');
    return found;
  }

  const { form, wrong, sending, submit } = useEntrance({
    judge,
    send: () => ask(register, { username, password, agree }, { quiet: true }),
    done,
  });

  return (
    <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={words.account}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        error={wrong.username}
        below={words.accountRule}
      />
      <div>
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="new-password"
          revealLabel={words.reveal}
          hideLabel={words.hide}
          value={password}
          onChange={setPassword}
          error={wrong.password}
        />
        <PasswordMeter score={meterScores[strength]}>{words.meter[strength]}</PasswordMeter>
      </div>
      <PasswordField
        label={words.repeatPassword}
        name="repeat"
        autoComplete="new-password"
        revealLabel={words.reveal}
        hideLabel={words.hide}
        value={repeat}
        onChange={setRepeat}
        error={wrong.repeat}
      />
      <div>
        <Checkbox
          checked={agree}
          onChange={setAgree}
          aria-invalid={wrong.agree ? true : undefined}
          aria-describedby={wrong.agree ? agreeError : undefined}
        >
          {words.agreeBefore}
          {/* In a tab of its own, so that nothing typed here is lost. */}
          <Link className="q-act" to={paths.terms()} target="_blank">
            {words.terms}
          </Link>
          {words.agreeAfter}
        </Checkbox>
        {wrong.agree && (
          <p id={agreeError} className="identity-form-error" role="alert">
            {wrong.agree}
          </p>
        )}
      </div>
      <FormError words={wrong.form} />
      <Button wide type="submit" loading={sending} loadingLabel={words.openingAccount}>
        {words.openAccount}
      </Button>
    </form>
  );
}
