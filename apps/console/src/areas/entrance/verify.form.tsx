import { Button, CodeField } from '@quay/ui';
import { useState } from 'react';
import { useSession } from '../../shell/session.ts';
import { useStaffVerify } from './acts/verify.ts';
import { entranceWords } from './words/index.ts';

const EXPIRED = 'staff/login-expired';

/** The second step: six digits, sent as soon as they are all there. */
export function VerifyForm({ ticket, username, restart }: { ticket: string; username: string; restart: () => void }) {
  const words = entranceWords.useWords();
  const [totp, setTotp] = useState('');
  const { act, busy, refusal, forget } = useStaffVerify({ done: useSession.getState().opened });
  const expired = refusal?.reason === EXPIRED;
  return (
    <form
      className="con-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (expired) restart();
        else act({ ticket, totp });
      }}
    >
      <h1 className="q-t24">{words.verifyTitle}</h1>
      <p className="q-muted">{words.verifyWords(username.trim())}</p>
      <CodeField
        label={words.code}
        value={totp}
        autoFocus
        onChange={(typed) => {
          setTotp(typed);
          if (!expired) forget();
        }}
        onComplete={(typed) => act({ ticket, totp: typed })}
        error={refusal?.words}
      />
      <Button wide type="submit" loading={busy} loadingLabel={words.loggingIn}>
        {expired ? words.again : words.logIn}
      </Button>
      {!expired && (
        <Button variant="quiet" onClick={restart}>
          {words.again}
        </Button>
      )}
    </form>
  );
}
