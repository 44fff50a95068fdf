import { login } from '@quay/contract/identity';
import { Button, Field, PasswordField } from '@quay/ui';
import { type FormEvent, useRef, useState } from 'react';
import { ask } from '../../../request/ask.ts';
import { useSession } from '../../../shell/session.ts';
import { identityWords } from '../words/index.ts';
import { focusFirst, refusedAt, type Wrong } from './refused-at.ts';

export function LoginForm({ done }: { done: () => void }) {
  const words = identityWords.useWords();
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [sending, setSending] = useState(false);

  function judge(): Wrong {
    if (!username.trim()) return { username: words.accountMissing };
    return password ? {} : { password: words.passwordMissing };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const found = judge();
    setWrong(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current);
    setSending(true);
    try {
      useSession.getState().open(await ask(login, { username: username.trim(), password }, { quiet: true }));
      done();
    } catch (failure) {
      setWrong(refusedAt(failure));
      focusFirst(form.current);
    } finally {
      setSending(false);
    }
  }

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
