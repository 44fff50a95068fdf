import type { Security } from '@quay/contract/identity';
import { Button, buttonClass } from '@quay/ui';
import { Link, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { useProving } from '../../../../proof/use-proving.tsx';
import { submitNewRecoveryCodes } from '../../acts/new-recovery-codes.ts';
import { RecoveryCodes } from '../../parts/security/recovery-codes.tsx';
import { StepPage } from '../../parts/security/step-page.tsx';
import { securityWords } from '../../words/security/index.ts';

/** Ten new codes in place of the old ones. */
export function NewRecoveryCodes({ account }: { account: Security }) {
  const { codes: words } = securityWords.useWords();
  const navigate = useNavigate();
  const [codes, setCodes] = useState<readonly string[]>();
  const { form, wrong, sending, submit, sheet } = useProving({
    act: 'new-recovery-codes',
    label: words.make,
    doing: words.making,
    async send(proof) {
      setCodes((await submitNewRecoveryCodes({ proof })).recoveryCodes);
    },
  });
  if (codes) {
    return (
      <StepPage title={words.madeTitle} lead={words.lead}>
        <RecoveryCodes codes={codes} onKept={() => navigate(paths.safety(), { replace: true })} />
      </StepPage>
    );
  }
  if (!account.authenticator) {
    return (
      <StepPage title={words.makeTitle} lead={words.none}>
        <div className="security-acts">
          <Link className={buttonClass({ wide: true })} to={paths.bindVerify('authenticator')} replace>
            {words.addFirst}
          </Link>
        </div>
      </StepPage>
    );
  }
  return (
    <StepPage title={words.makeTitle} lead={words.makeLead}>
      <form ref={form} className="identity-form" onSubmit={(event) => void submit(event)}>
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.making}>
          {words.make}
        </Button>
      </form>
      {sheet}
    </StepPage>
  );
}
