import { STAFF_PASSWORD_MIN, type StaffLogin } from '@quay/contract/staff';
import { Button, CodeField, CopyButton, PasswordField } from '@quay/ui';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useSession } from '../../shell/session.ts';
import { shellWords } from '../../shell/words/index.ts';
import { useStaffEnrol } from './acts/enrol.ts';
import { entranceWords } from './words/index.ts';

/** The very first login: an authenticator is bound, and the password that somebody else knows is replaced. */
export function EnrolForm({ login, restart }: { login: StaffLogin; restart: () => void }) {
  const words = entranceWords.useWords();
  const shell = shellWords.useWords();
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const [showsErrors, setShowsErrors] = useState(false);
  const { act, busy, refusal } = useStaffEnrol({ done: useSession.getState().opened });
  const missing = STAFF_PASSWORD_MIN - [...password].length;
  const of = (...reasons: string[]) => (refusal && reasons.includes(refusal.reason) ? refusal.words : undefined);
  const expired = refusal?.reason === 'staff/login-expired';
  const secret = login.secret ?? '';
  return (
    <form
      className="con-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShowsErrors(true);
        if (expired) restart();
        else if (missing <= 0 && totp.length === 6) act({ ticket: login.ticket, password, totp });
      }}
    >
      <div>
        <h1 className="q-t24">{words.enrolTitle}</h1>
        <p className="q-muted">{words.enrolWords}</p>
      </div>
      <section className="entrance-scan">
        <p className="q-muted">{words.scan}</p>
        <div className="entrance-qr">
          <QRCodeSVG value={login.uri ?? ''} size={168} marginSize={2} title={words.scanAlt} />
        </div>
        <div>
          <p className="q-muted">{words.secret}</p>
          <p className="entrance-secret">
            <span className="q-code">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
            <CopyButton text={secret} label={shell.copy} copiedLabel={shell.copied} />
          </p>
        </div>
      </section>
      <PasswordField
        label={words.ownPassword}
        name="new-password"
        autoComplete="new-password"
        revealLabel={words.reveal}
        hideLabel={words.hide}
        value={password}
        onChange={setPassword}
        error={of('staff/password-weak') ?? (showsErrors && missing > 0 ? words.ownPasswordShort(missing) : undefined)}
        below={words.ownPasswordRule}
      />
      <CodeField label={words.enrolCode} value={totp} onChange={setTotp} error={of('staff/totp-wrong')} />
      {refusal && !of('staff/password-weak', 'staff/totp-wrong') && (
        <p className="con-form-error" role="alert">
          {refusal.words}
        </p>
      )}
      <Button wide type="submit" loading={busy} loadingLabel={words.enrolling}>
        {expired ? words.again : words.enrol}
      </Button>
    </form>
  );
}
