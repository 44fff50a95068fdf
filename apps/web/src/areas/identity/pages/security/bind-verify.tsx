import type { Security } from '@quay/contract/identity';
import { SkeletonRows } from '@quay/ui';
import { Redirect, useSearchParams } from '@quay/web-kit/router';
import type { ComponentType } from 'react';
import { paths } from '../../../../paths.ts';
import { useSecurity } from '../../../../proof/queries/security.ts';
import { BindAuthenticator } from '../../forms/security/bind-authenticator.tsx';
import { BindEmail, BindPhone } from '../../forms/security/bind-channel.tsx';
import { NewRecoveryCodes } from '../../forms/security/new-recovery-codes.tsx';
import { Passkeys } from '../../forms/security/passkeys.tsx';
import { Word } from '../../forms/security/word.tsx';
import { SettingsFailed, StepPage } from '../../parts/security/step-page.tsx';
import { type Bindable, bindables } from '../../safeguards.ts';
import { securityWords } from '../../words/security/index.ts';

const tasks: Record<Bindable, ComponentType<{ account: Security }>> = {
  email: BindEmail,
  phone: BindPhone,
  authenticator: BindAuthenticator,
  'recovery-codes': NewRecoveryCodes,
  passkey: Passkeys,
  word: Word,
};

/** Binds or makes one thing that protects the account; which one stands in the query. */
export default function BindVerify() {
  const words = securityWords.useWords();
  const [search] = useSearchParams();
  const { data: account, isError, isFetching, refetch } = useSecurity();
  const what = bindables.find((one) => one === search.get('what'));
  if (!what) return <Redirect to={paths.changeVerify()} />;
  const Task = tasks[what];
  if (account) return <Task key={what} account={account} />;
  return (
    <StepPage title={words.security} wide>
      {isError ? (
        <SettingsFailed retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={3} disc={false} />
      )}
    </StepPage>
  );
}
