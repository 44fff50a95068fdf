import '../parts/account.css';
import { EXPORTS_A_DAY } from '@quay/contract/account';
import { FUND_PASSWORD, type Security } from '@quay/contract/identity';
import { Button, PasswordField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { travelling } from '../../../proof/fund-password.ts';
import { useSecurity } from '../../../proof/queries/security.ts';
import { useProving } from '../../../proof/use-proving.tsx';
import { proofWords } from '../../../proof/words/index.ts';
import { saveFile } from '../../../records/csv-file.ts';
import { notify } from '../../../shell/notify.ts';
import { exportFileName, submitExportData } from '../acts/export-data.ts';
import { accountWords } from '../words/index.ts';

/** All that is kept of the person, in one file. */
export default function PersonalData() {
  const words = accountWords.useWords();
  const security = useSecurity();
  return (
    <ColumnPage title={words.data.title} backTo={paths.safety()}>
      <p className="account-lead">{words.data.lead}</p>
      <p className="account-lead">{words.data.limit(EXPORTS_A_DAY)}</p>
      {security.data ? (
        <ExportForm account={security.data} />
      ) : (
        <QueryState queries={[security]} failed={words.close.failed} kept={words.close.failedWhy} rows={2} />
      )}
    </ColumnPage>
  );
}

function ExportForm({ account }: { account: Security }) {
  const { data: words, close } = accountWords.useWords();
  const proof = proofWords.useWords();
  const say = useRefusalWords();
  const [fundPassword, setFundPassword] = useState('');
  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'export-data',
    label: words.act,
    doing: words.doing,
    fields: ['fundPassword'],
    validate: () =>
      !account.fundPassword || FUND_PASSWORD.test(fundPassword)
        ? {}
        : { fundPassword: say({ reason: 'identity/fund-password-malformed' }) },
    async send(given) {
      const sealed = account.fundPassword ? { fundPassword: await travelling(fundPassword) } : {};
      const content = await submitExportData({ ...sealed, proof: given });
      const day = new Date(exchangeNow()).toISOString().slice(0, 10);
      saveFile(exportFileName(day), content, 'application/json');
      notify(words.done, { tone: 'done' });
      setFundPassword('');
    },
  });
  return (
    <>
      <form ref={form} className="account-form" noValidate onSubmit={(event) => void submit(event)}>
        {account.fundPassword && (
          <PasswordField
            label={close.fundPassword}
            labelEnd={
              <Link className="q-act" to={paths.changeFundsPassword()}>
                {close.forgot}
              </Link>
            }
            name="fund-password"
            autoComplete="off"
            revealLabel={proof.reveal}
            hideLabel={proof.hide}
            value={fundPassword}
            onChange={(text) => {
              setFundPassword(text);
              mend('fundPassword', 'form');
            }}
            error={wrong.fundPassword}
          />
        )}
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.doing}>
          {words.act}
        </Button>
      </form>
      {sheet}
    </>
  );
}
