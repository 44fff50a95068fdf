import { type Reopening, reopenings, type StaffContract } from '@quay/contract/staff';
import { useState } from 'react';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useResumeContract } from '../acts/resume-contract.ts';
import { StatusChoice } from '../parts/status-choice.tsx';
import { contractsWords } from '../words/index.ts';

/** Asks that a contract may allow more again; a second person decides. Nothing where it trades. */
export function ResumeContract({ contract: { symbol, status } }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const [to, setTo] = useState<Reopening>('trading');
  if (status === 'trading') return null;
  return (
    <ReasonAct
      useCall={useResumeContract}
      requestOf={(reason) => ({ symbol, to, reason })}
      label={words.resume}
      title={words.resumeTitle(symbol)}
      acting={words.resuming}
      done={words.askDone}
      onOpen={() => setTo('trading')}
      fields={<StatusChoice all={reopenings} now={status} value={to} onChange={setTo} />}
    >
      {words.resumeWords}
    </ReasonAct>
  );
}
