import { closeCase } from '@quay/contract/staff';
import { Button, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useAct } from '../../../request/hooks.ts';
import { casesWords } from '../words/index.ts';

/** Closes a case with a reason that stands in the log. */
export function CloseCase({ caseId }: { caseId: number }) {
  const words = casesWords.use();
  const [open, setOpen] = useState(false);
  const { act, busy, refusal, forget } = useAct(closeCase, {
    done: () => {
      setOpen(false);
      showToast(words.closeDone, { tone: 'done' });
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
        {words.close}
      </Button>
      <ReasonSheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.closeTitle}
        act={words.closeTitle}
        acting={words.closing}
        busy={busy}
        refusal={refusal}
        onAct={(reason) => act({ caseId, reason })}
      >
        {words.closeWords}
      </ReasonSheet>
    </>
  );
}
