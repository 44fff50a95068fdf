import { rescanNetwork } from '@quay/contract/staff';
import { Button, Field, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useAct } from '../../../request/hooks.ts';
import type { NetworkStatus } from '../parts/network.tsx';
import { chainWords } from '../words/index.ts';

/** Asks for a range of blocks to be read again by every endpoint. Nothing is credited twice. */
export function RescanNetwork({ status: { network } }: { status: NetworkStatus }) {
  const words = chainWords.use();
  const [open, setOpen] = useState(false);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const { act, busy, refusal, forget } = useAct(rescanNetwork, {
    done() {
      setOpen(false);
      showToast(words.rescanDone, { tone: 'done' });
    },
  });
  return (
    <>
      <Button
        variant="second"
        size="row"
        onClick={() => {
          forget();
          setOpen(true);
        }}
      >
        {words.rescan}
      </Button>
      <ReasonSheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.rescanTitle(network)}
        act={words.rescanTitle(network)}
        acting={words.rescanning}
        busy={busy}
        refusal={refusal}
        // What is no number is sent as −1, which the server refuses with the range that may be asked for.
        onAct={(reason) => act({ network, from: blockOf(from), to: blockOf(to), reason })}
        fields={
          <>
            <Field label={words.rescanFrom} value={from} onChange={setFrom} inputMode="numeric" />
            <Field label={words.rescanTo} value={to} onChange={setTo} inputMode="numeric" />
          </>
        }
      >
        {words.rescanWords}
      </ReasonSheet>
    </>
  );
}

const blockOf = (typed: string): number => (/^\d{1,12}$/.test(typed.trim()) ? Number(typed) : -1);
