import { FUND_PASSWORD, FUND_PASSWORD_FIRST } from '@quay/contract/identity';
import { Button, CodeField, PasswordField, SkeletonRows } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { useSecurity } from '../../../../proof/queries/security.ts';
import { useProving } from '../../../../proof/use-proving.tsx';
import { notify } from '../../../../shell/notify.ts';
import { submitChangeFundPassword } from '../../acts/change-fund-password.ts';
import { submitSetFundPassword } from '../../acts/set-fund-password.ts';
import { SettingsFailed, StepPage } from '../../parts/security/step-page.tsx';
import { identityWords } from '../../words/index.ts';
import { securityWords } from '../../words/security/index.ts';

/** Another fund password, or the first one where the sign-up left it out. */
export default function ChangeFundsPassword() {
  const words = securityWords.useWords();
  const { data: account, isError, isFetching, refetch } = useSecurity();
  if (account) return account.fundPassword ? <Change /> : <First />;
  return (
    <StepPage title={words.fund.title} wide>
      {isError ? (
        <SettingsFailed retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={3} disc={false} />
      )}
    </StepPage>
  );
}

function First() {
  const words = identityWords.useWords();
  const { fund } = securityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const [fundPassword, setTyped] = useState('');
  const [repeat, setRepeat] = useState('');
  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'set-fund-password',
    label: fund.firstAct,
    doing: words.fund.doing,
    fields: ['fundPassword'],
    validate() {
      if (!FUND_PASSWORD_FIRST.test(fundPassword))
        return { fundPassword: say({ reason: 'identity/fund-password-malformed' }) };
      return fundPassword === repeat ? {} : { repeat: fund.differ };
    },
    async send(proof) {
      await submitSetFundPassword({ fundPassword, proof });
      notify(fund.firstDone, { tone: 'done' });
      navigate(paths.safety(), { replace: true });
    },
  });
  return (
    <StepPage title={fund.first} lead={fund.firstLead}>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <CodeField
          label={words.fund.label}
          secret
          value={fundPassword}
          onChange={(digits) => {
            setTyped(digits);
            mend('fundPassword', 'repeat', 'form');
          }}
          onComplete={() => form.current?.querySelectorAll('input')[1]?.focus()}
          error={wrong.fundPassword}
        />
        <CodeField
          label={words.fund.repeat}
          secret
          value={repeat}
          onChange={(digits) => {
            setRepeat(digits);
            mend('repeat', 'form');
          }}
          error={wrong.repeat}
        />
        <p className="q-t12 q-muted">{words.fund.never}</p>
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.fund.doing}>
          {fund.firstAct}
        </Button>
      </form>
      {sheet}
    </StepPage>
  );
}

function Change() {
  const words = identityWords.useWords();
  const { fund } = securityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const [isForgotten, setForgotten] = useState(false);
  const [oldFundPassword, setOld] = useState('');
  const [password, setPassword] = useState('');
  const [fundPassword, setTyped] = useState('');
  const [repeat, setRepeat] = useState('');
  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'change-fund-password',
    label: fund.act,
    doing: fund.doing,
    fields: [isForgotten ? 'password' : 'oldFundPassword', 'fundPassword'],
    validate() {
      if (isForgotten && !password) return { password: fund.passwordMissing };
      if (!isForgotten && !oldFundPassword) return { oldFundPassword: fund.oldMissing };
      if (!FUND_PASSWORD.test(fundPassword))
        return { fundPassword: say({ reason: 'identity/fund-password-malformed' }) };
      return fundPassword === repeat ? {} : { repeat: fund.differ };
    },
    async send(proof) {
      const known = isForgotten ? { password } : { oldFundPassword };
      await submitChangeFundPassword({ ...known, fundPassword, proof });
      notify(fund.done, { tone: 'done' });
      navigate(paths.safety(), { replace: true });
    },
  });
  const labels = { revealLabel: words.reveal, hideLabel: words.hide, autoComplete: 'off' } as const;
  return (
    <StepPage title={fund.title} lead={isForgotten ? fund.afterForgotten : fund.after}>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        {isForgotten ? (
          <PasswordField
            {...labels}
            label={fund.login}
            labelEnd={
              <Button variant="quiet" onClick={() => setForgotten(false)}>
                {fund.known}
              </Button>
            }
            name="password"
            value={password}
            onChange={(typed) => {
              setPassword(typed);
              mend('password', 'form');
            }}
            error={wrong.password}
          />
        ) : (
          <PasswordField
            {...labels}
            label={fund.old}
            labelEnd={
              <Button variant="quiet" onClick={() => setForgotten(true)}>
                {fund.forgotten}
              </Button>
            }
            name="oldFundPassword"
            value={oldFundPassword}
            onChange={(typed) => {
              setOld(typed);
              mend('oldFundPassword', 'form');
            }}
            error={wrong.oldFundPassword}
          />
        )}
        <PasswordField
          {...labels}
          label={fund.new}
          name="fundPassword"
          value={fundPassword}
          onChange={(typed) => {
            setTyped(typed);
            mend('fundPassword', 'repeat', 'form');
          }}
          error={wrong.fundPassword}
          below={fund.newRule}
        />
        <PasswordField
          {...labels}
          label={fund.again}
          name="repeat"
          value={repeat}
          onChange={(typed) => {
            setRepeat(typed);
            mend('repeat', 'form');
          }}
          error={wrong.repeat}
        />
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={fund.doing}>
          {fund.act}
        </Button>
      </form>
      {sheet}
    </StepPage>
  );
}
