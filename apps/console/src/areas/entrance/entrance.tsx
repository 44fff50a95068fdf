import type { StaffLogin } from '@quay/contract/staff';
import { Button, Field, Logo, Note, PasswordField } from '@quay/ui';
import { type FormEvent, useState } from 'react';
import { useSession } from '../../shell/session.ts';
import { Look } from '../../shell/top-bar.tsx';
import { shellWords } from '../../shell/words/index.ts';
import './entrance.css';
import { useStaffLogin } from './acts/login.ts';
import { EnrolForm } from './enrol.form.tsx';
import { VerifyForm } from './verify.form.tsx';
import { entranceWords } from './words/index.ts';

/** The login. It stands at whatever address was asked for; that page is there when it is done. */
export function Entrance() {
  const shell = shellWords.useWords();
  const [username, setUsername] = useState(useSession.getState().last);
  const [step, setStep] = useState<StaffLogin>();
  // The step is over: its ticket is spent or too old. The name stays.
  const restart = () => setStep(undefined);
  return (
    <main className="entrance">
      <header className="entrance-brand">
        <Logo large />
        <span className="q-t20 q-muted">{shell.console}</span>
      </header>
      {!step && <LoginForm username={username} setUsername={setUsername} done={setStep} />}
      {step?.step === 'verify' && <VerifyForm ticket={step.ticket} username={username} restart={restart} />}
      {step?.step === 'enrol' && <EnrolForm login={step} restart={restart} />}
      <footer className="entrance-look">
        <Look />
      </footer>
    </main>
  );
}

type LoginFormProps = { username: string; setUsername: (name: string) => void; done: (step: StaffLogin) => void };

function LoginForm({ username, setUsername, done }: LoginFormProps) {
  const words = entranceWords.useWords();
  const why = useSession((session) => session.why);
  const [password, setPassword] = useState('');
  const [showsErrors, setShowsErrors] = useState(false);
  const { act, busy, refusal } = useStaffLogin({ done });

  function submit(event: FormEvent) {
    event.preventDefault();
    setShowsErrors(true);
    if (username.trim() && password) act({ username: username.trim(), password });
  }

  return (
    <form className="con-form" noValidate onSubmit={submit}>
      <h1 className="q-t24">{words.title}</h1>
      {(why === 'idle' || why === 'session') && (
        <Note tone="quiet" icon="lock">
          {words[why]}
        </Note>
      )}
      <Field
        label={words.name}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={username}
        onChange={setUsername}
        error={showsErrors && !username.trim() ? words.nameMissing : undefined}
      />
      <PasswordField
        label={words.password}
        name="password"
        revealLabel={words.reveal}
        hideLabel={words.hide}
        value={password}
        onChange={setPassword}
        error={showsErrors && !password ? words.passwordMissing : refusal?.words}
      />
      <Button wide type="submit" loading={busy} loadingLabel={words.asking}>
        {words.next}
      </Button>
    </form>
  );
}
