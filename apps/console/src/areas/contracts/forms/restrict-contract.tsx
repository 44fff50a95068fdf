import { type Restriction, restrictions, type StaffContract } from '@quay/contract/staff';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useRestrictContract } from '../acts/restrict-contract.ts';
import { StatusChoice } from '../parts/status-choice.tsx';
import { contractsWords } from '../words/index.ts';

/** Lets a contract allow less at once: one person does it. Nothing where it is halted already. */
export function RestrictContract({ contract: { symbol, status } }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const [to, setTo] = useState<Restriction>('halted');
  if (status === 'halted') return null;
  return (
    <ReasonAct
      useCall={useRestrictContract}
      requestOf={(reason) => ({ symbol, to, reason })}
      label={words.restrict}
      title={words.restrictTitle(symbol)}
      acting={words.restricting}
      done={words.restrictDone}
      onOpen={() => setTo('halted')}
      fields={<StatusChoice all={restrictions} now={status} value={to} onChange={setTo} />}
    >
      {words.restrictWords}
    </ReasonAct>
  );
}
