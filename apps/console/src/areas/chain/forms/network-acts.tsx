import { haltNetwork, resumeNetwork } from '@quay/contract/staff';
import { Button, showToast } from '@quay/ui';
import { useState } from 'react';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useAct } from '../../../request/hooks.ts';
import type { NetworkStatus } from '../parts/network.tsx';
import { chainWords } from '../words/index.ts';

/** One halts a network at once; to let it run again takes two. */
export function NetworkActs({ status: { network, halted } }: { status: NetworkStatus }) {
  const words = chainWords.useWords();
  // Which of the two, and not whether: the network may be halted by somebody else while the sheet is open.
  const [asked, setAsked] = useState<'halt' | 'resume'>();
  const done = (said: string) => {
    setAsked(undefined);
    showToast(said, { tone: 'done' });
  };
  const halt = useAct(haltNetwork, { done: () => done(words.haltDone(network)) });
  const resume = useAct(resumeNetwork, { done: () => done(words.resumeAsked) });
  const acts = {
    halt: { ...halt, title: words.haltTitle(network), about: words.haltWords, acting: words.halting },
    resume: { ...resume, title: words.resumeTitle(network), about: words.resumeWords, acting: words.resuming },
  };
  const offered = halted ? 'resume' : 'halt';
  const shown = acts[asked ?? offered];
  return (
    <>
      <Button
        variant="second"
        size="row"
        onClick={() => {
          acts[offered].forget();
          setAsked(offered);
        }}
      >
        {halted ? words.resume : words.halt}
      </Button>
      <ReasonSheet
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
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
