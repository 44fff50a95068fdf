import { Button, PasswordField, SkeletonRows } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Link, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { useSecurity } from '../../../../proof/queries/security.ts';
import { useProving } from '../../../../proof/use-proving.tsx';
import { notify } from '../../../../shell/notify.ts';
import { submitChangePassword } from '../../acts/change-password.ts';
import { NewPassword, validatePassword } from '../../forms/new-password.tsx';
import { SettingsFailed, StepPage } from '../../parts/security/step-page.tsx';
import { identityWords } from '../../words/index.ts';
import { securityWords } from '../../words/security/index.ts';

/** Another login password, or the first one of an account that a wallet opened. */
export default function ChangePassword() {
  const words = securityWords.useWords();
  const { data: account, isError, isFetching, refetch } = useSecurity();
  if (account) return <PasswordForm isFirst={!account.passwordSet} />;
  return (
    <StepPage title={words.password.title} wide>
      {isError ? (
        <SettingsFailed retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={3} disc={false} />
      )}
    </StepPage>
  );
}

function PasswordForm({ isFirst }: { isFirst: boolean }) {
  const words = identityWords.useWords();
  const { password: own } = securityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const [old, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const label = isFirst ? own.firstAct : own.act;
  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'change-password',
    label,
    doing: own.doing,
    fields: ['oldPassword', 'password'],
    validate: () => ({
      ...(!isFirst && !old && { oldPassword: own.oldMissing }),
      ...validatePassword(password, repeat, say),
    }),
    async send(proof) {
      await submitChangePassword({ ...(!isFirst && { oldPassword: old }), password, proof });
      notify(own.done, { tone: 'done' });
      navigate(paths.safety(), { replace: true });
    },
  });
  return (
    <StepPage title={isFirst ? own.first : own.title} lead={own.after}>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        {!isFirst && (
          <div className="identity-known-password">
            <PasswordField
              label={own.old}
              name="oldPassword"
              revealLabel={words.reveal}
              hideLabel={words.hide}
              value={old}
              onChange={(typed) => {
                setOld(typed);
                mend('oldPassword', 'form');
              }}
              error={wrong.oldPassword}
            />
            {/* Beside the label for the eye, after the field for the Tab key. */}
            <Link className="q-act" to={paths.forget()}>
              {own.forgot}
            </Link>
          </div>
        )}
        <NewPassword
          {...(!isFirst && { label: own.new })}
          password={password}
          repeat={repeat}
          onChange={(typed) => {
            if (typed.password !== undefined) setPassword(typed.password);
            if (typed.repeat !== undefined) setRepeat(typed.repeat);
            mend('password', 'repeat', 'form');
          }}
          wrong={wrong}
        />
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={own.doing}>
          {label}
        </Button>
      </form>
      {sheet}
    </StepPage>
  );
}
