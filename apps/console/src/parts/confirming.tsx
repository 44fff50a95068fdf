import { Button, Sheet } from '@quay/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { shellWords } from '../shell/words/index.ts';

/** A second press that comes sooner was meant for the first button. */
const ARMED_AFTER_MS = 600;

export type Confirmation = {
  /** The act by its name, with the amount and whose it is: "Release 0.1 BTC to alice". */
  readonly act: string;
  /** What follows from it. */
  readonly says: ReactNode;
  run(): void;
};

export type Confirming = {
  ask(confirmation: Confirmation): void;
  readonly sheet: ReactNode;
};

/**
 * The second step of a decision: it says once more what is done, and is done from there alone. The button stands at another
 * place than the first, has no focus, and takes no press in its first moments: neither one key or click twice, nor Enter
 * twice, decides anything.
 */
export function useConfirming(): Confirming {
  const words = shellWords.useWords();
  const [dialog, setDialog] = useState<Confirmation>();
  const close = () => setDialog(undefined);
  return {
    ask: setDialog,
    sheet: (
      <Sheet open={dialog !== undefined} onClose={close} title={words.confirmTitle} closeLabel={words.close}>
        {dialog && <Confirm key={dialog.act} confirmation={dialog} close={close} />}
      </Sheet>
    ),
  };
}

function Confirm({ confirmation: { act, says, run }, close }: { confirmation: Confirmation; close: () => void }) {
  const words = shellWords.useWords();
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), ARMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="con-form">
      <p className="q-t16 q-strong">{act}</p>
      <p className="q-muted">{says}</p>
      <div className="con-confirm">
        <Button
          aria-disabled={!armed || undefined}
          onClick={() => {
            if (!armed) return;
            close();
            run();
          }}
        >
          {words.confirmAct}
        </Button>
        <Button variant="second" onClick={close}>
          {words.confirmBack}
        </Button>
      </div>
    </div>
  );
}
