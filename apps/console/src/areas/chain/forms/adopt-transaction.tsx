import { type OutflowAccount, outflowAccounts } from '@quay/contract/staff';
import { Button, Field, Select, Sheet, showToast } from '@quay/ui';
import { useState } from 'react';
import { LongField } from '../../../parts/long-field.tsx';
import { REASON_MAX } from '../../../parts/reason-sheet.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { useAdoptTransaction } from '../acts/adopt-transaction.ts';
import { chainWords } from '../words/index.ts';

const HASH = /^0x[0-9a-fA-F]{64}$/;

/** Asks to adopt a transaction of the hot wallet that Quay did not make; a second person decides. */
export function AdoptTransaction({ network }: { network: string }) {
  const words = chainWords.useWords();
  const shell = shellWords.useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="second" size="row" onClick={() => setOpen(true)}>
        {words.adopt}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.adoptTitle(network)} closeLabel={shell.close}>
        <Form network={network} done={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function Form({ network, done }: { network: string; done: () => void }) {
  const words = chainWords.useWords();
  const shell = shellWords.useWords();
  const [txHash, setTxHash] = useState('');
  const [account, setAccount] = useState<OutflowAccount>('bad-debt');
  const [reason, setReason] = useState('');
  const [showsErrors, setShowsErrors] = useState(false);
  const { act, busy, refusal } = useAdoptTransaction({
    done: () => {
      done();
      showToast(words.releaseAsked, { tone: 'done' });
    },
  });
  const isHash = HASH.test(txHash.trim());
  return (
    <form
      className="con-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShowsErrors(true);
        if (isHash && reason.trim() !== '') act({ network, txHash: txHash.trim(), account, reason: reason.trim() });
      }}
    >
      <p className="q-muted">{words.adoptWords}</p>
      <Field
        label={words.hash}
        value={txHash}
        onChange={setTxHash}
        autoComplete="off"
        spellCheck={false}
        error={showsErrors && !isHash ? words.hashWrong : refusal?.field === 'txHash' ? refusal.words : undefined}
      />
      <Select
        main
        label={words.account}
        options={outflowAccounts.map((one) => ({ value: one, label: words.accounts[one] }))}
        value={account}
        onChange={(one) => setAccount(one as OutflowAccount)}
      />
      <LongField
        label={shell.reason}
        value={reason}
        onChange={setReason}
        maxLength={REASON_MAX}
        error={refusal?.field === 'txHash' ? undefined : refusal?.words}
        below={shell.reasonBelow}
      />
      <Button wide type="submit" loading={busy} loadingLabel={words.adopting}>
        {words.adoptTitle(network)}
      </Button>
    </form>
  );
}
