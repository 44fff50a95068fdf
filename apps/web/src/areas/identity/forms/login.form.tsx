import { Button, PasswordField, PhoneField } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useEffect, useState } from 'react';
import { countryName } from '../../../countries/country-names.ts';
import { CountryPicker } from '../../../countries/country-picker.tsx';
import { phoneOf } from '../../../countries/phone.ts';
import { countryWords } from '../../../countries/words/index.ts';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { submitLogin } from '../acts/login.ts';
import { areaCodeOf, likelyHere, useLogIn, usernameOf } from '../drafts/log-in.ts';
import { identityWords } from '../words/index.ts';
import type { Wrong } from './refused-at.ts';
import type { LoggedInNow } from './use-logged-in.ts';
import { useSending } from './use-sending.ts';

export function LoginForm({ loggedIn }: { loggedIn: LoggedInNow }) {
  const words = identityWords.useWords();
  const draft = useLogIn();
  const [password, setPassword] = useState('');

  function validate(): Wrong {
    if (!draft.username.trim()) return { username: words.login.usernameMissing };
    return password ? {} : { password: words.passwordMissing };
  }

  const { form, wrong, sending, submit, mend } = useSending({
    validate,
    send: async () => loggedIn(await submitLogin({ username: usernameOf(draft), password })),
    known: draft.notice ? { form: draft.notice } : {},
  });
  useEffect(() => () => useLogIn.setState({ notice: '' }), []);

  return (
    <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
      <UsernameField error={wrong.username} onTyped={() => mend('username', 'form')} />
      <div className="identity-known-password">
        <PasswordField
          label={words.password}
          name="password"
          revealLabel={words.reveal}
          hideLabel={words.hide}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            mend('password', 'form');
          }}
          error={wrong.password}
        />
        {/* Beside the label for the eye, after the field for the Tab key. */}
        <Link className="q-act" to={paths.forget()}>
          {words.login.forgot}
        </Link>
      </div>
      <FormError words={wrong.form} />
      <Button wide type="submit" loading={sending} loadingLabel={words.loggingIn}>
        {words.logIn}
      </Button>
    </form>
  );
}

/** Account name, e-mail address or phone number; digits alone get a country code, or are said to need none. */
function UsernameField({ error, onTyped }: { error: string | undefined; onTyped: () => void }) {
  const words = identityWords.useWords();
  const countries = countryWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const { username, country } = useLogIn();
  const [picking, setPicking] = useState(false);
  const code = areaCodeOf({ username, country });
  const current = phoneOf(username, country ?? likelyHere).country.id;
  return (
    <>
      <PhoneField
        label={words.login.username}
        name="username"
        // The last word lets the browser offer passkeys here.
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        code={code}
        codeLabel={countries.codeOf(code ?? '', countryName(current, language))}
        onCode={() => setPicking(true)}
        value={username}
        onChange={(typed) => {
          // What is typed next may be a number again.
          const chosen = areaCodeOf({ username: typed, country: likelyHere }) ? country : (country ?? likelyHere);
          useLogIn.setState({ username: typed, country: chosen });
          onTyped();
        }}
        error={error}
      />
      <CountryPicker
        open={picking}
        onClose={() => setPicking(false)}
        current={current}
        codes
        onPick={(id) => {
          useLogIn.setState({ country: id });
          setPicking(false);
        }}
        none={{
          title: words.login.noCode,
          sub: words.login.noCodeWhy,
          onPick: () => {
            useLogIn.setState({ country: null });
            setPicking(false);
          },
        }}
      />
    </>
  );
}
