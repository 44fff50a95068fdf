import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useCloseCase } from '../acts/close-case.ts';
import { casesWords } from '../words/index.ts';

/** Closes a case with a reason that stands in the log. */
export function CloseCase({ caseId }: { caseId: number }) {
  const words = casesWords.useWords();
  return (
    <ReasonAct
      useCall={useCloseCase}
      requestOf={(reason) => ({ caseId, reason })}
      label={words.close}
      title={words.closeTitle}
      acting={words.closing}
      done={words.closeDone}
    >
      {words.closeWords}
    </ReasonAct>
  );
}
