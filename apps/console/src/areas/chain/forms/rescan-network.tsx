import { Field } from '@quay/ui';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useRescanNetwork } from '../acts/rescan-network.ts';
import type { NetworkStatus } from '../parts/network.tsx';
import { chainWords } from '../words/index.ts';

/** Asks for a range of blocks to be read again by every endpoint. Nothing is credited twice. */
export function RescanNetwork({ status: { network } }: { status: NetworkStatus }) {
  const words = chainWords.useWords();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  return (
    <ReasonAct
      useCall={useRescanNetwork}
      // What is no number is sent as −1, which the server refuses with the range that may be asked for.
      requestOf={(reason) => ({ network, from: blockOf(from), to: blockOf(to), reason })}
      label={words.rescan}
      title={words.rescanTitle(network)}
      acting={words.rescanning}
      done={words.rescanDone}
      fields={
        <>
          <Field label={words.rescanFrom} value={from} onChange={setFrom} inputMode="numeric" />
          <Field label={words.rescanTo} value={to} onChange={setTo} inputMode="numeric" />
        </>
      }
    >
      {words.rescanWords}
    </ReasonAct>
  );
}

const blockOf = (typed: string): number => (/^\d{1,12}$/.test(typed.trim()) ? Number(typed) : -1);
