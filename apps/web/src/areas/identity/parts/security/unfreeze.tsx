import { Button, buttonClass } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { reasonOf } from '../../../../proof/refused.ts';
import { useProving } from '../../../../proof/use-proving.tsx';
import { notify } from '../../../../shell/notify.ts';
import { submitUnfreeze } from '../../acts/unfreeze.ts';
import { securityWords } from '../../words/security/index.ts';

/** A frozen account: what it can still do, and how it is opened again. */
export function Unfreeze() {
  const { frozen: words } = securityWords.useWords();
  const [byStaff, setByStaff] = useState<string>();
  const { form, wrong, sending, submit, sheet } = useProving({
    act: 'unfreeze',
    label: words.act,
    doing: words.doing,
    async send(proof) {
      await submitUnfreeze({ proof });
      notify(words.done, { tone: 'done' });
    },
    refused(failure) {
      if (reasonOf(failure) !== 'unfreeze-by-staff' || !(failure instanceof Refusal)) return false;
      setByStaff(failure.words);
      return true;
    },
  });
  return (
    <section className="security-head">
      <h2 className="q-t20">{words.title}</h2>
      <p className="q-muted">{byStaff ?? words.lead}</p>
      {byStaff ? (
        <div className="security-acts">
          <Link className={buttonClass({ wide: true })} to={paths.customerService()}>
            {words.service}
          </Link>
        </div>
      ) : (
        <form ref={form} className="security-acts" onSubmit={(event) => void submit(event)}>
          <FormError words={wrong.form} />
          <Button wide type="submit" loading={sending} loadingLabel={words.doing}>
            {words.act}
          </Button>
          <p className="identity-note">{words.after}</p>
        </form>
      )}
      {sheet}
    </section>
  );
}
