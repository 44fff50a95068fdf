import { login } from '@quay/contract/identity';
import { Button, Field, PasswordField } from '@quay/ui';
import { useState } from 'react';
import { ask } from '../../../request/ask.ts';
import { identityWords } from '../words/index.ts';
import type { Wrong } from './refused-at.ts';
import { useEntrance } from './use-entrance.ts';

export function LoginForm({ done }: { done: () => void }) {
  const words = identityWords.useWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');

  function judge(): Wrong {
    if (!username.trim()) return { username: words.accountMissing };
    return password ? {} : { password: words.passwordMissing };
  }

  const { form, wrong, sending, submit } = useEntrance({
    judge,
    send: () => ask(login, { username: username.trim(), password }, { quiet: true }),
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
      />
      <PasswordField
        label={words.password}
        name="password"
        revealLabel={words.reveal}
        hideLabel={words.hide}
        value={password}
        onChange={setPassword}
        error={wrong.password}
      />
      <FormError words={wrong.form} />
      <Button wide type="submit" loading={sending} loadingLabel={words.loggingIn}>
        {words.logIn}
      </Button>
    </form>
  );
}

export function FormError({ words }: { words: string | undefined }) {
  return (
    <p className="identity-form-error" role="alert" hidden={!words}>
      {words}
    </p>
  );
}
