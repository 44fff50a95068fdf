import { Button, Icon } from '@quay/ui';
import { useState } from 'react';
import { useVerifyAudit } from '../acts/verify-audit.ts';
import { auditWords } from '../words/index.ts';

type Verified = { readonly rows: number; readonly brokenAt: number | null; readonly head: string };

/** Has the whole chain computed anew, and says what came out. */
export function Verify() {
  const words = auditWords.useWords();
  const [verified, setVerified] = useState<Verified>();
  const { act, busy } = useVerifyAudit({ done: setVerified, loud: true });
  return (
    <>
      {verified && (
        <span role="status" className={verified.brokenAt === null ? 'audit-intact' : 'audit-broken'}>
          <Icon name={verified.brokenAt === null ? 'check' : 'warn'} size="s" />
          <span title={`${words.head}: ${verified.head}`}>
            {verified.brokenAt === null ? words.intact(String(verified.rows)) : words.broken(String(verified.brokenAt))}
          </span>
        </span>
      )}
      <Button
        variant="second"
        size="row"
        loading={busy}
        loadingLabel={words.verifying}
        onClick={() => {
          setVerified(undefined);
          act({});
        }}
      >
        {words.verify}
      </Button>
    </>
  );
}
