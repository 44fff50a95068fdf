import { Button, buttonClass, Sheet } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { useSession } from '../../../../shell/session.ts';
import { shellWords } from '../../../../shell/words/index.ts';
import { submitFreeze } from '../../acts/freeze.ts';
import { identityWords } from '../../words/index.ts';
import { securityWords } from '../../words/security/index.ts';
import { Entrance } from '../entrance.tsx';

type FreezeSheetProps = { open: boolean; onClose: () => void; onFrozen: () => void };

/** What freezing does, before it is done. */
export function FreezeSheet({ open, onClose, onFrozen }: FreezeSheetProps) {
  const { freeze: words } = securityWords.useWords();
  const { close } = shellWords.useWords();
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function send() {
    if (sending) return;
    setSending(true);
    setRefused(undefined);
    useSession.setState({ ending: true });
    try {
      await submitFreeze({});
      onFrozen();
    } catch (failure) {
      useSession.setState({ ending: false });
      if (!(failure instanceof Refusal)) throw failure;
      setRefused(failure.words);
    } finally {
      setSending(false);
    }
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.sheet}
      closeLabel={close}
      foot={
        <Button wide loading={sending} loadingLabel={words.doing} onClick={() => void send()}>
          {words.act}
        </Button>
      }
    >
      <p className="q-muted">{words.lead}</p>
      <FormError words={refused} />
      <Steps of={words.does} />
    </Sheet>
  );
}

/** What an act brings with it, point by point. */
export function Steps({ of }: { of: readonly string[] }) {
  return (
    <ul className="security-steps">
      {of.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** The account is frozen, and nobody is logged in any more. */
export function Frozen({ title, why }: { title: string; why: string }) {
  const { freeze: words } = securityWords.useWords();
  const { logIn } = identityWords.useWords();
  return (
    <Entrance members picture title={title}>
      <p className="identity-lead">{why}</p>
      <p className="identity-lead">{words.doneNext}</p>
      <div className="identity-acts-below">
        <Link className={buttonClass({ wide: true })} to={paths.login(paths.safety())}>
          {logIn}
        </Link>
        <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.customerService()}>
          {words.service}
        </Link>
      </div>
    </Entrance>
  );
}
