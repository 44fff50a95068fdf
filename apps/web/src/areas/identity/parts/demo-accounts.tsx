import { ListRow } from '@quay/ui';
import { useState } from 'react';
import { FormError } from '../../../proof/form-error.tsx';
import { useDemoLogins } from '../../../proof/queries/demo-logins.ts';
import { submitLogin } from '../acts/login.ts';
import { refusedAt } from '../forms/refused-at.ts';
import type { LoggedInNow } from '../forms/use-logged-in.ts';
import { identityWords } from '../words/index.ts';

/** The accounts of a simulated market that anybody may try: one press logs in. */
export function DemoAccounts({ loggedIn }: { loggedIn: LoggedInNow }) {
  const { demo: words } = identityWords.useWords();
  const accounts = useDemoLogins();
  const [wrong, setWrong] = useState('');
  const [sending, setSending] = useState(false);

  async function enter(username: string, password: string) {
    if (sending) return;
    setSending(true);
    setWrong('');
    try {
      loggedIn(await submitLogin({ username, password }));
    } catch (failure) {
      setWrong(Object.values(refusedAt(failure))[0] ?? '');
    } finally {
      setSending(false);
    }
  }

  if (accounts.length === 0) return null;
  return (
    <section className="identity-demo" aria-label={words.title}>
      <h2 className="q-t14 q-strong">{words.title}</h2>
      <p className="q-t12 q-muted">{words.lead}</p>
      <ul>
        {accounts.map(({ username, password, fundPassword, secret }) => (
          <li key={username}>
            <ListRow title={username} sub={words.password(password)} onClick={() => void enter(username, password)} />
            <p className="q-t12 q-muted">
              {words.fundPassword} <span className="q-code">{fundPassword}</span>
              {secret ? (
                <>
                  {words.between}
                  {words.secret} <span className="q-code identity-demo-secret">{secret}</span>
                </>
              ) : (
                <>
                  {words.between}
                  {words.codes}
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <FormError words={wrong} />
    </section>
  );
}
