import { ACCOUNT, type SessionOpened, signUpWays } from '@quay/contract/identity';
import { Button, Checkbox, ErrorLine, Field, Segments } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Link, useSearchParams } from '@quay/web-kit/router';
import { useEffect, useId, useState } from 'react';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { reasonOf } from '../../../proof/refused.ts';
import { useCodeChannels, useConfig } from '../../../shell/queries/config.ts';
import { submitRegister } from '../acts/register.ts';
import { sendCodeTo } from '../drafts/sent-code.ts';
import { addressOf, invitationFrom, registration, useSignUp } from '../drafts/sign-up.ts';
import { identityWords } from '../words/index.ts';
import { AddressField, isAddress } from './address-field.tsx';
import { NewPassword, validatePassword } from './new-password.tsx';
import type { Wrong } from './refused-at.ts';
import { useSending } from './use-sending.ts';

type RegisterFormProps = {
  opened: (session: SessionOpened) => void;
  /** All is right but the code, which is on its way. */
  codeSent: () => void;
};

export function RegisterForm({ opened, codeSent }: RegisterFormProps) {
  const words = identityWords.useWords();
  const say = useRefusalWords();
  const draft = useSignUp();
  const [search] = useSearchParams();
  const channels = useCodeChannels();
  const ways = signUpWays.filter((way) => way === 'account' || channels.includes(way));
  const isOffered = ways.includes(draft.by);
  const knowsWays = useConfig() !== undefined;

  useEffect(() => {
    // What was typed is worth more than what the address says.
    if (!useSignUp.getState().invitation) useSignUp.setState({ invitation: invitationFrom(search) });
    return () => useSignUp.setState({ wrong: {} });
  }, [search]);

  useEffect(() => {
    // A draft of before a carrier was taken away.
    if (knowsWays && !isOffered) useSignUp.setState({ by: 'account' });
  }, [knowsWays, isOffered]);

  /** What can be said without asking. The server validates again, and knows the common passwords and the taken names. */
  function validate(): Wrong {
    const address = addressOf(draft);
    const wrong = address ? !isAddress(address) : !ACCOUNT.test(draft.account.trim());
    return {
      ...(wrong && { username: say({ reason: `identity/${draft.by}-malformed` }) }),
      ...validatePassword(draft.password, draft.repeat, say),
      ...(!draft.agree && { agree: say({ reason: 'identity/terms-not-accepted' }) }),
    };
  }

  async function send() {
    const address = addressOf(draft);
    if (!address) return opened(await submitRegister(registration(draft)));
    // Without its code this is refused, and for the code alone once all the rest is right.
    try {
      opened(await submitRegister(registration(draft)));
    } catch (failure) {
      if (reasonOf(failure) !== 'code-missing') throw failure;
      const { sent } = await sendCodeTo('register', address, draft.sent);
      useSignUp.setState({ sent });
      codeSent();
    }
  }

  const { form, wrong, sending, submit, mend } = useSending({ validate, send, known: draft.wrong });
  return (
    <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
      <Segments
        label={words.signUpBy}
        items={ways.map((id) => ({ id, label: words.ways[id] }))}
        value={draft.by}
        onChange={(by) => {
          useSignUp.setState({ by });
          mend('username', 'form');
        }}
      />
      {draft.by === 'account' ? (
        <Field
          label={words.username.account}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.account}
          onChange={(account) => {
            useSignUp.setState({ account });
            mend('username', 'form');
          }}
          error={wrong.username}
          below={words.usernameRule.account}
        />
      ) : (
        <AddressField
          channel={draft.by}
          email={draft.email}
          phone={draft.phone}
          country={draft.country}
          onChange={(typed) => {
            useSignUp.setState(typed);
            mend('username', 'form');
          }}
          error={wrong.username}
        />
      )}
      <NewPassword
        password={draft.password}
        repeat={draft.repeat}
        onChange={(typed) => {
          useSignUp.setState(typed);
          mend('password', 'repeat', 'form');
        }}
        wrong={wrong}
      />
      <Invitation
        code={draft.invitation}
        onChange={(invitation) => {
          useSignUp.setState({ invitation });
          mend('invitation', 'form');
        }}
        error={wrong.invitation}
      />
      <Agreement
        checked={draft.agree}
        onChange={(agree) => {
          useSignUp.setState({ agree });
          mend('agree');
        }}
        error={wrong.agree}
      />
      <FormError words={wrong.form} />
      <Button
        wide
        type="submit"
        loading={sending}
        loadingLabel={draft.by === 'account' ? words.openingAccount : words.sendingCode}
      >
        {draft.by === 'account' ? words.openAccount : words.sendCode}
      </Button>
    </form>
  );
}

type InvitationProps = { code: string; onChange: (code: string) => void; error: string | undefined };

/** Few have one, so it is folded away until it is asked for, given by the address, or wrong. */
function Invitation({ code, onChange, error }: InvitationProps) {
  const words = identityWords.useWords();
  const [dialog, setDialog] = useState(false);
  if (!dialog && !code && !error) {
    return (
      <div>
        <Button variant="quiet" onClick={() => setDialog(true)}>
          {words.haveInvitation}
        </Button>
      </div>
    );
  }
  return (
    <Field
      label={words.invitation}
      name="invitation"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      // It was just asked for.
      autoFocus={dialog && !code}
      value={code}
      onChange={(typed) => {
        // Emptied by hand it stays open.
        setDialog(true);
        onChange(typed);
      }}
      error={error}
    />
  );
}

type AgreementProps = { checked: boolean; onChange: (checked: boolean) => void; error: string | undefined };

function Agreement({ checked, onChange, error }: AgreementProps) {
  const words = identityWords.useWords();
  const errorId = useId();
  return (
    <div>
      <Checkbox
        checked={checked}
        onChange={onChange}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        {words.agreeBefore}
        {/* In a tab of its own, so that nothing typed here is lost. */}
        <Link className="q-act" to={paths.terms()} target="_blank">
          {words.terms}
        </Link>
        {words.agreeAfter}
      </Checkbox>
      {error && (
        <ErrorLine id={errorId} className="identity-form-error">
          {error}
        </ErrorLine>
      )}
    </div>
  );
}
