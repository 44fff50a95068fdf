import { Button, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useHaltNetwork } from '../acts/halt-network.ts';
import { useResumeNetwork } from '../acts/resume-network.ts';
import type { NetworkStatus } from '../parts/network.tsx';
import { chainWords } from '../words/index.ts';

/** One halts a network at once; to let it run again takes two. */
export function NetworkActs({ status: { network, halted } }: { status: NetworkStatus }) {
  const words = chainWords.useWords();
  // Which of the two, and not whether: the network may be halted by somebody else while the sheet is open.
  const [dialog, setDialog] = useState<'halt' | 'resume'>();
  const done = (said: string) => {
    setDialog(undefined);
    showToast(said, { tone: 'done' });
  };
  const halt = useHaltNetwork({ done: () => done(words.haltDone(network)) });
  const resume = useResumeNetwork({ done: () => done(words.resumeAsked) });
  const acts = {
    halt: { ...halt, title: words.haltTitle(network), about: words.haltWords, acting: words.halting },
    resume: { ...resume, title: words.resumeTitle(network), about: words.resumeWords, acting: words.resuming },
  };
  const offered = halted ? 'resume' : 'halt';
  const shown = acts[dialog ?? offered];
  return (
    <>
      <Button
        variant="second"
        size="row"
        onClick={() => {
          acts[offered].forget();
          setDialog(offered);
        }}
      >
        {halted ? words.resume : words.halt}
      </Button>
      <ReasonSheet
        open={dialog !== undefined}
        onClose={() => setDialog(undefined)}
        title={shown.title}
        act={shown.title}
        acting={shown.acting}
        busy={shown.busy}
        refusal={shown.refusal}
        onAct={(reason) => shown.act({ network, reason })}
      >
        {shown.about}
      </ReasonSheet>
    </>
  );
}
